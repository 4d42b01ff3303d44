// Rows of numbers that animate, whatever their lengths.
//
// SwiftUI: has no such type; its users write their own for every chart.

/// A row of numbers whose length may change, for charts and wave forms.
///
/// Where two series differ in length, the missing numbers count as zero: a point that is added
/// grows from the base line, a point that is removed sinks to it. What is shown has the length of
/// the longer series while it moves, and exactly the target's at rest.
///
///     struct Bars: Shape {
///       var heights: AnimatableSeries
///       var animatableData: AnimatableSeries {
///         get { heights }
///         set { heights = newValue }
///       }
///     }
public struct AnimatableSeries: VectorArithmetic, Animatable, Sendable, Hashable,
  ExpressibleByArrayLiteral
{
  /// The numbers, in order.
  public var values: [Double]

  /// Creates a series.
  public init(_ values: some Sequence<Double>) {
    self.values = Array(values)
  }

  /// Creates a series from a literal.
  public init(arrayLiteral elements: Double...) {
    values = elements
  }

  /// The series of no length; neutral beside any other.
  public static var zero: AnimatableSeries { AnimatableSeries([]) }

  /// The number of numbers.
  public var count: Int { values.count }

  /// Reads or writes one number.
  ///
  /// - Precondition: `position` is in `0 ..< count`.
  public subscript(position: Int) -> Double {
    get { values[position] }
    set { values[position] = newValue }
  }

  /// Adds a series in place; the result has the length of the longer one.
  ///
  /// - Complexity: O(*n*). It allocates only where the left side is the shorter one or shared.
  public static func += (lhs: inout AnimatableSeries, rhs: AnimatableSeries) {
    lhs.combine(rhs, sign: 1)
  }

  /// Subtracts a series in place; the result has the length of the longer one.
  ///
  /// - Complexity: O(*n*). It allocates only where the left side is the shorter one or shared.
  public static func -= (lhs: inout AnimatableSeries, rhs: AnimatableSeries) {
    lhs.combine(rhs, sign: -1)
  }

  /// Returns the sum of two series.
  public static func + (lhs: AnimatableSeries, rhs: AnimatableSeries) -> AnimatableSeries {
    var result = lhs
    result += rhs
    return result
  }

  /// Returns the difference of two series.
  public static func - (lhs: AnimatableSeries, rhs: AnimatableSeries) -> AnimatableSeries {
    var result = lhs
    result -= rhs
    return result
  }

  /// Multiplies every number by another.
  public mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  /// The sum of the squares.
  ///
  /// - Complexity: O(*n*).
  public var magnitudeSquared: Double {
    values.reduce(0) { $0 + $1 * $1 }
  }

  private mutating func combine(_ other: AnimatableSeries, sign: Double) {
    if values.count < other.values.count {
      values.append(contentsOf: repeatElement(0, count: other.values.count - values.count))
    }
    for index in other.values.indices { values[index] += sign * other.values[index] }
  }
}

extension AnimatableSeries: CustomStringConvertible {
  /// The numbers in brackets.
  public var description: String { "AnimatableSeries(\(values))" }
}
