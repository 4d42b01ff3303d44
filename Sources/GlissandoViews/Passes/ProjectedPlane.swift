import Foundation
import GlissandoDrawing

/// A plane in which views are drawn, seen from somewhere else: what `rotation3DEffect` and its
/// relatives put their content in.
///
/// An object, so that a plane that turns leaves what is drawn in it alone: only the projection
/// changes, and everybody who has the plane sees it.
@MainActor
final class ProjectedPlane {
  /// From the plane to what is around it, both in points.
  private(set) var projection = ProjectionTransform()
  /// What the plane lies in: another plane, or the window.
  private(set) var outer = RenderContext()
  /// Whether parallel lines do not stay parallel, so that a picture of it is painted.
  private(set) var isInPerspective = false
  /// Its place in the list.
  var index = 0
  /// Whether something in it differs in this frame.
  var isTouched = false

  /// Takes the projection of a plane whose origin lies at `origin` in layout coordinates of
  /// `outer`.
  func set(_ local: ProjectionTransform, origin: CGPoint, in outer: RenderContext) {
    let place = outer.transform.translatedBy(x: origin.x, y: origin.y)
    // What is not finite shows the view as it is.
    projection = (local.isFinite ? local : ProjectionTransform())
      .concatenating(ProjectionTransform(place))
    self.outer = outer
    isInPerspective = projection.affineEquivalent == nil
  }

  /// The outermost plane around, or this one, of which a picture is painted.
  var outermostInPerspective: ProjectedPlane? {
    outer.plane?.outermostInPerspective ?? (isInPerspective ? self : nil)
  }

  /// From the plane to the window.
  var windowProjection: ProjectionTransform {
    outer.plane.map { projection.concatenating($0.windowProjection) } ?? projection
  }

  /// The rectangle of the window around what is seen of a rectangle of the plane.
  func windowRect(of rect: CGRect) -> CGRect {
    let flat = rect.applying(projection)
    guard !flat.isNull else { return .zero }
    return outer.plane?.windowRect(of: flat) ?? flat
  }

  /// The part of the window to paint again when a rectangle of the plane has changed; null when
  /// none of it is seen.
  func damage(by rect: CGRect) -> CGRect {
    let flat = rect.applying(projection)
    guard !flat.isNull else { return .null }
    return outer.damage(by: flat)
  }

  /// The point of the plane that is seen at a point of the window; nil where none is.
  func point(at windowPoint: CGPoint) -> CGPoint? {
    guard let outer = outer.plane else { return projection.source(of: windowPoint) }
    return outer.point(at: windowPoint).flatMap { projection.source(of: $0) }
  }
}

extension ProjectedPlane: Equatable {
  /// Whether both are one and the same.
  nonisolated static func == (lhs: ProjectedPlane, rhs: ProjectedPlane) -> Bool { lhs === rhs }
}
