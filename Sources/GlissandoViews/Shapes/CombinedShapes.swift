public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// Two shapes in one rectangle, combined.
@usableFromInline
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// What is kept.
  enum Operation {
    case union, intersection, difference, symmetricDifference, linesInside, linesOutside
  }

  var first: First
  var second: Second
  var operation: Operation
  var eoFill: Bool

  @usableFromInline func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .difference: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .linesInside: a.lineIntersection(b, eoFill: eoFill)
    case .linesOutside: a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  @usableFromInline var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData>
  {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// What is inside of this shape or of another one in the same rectangle.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// What is inside of this shape and of another one in the same rectangle.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// What is inside of this shape and not of another one in the same rectangle.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// What is inside of exactly one of this shape and another one in the same rectangle.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }
  /// The parts of this shape's outline inside of another shape in the same rectangle, to be stroked.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .linesInside, eoFill: eoFill)
  }

  /// The parts of this shape's outline outside of another shape in the same rectangle, to be stroked.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .linesOutside, eoFill: eoFill)
  }
}
