import Glissando
import GlissandoTools

/// Draws the plot.
struct PlotDrawing {
  let run: Run
  let previous: Run
  let palette: Palette
  let metrics: GalleryMetrics
  private let panel: PlotPanel

  /// The least time that is shown, in seconds, and the most.
  private static let shortest = 1.6
  private static let longest = 6.0

  init(
    run: Run, previous: Run, palette: Palette, metrics: GalleryMetrics, size: CGSize,
    pixel: Double
  ) {
    self.run = run
    self.previous = previous
    self.palette = palette
    self.metrics = metrics
    let letters = run.channels.map(\.name.count).max() ?? 0
    let labels = (48 + 7 * Double(letters)) * metrics.unit
    let rect = CGRect(
      x: 0, y: 6 * metrics.unit, width: max(1, size.width - labels),
      height: max(1, size.height - 26 * metrics.unit))
    // The present stays a little before the end, so that the run seems to go on.
    let end = max(Self.shortest, run.length * 1.12)
    let times = PlotRange(max(0, end - Self.longest), end)
    panel = PlotPanel(
      rect: rect, times: times, values: Self.values([previous, run], since: times.lower),
      pixel: pixel)
  }

  /// What runs need, with some room above and below.
  private static func values(_ runs: [Run], since time: Double) -> PlotRange {
    let points = runs.lazy.flatMap(\.channels).flatMap(\.points).filter { $0.x >= time }
    guard let range = PlotRange(around: points.map { Double($0.y) }), range.upper > range.lower
    else { return PlotRange(-0.1, 1.1) }
    let room = range.length * 0.08
    return PlotRange(range.lower - room, range.upper + room)
  }

  func draw(in context: GraphicsContext) {
    drawAxes(context)
    var clipped = context
    clipped.clip(to: Path(panel.rect.insetBy(dx: -4, dy: -4)))
    for (index, channel) in previous.channels.enumerated() where index < run.channels.count {
      draw(channel, color(index).opacity(0.28), width: 1.25, in: clipped)
    }
    for (index, channel) in run.channels.enumerated() {
      drawTurns(channel, color(index), clipped)
      draw(channel, color(index), width: 2, in: clipped)
    }
    drawPresent(context)
  }

  /// An axis has its colour by name, the others theirs in turn.
  private func color(_ index: Int) -> Color {
    switch run.channels[index].name {
    case "x": return palette.x
    case "y": return palette.y
    default: break
    }
    if run.channels.count == 1 { return palette.ball }
    let colors = [palette.x, palette.y, palette.ball, .teal]
    return colors[index % colors.count]
  }

  // MARK: Parts

  private func drawAxes(_ context: GraphicsContext) {
    context.fill(panel.level(at: panel.rect.maxY), with: .color(palette.hairline))
    for second in panel.times.multiples(of: 1) {
      let x = panel.x(second)
      context.fill(panel.upright(at: x), with: .color(palette.grid))
      let label = second == 0 ? "0" : "\(Int(second)) s"
      context.draw(
        Text(label).font(metrics.small).foregroundColor(palette.faintInk),
        at: CGPoint(x: panel.sharp(x), y: panel.rect.maxY + 5 * metrics.unit),
        anchor: second == 0 ? .topLeading : .top)
    }
  }

  private func draw(
    _ channel: Run.Channel, _ color: Color, width: Double, in context: GraphicsContext
  ) {
    let first = channel.points.lastIndex { $0.x < panel.times.lower } ?? 0
    guard channel.points.count - first > 1 else { return }
    context.stroke(
      .through(channel.points[first...].map { panel.place($0.x, $0.y) }), with: .color(color),
      style: .curve(width * metrics.unit))
  }

  /// Marks where a target changed while the value was on its way.
  private func drawTurns(_ channel: Run.Channel, _ color: Color, _ context: GraphicsContext) {
    for turn in channel.turns where turn > 0 {
      guard let point = channel.points.last(where: { $0.x <= turn }) else { continue }
      let x = panel.x(turn)
      context.stroke(
        .vertical(panel.sharp(x), panel.rect.minY, panel.rect.maxY),
        with: .color(color.opacity(0.5)),
        style: StrokeStyle(lineWidth: panel.pixel, dash: [3, 3]))
      context.drawRing(
        CGPoint(x: x, y: panel.y(point.y)), 3 * metrics.unit, color,
        width: 1.25 * metrics.unit, on: palette.paper)
    }
  }

  /// A dot on each curve at the present, and its number beside it.
  private func drawPresent(_ context: GraphicsContext) {
    var readings: [PlotReading] = []
    for (index, channel) in run.channels.enumerated() {
      guard let point = channel.points.last else { continue }
      context.drawDot(panel.place(point.x, point.y), 3.5 * metrics.unit, color(index))
      readings.append(
        PlotReading(channel.name, Self.number(point.y), color(index), y: panel.y(point.y)))
    }
    context.draw(
      readings, beside: panel, gap: 8 * metrics.unit, line: 14 * metrics.unit,
      font: metrics.reading)
  }

  static func number(_ value: Double) -> String {
    abs(value) < 10 ? Reading.hundredths(value) : Reading.whole(value)
  }
}
