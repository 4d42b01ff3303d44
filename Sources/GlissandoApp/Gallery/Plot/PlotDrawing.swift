import Glissando

/// Draws the plot.
struct PlotDrawing {
  let run: Run
  let previous: Run
  let palette: Palette
  let metrics: GalleryMetrics
  private let panel: CGRect
  private let pixel: Double
  private let times: ClosedRange<Double>
  private let values: ClosedRange<Double>

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
    self.pixel = pixel
    let letters = run.channels.map(\.name.count).max() ?? 0
    let labels = (48 + 7 * Double(letters)) * metrics.unit
    panel = CGRect(
      x: 0, y: 6 * metrics.unit, width: max(1, size.width - labels),
      height: max(1, size.height - 26 * metrics.unit))
    // The present stays a little before the end, so that the run seems to go on.
    let end = max(Self.shortest, run.length * 1.12)
    times = max(0, end - Self.longest)...end
    values = Self.values(run, previous, since: times.lowerBound)
  }

  /// What both runs need, with some room above and below.
  private static func values(
    _ run: Run, _ previous: Run, since time: Double
  ) -> ClosedRange<Double> {
    let both = [run.extent(since: time), previous.extent(since: time)].compactMap { $0 }
    guard let low = both.map(\.lowerBound).min(), let high = both.map(\.upperBound).max(),
      high > low
    else { return -0.1...1.1 }
    let room = (high - low) * 0.08
    return low - room...high + room
  }

  func draw(in context: GraphicsContext) {
    drawAxes(context)
    var clipped = context
    clipped.clip(to: Path(panel.insetBy(dx: -4, dy: -4)))
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

  // MARK: Places

  private func x(_ time: Double) -> Double {
    panel.minX + (time - times.lowerBound) / (times.upperBound - times.lowerBound) * panel.width
  }

  private func y(_ value: Double) -> Double {
    panel.maxY - (value - values.lowerBound) / (values.upperBound - values.lowerBound)
      * panel.height
  }

  private func sharp(_ place: Double) -> Double {
    (place / pixel).rounded(.down) * pixel + pixel / 2
  }

  // MARK: Parts

  private func drawAxes(_ context: GraphicsContext) {
    let base = sharp(panel.maxY)
    context.stroke(
      .horizontal(base, panel.minX, panel.maxX), with: .color(palette.hairline), lineWidth: pixel)
    var second = times.lowerBound.rounded(.up)
    while second <= times.upperBound {
      let place = sharp(x(second))
      context.stroke(
        .vertical(place, panel.minY, panel.maxY), with: .color(palette.grid), lineWidth: pixel)
      let label = second == 0 ? "0" : "\(Int(second)) s"
      context.draw(
        Text(label).font(metrics.small).foregroundColor(palette.faintInk),
        at: CGPoint(x: place, y: panel.maxY + 5 * metrics.unit),
        anchor: second == 0 ? .topLeading : .top)
      second += 1
    }
  }

  private func draw(
    _ channel: Run.Channel, _ color: Color, width: Double, in context: GraphicsContext
  ) {
    let first = channel.points.lastIndex { $0.x < times.lowerBound } ?? 0
    guard channel.points.count - first > 1 else { return }
    var path = Path()
    path.addLines(channel.points[first...].map { CGPoint(x: x($0.x), y: y($0.y)) })
    context.stroke(
      path, with: .color(color),
      style: StrokeStyle(lineWidth: width * metrics.unit, lineCap: .round, lineJoin: .bevel))
  }

  /// Marks where a target changed while the value was on its way.
  private func drawTurns(_ channel: Run.Channel, _ color: Color, _ context: GraphicsContext) {
    for turn in channel.turns where turn > 0 {
      guard let point = channel.points.last(where: { $0.x <= turn }) else { continue }
      let place = sharp(x(turn))
      context.stroke(
        .vertical(place, panel.minY, panel.maxY), with: .color(color.opacity(0.5)),
        style: StrokeStyle(lineWidth: pixel, dash: [3, 3]))
      let radius = 3 * metrics.unit
      context.fill(
        .circle(CGPoint(x: x(turn), y: y(point.y)), radius), with: .color(palette.paper))
      context.stroke(
        .circle(CGPoint(x: x(turn), y: y(point.y)), radius), with: .color(color),
        lineWidth: 1.25 * metrics.unit)
    }
  }

  /// A dot on each curve at the present, and its number beside it.
  private func drawPresent(_ context: GraphicsContext) {
    let ends = run.channels.map(\.points.last)
    let heights = spread(ends.map { $0.map { y($0.y) } })
    for (index, channel) in run.channels.enumerated() {
      guard let point = ends[index], let height = heights[index] else { continue }
      let center = CGPoint(x: x(point.x), y: y(point.y))
      context.fill(.circle(center, 3.5 * metrics.unit), with: .color(color(index)))
      let name = channel.name.isEmpty ? "" : channel.name + " "
      let text =
        Text(name).foregroundColor(color(index).opacity(0.75))
        + Text(Self.number(point.y)).foregroundColor(color(index))
      context.draw(
        text.font(metrics.reading), at: CGPoint(x: panel.maxX + 8 * metrics.unit, y: height),
        anchor: .leading)
    }
  }

  /// The heights of the numbers: as near to the curves as they can be without standing on each
  /// other or outside.
  private func spread(_ wished: [Double?]) -> [Double?] {
    let line = 14 * metrics.unit
    let order = wished.indices.filter { wished[$0] != nil }
      .sorted { (wished[$0] ?? 0, $0) < (wished[$1] ?? 0, $1) }
    var heights = wished
    var low = panel.minY + line / 2
    for index in order {
      let height = max(wished[index] ?? low, low)
      heights[index] = height
      low = height + line
    }
    var high = panel.maxY - line / 2
    for index in order.reversed() {
      let height = min(heights[index] ?? high, high)
      heights[index] = height
      high = height - line
    }
    return heights
  }

  private static func number(_ value: Double) -> String {
    abs(value) < 10 ? Reading.hundredths(value) : Reading.whole(value)
  }
}
