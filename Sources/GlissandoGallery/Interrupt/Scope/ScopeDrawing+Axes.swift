import Glissando
import GlissandoTools

// The scope's lines of measure, titles and seconds.

extension ScopeDrawing {
  /// Lines of measure with their numbers, and the seconds below.
  func drawAxes(_ context: GraphicsContext) {
    drawScale(layout.position, context)
    drawScale(layout.velocity, context)
    drawSeconds(context)
  }

  private func drawScale(_ panel: PlotPanel, _ context: GraphicsContext) {
    let lines = max(2, Int(panel.rect.height / (24 * unit)))
    let distance = PlotRange.roundStep(atLeast: panel.values.length / Double(lines))
    // A line at the upper end is there although the scale still glides by a trifle.
    let range = PlotRange(panel.values.lower, panel.values.upper + distance / 1000)
    for value in range.multiples(of: distance) {
      let y = panel.y(value)
      context.fill(
        panel.level(at: y, width: 1),
        with: .color(value == 0 ? palette.hairline : palette.grid))
      context.draw(
        Text(Reading.whole(value)).font(metrics.small).foregroundColor(palette.faintInk),
        at: CGPoint(x: panel.rect.minX - 8 * unit, y: panel.sharp(y)), anchor: .trailing)
    }
  }

  /// The names of the panels.
  func drawTitles(_ context: GraphicsContext) {
    drawTitle("position", "pt", layout.position, context)
    drawTitle("velocity", "pt/s", layout.velocity, context)
  }

  private func drawTitle(
    _ name: String, _ measure: String, _ panel: PlotPanel, _ context: GraphicsContext
  ) {
    let title =
      Text(name).font(metrics.label).foregroundColor(palette.ink)
      + Text("  " + measure).font(metrics.small).foregroundColor(palette.faintInk)
    context.draw(title, at: layout.title(of: panel), anchor: .leading)
  }

  private func drawSeconds(_ context: GraphicsContext) {
    for second in 0...Int(BallState.recordedLength) {
      let x = layout.position.sharp(layout.position.x(-Double(second)))
      if second > 0 {
        for panel in [layout.position, layout.velocity] {
          context.fill(panel.upright(at: x, width: 1), with: .color(palette.grid))
        }
      }
      let text = second == 0 ? "now" : "−\(second) s"
      context.draw(
        Text(text).font(metrics.small).foregroundColor(palette.faintInk),
        at: CGPoint(x: x, y: layout.velocity.rect.maxY + 12 * unit), anchor: .center)
    }
  }
}
