import Foundation

/// The damped spring x″ + 2δ·x′ + ω²·x = 0 in closed form, reduced to what one evaluation needs.
///
/// Whatever the start (x₀, v₀), the distance from the target is x₀·A(t) + v₀·B(t) with two numbers
/// that do not depend on it:
///
/// - underdamped, w = √(ω² − δ²): B = e^(−δt)·sin(wt)/w, A = e^(−δt)·cos(wt) + δ·B
/// - critically damped: B = t·e^(−δt), A = e^(−δt) + δ·B
/// - overdamped, w = √(δ² − ω²), slow rate r = δ − w: B = e^(−rt)·(1 − e^(−2wt))/2w,
///   A = e^(−rt) + r·B
///
/// and always A′ = −ω²·B. The overdamped form has no cancellation (`expm1`, and r as ω²/(δ + w)) and
/// no overflow (no hyperbolic functions); both others go over into the critical one without loss of
/// digits as w → 0, because sin(wt)/w and (1 − e^(−2wt))/2w are computed from w and wt, not from
/// differences. Derivation: textbook, e.g. Landau and Lifshitz, Mechanics, §25.
package struct SpringSolution: Hashable, Sendable {
  package enum Damping: UInt8, Hashable, Sendable {
    case under
    case critical
    case over
  }

  /// The square of the angular frequency, in 1/s².
  package let stiffness: Double
  /// δ when under- or critically damped, the slow rate r when overdamped; in 1/s.
  package let rate: Double
  /// w, in radians per second or 1/s; 0 when critically damped.
  package let frequency: Double
  package let damping: Damping

  /// Creates the solution.
  ///
  /// - Parameters:
  ///   - angularFrequency: ω, the frequency without damping, in radians per second, above 0.
  ///   - decay: δ, half the damping over the mass, in 1/s, 0 or more.
  package init(angularFrequency omega: Double, decay: Double) {
    stiffness = omega * omega
    let q = (omega - decay) * (omega + decay)
    if q > 0 {
      damping = .under
      rate = decay
      frequency = q.squareRoot()
    } else if q < 0 {
      damping = .over
      frequency = (-q).squareRoot()
      rate = stiffness / (decay + frequency)
    } else {
      damping = .critical
      rate = decay
      frequency = 0
    }
  }

  /// A and B at one time.
  package struct Factors {
    /// What is left of the initial distance.
    package var position: Double
    /// What the initial velocity has added, in seconds.
    package var velocity: Double
  }

  /// A(t) and B(t).
  ///
  /// - Parameter t: Seconds since the start, 0 or more.
  @inline(__always)
  package func factors(at t: Double) -> Factors { parts(at: t).factors(rate: rate) }

  /// A′(t) and B′(t), in 1/s and as a pure number.
  ///
  /// - Parameter t: Seconds since the start, 0 or more.
  func derivatives(at t: Double) -> Factors { derivatives(parts(at: t)) }

  /// The factors and their derivatives at once, for what needs both: with the functions of the tick.
  package func state(at t: Double) -> (factors: Factors, derivatives: Factors) {
    let parts = quickParts(at: t) ?? parts(at: t)
    return (parts.factors(rate: rate), derivatives(parts))
  }

  private func derivatives(_ parts: SpringParts<Double>) -> Factors {
    let fastRate = damping == .over ? rate + 2 * frequency : rate
    return Factors(position: -stiffness * parts.b, velocity: parts.c - fastRate * parts.b)
  }

  @inline(__always)
  private func parts(at t: Double) -> SpringParts<Double> {
    let t = min(t, MotionLimits.latestTime)
    let e = exp(-rate * t)
    switch damping {
    case .under:
      let phase = frequency * t
      return SpringParts(underdamped: e, swing: (sin(phase), cos(phase)), frequency: frequency)
    case .critical: return SpringParts(critical: e, time: t)
    case .over: return SpringParts(overdamped: e, time: t, frequency: frequency)
    }
  }

  /// nil where the library's functions are needed.
  private func quickParts(at t: Double) -> SpringParts<Double>? {
    let phase = frequency * t
    guard damping != .over, phase < FastSpringFunctions.largestPhase else { return nil }
    let e = FastSpringFunctions.decay(rate * t)
    if damping == .critical { return SpringParts(critical: e, time: t) }
    return SpringParts(
      underdamped: e, swing: FastSpringFunctions.sineAndCosine(phase), frequency: frequency)
  }
}
