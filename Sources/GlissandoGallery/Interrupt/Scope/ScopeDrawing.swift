import Glissando
import GlissandoTools

/// One frame of the scope: two panels over one axis of time, marks with their numbers, and what the pointer reads.
struct ScopeDrawing {
  let run: Run
  let moment: Moment
  let metrics: Metrics
  let palette: Palette
  let layout: ScopeLayout
  let marks: MarkSelection
  let context: GraphicsContext

  var unit: Double { metrics.unit }

  /// The horizontal place of a time of the scene: the panels count from the present.
  func x(_ time: Double) -> Double { layout.position.x(time - moment.now.time) }

  /// - Parameter ahead: Where the channels of the run are going.
  func draw(ahead: [[CGPoint]]) {
    let plots = [(layout.position, 0..<2), (layout.velocity, 2..<4)].map { panel, channels in
      RunPlot(
        run: run, ahead: ahead, channels: channels, panel: panel, palette: palette,
        metrics: metrics, origin: moment.now.time, context: context)
    }
    for plot in plots { drawMeasures(plot) }
    plots[1].drawer.drawTimes(
      plots[1].panel.times.steps(of: 1), below: 12, isSharp: true, anchor: { _ in .center },
      { $0 == 0 ? "now" : "−\(Int(-$0)) s" })
    for plot in plots { plot.drawCurves() }
    draw(("position", "pt"), of: layout.position)
    draw(("velocity", "pt/s"), of: layout.velocity)
    drawMarks(plots[0].drawer, plots[1])
    for plot in plots { drawPresent(plot) }
  }

  /// Lines of measure with their numbers.
  private func drawMeasures(_ plot: RunPlot) {
    let (panel, drawer) = (plot.panel, plot.drawer)
    let lines = max(2, Int(panel.rect.height / (24 * unit)))
    let distance = PlotRange.roundStep(atLeast: panel.values.length / Double(lines))
    // A line at the upper end is there although the scale still glides by a trifle.
    let range = PlotRange(panel.values.lower, panel.values.upper + distance / 1000)
    let ticks = range.steps(of: distance)
    drawer.drawLevels(ticks, palette.hairline, width: 1)
    drawer.drawNumbers(ticks, isSharp: true, Reading.whole)
    drawer.drawUprights(panel.times.steps(of: 1).dropLast(), width: 1)
  }

  /// The name of a panel, above its numbers, where no curve comes.
  private func draw(_ title: (name: String, measure: String), of panel: PlotPanel) {
    let text =
      Text(title.name).font(metrics.label).foregroundColor(palette.ink)
      + Text("  " + title.measure).font(metrics.small).foregroundColor(palette.faintInk)
    let place = CGPoint(x: metrics.margin, y: panel.rect.minY - 14 * unit)
    context.draw(text, at: place, anchor: .leading)
  }

  /// A line at the present, and the numbers of the moment beside it.
  private func drawPresent(_ plot: RunPlot) {
    let x = plot.panel.sharp(plot.panel.x(0))
    context.fill(plot.panel.upright(at: x, width: 1), with: .color(palette.ink.opacity(0.45)))
    plot.drawer.drawPresent(
      plot.readings(Reading.whole) { moment.now[$0] }, at: x, gap: 10, line: 15,
      font: metrics.reading)
  }
}
