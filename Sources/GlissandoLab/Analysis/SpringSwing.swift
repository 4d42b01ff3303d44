import Foundation
import GlissandoMotion

/// A solution y(t) of the damped spring's equation y″ + 2δ·y′ + ω²·y = 0 with its start: how far a
/// spring is from its target, or how fast it moves there, or how that changes.
///
/// The derivative of a solution solves the same equation, so one rule for zeros finds where the
/// spring crosses its target, where it turns round, and where it is fastest.
struct SpringSwing {
  let solution: SpringSolution
  /// y(0).
  let value: Double
  /// y′(0).
  let slope: Double

  /// The derivative: y′ with y″ = −ω²·y − 2δ·y′.
  var derivative: SpringSwing {
    SpringSwing(
      solution: solution, value: slope,
      slope: -solution.stiffness * value - 2 * solution.decay * slope)
  }

  /// y at a time.
  func value(at time: Double) -> Double {
    let factors = solution.factors(at: time)
    return value * factors.position + slope * factors.velocity
  }

  /// The time between two zeros; nil where there is one at most.
  var zeroDistance: Double? {
    solution.damping == .under ? .pi / solution.frequency : nil
  }

  /// The first time after the start at which y is zero; nil where it never is.
  ///
  /// With r the rate and w the frequency of the solution, p = y(0) and q = y′(0):
  /// - underdamped, y ∝ p·cos(wt) + (q + r·p)/w·sin(wt);
  /// - critically damped, y ∝ p + (q + r·p)·t;
  /// - overdamped with u = 1 − e^(−2wt), y ∝ p + (q + r·p)·u/2w, where u is in (0, 1).
  var firstZero: Double? {
    let drive = slope + solution.rate * value
    switch solution.damping {
    case .under:
      let phase = atan2(-value * solution.frequency, drive)
      let positive = phase > 0 ? phase : phase + .pi
      return (value == 0 && slope == 0) ? nil : positive / solution.frequency
    case .critical:
      let time = -value / drive
      return time > 0 && time.isFinite ? time : nil
    case .over:
      let share = -2 * solution.frequency * value / drive
      guard share > 0, share < 1 else { return nil }
      return -log1p(-share) / (2 * solution.frequency)
    }
  }
}

extension SpringSolution {
  /// δ, half the damping over the mass, in 1/s.
  var decay: Double { damping == .over ? rate + frequency : rate }
}
