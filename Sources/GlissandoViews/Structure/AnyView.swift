import Foundation

/// A view whose type is hidden.
public nonisolated struct AnyView: View, PrimitiveView {
  package let content: any View

  /// Hides the type of `view`.
  nonisolated public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of `view`.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor package static var isMultiple: Bool { true }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    ReplacingNode(Identified(id: ObjectIdentifier(type(of: content)), content: content), context)
  }
}

/// A view with an explicit identity: another identity is another view.
public nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID

  @MainActor package static var isMultiple: Bool { true }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    ReplacingNode(Identified(id: id, content: content), context)
  }
}

extension View {
  /// Gives the view an identity: when `id` changes, the view goes and a new one appears.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// A view and what tells it from the one that stood here before.
private nonisolated protocol IdentifiedContent: View {
  var identified: Identified { get }
}

private struct Identified {
  let id: AnyHashable
  let content: any View
}

extension AnyView: IdentifiedContent {
  fileprivate var identified: Identified {
    Identified(id: ObjectIdentifier(type(of: content)), content: content)
  }
}

extension IdentifiedView: IdentifiedContent {
  fileprivate var identified: Identified { Identified(id: id, content: content) }
}

/// Shows one content at a time; the earlier ones may still be leaving.
private final class ReplacingNode: DynamicNode {
  private var id: AnyHashable
  private var entries: [(id: AnyHashable, child: DynamicChild)] = []
  /// The one that is shown; an identity need not be found again, since it may be no number.
  private var current: DynamicChild?

  init(_ view: Identified, _ context: NodeContext) {
    id = view.id
    super.init(context)
    show(view)
    establish()
  }

  override func update<V: View>(_ view: V) {
    guard let view = view as? any IdentifiedContent else { return }
    let identified = view.identified
    if identified.id != id, let current { remove(current) }
    id = identified.id
    show(identified)
  }

  override func forEachDynamicChild(_ body: (DynamicChild) -> Void) {
    for entry in entries { body(entry.child) }
  }

  private func show(_ view: Identified) {
    if let known = entries.first(where: { $0.id == view.id })?.child {
      func update<V: View>(_ content: V) { known.node.update(content) }
      update(view.content)
      restore(known)
      current = known
    } else {
      func make<V: View>(_ content: V) -> DynamicChild {
        insert(mark: view.id) { $0.makeNode(content) }
      }
      let child = make(view.content)
      entries.append((view.id, child))
      current = child
    }
  }

  override func forgetGoneChildren() { entries.removeAll { $0.child.isGone } }

  override func programIdentity(of child: DynamicChild) -> AnyHashable? {
    entries.first { $0.child === child }?.id
  }

  override func placementOfChild(_ identity: AnyHashable) -> CGRect? {
    if identity == id, let frame = current?.node.frameOfElements { return frame }
    return super.placementOfChild(identity)
  }
}
