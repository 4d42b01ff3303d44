import GlissandoMotion

/// The base of nodes whose content is made by a closure, for a value that goes on by itself.
@MainActor
package class AnimatorNode: EvaluatingNode {
  private var child: ViewNode?
  private let wrappers: [any ElementWrapper]
  private lazy var subscriber = Subscriber(self)
  /// False while the node itself is being made.
  private var isEstablished = false

  package override init(_ context: NodeContext) {
    wrappers = context.wrappers
    super.init(context)
  }

  /// Evaluates for the first time, once the node is made.
  final func establish() {
    evaluate()
    isEstablished = true
  }

  package final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  /// Notes what `body` reads, and brings the nodes below up to what it describes.
  package final func show<Content: View>(_ body: () -> Content) {
    let content = subscriber.track(body)
    subscriber.attribute {
      if let child {
        child.update(content)
      } else {
        var childContext = NodeContext(parent: self)
        childContext.wrappers = wrappers
        child = childContext.makeNode(content)
        if isEstablished { structureChanged() }
      }
    }
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if subscriber.environmentDiffers(previous, environment) { invalidateBody() }
  }

  override func willDestroy() {
    tree.schedule.cancel(self)
    subscriber.end()
  }
}
