import Foundation
import GlissandoMotion

/// What two fingers do on a surface, or the wheel while Control is held, since it began.
package struct PinchEvent {
  /// Where it began, in window points.
  let location: CGPoint
  /// How many times further the fingers are apart than at the beginning.
  let scale: Double
  /// How far the fingers have turned since the beginning, clockwise.
  let rotation: Angle
  /// Seconds on the frame clock.
  let time: Double
  /// Whether the fingers have left.
  let isLast: Bool
}

/// One pinch, and the gestures that contend for it.
@MainActor
final class PinchSession {
  /// Seconds of rest after which the wheel counts as let go.
  private static let patience = 0.3
  /// The largest factor that a whole pinch may come to, and the smallest: its inverse.
  private static let largestScale = 1e6

  private let group: GestureGroup
  private let location: CGPoint
  private var scale = 1.0
  private var rotation = Angle.zero
  private var lastTime: Double

  init(_ group: GestureGroup, at location: CGPoint, _ time: Double) {
    self.group = group
    self.location = location
    lastTime = time
    group.forEach { $0.begin() }
  }

  /// When the pinch ends by itself, in seconds on the frame clock.
  var deadline: Double { lastTime + Self.patience }

  /// Hands a step of the pinch to every gesture.
  func send(scale: Double, rotation: Angle, at time: Double, isLast: Bool) {
    lastTime = time
    self.scale = min(max(self.scale * scale, 1 / Self.largestScale), Self.largestScale)
    self.rotation += rotation
    let event = PinchEvent(
      location: location, scale: self.scale, rotation: self.rotation, time: time, isLast: isLast)
    group.cancelLost()
    group.forEach { $0.track(event) }
    group.resolve()
    if isLast { end() }
  }

  /// Ends without a result.
  func cancel() {
    group.cancel()
    end()
  }

  private func end() { group.forEach { $0.end() } }
}

/// Brings pinches to the views on which they begin.
@MainActor
final class PinchDirector {
  private var session: PinchSession?

  /// When a pinch ends by itself, in seconds on the frame clock; nil while there is none.
  var deadline: Double? { session?.deadline }

  /// Hands a step of a pinch on.
  ///
  /// - Parameters:
  ///   - scale: The factor since the step before; one that is not above 0 and finite changes nothing.
  ///   - rotation: The turn since the step before.
  ///   - isLast: Whether the pinch is over.
  ///   - hit: The frontmost view at its place, asked for when a pinch begins.
  ///   - begins: Called when a view takes a pinch that begins.
  /// - Returns: whether a view took it.
  func send(
    scale: Double, rotation: Angle, isLast: Bool, at point: CGPoint, _ time: Double,
    hit: () -> ViewNode?, begins: () -> Void
  ) -> Bool {
    if session == nil {
      guard !isLast, let group = hit().flatMap({ GestureGroup.around($0, ofPinches: true) })
      else { return false }
      begins()
      session = PinchSession(group, at: point, time)
    }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let rotation = rotation.radians.isFinite ? rotation : .zero
    session?.send(scale: scale, rotation: rotation, at: time, isLast: isLast)
    if isLast { session = nil }
    return true
  }

  /// Ends a pinch that has rested for too long.
  func update(at time: Double) {
    guard let session, session.deadline <= time else { return }
    session.send(scale: 1, rotation: .zero, at: session.deadline, isLast: true)
    self.session = nil
  }

  /// Ends without a result.
  func cancel() {
    session?.cancel()
    session = nil
  }
}
