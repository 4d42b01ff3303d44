// The few vector functions that listings borrow from Accelerate, compiled beside a listing that
// names them. Vectors of different lengths have no sum; a vector of no length is a vector.

/// Stands for Accelerate's enumeration of the same name.
enum vDSP {
  /// The sums of the elements at equal places.
  static func add(
    _ vectorA: some AccessibleVector, _ vectorB: some AccessibleVector
  ) -> [Double] {
    zip(vectorA, vectorB).map { $0 + $1 }
  }

  /// Puts the sums of the elements at equal places into `result`.
  static func add<Result: MutableVector>(
    _ vectorA: some AccessibleVector, _ vectorB: some AccessibleVector, result: inout Result
  ) {
    replace(&result, with: add(vectorA, vectorB))
  }

  /// The differences of the elements at equal places.
  static func subtract(
    _ vectorA: some AccessibleVector, _ vectorB: some AccessibleVector
  ) -> [Double] {
    zip(vectorA, vectorB).map { $0 - $1 }
  }

  /// Puts the differences of the elements at equal places into `result`.
  static func subtract<Result: MutableVector>(
    _ vectorA: some AccessibleVector, _ vectorB: some AccessibleVector, result: inout Result
  ) {
    replace(&result, with: subtract(vectorA, vectorB))
  }

  /// A vector times a number.
  static func multiply(_ scalar: Double, _ vector: some AccessibleVector) -> [Double] {
    vector.map { scalar * $0 }
  }

  /// A vector times a number.
  static func multiply(_ vector: some AccessibleVector, _ scalar: Double) -> [Double] {
    vector.map { scalar * $0 }
  }

  /// The products of the elements at equal places.
  static func multiply(
    _ vectorA: some AccessibleVector, _ vectorB: some AccessibleVector
  ) -> [Double] {
    zip(vectorA, vectorB).map { $0 * $1 }
  }

  /// The sum of the elements.
  static func sum(_ vector: some AccessibleVector) -> Double {
    vector.reduce(0, +)
  }

  private static func replace<Result: MutableVector>(_ result: inout Result, with values: [Double])
  {
    for (index, value) in zip(result.indices, values) { result[index] = value }
  }
}

/// A vector that can be read.
protocol AccessibleVector: Collection<Double> {}
/// A vector that can be written.
protocol MutableVector: AccessibleVector, MutableCollection {}

extension Array: AccessibleVector, MutableVector where Element == Double {}
extension ArraySlice: AccessibleVector, MutableVector where Element == Double {}
