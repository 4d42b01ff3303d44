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
    for panel in [traces[0...1], traces[2...3]] {
      let readings = panel.map {
        let value = $0.value(moment.now)
        return PlotReading($0.name, Reading.whole(value), $0.color, y: $0.panel.y(value))
      }
      context.draw(
        readings, beside: panel[panel.startIndex].panel, gap: 10 * unit, line: 15 * unit,
        font: metrics.reading)
    }
  }
}
