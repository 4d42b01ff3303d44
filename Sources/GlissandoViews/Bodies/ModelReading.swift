import Dispatch
import Observation

/// What was read of observed models, by a body or a part of one, since it was made last.
///
/// Observation has no way to end a registration but a change of something that was read. So each one
/// reads something of our own besides, and `end` changes that: a body that is evaluated in every frame
/// holds the registrations of its last evaluation, and no others.
@MainActor
final class ModelReading: Observable {
  private weak var subscriber: Subscriber?
  private let registrar = ObservationRegistrar()
  /// What is read besides.
  private nonisolated let mark = 0
  /// Counts the times that the reading has ended: what was read before no longer counts.
  private var turn = 0
  private var isRegistered = false
  private var life = LiveMark()

  fileprivate init(_ subscriber: Subscriber) {
    self.subscriber = subscriber
    life.count(self)
  }

  /// Runs `body` and adds what it reads.
  fileprivate func track<Result>(_ body: () -> Result) -> Result {
    isRegistered = true
    return withObservationTracking(
      {
        registrar.access(self, keyPath: \.mark)
        return body()
      }, onChange: changeAction())
  }

  /// What is called once something that was read is about to change, on any thread.
  fileprivate func changeAction() -> @Sendable () -> Void {
    let turn = turn
    return { [weak self] in
      ObservedChange.deliver { self?.changes(readIn: turn) }
    }
  }

  private func changes(readIn turn: Int) {
    if turn == self.turn { subscriber?.observedModelChanges() }
  }

  /// Forgets what was read.
  func end() {
    turn += 1
    guard isRegistered else { return }
    isRegistered = false
    registrar.willSet(self, keyPath: \.mark)
  }
}

/// What is known of all bodies of one type.
///
/// Most bodies read no model, and what it takes to end a registration is not free. So only types
/// that are known to read models pay for it; the registration of the very first body of a type that
/// does so, by which that is found out, stays until its model changes or goes.
@MainActor
final class EvaluatedKind {
  private static var cached: [ObjectIdentifier: EvaluatedKind] = [:]
  private var readsModels = false

  static func of(_ type: any Evaluated.Type) -> EvaluatedKind {
    if let kind = cached[ObjectIdentifier(type)] { return kind }
    let kind = EvaluatedKind()
    cached[ObjectIdentifier(type)] = kind
    return kind
  }

  /// Runs `body` and adds what it reads of models to `reading`, which is made where it is needed.
  func track<Result>(
    _ body: () -> Result, for subscriber: Subscriber, _ reading: inout ModelReading?
  ) -> Result {
    if readsModels {
      let used = reading ?? ModelReading(subscriber)
      reading = used
      return used.track(body)
    }
    var found: ModelReading?
    // The action is only asked for where something was read.
    let result = withObservationTracking(body, onChange: learn(subscriber, &found))
    if let found { reading = found }
    return result
  }

  private func learn(
    _ subscriber: Subscriber, _ reading: inout ModelReading?
  ) -> @Sendable () -> Void {
    readsModels = true
    let made = ModelReading(subscriber)
    reading = made
    return made.changeAction()
  }
}

/// Brings the change of an observed model to the main thread.
package enum ObservedChange {
  package static func deliver(_ change: @escaping @MainActor @Sendable () -> Void) {
    if MainContext.isCurrent {
      MainActor.assumeIsolated { change() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { change() } }
    }
  }
}
