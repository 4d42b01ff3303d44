import Glissando
import GlissandoTools

// The scope's lines of measure, titles and seconds.

extension ScopeDrawing {
  /// Lines of measure with their numbers, and the seconds below.
  func drawAxes(_ context: GraphicsContext) {
    let seconds = layout.position.times.steps(of: 1)
    for panel in [layout.position, layout.velocity] {
      let drawer = drawer(panel, context)
      let lines = max(2, Int(panel.rect.height / (24 * unit)))
      let distance = PlotRange.roundStep(atLeast: panel.values.length / Double(lines))
      // A line at the upper end is there although the scale still glides by a trifle.
      let range = PlotRange(panel.values.lower, panel.values.upper + distance / 1000)
      let ticks = range.steps(of: distance)
      drawer.drawLevels(ticks, palette.hairline, width: 1)
      drawer.drawNumbers(ticks, isSharp: true, Reading.whole)
      drawer.drawUprights(seconds.dropLast(), width: 1)
    }
    drawer(layout.velocity, context).drawTimes(
      seconds, below: 12, isSharp: true, anchor: { _ in .center },
      { $0 == 0 ? "now" : "−\(Int(-$0)) s" })
  }

  /// The names of the panels.
  func drawTitles(_ context: GraphicsContext) {
    for (name, measure, panel) in [
      ("position", "pt", layout.position), ("velocity", "pt/s", layout.velocity),
    ] {
      let title =
        Text(name).font(metrics.label).foregroundColor(palette.ink)
        + Text("  " + measure).font(metrics.small).foregroundColor(palette.faintInk)
      context.draw(title, at: layout.title(of: panel), anchor: .leading)
    }
  }
}
