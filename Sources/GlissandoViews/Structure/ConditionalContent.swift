/// One of two views, as an `if`–`else` or a `switch` chooses.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  package static var isMultiple: Bool { true }

  package func makeNode(in context: NodeContext) -> ViewNode {
    ConditionalNode<TrueContent, FalseContent>(self, context)
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package static var isMultiple: Bool { true }

  package func makeNode(in context: NodeContext) -> ViewNode {
    ConditionalNode<Wrapped, EmptyView>(asBranches, context)
  }

  fileprivate var asBranches: ConditionalContent<Wrapped, EmptyView> {
    switch self {
    case .some(let view): ConditionalContent(.first(view))
    case .none: ConditionalContent(.second(EmptyView()))
    }
  }
}

/// Shows one branch; the other may still be leaving, and is called back with its state if the
/// condition turns round.
private final class ConditionalNode<First: View, Second: View>: DynamicNode {
  private var first: DynamicChild?
  private var second: DynamicChild?

  /// Which of the two: a number, as to make a key path for each type takes the runtime longer than
  /// to make the node.
  private enum Branch: Int {
    case first, second
  }

  private subscript(branch: Branch) -> DynamicChild? {
    get { branch == .first ? first : second }
    set { if branch == .first { first = newValue } else { second = newValue } }
  }

  init(_ view: ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(context)
    show(view.storage)
    establish()
  }

  override func update<V: View>(_ view: V) {
    if V.self == Optional<First>.self {
      switch sameView(view, as: Optional<First>.self) {
      case .some(let content): show(.first(content))
      case .none: hide(.first)
      }
    } else {
      show(sameView(view, as: ConditionalContent<First, Second>.self).storage)
    }
  }

  private func show(_ storage: ConditionalContent<First, Second>.Storage) {
    switch storage {
    case .first(let content):
      show(content, in: .first)
      hide(.second)
    case .second(let content):
      show(content, in: .second)
      hide(.first)
    }
  }

  private func show<Content: View>(_ content: Content, in branch: Branch) {
    if let child = self[branch] {
      child.node.update(content)
      restore(child)
    } else {
      self[branch] = insert(mark: branch.rawValue) { $0.makeNode(content) }
    }
  }

  private func hide(_ branch: Branch) {
    if let child = self[branch] { remove(child) }
  }

  override func forgetGoneChildren() {
    if first?.isGone == true { first = nil }
    if second?.isGone == true { second = nil }
  }

  override func forEachDynamicChild(_ body: (DynamicChild) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}
