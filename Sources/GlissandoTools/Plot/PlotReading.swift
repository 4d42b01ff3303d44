import Foundation
package import GlissandoDrawing

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
