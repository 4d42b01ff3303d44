package import Foundation
package import GlissandoDrawing
package import GlissandoViews

// Dots and rings in plots.

extension GraphicsContext {
  /// Draws where a curve is.
  package func drawDot(_ center: CGPoint, _ radius: Double, _ color: Color) {
    fill(.circle(center, radius), with: .color(color))
  }

  /// Draws a landmark of a curve: a circle with the ground inside.
  package func drawRing(
    _ center: CGPoint, _ radius: Double, _ color: Color, width: Double, on ground: Color
  ) {
    fill(.circle(center, radius), with: .color(ground))
    stroke(.circle(center, radius), with: .color(color), lineWidth: width)
  }
}
