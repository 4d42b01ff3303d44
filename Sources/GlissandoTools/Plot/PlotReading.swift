import Foundation
package import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// The number of a curve at the moment that is shown, beside its end.
package struct PlotReading {
  /// What the curve is called; may be empty.
  package var name: String
  package var number: String
  package var color: Color
  /// Where the curve is, in points from the top; its number stands as near as it can.
  package var y: Double

  package init(_ name: String, _ number: String, _ color: Color, y: Double) {
    (self.name, self.number, self.color, self.y) = (name, number, color, y)
  }
}

extension GraphicsContext {
  /// Draws numbers to the right of a place.
  package func draw(_ readings: [PlotReading], from x: Double, font: Font) {
    for reading in readings {
      let name = reading.name.isEmpty ? "" : reading.name + " "
      let text =
        Text(name).foregroundColor(reading.color.opacity(0.75))
        + Text(reading.number).foregroundColor(reading.color)
      draw(text.font(font), at: CGPoint(x: x, y: reading.y), anchor: .leading)
    }
  }
}
