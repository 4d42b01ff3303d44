import GlissandoMotion

/// The base of nodes that are described by a body: composite views and modifiers with a body.
class BodyNode<Described>: EvaluatingNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var described: Described
  private let fields = ViewFields.of(Described.self)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var storage: PropertyStorage
  private lazy var subscriber = Subscriber(self)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var child: ViewNode?
  private let wrappers: [any ElementWrapper]

  init(_ described: Described, in context: NodeContext) {
    self.described = described
    wrappers = context.wrappers
    storage = PropertyStorage(fields)
    super.init(context)
    if !fields.properties.isEmpty, let kept = recalledState as? KeptProperties {
      storage.recall(kept)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    child?.render(context, pass)
  }

  /// Takes a new value, and evaluates its body unless it describes the same.
  final func replace(with newer: Described) {
    guard needsEvaluation || !fields.areEqual(described, newer) else { return }
    described = newer
    describedChanged(newer)
    evaluate()
  }

  override func evaluateBody() {
    storage.install(fields, into: &described, node: self, subscriber)
    evaluateBody(of: shown(described))
  }

  /// Evaluates the body of `described` and hands it to `show`.
  func evaluateBody(of described: Described) {}

  /// Notes what `body` reads, and brings the nodes below up to what it describes.
  final func show<Content: View>(_ body: () -> Content) {
    let content = subscriber.track(body)
    subscriber.attribute {
      if let child {
        child.update(content)
      } else {
        var context = NodeContext(parent: self)
        context.wrappers = wrappers
        child = context.makeNode(content)
      }
    }
  }

  final override func take<Content: View>(body: () -> Content) { show(body) }

  /// Reacts to another value.
  func describedChanged(_ described: Described) {}

  /// The value as it is shown now.
  func shown(_ described: Described) -> Described { described }

  override func environmentChanged(from previous: EnvironmentValues) {
    if subscriber.environmentDiffers(previous, environment) { invalidateBody() }
  }

  override func collectKept(into states: inout [KeptState]) {
    if let kept = storage.kept { keep(kept, in: &states) }
    super.collectKept(into: &states)
  }

  override func willDestroy() {
    subscriber.end()
    storage.remove()
  }

  override var debugName: String { String(describing: Described.self) }
  override var describedType: Any.Type? { Described.self }

  // What animates in a body is evaluated in every frame of the animation, with what is shown.
  final func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
  final func animationEnded(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
}
