import Foundation

/// What the two factors of a spring, and their derivatives, are put together from: the one place of the closed form that
/// `SpringSolution` explains, for one spring or four, with exact functions or with those of the tick.
struct SpringParts<N: TickNumber> {
  /// e^(−δt)·cos(wt), or e^(−rt) of a spring that does not swing.
  let c: N
  /// What the initial velocity has added: B, in seconds.
  let b: N

  /// A spring that swings.
  ///
  /// - Parameters:
  ///   - e: e^(−δt).
  ///   - swing: The sine and the cosine of wt.
  ///   - frequency: w, above 0.
  @inline(__always)
  init(underdamped e: N, swing: (sine: N, cosine: N), frequency: N) {
    c = e * swing.cosine
    b = e * swing.sine / frequency
  }

  /// A critically damped spring.
  @inline(__always)
  init(critical e: N, time: N) {
    c = e
    b = e * time
  }

  /// A, what is left of the initial distance.
  ///
  /// - Parameter rate: δ, or r of an overdamped spring.
  @inline(__always)
  func position(rate: N) -> N { c + rate * b }
}

extension SpringParts<Double> {
  /// An overdamped spring.
  @inline(__always)
  init(overdamped e: Double, time: Double, frequency: Double) {
    c = e
    b = e * -expm1(-2 * frequency * time) / (2 * frequency)
  }

  /// A and B.
  @inline(__always)
  func factors(rate: Double) -> SpringSolution.Factors {
    SpringSolution.Factors(position: position(rate: rate), velocity: b)
  }
}
