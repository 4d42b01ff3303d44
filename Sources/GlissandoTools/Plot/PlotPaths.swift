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

  /// A line from the top down.
  package static func vertical(_ x: Double, _ top: Double, _ bottom: Double) -> Path {
    .through([CGPoint(x: x, y: top), CGPoint(x: x, y: bottom)])
  }

  /// A line from left to right.
  package static func horizontal(_ y: Double, _ left: Double, _ right: Double) -> Path {
    .through([CGPoint(x: left, y: y), CGPoint(x: right, y: y)])
  }

  /// A circle around a point.
  package static func circle(_ center: CGPoint, _ radius: Double) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension StrokeStyle {
  /// A curve, whose points are so near to each other that bevels are no corners.
  package static func curve(_ width: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .bevel)
  }

  /// A curve that would have been; dashes have no round ends: hundreds of half circles take longer
  /// than all curves.
  package static func ghost(
    _ width: Double, dash: Double, gap: Double, join: CGLineJoin = .miter
  ) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineJoin: join, dash: [dash, gap])
  }
}
