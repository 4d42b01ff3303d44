import GlissandoMotion

/// A node with a body: it notes what that reads, and brings the node below up to what it describes.
@MainActor
package class EvaluatingNode: ViewNode, Evaluated {
  private(set) var needsEvaluation = false
  /// Whether the tree's schedule knows the node.
  final var hasAppointment = false
  /// False while the node itself is being made: then nobody has asked for its elements yet.
  private var isEstablished = true
  /// What the body describes; nil before the first evaluation.
  private(set) final var child: ViewNode?
  private let wrappers: [any ElementWrapper]
  private(set) final lazy var subscriber = Subscriber(self)

  override init(_ context: NodeContext) {
    wrappers = context.wrappers
    super.init(context)
  }

  /// What it keeps while the row in which it stands is out of sight; nil for nothing.
  var savedState: Any? { nil }

  /// Whether what it asks of the schedule is worth a frame now; what nobody watches waits.
  var isWatched: Bool { true }

  package final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  package override func render(_ context: RenderContext, _ pass: RenderPass) {
    child?.render(context, pass)
  }

  // MARK: Evaluation

  /// Asks for an evaluation in the next commit.
  package final func invalidateBody() {
    guard isAlive, !needsEvaluation else { return }
    needsEvaluation = true
    tree.pending.evaluations.append(self)
    tree.onInvalidate?()
  }

  /// Evaluates for the first time, while the node is being made.
  final func establish() {
    isEstablished = false
    evaluate()
    isEstablished = true
  }

  /// Evaluates the body and updates what it describes.
  package final func evaluate() {
    needsEvaluation = false
    tree.counters.evaluatedBodies += 1
    evaluateBody()
  }

  /// Does the work of `evaluate`: hands a body to `show`.
  func evaluateBody() {}

  /// Notes what `body` reads, and brings the nodes below up to what it describes.
  package final func show<Content: View>(_ body: () -> Content) {
    let content = subscriber.track(body)
    subscriber.attribute {
      if let child {
        child.update(content)
      } else {
        var context = NodeContext(parent: self)
        context.wrappers = wrappers
        child = context.makeNode(content)
        if isEstablished { structureChanged() }
      }
    }
  }

  // MARK: Events of the tree

  override func environmentChanged(from previous: EnvironmentValues) {
    if subscriber.environmentDiffers(previous, environment) { invalidateBody() }
  }

  override func willDestroy() {
    tree.schedule.cancel(self)
    subscriber.end()
  }
}
