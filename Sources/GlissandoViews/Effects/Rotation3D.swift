public import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Views turned in space.

extension View {
  /// Turns what is drawn about an axis in space, seen in perspective, without a change of layout.
  ///
  /// - Parameters:
  ///   - angle: How far; about the y axis, the right side goes away from the eye first.
  ///   - axis: The axis, through the anchor; its length does not matter.
  ///   - anchor: The point of the view that stays in its place, and that the eye looks at.
  ///   - anchorZ: How far behind the view the axis lies, in points.
  ///   - perspective: How near the eye is: 1 is as far as the longer side of the view, 0 is endlessly
  ///     far.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}

nonisolated struct Rotation3DEffect: GeometryEffect, PlaneChange, Sendable {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  /// Axis and perspective are times 128, so that a thousandth still counts as motion.
  private static let unit = 128.0

  typealias Place = AnimatablePair<UnitPoint.AnimatableData, CGFloat>

  var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<SIMD4<Double>, Place>> {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          SIMD4(axis, perspective) * Self.unit, AnimatablePair(anchor.animatableData, anchorZ)))
    }
    set {
      angle.animatableData = newValue.first
      let numbers = newValue.second.first / Self.unit
      axis = SIMD3(numbers.x, numbers.y, numbers.z)
      perspective = numbers.w
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second
    }
  }

  func projection(in size: CGSize) -> ProjectionTransform { effectValue(size: size) }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    var space = CATransform3DMakeTranslation(-x, -y, -anchorZ)
    space = CATransform3DConcat(
      space, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
    // The eye looks at the anchor, from as far as the longer side over the perspective.
    let side = max(size.width, size.height)
    if side > 0, perspective != 0 {
      var eye = CATransform3DIdentity
      eye.m34 = -perspective / side
      space = CATransform3DConcat(space, eye)
    }
    space = CATransform3DConcat(space, CATransform3DMakeTranslation(x, y, anchorZ))
    return ProjectionTransform(space)
  }
}
