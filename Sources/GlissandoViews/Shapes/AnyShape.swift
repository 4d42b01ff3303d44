public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// A shape whose type is hidden.
///
/// It animates where the shape before had the same data: a rounded rectangle becomes another one,
/// and is exchanged for a circle at once.
public struct AnyShape: Shape {
  private var shape: any Shape
  var hidden: any Shape { shape }

  /// Hides the type of `shape`.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape inside.
  public var animatableData: AnimatableData {
    get { shape.hiddenData }
    set { shape = shape.taking(newValue) }
  }
}

extension Shape {
  /// The data, without its type.
  ///
  /// Those of a shape that has none are of a type too: nothing becomes of them what others have.
  fileprivate var hiddenData: AnyShape.AnimatableData { AnyShape.AnimatableData(animatableData) }

  /// The shape with other data, or as it is where they are of another type.
  fileprivate func taking(_ data: AnyShape.AnimatableData) -> any Shape {
    guard let own = data.vector as? AnimatableData else { return self }
    var result = self
    result.animatableData = own
    return result
  }
}

extension AnyShape {
  /// The data of a shape whose type is hidden.
  ///
  /// Data of two types do not add up: their difference is nothing, so that one is exchanged for the
  /// other at once.
  public struct AnimatableData: VectorArithmetic {
    /// The data; nil for nothing.
    fileprivate var vector: (any VectorArithmetic)?

    fileprivate init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

    /// Nothing.
    public static var zero: AnimatableData { AnimatableData(nil) }

    /// The sum; of data of two types the first.
    public static func + (lhs: AnimatableData, rhs: AnimatableData) -> AnimatableData {
      guard let left = lhs.vector, let right = rhs.vector else {
        return rhs.vector == nil ? lhs : rhs
      }
      return AnimatableData(sum(left, right) ?? left)
    }

    /// The difference; nothing for data of two types.
    public static func - (lhs: AnimatableData, rhs: AnimatableData) -> AnimatableData {
      guard let right = rhs.vector else { return lhs }
      let negative = negated(right)
      guard let left = lhs.vector else { return AnimatableData(negative) }
      return AnimatableData(sum(left, negative))
    }

    /// Makes the data `rhs` times as large.
    public mutating func scale(by rhs: Double) {
      guard var scaled = vector else { return }
      scaled.scale(by: rhs)
      vector = scaled
    }

    /// The square of the data's length; 0 for nothing.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Whether two data have one type and are equal.
    public static func == (lhs: AnimatableData, rhs: AnimatableData) -> Bool {
      guard let left = lhs.vector, let right = rhs.vector else {
        // The data of a shape without any are nothing.
        return (lhs.vector ?? rhs.vector).map { $0 is EmptyAnimatableData } ?? true
      }
      return areEqual(left, right)
    }

    private static func sum<V: VectorArithmetic>(
      _ lhs: V, _ rhs: any VectorArithmetic
    ) -> (any VectorArithmetic)? {
      (rhs as? V).map { lhs + $0 }
    }

    private static func negated<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic {
      V.zero - vector
    }

    private static func areEqual<V: VectorArithmetic>(
      _ lhs: V, _ rhs: any VectorArithmetic
    ) -> Bool {
      (rhs as? V) == lhs
    }
  }
}
