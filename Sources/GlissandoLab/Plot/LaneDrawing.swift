import Foundation
import Glissando
import GlissandoTools

/// Draws the parts of a plot, each in the coordinates of the whole.
@MainActor
struct LaneDrawing {
  let layout: PlotLayout
  let palette: PaperPalette

  var unit: Double { layout.unit }

  // MARK: Lines of measure

  /// The numbers beside the panels.
  func drawScaleLabels(_ context: GraphicsContext) {
    for (band, panel) in layout.panels {
      drawer(panel, context).drawNumbers(layout.ticks(of: band), isSharp: false) {
        MotionNumber.tick($0, in: layout.scales[band])
      }
    }
  }

  /// The seconds below all panels.
  func drawTimeLabels(_ context: GraphicsContext) {
    guard let panel = layout.panels.last?.panel else { return }
    let ticks = layout.timeTicks
    // The first number says what all are.
    let first = ticks.first { $0.strength == 1 }?.value
    drawer(panel, context).drawTimes(ticks, below: 5, isSharp: false) {
      MotionNumber.tick($0, in: layout.scales.times) + ($0 == first ? " s" : "")
    }
  }

  /// The lines behind the curves of a band.
  func drawGrid(_ band: PlotBand, _ context: GraphicsContext) {
    let drawer = drawer(layout[band], context)
    drawer.drawUprights(layout.timeTicks)
    drawer.drawLevels(
      layout.ticks(of: band), marks: band == .position ? [0, 1] : [0], palette.ink.opacity(0.3))
  }

  func drawer(_ panel: PlotPanel, _ context: GraphicsContext) -> PlotDrawer {
    PlotDrawer(
      context, panel, unit: unit, font: PlotFont.small(unit), ink: palette.faintInk,
      grid: palette.grid, ground: palette.paper)
  }
}

/// The fonts of plots; few, since the first text in each costs a millisecond.
enum PlotFont {
  static func small(_ unit: Double) -> Font { .system(size: 10.5 * unit).monospacedDigit() }
  static func label(_ unit: Double) -> Font { .system(size: 11.5 * unit, weight: .medium) }
  static func reading(_ unit: Double) -> Font {
    .system(size: 10.5 * unit, weight: .medium).monospacedDigit()
  }
}
