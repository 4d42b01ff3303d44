import Glissando

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
    let value: (Sample) -> Double
    let place: (Double) -> Double
    let color: Color
    let panel: CGRect
    let name: String
  }

  func draw(in context: GraphicsContext) {
    drawAxes(context)
    let traces = self.traces
    for trace in traces {
      var clipped = context
      clipped.clip(to: Path(trace.panel))
      drawGhosts(trace, clipped)
      drawCurve(trace, clipped)
    }
    drawTitles(context)
    drawMarks(context)
    drawNow(context, traces)
  }

  private var traces: [Trace] {
    [
      Trace(
        value: { $0.position.x }, place: layout.y(position:), color: palette.x,
        panel: layout.position, name: "x"),
      Trace(
        value: { $0.position.y }, place: layout.y(position:), color: palette.y,
        panel: layout.position, name: "y"),
      Trace(
        value: { $0.velocity.x }, place: layout.y(velocity:), color: palette.x,
        panel: layout.velocity, name: "ẋ"),
      Trace(
        value: { $0.velocity.y }, place: layout.y(velocity:), color: palette.y,
        panel: layout.velocity, name: "ẏ"),
    ]
  }

  // MARK: Curves

  func path(_ samples: some Sequence<Sample>, _ trace: Trace) -> Path {
    var path = Path()
    path.addLines(
      samples.map { CGPoint(x: layout.x($0.time), y: trace.place(trace.value($0))) })
    return path
  }

  private func drawCurve(_ trace: Trace, _ context: GraphicsContext) {
    let style = StrokeStyle(lineWidth: 2 * unit, lineCap: .round, lineJoin: .bevel)
    context.stroke(
      path(recording.visibleSamples, trace), with: .color(trace.color), style: style)
    context.stroke(
      path(ahead, trace), with: .color(trace.color.opacity(0.4)),
      style: StrokeStyle(lineWidth: 1.25 * unit, lineCap: .round, lineJoin: .bevel))
  }

  /// Ghosts of the newest interruptions, fainter the older they are.
  private func drawGhosts(_ trace: Trace, _ context: GraphicsContext) {
    let opacities = [0.85, 0.5, 0.3]
    for (interruption, opacity) in zip(recording.interruptions.reversed(), opacities) {
      let end = moment.now.time + ScopeLayout.futureLength
      context.stroke(
        path(interruption.ghost.lazy.filter { $0.time <= end }, trace),
        with: .color(trace.color.opacity(opacity)),
        style: StrokeStyle(lineWidth: 1.25 * unit, dash: [3.5 * unit, 3.5 * unit]))
    }
  }

  // MARK: Now

  /// A line at the present, and the numbers of the moment beside it.
  private func drawNow(_ context: GraphicsContext, _ traces: [Trace]) {
    let x = layout.sharp(layout.x(moment.now.time))
    for panel in [layout.position, layout.velocity] {
      context.stroke(
        .vertical(x, panel.minY, panel.maxY), with: .color(palette.ink.opacity(0.45)),
        lineWidth: 1)
    }
    for pair in [traces[0...1], traces[2...3]] {
      let values = pair.map { trace in
        (trace: trace, y: trace.place(trace.value(moment.now)))
      }
      for (trace, y) in values {
        context.fill(
          Path.circle(CGPoint(x: x, y: y), 3.5 * unit), with: .color(trace.color))
      }
      drawReadings(values, context)
    }
  }

  /// Numbers stand at the height of their curve, but never on each other.
  private func drawReadings(
    _ values: [(trace: Trace, y: Double)], _ context: GraphicsContext
  ) {
    let line = 15 * unit
    let panel = values[0].trace.panel
    var first = values[0].y
    var second = values[1].y
    if abs(first - second) < line {
      let middle = (first + second) / 2
      let sign = first <= second ? -1.0 : 1
      first = middle + sign * line / 2
      second = middle - sign * line / 2
    }
    let low = panel.minY + line / 2
    let high = panel.maxY - line / 2
    let shift = max(low - min(first, second), 0) + min(high - max(first, second), 0)
    for (value, y) in zip(values, [first + shift, second + shift]) {
      let text =
        Text(value.trace.name + " ").foregroundColor(value.trace.color.opacity(0.75))
        + Text(Reading.whole(value.trace.value(moment.now))).foregroundColor(value.trace.color)
      context.draw(
        text.font(metrics.reading), at: CGPoint(x: panel.maxX + 10 * unit, y: y),
        anchor: .leading)
    }
  }
}

extension Path {
  static func vertical(_ x: Double, _ top: Double, _ bottom: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: top))
      path.addLine(to: CGPoint(x: x, y: bottom))
    }
  }

  static func horizontal(_ y: Double, _ left: Double, _ right: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: left, y: y))
      path.addLine(to: CGPoint(x: right, y: y))
    }
  }
}
