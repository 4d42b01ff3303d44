import GlissandoMotion

// The nodes of modifiers that are described by views.

/// Stands for the view that a modifier changes, inside the modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: View, PrimitiveView {
  nonisolated init() {}

  package static func isMultiple(in place: ContentPlace) -> Bool {
    if let asked = place.asked, asked.modifier == Modifier.self { return asked.isSeveral }
    return owner(around: place.node)?.contentIsSeveral ?? false
  }

  package func makeNode(in context: NodeContext) -> ViewNode {
    if let owner = Self.owner(around: context.parent) { return owner.makeContent(in: context) }
    preconditionFailure(
      "the content of \(Modifier.self) was used outside of its body: build the view in body(content:)"
    )
  }

  /// The modifier in whose body a node is.
  private static func owner(around node: ViewNode?) -> ModifierBodyNode<Modifier>? {
    node?.placeholderOwner { $0 as? ModifierBodyNode<Modifier> }
  }
}

/// The node of a modifier that is described by views.
///
/// Its body is evaluated once for all elements of the view that it is put on, or, where the modifier
/// says so, once for each.
class ModifierBodyNode<M: ViewModifier>: BodyNode<M>, PlaceholderOwning {
  private var makeElement: @MainActor (NodeContext) -> ViewNode
  private var placeholders = Placeholders()

  /// Whether the content may be any number of elements.
  final var contentIsSeveral = false
  /// Takes a new value of the view that the node was made for; nil for a node around an element,
  /// whose updates are its content's.
  final var updateFromView: ViewUpdate<ViewNode>?

  init(
    _ modifier: M, in context: NodeContext,
    _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    makeElement = content
    super.init(modifier, in: context)
  }

  /// Makes the node of a modifier, which may have data that animates; it is to be evaluated.
  static func make(
    _ modifier: M, in context: NodeContext,
    _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ModifierBodyNode<M> {
    func makeAnimatable<A: ViewModifier & Animatable>(_ modifier: A) -> ViewNode {
      AnimatableModifierBodyNode(modifier, in: context, content)
    }
    if let animatable = modifier as? any ViewModifier & Animatable,
      let node = makeAnimatable(animatable) as? ModifierBodyNode<M>
    {
      return node
    }
    return ModifierBodyNode(modifier, in: context, content)
  }

  override class var roles: NodeRoles { .placeholders }

  /// What placeholders in the body are generic over; usually there are none.
  final var contentType: Any.Type {
    (M.self as? any PlaceholderNaming.Type)?.placeholderValue ?? M.self
  }

  final func makeContent(in context: NodeContext) -> ViewNode {
    placeholders.fill(PlaceholderNode(context, of: self), context, makeElement)
  }

  final override func update<V: View>(_ view: V) {
    if let updateFromView {
      updateFromView(view, self)
    } else {
      updateContent(view)
    }
  }

  /// Takes a new value of the content; the modifier comes by itself.
  final func updateContent<V: View>(_ view: V) {
    makeElement = { $0.makeNode(view) }
    placeholders.update(view)
  }

  final override func update<Value>(modifier: Value) {
    if let modifier = sameValue(modifier, as: M.self) { replace(with: modifier) }
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
