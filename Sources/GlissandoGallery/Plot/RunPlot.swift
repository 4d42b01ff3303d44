import Glissando
import GlissandoTools

/// Draws channels of a run in a panel: what they were, are, and would have been.
struct RunPlot {
  let run: Run
  /// The run before, which is drawn fainter.
  var previous = Run()
  /// Where each channel is going, if that is known.
  var ahead: [[CGPoint]] = []
  /// The channels that the panel shows.
  let channels: Range<Int>
  let panel: PlotPanel
  let palette: Palette
  let metrics: any WindowMetrics
  /// The time of the run that is 0 on the axis.
  var origin = 0.0
  let context: GraphicsContext

  var drawer: PlotDrawer {
    PlotDrawer(
      context, panel, unit: metrics.unit, font: metrics.small, ink: palette.faintInk,
      grid: palette.grid, ground: palette.paper, origin: origin)
  }

  /// An axis has its colour by name, the others theirs in turn.
  func color(_ channel: Int) -> Color {
    switch run.channels[channel].name {
    case "x", "ẋ": return palette.x
    case "y", "ẏ": return palette.y
    default: break
    }
    if run.channels.count == 1 { return palette.ball }
    let colors = [palette.x, palette.y, palette.ball, .teal]
    return colors[channel % colors.count]
  }

  /// The numbers of the channels; one without a value has none.
  func readings(
    _ number: (Double) -> String, of value: (_ channel: Int) -> Double?
  ) -> [PlotReading] {
    channels.compactMap { channel in
      value(channel).map {
        PlotReading(run.channels[channel].name, number($0), color(channel), y: panel.y($0))
      }
    }
  }

  // MARK: Curves

  /// What was, with the ghosts of the newest interruptions, fainter the older they are, and what is to come.
  ///
  /// - Parameter margin: Nothing is drawn farther than so many points from the panel.
  func drawCurves(margin: Double = 0) {
    let drawer = drawer.clipped(margin: margin)
    for (index, channel) in previous.channels.enumerated() where channels.contains(index) {
      let points = seen(channel.points[...], margin: margin)
      drawer.drawCurve(drawer.places(points), color(index).opacity(0.28), width: 1.25)
    }
    for index in channels {
      let (channel, color) = (run.channels[index], color(index))
      drawTurns(channel, color, drawer)
      drawGhosts(index, color, drawer)
      drawer.drawCurve(drawer.places(seen(channel.kept, margin: margin)), color)
      guard !ahead.isEmpty else { continue }
      drawer.drawCurve(drawer.places(ahead[index]), color.opacity(0.4), width: 1.25)
    }
  }

  /// The points of a curve that are drawn, and one before them.
  private func seen(_ points: ArraySlice<CGPoint>, margin: Double) -> ArraySlice<CGPoint> {
    let perPoint = panel.times.length / panel.rect.width
    let left = origin + panel.times.lower - margin * perPoint
    return points[(points.lastIndex { $0.x < left } ?? points.startIndex)...]
  }

  private func drawGhosts(_ channel: Int, _ color: Color, _ drawer: PlotDrawer) {
    for (interruption, opacity) in zip(run.interruptions.reversed(), [0.85, 0.5, 0.3]) {
      let ghost = interruption.ghosts[channel].filter { $0.x <= origin + panel.times.upper }
      drawer.drawGhost(drawer.places(ghost), color.opacity(opacity))
    }
  }

  /// Marks where a target changed while the value was on its way.
  private func drawTurns(_ channel: Run.Channel, _ color: Color, _ drawer: PlotDrawer) {
    for turn in channel.turns where turn > 0 {
      guard let point = channel.points.last(where: { $0.x <= turn }) else { continue }
      let x = panel.x(turn)
      drawer.drawUpright(at: x, color.opacity(0.5), width: panel.pixel, dash: [3, 3])
      drawer.drawRing(CGPoint(x: x, y: panel.y(point.y)), 3, color, width: 1.25)
    }
  }
}
