public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// A shape that is made of another one, and is as large as that.
nonisolated protocol DerivedShape: UnboundedShape {
  associatedtype Base: Shape
  var base: Base { get }
}

extension DerivedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(base) }
}

extension Shape where Self: DerivedShape {
  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

/// A shape drawn in a smaller rectangle.
@usableFromInline
struct Inset<Base: Shape>: InsettableShape, DerivedShape {
  var base: Base
  var amount: CGFloat

  @usableFromInline func path(in rect: CGRect) -> Path {
    // An inset larger than the shape leaves nothing, not a shape turned inside out.
    let amount = min(amount, min(rect.width, rect.height) / 2)
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  @usableFromInline var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  @usableFromInline func inset(by amount: CGFloat) -> Inset {
    Inset(base: base, amount: self.amount + amount)
  }
}

/// A shape whose corners keep their centres when it is made smaller.
nonisolated protocol RoundCornered: Shape {
  /// The shape with radii that are smaller by `amount` points, and not below 0.
  func withCorners(smallerBy amount: CGFloat) -> Self
}

/// A shape with round corners drawn in a smaller rectangle.
@Animatable
nonisolated struct RoundInset<Base: RoundCornered>: InsettableShape, DerivedShape {
  var base: Base
  var amount: CGFloat

  // The corners follow the amount of the moment: those that became square become round again.
  func path(in rect: CGRect) -> Path {
    Inset(base: base.withCorners(smallerBy: amount), amount: amount).path(in: rect)
  }

  func inset(by amount: CGFloat) -> RoundInset {
    RoundInset(base: base, amount: self.amount + amount)
  }
}

/// A part of a shape's outline.
@usableFromInline
struct TrimmedShape<Base: Shape>: Shape, DerivedShape {
  var base: Base
  var from: CGFloat
  var to: CGFloat

  @usableFromInline func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }
  /// The fractions are scaled so that a thousandth of an outline still counts as motion.
  @usableFromInline var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(base.animatableData, AnimatablePair(from * 128, to * 128)) }
    set {
      base.animatableData = newValue.first
      from = newValue.second.first / 128
      to = newValue.second.second / 128
    }
  }
}

/// A shape's outline as a shape.
@usableFromInline
struct StrokedShape<Base: Shape>: Shape, DerivedShape {
  var base: Base
  var style: StrokeStyle

  @usableFromInline static var role: ShapeRole { .stroke }

  @usableFromInline func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  @usableFromInline var animatableData:
    AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(base.animatableData, style.animatableData) }
    set {
      base.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A shape of a fixed size.
@usableFromInline
struct SizedShape<Base: Shape>: Shape {
  var base: Base
  var size: CGSize
  @usableFromInline func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }
  @usableFromInline var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set {
      base.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension CGAffineTransform {
  /// What `change` does about a point of `rect`.
  func about(
    _ anchor: UnitPoint, in rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let point = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return change(translatedBy(x: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length, in [0, 1].
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// The shape at a fixed size.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The shape at a fixed size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// The outline as a shape, `lineWidth` points thick.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
