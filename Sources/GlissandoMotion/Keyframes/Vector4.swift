/// Up to four numbers side by side: how plain tracks keep the data of their properties, whatever its type.
///
/// It and `PlainTracks` are there for speed alone: without them the benchmark's rows `keyframes` take fifty times
/// as long, for key paths, generics and the memory that both ask for.
///
/// Not a SIMD vector: what contains one has to lie on a multiple of 32 bytes, and asking for such
/// memory takes several times as long as asking for any.
struct Vector4: VectorArithmetic {
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

  static var zero: Vector4 { Vector4() }

  @inline(__always)
  static func + (a: Vector4, b: Vector4) -> Vector4 {
    Vector4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w)
  }

  @inline(__always)
  static func - (a: Vector4, b: Vector4) -> Vector4 {
    Vector4(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w)
  }

  @inline(__always)
  static func * (a: Vector4, b: Double) -> Vector4 { Vector4(a.x * b, a.y * b, a.z * b, a.w * b) }

  @inline(__always)
  mutating func scale(by rhs: Double) { self = self * rhs }

  var magnitudeSquared: Double { (x * x + y * y) + (z * z + w * w) }
}

extension PlainNumbers {
  /// The numbers of a property's data; those beyond them are 0.
  func vector<Data>(_ data: Data) -> Vector4 {
    // The data consists of `count` Doubles: see `init`.
    withUnsafeBytes(of: data) { bytes in
      func number(_ index: Int) -> Double {
        index < count ? bytes.loadUnaligned(fromByteOffset: 8 * index, as: Double.self) : 0
      }
      return Vector4(number(0), number(1), number(2), number(3))
    }
  }

  /// The data that consists of the first numbers.
  func data<Data>(_ vector: Vector4, as type: Data.Type) -> Data {
    withUnsafeBytes(of: vector) { $0.load(as: type) }
  }
}
