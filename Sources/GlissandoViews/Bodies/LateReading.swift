/// A node whose modifier brings a closure along that runs later than the body which has written it: where layout, a
/// scroll view or a preference asks for its answer.
///
/// What the closure reads is noted as what a body reads is, and the node looks again when that changes: the body itself
/// need not have read it. Such a class has the role `lateReader`.
@MainActor
protocol LateReader: Evaluated {
  var lateReading: LateReading { get set }
}

extension LateReader {
  /// Runs the closure, and notes what it reads instead of what it has read of models before.
  func noting<Answer>(_ closure: () -> Answer) -> Answer {
    precondition(
      roles.contains(.lateReader),
      "\(type(of: self)) has no role `lateReader`: what it reads would be noted for ever")
    let subscriber = lateReading.subscriber ?? Subscriber(self)
    // It may run in every frame, and a registration with a model ends with a change only.
    var models = lateReading.models
    models?.end()
    let answer = subscriber.observe(into: &models, closure)
    lateReading = LateReading(subscriber: subscriber, models: models)
    return answer
  }
}

extension LateReader where Self: LayoutNode {
  // What the answer changes is known where the element is placed, under the transaction of the change.
  func invalidateBody() { invalidateLayout() }
}

/// What the closure of a modifier has read.
@MainActor
struct LateReading {
  fileprivate var subscriber: Subscriber?
  fileprivate var models: ModelReading?

  /// The node has left the tree: nothing that changes concerns it any more.
  func end() {
    models?.end()
    subscriber?.end()
  }
}
