import Foundation

/// Up to four numbers side by side: how the engine keeps the vectors that consist of nothing else.
typealias Lanes = SIMD4<Double>

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
    var lanes = Lanes()
    // The value consists of `count` Doubles (checked in `findCount`), which lanes begin with too.
    withUnsafePointer(to: value) { source in
      withUnsafeMutablePointer(to: &lanes) { target in
        UnsafeMutableRawPointer(target)
          .copyMemory(from: source, byteCount: count * MemoryLayout<Double>.size)
      }
    }
    return lanes
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
