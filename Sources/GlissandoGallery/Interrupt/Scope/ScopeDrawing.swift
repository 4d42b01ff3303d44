import Glissando
import GlissandoTools

/// Draws the scope.
struct ScopeDrawing {
  let run: Run
  /// Where the channels of the run are going.
  let ahead: [[CGPoint]]
  let moment: Moment
  let metrics: Metrics
  let palette: Palette
  let layout: ScopeLayout
  let marks: MarkSelection

  var unit: Double { metrics.unit }

  func draw(in context: GraphicsContext) {
    drawAxes(context)
    for channel in run.channels.indices { drawCurves(channel, context) }
    drawTitles(context)
    drawMarks(context)
    drawPresent(context)
  }

  func drawer(_ panel: PlotPanel, _ context: GraphicsContext) -> PlotDrawer {
    PlotDrawer(
      context, panel, unit: unit, font: metrics.small, ink: palette.faintInk, grid: palette.grid,
      ground: palette.paper, origin: moment.now.time)
  }

  // MARK: Curves

  /// The panel of a channel: those of places come first, then those of velocities.
  private func panel(_ channel: Int) -> PlotPanel {
    channel < 2 ? layout.position : layout.velocity
  }

  private func color(_ channel: Int) -> Color { channel % 2 == 0 ? palette.x : palette.y }

  /// What was, what is to come, and the ghosts of the newest interruptions, fainter the older they are.
  private func drawCurves(_ channel: Int, _ context: GraphicsContext) {
    let drawer = drawer(panel(channel), context).clipped()
    let color = color(channel)
    let end = moment.now.time + ScopeLayout.futureLength
    for (interruption, opacity) in zip(run.interruptions.reversed(), [0.85, 0.5, 0.3]) {
      let ghost = interruption.ghosts[channel].filter { $0.x <= end }
      drawer.drawGhost(drawer.places(ghost), color.opacity(opacity))
    }
    drawer.drawCurve(drawer.places(run.channels[channel].kept), color)
    drawer.drawCurve(drawer.places(ahead[channel]), color.opacity(0.4), width: 1.25)
  }

  // MARK: Now

  /// A line at the present, and the numbers of the moment beside it.
  private func drawPresent(_ context: GraphicsContext) {
    let x = layout.position.sharp(layout.x(moment.now.time))
    for channels in [0...1, 2...3] {
      let panel = panel(channels.lowerBound)
      context.fill(panel.upright(at: x, width: 1), with: .color(palette.ink.opacity(0.45)))
      let readings = channels.map { channel in
        let value = moment.now[channel]
        return PlotReading(
          run.channels[channel].name, Reading.whole(value), color(channel), y: panel.y(value))
      }
      drawer(panel, context).drawPresent(
        readings, at: x, gap: 10, line: 15, font: metrics.reading)
    }
  }
}
