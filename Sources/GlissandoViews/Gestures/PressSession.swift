import Foundation
import GlissandoMotion

/// One press of the pointer, or several (a double click), and the gestures that contend for it.
///
/// They have the pointer until they are done, wherever it goes.
@MainActor
final class PressSession {
  private let group: GestureGroup
  private(set) var isPressed = false

  init(_ group: GestureGroup) {
    self.group = group
    group.forEach { $0.begin() }
  }

  /// Whether a gesture still waits for something.
  var isGoingOn: Bool {
    var result = false
    group.forEach { if $0.isGoingOn { result = true } }
    return result
  }

  /// When the next gesture wants to be told that nothing happened.
  var deadline: Double? {
    var result: Double?
    group.forEach { contestant in
      guard let deadline = contestant.deadline else { return }
      result = min(result ?? deadline, deadline)
    }
    return result
  }

  /// Hands an event to every gesture.
  func send(_ event: PointerEvent) {
    isPressed = event.kind != .up
    cancelLost()
    group.forEach { $0.track(event) }
    group.resolve()
    if event.kind == .up { cancelUnended() }
  }

  /// Tells gestures whose deadline has passed.
  func expire(at time: Double) {
    group.forEach { contestant in
      if let deadline = contestant.deadline, deadline <= time { contestant.expire() }
    }
    group.resolve()
  }

  /// Takes gestures out whose view has gone, no longer takes input, or lies below something that has come.
  func cancelLost() { group.cancelLost() }

  /// Ends the session without a result.
  func cancel() {
    group.cancel()
    end()
  }

  /// Ends the session.
  func end() { group.forEach { $0.end() } }

  /// Whether the gestures of a press on `node` are those that wait here.
  func continues(with group: GestureGroup?) -> Bool {
    guard let group else { return false }
    var known: Set<ObjectIdentifier> = []
    self.group.forEach { known.insert(ObjectIdentifier($0)) }
    var hasAll = true
    group.forEach { if !known.contains(ObjectIdentifier($0)) { hasAll = false } }
    return hasAll
  }

  /// Lets what failed in the press before try again in the next one.
  func beginAgain() {
    group.forEach { if $0.standing == .failed { $0.begin() } }
  }

  /// After a release nothing is left that could end a gesture, unless it waits for another press.
  private func cancelUnended() {
    group.forEach { contestant in
      if contestant.isGoingOn, contestant.deadline == nil { contestant.cancel() }
    }
    group.resolve()
  }
}
