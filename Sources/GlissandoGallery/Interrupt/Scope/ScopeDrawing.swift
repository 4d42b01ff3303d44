import Glissando
import GlissandoTools

/// Draws the scope.
struct ScopeDrawing {
  let recording: Recording
  let ahead: [Sample]
  let moment: Moment
  let metrics: Metrics
  let palette: Palette
  let layout: ScopeLayout
  let marks: MarkSelection

  var unit: Double { metrics.unit }

  /// One quantity of the ball along one axis: a curve.
  struct Trace {
    let name: String
    let panel: PlotPanel
    let color: Color
    let value: (Sample) -> Double
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
      Trace(name: "x", panel: layout.position, color: palette.x) { $0.position.x },
      Trace(name: "y", panel: layout.position, color: palette.y) { $0.position.y },
      Trace(name: "ẋ", panel: layout.velocity, color: palette.x) { $0.velocity.x },
      Trace(name: "ẏ", panel: layout.velocity, color: palette.y) { $0.velocity.y },
    ]
  }

  // MARK: Curves

  private func path(_ samples: some Sequence<Sample>, _ trace: Trace) -> Path {
    .through(
      samples.map { CGPoint(x: layout.x($0.time), y: trace.panel.y(trace.value($0))) })
  }

  private func drawCurve(_ trace: Trace, _ context: GraphicsContext) {
    context.stroke(
      path(recording.visibleSamples, trace), with: .color(trace.color), style: .curve(2 * unit))
    context.stroke(
      path(ahead, trace), with: .color(trace.color.opacity(0.4)), style: .curve(1.25 * unit))
  }

  /// Ghosts of the newest interruptions, fainter the older they are.
  private func drawGhosts(_ trace: Trace, _ context: GraphicsContext) {
    let opacities = [0.85, 0.5, 0.3]
    for (interruption, opacity) in zip(recording.interruptions.reversed(), opacities) {
      let end = moment.now.time + ScopeLayout.futureLength
      context.stroke(
        path(interruption.ghost.lazy.filter { $0.time <= end }, trace),
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
      let y = trace.panel.y(trace.value(moment.now))
      context.drawDot(CGPoint(x: x, y: y), 3.5 * unit, trace.color)
    }
    drawReadings(traces[0], traces[1], context)
    drawReadings(traces[2], traces[3], context)
  }

  /// Numbers stand at the height of their curve, but never on each other.
  private func drawReadings(_ one: Trace, _ other: Trace, _ context: GraphicsContext) {
    let line = 15 * unit
    let panel = one.panel
    var first = panel.y(one.value(moment.now))
    var second = panel.y(other.value(moment.now))
    if abs(first - second) < line {
      let middle = (first + second) / 2
      let sign = first <= second ? -1.0 : 1
      first = middle + sign * line / 2
      second = middle - sign * line / 2
    }
    let low = panel.rect.minY + line / 2
    let high = panel.rect.maxY - line / 2
    let shift = max(low - min(first, second), 0) + min(high - max(first, second), 0)
    let readings = zip([one, other], [first, second]).map { trace, y in
      PlotReading(
        trace.name, Reading.whole(trace.value(moment.now)), trace.color, y: y + shift)
    }
    context.draw(readings, from: panel.rect.maxX + 10 * unit, font: metrics.reading)
  }
}
