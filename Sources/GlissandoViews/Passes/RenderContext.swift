package import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// What a node needs to know to draw itself: how its coordinates become window points.
package struct RenderContext: Equatable {
  /// Layout coordinates of the nearest coordinate root → points of the plane, which is the window
  /// unless something around is seen in perspective.
  package var transform = CGAffineTransform.identity
  /// The plane in which the drawing lies; nil is the window.
  var plane: ProjectedPlane?
  /// How far in points the effects around (a shadow, a blur) spread what is drawn inside.
  package var spread: CGFloat = 0
  /// The innermost of what is moving the drawing.
  package var mover: Mover?
  /// What can be seen of what is drawn, in points of the plane.
  var clip = CGRect.infinite

  /// Whether a transform around is being animated, so that text glides between pixels.
  package var isMoving: Bool { mover != nil }

  /// The place in the window at which a rectangle of layout coordinates is seen: the smallest
  /// upright one around.
  @MainActor package func windowRect(of rect: CGRect) -> CGRect {
    let flat = rect.applying(transform)
    return plane?.windowRect(of: flat) ?? flat
  }

  /// The part of the window to paint again when a rectangle of the plane has changed; null when
  /// none of it is seen.
  @MainActor func damage(by rect: CGRect) -> CGRect {
    let seen = rect.insetBy(dx: -spread, dy: -spread).overlap(with: clip)
    guard let plane, !seen.isNull else { return seen }
    return plane.damage(by: seen)
  }

  /// The layout coordinates of a point of the window; nil where the plane is not to be seen or has
  /// no extent.
  @MainActor package func layoutPoint(at windowPoint: CGPoint) -> CGPoint? {
    guard let inverse = transform.inverse else { return nil }
    guard let plane else { return windowPoint.applying(inverse) }
    return plane.point(at: windowPoint)?.applying(inverse)
  }

  /// From the window to a view whose origin is given in layout coordinates; nil where the view has
  /// no extent.
  @MainActor package func windowToLocal(origin: CGPoint) -> ProjectionTransform? {
    let place = transform.translatedBy(x: origin.x, y: origin.y)
    guard let plane else { return place.inverse.map { ProjectionTransform($0) } }
    var result = ProjectionTransform(place).concatenating(plane.windowProjection)
    return result.invert() ? result : nil
  }

  func translated(x: CGFloat, y: CGFloat) -> RenderContext {
    var copy = self
    copy.translate(x: x, y: y)
    return copy
  }

  /// Moves what is drawn, before everything around.
  mutating func translate(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Transforms what is drawn about `anchor` (in layout coordinates), before everything around.
  mutating func transform(by inner: CGAffineTransform, about anchor: CGPoint) {
    transform =
      transform
      .translatedBy(x: anchor.x, y: anchor.y)
      .concatenated(before: inner)
      .translatedBy(x: -anchor.x, y: -anchor.y)
  }
}

extension RenderContext {
  /// From layout coordinates to points of the window; nil where something around is seen in perspective.
  @MainActor var affine: CGAffineTransform? {
    var (result, plane) = (transform, plane)
    while let inner = plane {
      guard let step = inner.projection.affineEquivalent else { return nil }
      result = result.concatenating(step)
      plane = inner.outer.plane
    }
    return result
  }

  /// Where a rectangle of layout coordinates is seen in the plane of a context around.
  @MainActor func bounds(of rect: CGRect, in outer: RenderContext) -> CGRect {
    var (result, plane) = (rect.applying(transform), plane)
    while let inner = plane, inner !== outer.plane {
      result = result.applying(inner.projection)
      plane = inner.outer.plane
    }
    return result
  }
}

extension DisplayGroup {
  /// How far in window points the group paints outside of what it holds.
  package var spread: CGFloat {
    switch kind {
    case .shadow(_, let radius, let x, let y):
      // The offset is turned, too: as far as it is long it may lead along one axis.
      return (DisplayGroup.reach(ofBlur: radius) + hypot(x, y)) * transform.maximumScale
    // What one part leaves open another one's place fills.
    case .blur(_, isOpaque: true): return Self.everywhere
    case .blur(let radius, _): return DisplayGroup.reach(ofBlur: radius) * transform.maximumScale
    case .opacity, .clip, .blend, .colorEffect, .mask, .maskSource, .plane: return 0
    }
  }

  /// Farther than any window reaches, in points.
  private static let everywhere: CGFloat = 1e6
}

extension CGAffineTransform {
  /// The transform that does `inner` first and then this one.
  func concatenated(before inner: CGAffineTransform) -> CGAffineTransform {
    inner.concatenating(self)
  }
}

extension ViewNode {
  /// The identity, in the list, of one of the things that the node draws.
  ///
  /// The numbers of nodes take 40 bits, which no run exhausts.
  func displayID(_ number: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: number) << 40 | UInt64(serial)
  }
}
