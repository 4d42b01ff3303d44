// The same functions for four springs at once. They do the same steps in the same order, so that a
// spring comes to the same last bit whether it is evaluated alone or beside others.

/// Four numbers that are computed with at once.
typealias Quartet = SIMD4<Double>

extension FastSpringFunctions {
  /// e^(−x) for four x from 0 up to, but not including, `largestDecay`.
  @inline(__always)
  static func decay(_ x: Quartet) -> Quartet {
    let shifted = x * 1.4426950408889634 + roundingShift
    let k = shifted - roundingShift
    let r = (k * 6.93147180369123816490e-01 - x) + k * 1.90821492927058770002e-10
    let r2 = r * r
    let r4 = r2 * r2
    let low = line(r, 1, 1) + r2 * line(r, 1 / 2, 1 / 6)
    let middle = line(r, 1 / 24, 1 / 120) + r2 * line(r, 1 / 720, 1 / 5040)
    let high = line(r, 1 / 40320, 1 / 362880) + r2 * line(r, 1 / 3_628_800, 1 / 39_916_800)
    let top = line(r, 1 / 479_001_600, 1 / 6_227_020_800)
    let upper = middle + r4 * (high + r4 * top)
    let series = low + r4 * upper
    let exponent = 1023 &- (bits(shifted) & 0xFFFF)
    return series * numbers(exponent &<< 52)
  }

  /// The sines and the cosines of four phases from 0 to `largestPhase`.
  @inline(__always)
  static func sineAndCosine(_ x: Quartet) -> (sine: Quartet, cosine: Quartet) {
    let shifted = x * 0.63661977236758134308 + roundingShift
    let k = shifted - roundingShift
    let first = x - k * 1.57079632673412561417e+00
    let r = (first - k * 6.07710050630396597660e-11) - k * 2.02226624879595063154e-21
    let z = r * r
    let c = sineAndCosineSeries
    var p = z * c.0.x + c.1.x
    var q = z * c.0.y + c.1.y
    p = p * z + c.2.x
    q = q * z + c.2.y
    p = p * z + c.3.x
    q = q * z + c.3.y
    p = p * z + c.4.x
    q = q * z + c.4.y
    p = p * z + c.5.x
    q = q * z + c.5.y
    let sine = bits(r + r * z * p)
    let cosine = bits(line(z, 1, -0.5) + z * z * q)
    let quadrant = bits(shifted) & 3
    // All bits in odd quadrants, where sine and cosine change places; then the signs.
    let isOdd = 0 &- (quadrant & 1)
    let exchanged = (sine ^ cosine) & isOdd
    let sineSign = (quadrant & 2) &<< 62
    let cosineSign = ((quadrant &+ 1) & 2) &<< 62
    let changed = sine ^ exchanged ^ sineSign
    let second = cosine ^ exchanged ^ cosineSign
    return (numbers(changed), numbers(second))
  }

  /// c₀ + c₁·x.
  @inline(__always)
  private static func line(_ x: Quartet, _ c0: Double, _ c1: Double) -> Quartet { x * c1 + c0 }

  // The optimiser makes nothing of both: the bits stay where they are.
  @inline(__always)
  private static func bits(_ x: Quartet) -> SIMD4<UInt64> {
    SIMD4(x.x.bitPattern, x.y.bitPattern, x.z.bitPattern, x.w.bitPattern)
  }

  @inline(__always)
  private static func numbers(_ bits: SIMD4<UInt64>) -> Quartet {
    Quartet(
      Double(bitPattern: bits.x), Double(bitPattern: bits.y), Double(bitPattern: bits.z),
      Double(bitPattern: bits.w))
  }
}
