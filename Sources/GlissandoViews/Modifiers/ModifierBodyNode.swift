import GlissandoMotion

/// Stands for the view that a modifier changes, inside the modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: View, PrimitiveView {
  nonisolated init() {}

  package func makeNode(in context: NodeContext) -> ViewNode {
    var ancestor = context.parent
    while let node = ancestor {
      if let owner = node as? ModifierBodyNode<Modifier> { return owner.makeContent(in: context) }
      ancestor = node.parent
    }
    preconditionFailure(
      "the content of \(Modifier.self) was used outside of its body: build the view in body(content:)"
    )
  }
}

/// The node of a modifier that is described by views.
class ModifierBodyNode<M: ViewModifier>: EvaluatingNode, ModifierHolding {
  private var modifier: M
  private let fields = ViewFields.of(M.self)
  private var storage: PropertyStorage
  private lazy var subscriber = Subscriber(self)
  private var child: ViewNode?
  private var makeElement: @MainActor (NodeContext) -> ViewNode
  /// The places at which the body shows the content; usually one.
  private var contents: [PlaceholderNode] = []
  private let wrappers: [any ElementWrapper]

  init(
    _ modifier: M, in context: NodeContext,
    _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    self.modifier = modifier
    makeElement = content
    wrappers = context.wrappers
    storage = PropertyStorage(fields)
    super.init(context)
  }

  func makeContent(in context: NodeContext) -> ViewNode {
    let node = PlaceholderNode(context)
    node.content = makeElement(NodeContext(parent: node))
    contents.append(node)
    return node
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  /// Updates are the content's: the modifier comes through `take`.
  override func update<V: View>(_ view: V) {
    makeElement = { $0.makeNode(view) }
    contents.removeAll { !$0.isAlive }
    for node in contents { node.content?.update(view) }
  }

  final func take<Value>(_ modifier: Value) {
    guard let newer = modifier as? M else { return }
    guard needsEvaluation || !fields.areEqual(self.modifier, newer) else { return }
    self.modifier = newer
    modifierChanged(newer)
    evaluate()
  }

  /// Reacts to another value of the modifier.
  func modifierChanged(_ modifier: M) {}

  /// The modifier as it is shown now.
  func shown(_ modifier: M) -> M { modifier }

  override func evaluateBody() {
    storage.install(fields, into: &modifier, node: self, subscriber)
    let shown = shown(modifier)
    let body = subscriber.track { shown.body(content: ModifierContent()) }
    subscriber.attribute {
      if let child {
        child.update(body)
      } else {
        var context = NodeContext(parent: self)
        context.wrappers = wrappers
        child = context.makeNode(body)
      }
    }
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if subscriber.environmentDiffers(previous, environment) { invalidateBody() }
  }

  override func willDestroy() {
    subscriber.end()
    storage.remove()
  }

  override var debugName: String { String(describing: M.self) }
}

/// The node of a modifier with a body and data that animates: the body is evaluated in every frame
/// of an animation.
final class AnimatableModifierBodyNode<M: ViewModifier & Animatable>: ModifierBodyNode<M> {
  private let attribute: AnimatedAttribute<M.AnimatableData>

  override init(
    _ modifier: M, in context: NodeContext,
    _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    attribute = AnimatedAttribute(
      modifier.animatableData, label: "animatableData", in: context.tree.animations)
    super.init(modifier, in: context, content)
    attribute.observer = self
  }

  override func modifierChanged(_ modifier: M) {
    attribute.set(
      modifier.animatableData, transaction: transaction, environment: environment, at: tree.time)
  }

  override func shown(_ modifier: M) -> M {
    guard attribute.isRunning else { return modifier }
    var copy = modifier
    copy.animatableData = attribute.shown
    return copy
  }

  override func willDestroy() {
    attribute.remove()
    super.willDestroy()
  }
}

extension AnimatableModifierBodyNode: @MainActor AnimatedAttributeObserver {
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
}

/// The place of the content inside a modifier's body.
final class PlaceholderNode: ContentNode {
  override func update<V: View>(_ view: V) {}
}
