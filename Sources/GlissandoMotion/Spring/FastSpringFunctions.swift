/// e^(−x), sin and cos for the tick, without calls.
///
/// The C library's functions are exact to the last bit and cost half of a tick; these are good to
/// 3e-16 of 1 (the spring is a sum of products of them, so that is the error that counts) and compile
/// into straight-line code. Multiplication and addition are separate because the base instruction set
/// of x86-64 has no fused one.
enum FastSpringFunctions {
  /// e^(−x) for x of 0 or more; 0 beyond 700.
  ///
  /// x = k·ln 2 + r with |r| at most ln 2 / 2, and the Taylor series of e^(−r) to the 13th power,
  /// whose rest is below 4e-18.
  @inline(__always)
  static func decay(_ x: Double) -> Double {
    guard x < largestDecay else { return 0 }
    let shifted = x * 1.4426950408889634 + roundingShift
    let k = shifted - roundingShift
    // ln 2 in two parts, so that k times the first is exact.
    let r = (k * 6.93147180369123816490e-01 - x) + k * 1.90821492927058770002e-10
    let r2 = r * r
    let r4 = r2 * r2
    let low = (1 + r) + r2 * (1 / 2 + r * (1 / 6))
    let middle = (1 / 24 + r * (1 / 120)) + r2 * (1 / 720 + r * (1 / 5040))
    let high =
      (1 / 40320 + r * (1 / 362880)) + r2 * (1 / 3_628_800 + r * (1 / 39_916_800))
    let top = 1 / 479_001_600 + r * (1 / 6_227_020_800)
    let series = low + r4 * (middle + r4 * (high + r4 * top))
    // The rounded number stands in the low bits of the shifted one.
    let exponent = 1023 &- Int64(truncatingIfNeeded: shifted.bitPattern & 0xFFFF)
    return series * Double(bitPattern: UInt64(truncatingIfNeeded: exponent) << 52)
  }

  /// Where e^(−x) counts as 0: the exponent of a Double ends near there.
  static var largestDecay: Double { 700 }

  /// The sine and the cosine of a phase from 0 to a hundred thousand radians.
  ///
  /// x = k·π/2 + r with |r| at most π/4, π/2 in three parts, and the polynomials of fdlibm's
  /// `__kernel_sin` and `__kernel_cos` (Sun Microsystems, 1993), both at once in two lanes.
  @inline(__always)
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let shifted = x * 0.63661977236758134308 + roundingShift
    let k = shifted - roundingShift
    let r =
      ((x - k * 1.57079632673412561417e+00) - k * 6.07710050630396597660e-11)
      - k * 2.02226624879595063154e-21
    let z = r * r
    let c = sineAndCosineSeries
    var p = c.0
    p = p * z + c.1
    p = p * z + c.2
    p = p * z + c.3
    p = p * z + c.4
    p = p * z + c.5
    let sine = r + r * z * p.x
    let cosine = (1 - 0.5 * z) + z * z * p.y
    let quadrant = shifted.bitPattern & 3
    let isOdd = quadrant & 1 != 0
    let first = isOdd ? cosine : sine
    let second = isOdd ? sine : cosine
    // The sine is negative in quadrants 2 and 3, the cosine in 1 and 2: put the bit into the sign.
    let sineSign = (quadrant & 2) << 62
    let cosineSign = ((quadrant &+ 1) & 2) << 62
    return (
      Double(bitPattern: first.bitPattern ^ sineSign),
      Double(bitPattern: second.bitPattern ^ cosineSign)
    )
  }

  /// The coefficients of fdlibm's `__kernel_sin` and `__kernel_cos`, those of the sine first.
  @inline(__always)
  static var sineAndCosineSeries:
    (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  {
    (
      SIMD2(1.58969099521155010221e-10, -1.13596475577881948265e-11),
      SIMD2(-2.50507602534068634195e-08, 2.08757232129817482790e-09),
      SIMD2(2.75573137070700676789e-06, -2.75573143513906633035e-07),
      SIMD2(-1.98412698298579493134e-04, 2.48015872894767294178e-05),
      SIMD2(8.33333333332248946124e-03, -1.38888888888741095749e-03),
      SIMD2(-1.66666666666666324348e-01, 4.16666666666666019037e-02)
    )
  }

  /// The largest phase for `sineAndCosine`: k has to fit into the bits that π/2 leaves free.
  static var largestPhase: Double { 1e5 }

  /// Added to a number, it leaves the nearest whole number in the low bits.
  static var roundingShift: Double { 0x1.8p52 }
}
