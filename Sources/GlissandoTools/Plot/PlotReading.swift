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
  /// Draws numbers to the right of the panel of their curves, one below the other.
  ///
  /// - Parameters:
  ///   - gap: How far they are from the panel, in points.
  ///   - line: How high each is, in points.
  package func draw(
    _ readings: [PlotReading], beside panel: PlotPanel, gap: Double, line: Double, font: Font
  ) {
    // Of two at one height the first stays above.
    let readings = readings.enumerated().sorted {
      ($0.element.y, $0.offset) < ($1.element.y, $1.offset)
    }
    .map(\.element)
    let (top, foot) = (panel.rect.minY, max(panel.rect.minY, panel.rect.maxY))
    let starts = (top...foot).starts(of: readings.map { PlotLabel(middle: $0.y, length: line) })
    for (reading, start) in zip(readings, starts) {
      let name = reading.name.isEmpty ? "" : reading.name + " "
      let text =
        Text(name).foregroundColor(reading.color.opacity(0.75))
        + Text(reading.number).foregroundColor(reading.color)
      draw(
        text.font(font), at: CGPoint(x: panel.rect.maxX + gap, y: start + line / 2),
        anchor: .leading)
    }
  }
}
