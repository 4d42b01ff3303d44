public import Foundation
public import GlissandoMotion
import GlissandoViews

// What a person does with two fingers.

extension Stage {
  /// Moves two fingers at a point of the window, evenly, and lets go while they still move.
  ///
  /// Time advances by `duration` seconds.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - scale: How many times further the fingers are apart in the end, above 0.
  ///   - rotation: How far they turn, clockwise.
  ///   - duration: How long it takes, in seconds.
  public func pinch(
    at point: CGPoint, scale: Double = 1, rotation: Angle = .zero, duration: Double = 0.25
  ) {
    pinch(at: point, by: 1, rotation: .zero)
    let steps = 10
    for _ in 0..<steps {
      advance(by: duration / Double(steps))
      pinch(
        at: point, by: pow(scale, 1 / Double(steps)),
        rotation: rotation * (1 / Double(steps)))
    }
    endPinch(at: point)
  }

  /// Moves two fingers at a point of the window by a step, without letting go.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - scale: How many times further the fingers are apart than before.
  ///   - rotation: How far they turn, clockwise.
  public func pinch(at point: CGPoint, by scale: Double, rotation: Angle = .zero) {
    update()
    running {
      _ = host.send(
        .pinch(scale: scale, rotation: rotation.radians, at: point, isLast: false), at: time)
    }
  }

  /// Lifts two fingers.
  public func endPinch(at point: CGPoint) {
    update()
    running {
      _ = host.send(.pinch(scale: 1, rotation: 0, at: point, isLast: true), at: time)
    }
  }
}
