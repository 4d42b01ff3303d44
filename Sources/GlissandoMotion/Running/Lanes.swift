import Foundation

/// Up to four numbers side by side: how the engine keeps the vectors that consist of nothing else.
///
/// Not a SIMD vector: what contains one has to lie on a multiple of 32 bytes, and asking for such
/// memory takes several times as long as asking for any.
struct Lanes: VectorArithmetic {
  var x = 0.0
  var y = 0.0
  var z = 0.0
  var w = 0.0

  @inline(__always)
  init() {}

  @inline(__always)
  init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  subscript(index: Int) -> Double {
    switch index {
    case 0: x
    case 1: y
    case 2: z
    default: w
    }
  }

  static var zero: Lanes { Lanes() }

  @inline(__always)
  static func + (a: Lanes, b: Lanes) -> Lanes {
    Lanes(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w)
  }

  @inline(__always)
  static func - (a: Lanes, b: Lanes) -> Lanes {
    Lanes(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w)
  }

  @inline(__always)
  static func * (a: Lanes, b: Double) -> Lanes { Lanes(a.x * b, a.y * b, a.z * b, a.w * b) }

  @inline(__always)
  static func / (a: Lanes, b: Double) -> Lanes { Lanes(a.x / b, a.y / b, a.z / b, a.w / b) }

  @inline(__always)
  mutating func scale(by rhs: Double) { self = self * rhs }

  var magnitudeSquared: Double { (x * x + y * y) + (z * z + w * w) }
}

/// A vector whose memory is a number of Doubles and nothing else.
///
/// The engine moves such a vector without generics. Conform only types whose size is exactly eight
/// bytes times `doubleCount`; it is checked.
package protocol ContiguousDoubles: VectorArithmetic {
  /// How many Doubles the value consists of.
  static var doubleCount: Int { get }
}

extension Double: ContiguousDoubles {
  package static var doubleCount: Int { 1 }
}

extension CGFloat: ContiguousDoubles {
  package static var doubleCount: Int { MemoryLayout<CGFloat>.size == 8 ? 1 : 0 }
}

extension Angle: ContiguousDoubles {
  package static var doubleCount: Int { 1 }
}

extension AnimatablePair: ContiguousDoubles
where First: ContiguousDoubles, Second: ContiguousDoubles {
  package static var doubleCount: Int { First.doubleCount + Second.doubleCount }
}

/// How a type of vector lies in lanes; `count` is 0 where it does not.
struct LaneLayout<Value: VectorArithmetic> {
  let count: Int

  init() {
    count = Self.findCount()
  }

  /// The widest vector that lies in lanes.
  static var mostLanes: Int { 4 }

  private static func findCount() -> Int {
    // The types that most attributes have, without asking the runtime for a conformance.
    if Value.self == Double.self { return 1 }
    if Value.self == CGFloat.self { return CGFloat.doubleCount }
    if Value.self == AnimatablePair<CGFloat, CGFloat>.self { return 2 * CGFloat.doubleCount }
    guard let type = Value.self as? any ContiguousDoubles.Type else { return 0 }
    let count = type.doubleCount
    let isFlat = count > 0 && MemoryLayout<Value>.size == count * MemoryLayout<Double>.size
    return isFlat && count <= mostLanes ? count : 0
  }

  /// The numbers of a value; the lanes beyond them are 0.
  @inline(__always)
  func lanes(_ value: Value) -> Lanes {
    // A type cast to itself: the general way costs more than the addition of two values, and each
    // retarget of the benchmark's `engine` goes through here. The type is asked on the same line.
    if Value.self == Double.self { return unsafeBitCast(value, to: Double.self).lanes }
    // The value consists of `count` Doubles (checked in `findCount`).
    return withUnsafeBytes(of: value) { bytes in
      let x = bytes.loadUnaligned(as: Double.self)
      guard count > 1 else { return Lanes(x, 0, 0, 0) }
      let y = bytes.loadUnaligned(fromByteOffset: 8, as: Double.self)
      guard count > 2 else { return Lanes(x, y, 0, 0) }
      let z = bytes.loadUnaligned(fromByteOffset: 16, as: Double.self)
      let w = count > 3 ? bytes.loadUnaligned(fromByteOffset: 24, as: Double.self) : 0
      return Lanes(x, y, z, w)
    }
  }

  /// The value that consists of the first numbers.
  @inline(__always)
  func value(_ lanes: Lanes) -> Value {
    // As above; a type of plain numbers may be loaded from any aligned memory that holds them.
    withUnsafePointer(to: lanes) { source in
      UnsafeRawPointer(source).assumingMemoryBound(to: Value.self).pointee
    }
  }
}
