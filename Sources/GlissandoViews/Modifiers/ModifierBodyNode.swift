import GlissandoMotion

/// Stands for the view that a modifier changes, inside the modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: View, PrimitiveView {
  nonisolated init() {}

  package func makeNode(in context: NodeContext) -> ViewNode {
    var ancestor = context.parent
    while let node = ancestor {
      if let owner = node as? ModifierBodyNode<Modifier> { return owner.makeContent(in: context) }
      ancestor = node.writtenParent
    }
    preconditionFailure(
      "the content of \(Modifier.self) was used outside of its body: build the view in body(content:)"
    )
  }
}

/// The node of a modifier that is described by views.
class ModifierBodyNode<M: ViewModifier>: BodyNode<M>, PlaceholderOwning {
  private var makeElement: @MainActor (NodeContext) -> ViewNode
  /// The places at which the body shows the content; usually one.
  private var contents: [PlaceholderNode] = []

  init(
    _ modifier: M, in context: NodeContext,
    _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    makeElement = content
    super.init(modifier, in: context)
  }

  final override var placeholderOwner: (any PlaceholderOwning)? { self }

  /// What placeholders in the body are generic over; usually there are none.
  final var contentType: Any.Type {
    (M.self as? any PlaceholderNaming.Type)?.placeholderValue ?? M.self
  }

  final func makeContent(in context: NodeContext) -> ViewNode {
    let node = PlaceholderNode(context)
    node.content = makeElement(NodeContext(parent: node))
    contents.append(node)
    return node
  }

  /// Updates are the content's: the modifier comes through `take`.
  override func update<V: View>(_ view: V) {
    makeElement = { $0.makeNode(view) }
    contents.removeAll { !$0.isAlive }
    for node in contents { node.content?.update(view) }
  }

  final override func take<Value>(_ modifier: Value) {
    if Value.self == M.self { replace(with: unsafeBitCast(modifier, to: M.self)) }
  }

  override func evaluateBody(of described: M) {
    show { described.body(content: ModifierContent()) }
  }
}

/// A modifier whose body shows the content by a `PlaceholderContentView`.
nonisolated protocol PlaceholderNaming {
  /// What the placeholder is generic over.
  static var placeholderValue: Any.Type { get }
}

/// The node of a modifier with a body and data that animates.
final class AnimatableModifierBodyNode<M: ViewModifier & Animatable>: ModifierBodyNode<M>,
  @MainActor AnimatedAttributeObserver
{
  private let data: ShownValue<M>

  override init(
    _ modifier: M, in context: NodeContext,
    _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    data = ShownValue(modifier, label: "\(M.self)")
    super.init(modifier, in: context, content)
  }

  override func describedChanged(_ modifier: M) { data.set(modifier, for: self) }

  override func shown(_ modifier: M) -> M {
    data.isRunning ? data.shown(in: modifier) : modifier
  }

  override func willDestroy() {
    data.remove()
    super.willDestroy()
  }
}

/// The place of the content inside a modifier's body.
final class PlaceholderNode: ContentNode {
  override func update<V: View>(_ view: V) {}
}
