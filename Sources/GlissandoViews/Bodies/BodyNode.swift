import GlissandoMotion

/// The base of nodes that are described by a body: composite views and modifiers with a body.
class BodyNode<Described>: EvaluatingNode, BodyDescribing {
  private var described: Described
  private let fields = ViewFields.of(Described.self)
  private var storage: PropertyStorage

  init(_ described: Described, in context: NodeContext) {
    self.described = described
    storage = PropertyStorage(fields)
    super.init(context)
    if !fields.properties.isEmpty, let saved = recalled([AnyObject?].self) {
      storage.recall(saved)
    }
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

  /// Reacts to another value.
  func describedChanged(_ described: Described) {}

  /// The value as it is shown now.
  func shown(_ described: Described) -> Described { described }

  override var savedState: Any? { storage.savedState }

  override func willDestroy() {
    super.willDestroy()
    storage.remove()
  }

  override var debugName: String { String(describing: Described.self) }
  final var bodyType: Any.Type { Described.self }

  // What animates in a body is evaluated in every frame of the animation, with what is shown.
  final func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
  final func animationEnded(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
}
