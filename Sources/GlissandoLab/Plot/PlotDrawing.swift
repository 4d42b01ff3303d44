import Foundation
import Glissando
import GlissandoTools

/// Draws the parts of a plot, each in the coordinates of the whole.
@MainActor
struct PlotDrawing {
  let layout: PlotLayout
  let palette: PaperPalette

  var unit: Double { layout.unit }

  // MARK: Lines of measure

  /// The numbers beside the panels.
  func drawScaleLabels(_ context: GraphicsContext) {
    for (band, panel) in layout.panels {
      for tick in layout.ticks(of: band) where tick.strength > 0 {
        drawLabel(
          MotionNumber.tick(tick.value, in: layout.scales[band]),
          at: CGPoint(x: layout.left - 8 * unit, y: panel.y(tick.value)),
          anchor: .trailing, tick.strength, context)
      }
    }
  }

  /// The seconds below all panels.
  func drawTimeLabels(_ context: GraphicsContext) {
    let ticks = layout.timeTicks
    // The first number says what all are.
    let first = ticks.first { $0.strength == 1 }?.value
    for tick in ticks where tick.strength > 0 {
      drawLabel(
        MotionNumber.tick(tick.value, in: layout.scales.times) + (tick.value == first ? " s" : ""),
        at: CGPoint(x: layout.x(tick.value), y: layout.foot + 5 * unit), anchor: .top,
        tick.strength, context)
    }
  }

  /// The lines behind the curves of a band.
  func drawGrid(_ band: PlotBand, _ context: GraphicsContext) {
    let panel = layout[band]
    for tick in layout.timeTicks where tick.strength > 0 {
      context.fill(
        panel.upright(at: panel.x(tick.value)),
        with: .color(palette.grid.opacity(tick.strength)))
    }
    for tick in layout.ticks(of: band) where tick.strength > 0 {
      let isMark = tick.value == 0 || (band == .position && tick.value == 1)
      context.fill(
        panel.level(at: panel.y(tick.value)),
        with: .color(isMark ? palette.ink.opacity(0.3) : palette.grid.opacity(tick.strength)))
    }
  }

  private func drawLabel(
    _ text: String, at point: CGPoint, anchor: UnitPoint, _ strength: Double,
    _ context: GraphicsContext
  ) {
    // A number that is only half there is harder to overlook than a line.
    let opacity = (strength - 0.4) / 0.6
    guard opacity > 0 else { return }
    context.draw(
      Text(text).font(PlotFont.small(unit)).foregroundColor(palette.faintInk.opacity(opacity)),
      at: point, anchor: anchor)
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
