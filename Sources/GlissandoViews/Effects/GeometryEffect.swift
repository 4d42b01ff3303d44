public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// A change of where a view is drawn, perspective included, that has no effect on layout.
///
/// Its data animates: the projection is computed anew in each frame, and nothing else is.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The projection of a view of a size in points, from its own coordinates to where it is drawn
  /// in them; the origin is the top leading corner.
  ///
  /// A result that is not finite draws the view as it is.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called: an effect draws what it is put on, and has no body.
  @MainActor public func body(content: Content) -> Never {
    fatalError("\(Self.self) is drawn by itself and has no body")
  }

  /// The same effect.
  ///
  /// SwiftUI: there, an effect tells geometry readers inside of it where they are drawn unless this
  /// is said. Here they always tell where layout has put them.
  public nonisolated func ignoredByLayout() -> some GeometryEffect {
    IgnoredByLayoutEffect(base: self)
  }
}

@Animatable
nonisolated struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
  /// Draws the view in perspective, from its top leading corner, without a change of layout.
  ///
  /// SwiftUI: a change shows at once, whatever animates; here the numbers of the projection animate.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

nonisolated private struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform
  /// Scales and turns are times 128, so that a thousandth still counts as motion; the parts that
  /// make a perspective are about one over the size of a view.
  private static let linearUnit = 128.0
  private static let depthUnit = 32_768.0

  func effectValue(size: CGSize) -> ProjectionTransform { transform }

  var animatableData: AnimatablePair<SIMD4<Double>, AnimatablePair<SIMD2<Double>, SIMD2<Double>>> {
    get {
      let m = transform
      return AnimatablePair(
        SIMD4(m.m11, m.m12, m.m21, m.m22) * Self.linearUnit,
        AnimatablePair(SIMD2(m.m13, m.m23) * Self.depthUnit, SIMD2(m.m31, m.m32)))
    }
    set {
      let linear = newValue.first / Self.linearUnit
      let depth = newValue.second.first / Self.depthUnit
      (transform.m11, transform.m12) = (linear.x, linear.y)
      (transform.m21, transform.m22) = (linear.z, linear.w)
      (transform.m13, transform.m23) = (depth.x, depth.y)
      (transform.m31, transform.m32) = (newValue.second.second.x, newValue.second.second.y)
    }
  }
}

extension GeometryEffect {
  /// Asks the effect for its node.
  @MainActor public static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode? {
    TreeNode(GeometryEffectNode(modifier, place.context))
  }

  /// True: each of several views is drawn in its own place.
  @MainActor public static var actsOnEachElement: Bool { true }
}

/// The change that an effect makes.
@Animatable
nonisolated struct ProjectedChange<Effect: GeometryEffect>: PlaneChange {
  var effect: Effect

  func projection(in size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
  func differsAtRest(from previous: Self) -> Bool { !areEqualValues(previous.effect, effect) }
}

private final class GeometryEffectNode<Effect: GeometryEffect>:
  EffectNode<Effect, ProjectedChange<Effect>>
{
  override var change: ProjectedChange<Effect> { ProjectedChange(effect: modifier) }
}
