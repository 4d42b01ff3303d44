/// e^(−x), sin and cos for the tick, without calls.
///
/// The C library's functions are exact to the last bit and cost half of a tick; these are good to
/// 3e-16 of 1 (the spring is a sum of products of them, so that is the error that counts) and compile
/// into straight-line code, for one spring and for four. Multiplication and addition are separate because the base
/// instruction set of x86-64 has no fused one.
enum FastSpringFunctions {
  /// e^(−x) for x from 0 up to, but not including, `largestDecay`.
  ///
  /// x = k·ln 2 + r with |r| at most ln 2 / 2, and the Taylor series of e^(−r) to the 13th power,
  /// whose rest is below 4e-18.
  @inline(__always)
  static func decay<N: TickNumber>(within x: N) -> N {
    let shifted = x * 1.4426950408889634 + roundingShift
    let k = shifted - roundingShift
    // ln 2 in two parts, so that k times the first is exact.
    let r = (k * 6.93147180369123816490e-01 - x) + k * 1.90821492927058770002e-10
    let r2 = r * r
    let r4 = r2 * r2
    let low = line(r, 1, 1) + r2 * line(r, 1 / 2, 1 / 6)
    let middle = line(r, 1 / 24, 1 / 120) + r2 * line(r, 1 / 720, 1 / 5040)
    let high = line(r, 1 / 40320, 1 / 362880) + r2 * line(r, 1 / 3_628_800, 1 / 39_916_800)
    let top = line(r, 1 / 479_001_600, 1 / 6_227_020_800)
    let series = low + r4 * (middle + r4 * (high + r4 * top))
    // The rounded number stands in the low bits of the shifted one.
    let exponent = 1023 &- (shifted.bits & 0xFFFF)
    return series * N(bits: exponent &<< 52)
  }

  /// e^(−x) for x of 0 or more; 0 from `largestDecay` on.
  @inline(__always)
  static func decay(_ x: Double) -> Double { x < largestDecay ? decay(within: x) : 0 }

  /// Where e^(−x) counts as 0: the exponent of a Double ends near there.
  static var largestDecay: Double { 700 }

  /// The sine and the cosine of a phase from 0 up to, but not including, `largestPhase`, in radians.
  ///
  /// x = k·π/2 + r with |r| at most π/4, π/2 in three parts, and the polynomials of fdlibm's
  /// `__kernel_sin` and `__kernel_cos` (Sun Microsystems, 1993).
  @inline(__always)
  static func sineAndCosine<N: TickNumber>(_ x: N) -> (sine: N, cosine: N) {
    let shifted = x * 0.63661977236758134308 + roundingShift
    let k = shifted - roundingShift
    let first = x - k * 1.57079632673412561417e+00
    let r = (first - k * 6.07710050630396597660e-11) - k * 2.02226624879595063154e-21
    let z = r * r
    let sine = (r + r * z * sineSeries(z)).bits
    let cosine = (line(z, 1, -0.5) + z * z * cosineSeries(z)).bits
    let quadrant = shifted.bits & 3
    // All bits in odd quadrants, where sine and cosine change places. The sine is negative in quadrants 2 and 3, the
    // cosine in 1 and 2: that bit goes into the sign.
    let exchanged = (sine ^ cosine) & (0 &- (quadrant & 1))
    let sineSign = (quadrant & 2) &<< 62
    let cosineSign = ((quadrant &+ 1) & 2) &<< 62
    return (N(bits: sine ^ exchanged ^ sineSign), N(bits: cosine ^ exchanged ^ cosineSign))
  }

  @inline(__always)
  private static func sineSeries<N: TickNumber>(_ z: N) -> N {
    var p = line(z, -2.50507602534068634195e-08, 1.58969099521155010221e-10)
    p = p * z + 2.75573137070700676789e-06
    p = p * z + -1.98412698298579493134e-04
    p = p * z + 8.33333333332248946124e-03
    return p * z + -1.66666666666666324348e-01
  }

  @inline(__always)
  private static func cosineSeries<N: TickNumber>(_ z: N) -> N {
    var p = line(z, 2.08757232129817482790e-09, -1.13596475577881948265e-11)
    p = p * z + -2.75573143513906633035e-07
    p = p * z + 2.48015872894767294178e-05
    p = p * z + -1.38888888888741095749e-03
    return p * z + 4.16666666666666019037e-02
  }

  /// c₀ + c₁·x.
  @inline(__always)
  private static func line<N: TickNumber>(_ x: N, _ c0: Double, _ c1: Double) -> N { x * c1 + c0 }

  /// The largest phase for `sineAndCosine`: k has to fit into the bits that π/2 leaves free.
  static var largestPhase: Double { 1e5 }

  /// Added to a number, it leaves the nearest whole number in the low bits.
  private static var roundingShift: Double { 0x1.8p52 }
}
