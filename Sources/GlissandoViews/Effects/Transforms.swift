public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Effects that move, scale and turn what is drawn.

extension View {
  /// Moves what is drawn by `x` and `y` points, without a change of layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Moves what is drawn, without a change of layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Scales what is drawn about an anchor, without a change of layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Scales what is drawn about an anchor, without a change of layout.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what is drawn about an anchor, without a change of layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn clockwise about an anchor, without a change of layout.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }

  /// Transforms what is drawn, from the view's top leading corner.
  ///
  /// SwiftUI: a change shows at once, whatever animates; here the six numbers animate.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(transform: transform))
  }
}

@usableFromInline
nonisolated struct OffsetModifier: PrimitiveModifier, ContextChange {
  var offset: CGSize

  @usableFromInline var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  static var usesFrame: Bool { false }

  func change(_ context: inout RenderContext, in rect: CGRect) {
    context.translate(x: offset.width, y: offset.height)
  }
}

@usableFromInline
nonisolated struct ScaleModifier: PrimitiveModifier, ContextChange {
  var scale: CGSize
  var anchor: UnitPoint

  @usableFromInline var animatableData:
    AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func change(_ context: inout RenderContext, in rect: CGRect) {
    let scale = CGAffineTransform(scaleX: scale.width, y: scale.height)
    context.transform(by: scale, about: rect.point(anchor))
  }
}

@usableFromInline
nonisolated struct RotationModifier: PrimitiveModifier, ContextChange {
  var angle: Angle
  var anchor: UnitPoint

  @usableFromInline var animatableData:
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func change(_ context: inout RenderContext, in rect: CGRect) {
    let rotation = CGAffineTransform(rotationAngle: angle.radians)
    context.transform(by: rotation, about: rect.point(anchor))
  }
}

@usableFromInline
nonisolated struct TransformModifier: PrimitiveModifier, ContextChange {
  var transform: CGAffineTransform

  /// The six numbers; those that scale and turn are times 128, so that a thousandth still counts
  /// as motion.
  @usableFromInline var animatableData:
    AnimatablePair<SIMD4<Double>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        SIMD4(transform.a, transform.b, transform.c, transform.d) * 128,
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      let linear = newValue.first / 128
      transform = CGAffineTransform(
        a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: newValue.second.first,
        ty: newValue.second.second)
    }
  }

  func change(_ context: inout RenderContext, in rect: CGRect) {
    context.transform(by: transform, about: rect.origin)
  }
}

extension CGRect {
  /// The point at the given fractions of the sides.
  func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
