import Foundation

// When a spring is at rest, in closed form.

extension SpringSolution {
  /// The time from which the distance is, and stays, within a bound; ∞ where it never does.
  ///
  /// It uses envelopes, not samples, so that it does not depend on the frame rate and no late swing
  /// can leave the bound again. With a = |x₀| and b = |v₀ + rate·x₀| the distance is at most
  /// e^(−rate·t)·√(a² + (b/w)²) when underdamped, and at most e^(−rate·t)·(a + b·t) when underdamped
  /// or critically damped, and e^(−rate·t)·(a + b·min(t, 1/2w)) when overdamped. The earlier time of
  /// two bounds counts.
  ///
  /// - Parameters:
  ///   - a: The length of the initial distance.
  ///   - b: The length of v₀ + rate·x₀.
  ///   - rest: The bound, above 0, in the unit of `a`.
  func restTime(distance a: Double, drive b: Double, within rest: Double) -> Double {
    guard a > 0 || b > 0 else { return 0 }
    guard rate > 0 else { return .infinity }
    // The bound with a constant amplitude is loose only where w is small beside the rate.
    if damping == .under, frequency > 0.25 * rate {
      let swing = b / frequency
      let square = a * a + swing * swing
      let amplitude = square < .infinity ? square.squareRoot() : a + swing
      return max(0, log(amplitude / rest) / rate)
    }
    let growing = growingRestTime(a, b, rest)
    guard frequency > 0 else { return growing }
    let constant = damping == .under ? hypot(a, b / frequency) : a + b / (2 * frequency)
    return min(max(0, log(constant / rest) / rate), growing)
  }

  /// The last time at which (a + b·t)·e^(−rate·t) comes down to the bound, or a little later.
  private func growingRestTime(_ distance: Double, _ drive: Double, _ rest: Double) -> Double {
    // In units of the bound, with s = rate·t and c = b/rate: (a + c·s)·e^(−s) never exceeds a + c.
    let scale = 1 / rest
    let (a, c) = (distance * scale, drive / rate * scale)
    let ratio = a + c
    if ratio <= 1 { return 0 }
    // The root is the fixed point of h(s) = ln(a + c·s), which rises more and more slowly:
    // from 1.6·ln(ratio) + 1, which is beyond the root, every step of s = h(s) comes nearer and never
    // passes it, also with an upper bound in place of the logarithm. Each step leaves about one part
    // in s of the error. After two and one true logarithm the result is within a hundredth of 1/rate
    // or so; it is always a valid bound.
    var s = 1.6 * Self.upperLogarithm(ratio) + 1
    for _ in 0..<2 { s = max(0, Self.upperLogarithm(a + c * s)) }
    let time = max(0, log(a + c * s)) / rate
    return time.isNaN ? .infinity : time
  }

  /// The natural logarithm, or up to 0.06 more, without a call.
  ///
  /// The bits of a number, taken as a whole number, are its exponent with the significand as a
  /// straight line behind it, and log₂(1 + m) ≤ m + 0.0861.
  private static func upperLogarithm(_ x: Double) -> Double {
    Double(Int64(bitPattern: x.bitPattern)) * (0x1p-52 * 0.6931471805599454)
      - (1023 - 0.0861) * 0.6931471805599454
  }
}
