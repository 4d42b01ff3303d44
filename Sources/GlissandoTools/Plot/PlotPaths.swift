package import Foundation
package import GlissandoDrawing

// The lines that plots are made of.

extension Path {
  /// The line from point to point.
  package static func through(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  /// A circle around a point.
  package static func circle(_ center: CGPoint, _ radius: Double) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension StrokeStyle {
  /// A curve that would have been; dashes have no round ends: hundreds of half circles take longer
  /// than all curves.
  package static func ghost(
    _ width: Double, dash: Double, gap: Double, join: CGLineJoin = .miter
  ) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineJoin: join, dash: [dash, gap])
  }
}
