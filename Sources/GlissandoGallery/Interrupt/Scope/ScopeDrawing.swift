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

  /// A channel of the run: a curve.
  struct Trace {
    let channel: Int
    let panel: PlotPanel
    let color: Color
  }

  func draw(in context: GraphicsContext) {
    drawAxes(context)
    let traces = self.traces
    for trace in traces {
      var clipped = context
      clipped.clip(to: Path(trace.panel.rect))
      drawGhosts(trace, clipped)
      drawCurve(trace, clipped)
    }
    drawTitles(context)
    drawMarks(context)
    drawNow(context, traces)
  }

  private var traces: [Trace] {
    [
      Trace(channel: 0, panel: layout.position, color: palette.x),
      Trace(channel: 1, panel: layout.position, color: palette.y),
      Trace(channel: 2, panel: layout.velocity, color: palette.x),
      Trace(channel: 3, panel: layout.velocity, color: palette.y),
    ]
  }

  // MARK: Curves

  private func path(_ points: some Sequence<CGPoint>, _ trace: Trace) -> Path {
    .through(points.map { CGPoint(x: layout.x($0.x), y: trace.panel.y($0.y)) })
  }

  private func drawCurve(_ trace: Trace, _ context: GraphicsContext) {
    context.stroke(
      path(run.channels[trace.channel].kept, trace), with: .color(trace.color),
      style: .curve(2 * unit))
    context.stroke(
      path(ahead[trace.channel], trace), with: .color(trace.color.opacity(0.4)),
      style: .curve(1.25 * unit))
  }

  /// Ghosts of the newest interruptions, fainter the older they are.
  private func drawGhosts(_ trace: Trace, _ context: GraphicsContext) {
    let opacities = [0.85, 0.5, 0.3]
    for (interruption, opacity) in zip(run.interruptions.reversed(), opacities) {
      let end = moment.now.time + ScopeLayout.futureLength
      context.stroke(
        path(interruption.ghosts[trace.channel].lazy.filter { $0.x <= end }, trace),
        with: .color(trace.color.opacity(opacity)),
        style: .ghost(1.25 * unit, dash: 3.5 * unit, gap: 3.5 * unit))
    }
  }

  // MARK: Now

  /// A line at the present, and the numbers of the moment beside it.
  private func drawNow(_ context: GraphicsContext, _ traces: [Trace]) {
    let x = layout.position.sharp(layout.x(moment.now.time))
    for panel in [layout.position, layout.velocity] {
      context.fill(panel.upright(at: x, width: 1), with: .color(palette.ink.opacity(0.45)))
    }
    for trace in traces {
      let y = trace.panel.y(moment.now[trace.channel])
      context.drawDot(CGPoint(x: x, y: y), 3.5 * unit, trace.color)
    }
    for panel in [traces[0...1], traces[2...3]] {
      let readings = panel.map {
        let value = moment.now[$0.channel]
        return PlotReading(
          BallState.channels[$0.channel], Reading.whole(value), $0.color, y: $0.panel.y(value))
      }
      context.draw(
        readings, beside: panel[panel.startIndex].panel, gap: 10 * unit, line: 15 * unit,
        font: metrics.reading)
    }
  }
}
