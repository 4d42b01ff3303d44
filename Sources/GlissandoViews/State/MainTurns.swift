/// Takes what programs leave to the main queue, while their views run on a clock that somebody turns by hand.
///
/// Nobody drains the queue there, and its own times are those of the wall: what a view says to do 0.3 s later would
/// never be done, or at any time of the view's.
@MainActor
package enum MainTurns {
  /// Given how many seconds later something is to be done, 0 or more, and what.
  package typealias Receiver = (_ delay: Double, _ action: @escaping () -> Void) -> Void

  /// Nil where the queue itself is asked.
  private static var receiver: Receiver?

  /// Runs `body`, and hands what it leaves to the main queue to a receiver.
  package static func handed<Result>(to receiver: @escaping Receiver, _ body: () -> Result)
    -> Result
  {
    let outer = self.receiver
    self.receiver = receiver
    defer { self.receiver = outer }
    return body()
  }

  /// Hands something on, from whatever thread; only code of the main actor can have a receiver.
  ///
  /// - Returns: false where the queue has to be asked.
  package nonisolated static func take(
    after delay: @autoclosure () -> Double, _ action: @escaping @Sendable () -> Void
  ) -> Bool {
    guard MainContext.isCurrent else { return false }
    let receiver = MainActor.assumeIsolated { Carried(self.receiver) }.value
    guard let receiver else { return false }
    let delay = delay()
    receiver(delay > 0 ? delay : 0, action)
    return true
  }
}
