import Glissando
import GlissandoTools

// The plot of a page: what its probes have measured.

extension RunPlot {
  /// The least time that is shown, in seconds, and the most.
  private static let shortest = 1.6
  private static let longest = 6.0

  @MainActor
  init(
    _ log: ProbeLog, palette: Palette, metrics: GalleryMetrics, size: CGSize,
    in context: GraphicsContext
  ) {
    let run = log.run
    let letters = run.channels.map(\.name.count).max() ?? 0
    let labels = (48 + 7 * Double(letters)) * metrics.unit
    let rect = CGRect(
      x: 0, y: 6 * metrics.unit, width: max(1, size.width - labels),
      height: max(1, size.height - 26 * metrics.unit))
    // The present stays a little before the end, so that the run seems to go on.
    let end = max(Self.shortest, run.length * 1.12)
    let times = PlotRange(max(0, end - Self.longest), end)
    let panel = PlotPanel(
      rect: rect, times: times, values: Self.values([log.previous, run], since: times.lower),
      pixel: 1 / context.environment.displayScale)
    self.init(
      run: run, previous: log.previous, channels: run.channels.indices, panel: panel,
      palette: palette, metrics: metrics, context: context)
  }

  /// What runs need, with some room above and below.
  private static func values(_ runs: [Run], since time: Double) -> PlotRange {
    let points = runs.lazy.flatMap(\.channels).flatMap(\.points).filter { $0.x >= time }
    guard let range = PlotRange(around: points.map { Double($0.y) }), range.upper > range.lower
    else { return PlotRange(-0.1, 1.1) }
    let room = range.length * 0.08
    return PlotRange(range.lower - room, range.upper + room)
  }

  func drawProbes() {
    context.fill(panel.level(at: panel.rect.maxY), with: .color(palette.hairline))
    let seconds = panel.times.steps(of: 1)
    drawer.drawUprights(seconds)
    // The first number would be cut off at the edge.
    drawer.drawTimes(
      seconds, below: 5, isSharp: true, anchor: { $0 == 0 ? .topLeading : .top },
      { $0 == 0 ? "0" : "\(Int($0)) s" })
    drawCurves(margin: 4)
    drawer.drawPresent(
      readings(Self.number) { run.channels[$0].points.last.map { Double($0.y) } },
      at: panel.x(run.length), gap: 8, line: 14, font: metrics.reading)
  }

  static func number(_ value: Double) -> String {
    abs(value) < 10 ? Reading.hundredths(value) : Reading.whole(value)
  }
}
