import Glissando
import GlissandoTools

/// Draws runs: that of now above a fainter one before.
struct RunPlot {
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
    let drawer = PlotDrawer(
      context, panel, unit: metrics.unit, font: metrics.small, ink: palette.faintInk,
      grid: palette.grid, ground: palette.paper)
    context.fill(panel.level(at: panel.rect.maxY), with: .color(palette.hairline))
    let seconds = panel.times.steps(of: 1)
    drawer.drawUprights(seconds)
    // The first number would be cut off at the edge.
    drawer.drawTimes(
      seconds, below: 5, isSharp: true, anchor: { $0 == 0 ? .topLeading : .top },
      { $0 == 0 ? "0" : "\(Int($0)) s" })
    let clipped = drawer.clipped(margin: 4)
    for (index, channel) in previous.channels.enumerated() where index < run.channels.count {
      clipped.drawCurve(
        clipped.places(points(channel)), color(index).opacity(0.28), width: 1.25)
    }
    for (index, channel) in run.channels.enumerated() {
      drawTurns(channel, color(index), clipped)
      clipped.drawCurve(clipped.places(points(channel)), color(index))
    }
    drawer.drawPresent(
      readings, at: panel.x(run.length), gap: 8, line: 14, font: metrics.reading)
  }

  /// What is shown of a channel, and one point before it.
  private func points(_ channel: Run.Channel) -> ArraySlice<CGPoint> {
    let first = channel.points.lastIndex { $0.x < panel.times.lower } ?? 0
    return channel.points[first...]
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

  private var readings: [PlotReading] {
    run.channels.enumerated().compactMap { index, channel in
      channel.points.last.map {
        PlotReading(channel.name, Self.number($0.y), color(index), y: panel.y($0.y))
      }
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

  static func number(_ value: Double) -> String {
    abs(value) < 10 ? Reading.hundredths(value) : Reading.whole(value)
  }
}
