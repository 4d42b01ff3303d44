import Foundation
import GlissandoMotion

/// A spring as Qt Quick steps it, every 16 ms; both numbers for a mass of 1.
struct SteppedSpring {
  /// The velocity that a distance of 1 gains in a step.
  var spring: Double
  /// The part of the velocity that is lost in a step.
  var damping: Double

  private static let step = QtQuickFormat.step

  init(spring: Double, damping: Double) {
    self.spring = spring
    self.damping = damping
  }

  /// The steps that swing and decay like a spring.
  init(_ spring: Spring) {
    let omega = 2 * .pi / spring.response
    let decay = spring.dampingRatio * omega
    let h = Self.step
    let rest = exp(-2 * decay * h)
    let q = omega * omega - decay * decay
    let sum =
      q >= 0
      ? 2 * exp(-decay * h) * cos(q.squareRoot() * h)
      : exp(-(decay - (-q).squareRoot()) * h) + exp(-(decay + (-q).squareRoot()) * h)
    damping = 1 - rest
    self.spring = (1 + rest - sum) / h
  }

  /// The spring that swings and decays like the steps; nil where they do not decay, or only jump.
  var continuous: SpringSetting? {
    let h = Self.step
    let rest = 1 - damping
    let sum = 1 + rest - h * spring
    guard rest > 0, spring > 0 else { return nil }
    let decay = log(1 / rest) / (2 * h)
    let cosine = sum / (2 * rest.squareRoot())
    guard cosine > -1 else { return nil }
    let q = cosine <= 1 ? pow(acos(cosine) / h, 2) : -pow(acosh(cosine) / h, 2)
    let square = q + decay * decay
    guard square > 0, square.isFinite else { return nil }
    let omega = square.squareRoot()
    return .response(response: 2 * .pi / omega, dampingFraction: decay / omega)
  }

  /// How far the steps are at most from a motion, at the end of each, in ways to the target.
  func greatestDifference(to course: MotionCourse) -> Double {
    let end = course.duration(within: 1e-4)
    var position = 0.0
    var velocity = 0.0
    var worst = 0.0
    var time = 0.0
    while time < end {
      velocity += spring * (1 - position) - damping * velocity
      position += Self.step * velocity
      time += Self.step
      worst = max(worst, abs(position - course.position(at: time)))
    }
    return worst
  }
}
