/// One number, or four at once, that the tick computes with: the same steps in the same order, so that a spring comes
/// to the same last bit whether it is evaluated alone or beside others.
protocol TickNumber {
  associatedtype Bits: TickBits
  /// The bits of each number.
  var bits: Bits { get }
  init(bits: Bits)

  static func + (lhs: Self, rhs: Self) -> Self
  static func - (lhs: Self, rhs: Self) -> Self
  static func * (lhs: Self, rhs: Self) -> Self
  static func / (lhs: Self, rhs: Self) -> Self
  static func + (lhs: Self, rhs: Double) -> Self
  static func - (lhs: Self, rhs: Double) -> Self
  static func * (lhs: Self, rhs: Double) -> Self
}

/// The bits of one number, or of four.
protocol TickBits {
  static func & (lhs: Self, rhs: Self) -> Self
  static func & (lhs: Self, rhs: UInt64) -> Self
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func &+ (lhs: Self, rhs: UInt64) -> Self
  static func &- (lhs: UInt64, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: UInt64) -> Self
}

extension UInt64: TickBits {}
extension SIMD4<UInt64>: TickBits {}

extension Double: TickNumber {
  @inline(__always)
  var bits: UInt64 { bitPattern }

  @inline(__always)
  init(bits: UInt64) { self.init(bitPattern: bits) }
}

/// Four numbers that are computed with at once.
typealias Quartet = SIMD4<Double>

extension Quartet: TickNumber {
  // The optimiser makes nothing of both: the bits stay where they are.
  @inline(__always)
  var bits: SIMD4<UInt64> {
    SIMD4<UInt64>(x.bitPattern, y.bitPattern, z.bitPattern, w.bitPattern)
  }

  @inline(__always)
  init(bits: SIMD4<UInt64>) {
    self.init(
      Double(bitPattern: bits.x), Double(bitPattern: bits.y), Double(bitPattern: bits.z),
      Double(bitPattern: bits.w))
  }
}
