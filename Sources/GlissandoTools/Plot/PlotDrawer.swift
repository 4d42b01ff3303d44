package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// Draws a plot's panel: lines of measure with their numbers, curves, marks, and where they are now.
package struct PlotDrawer {
  package private(set) var context: GraphicsContext
  private let panel: PlotPanel
  /// What lines and distances are scaled by.
  private let unit: Double
  private let font: Font
  private let ink: Color
  private let grid: Color
  private let ground: Color
  /// The time of its curves that is 0 on the axis.
  private let origin: Double

  /// A drawer of a panel.
  ///
  /// - Parameters:
  ///   - font: That of the numbers of the axes, as is `ink`.
  ///   - ground: What lies behind it, which is seen in rings.
  package init(
    _ context: GraphicsContext, _ panel: PlotPanel, unit: Double = 1, font: Font = .caption,
    ink: Color = .secondary, grid: Color, ground: Color = .clear, origin: Double = 0
  ) {
    (self.context, self.panel, self.unit) = (context, panel, unit)
    (self.font, self.ink, self.grid, self.ground) = (font, ink, grid, ground)
    self.origin = origin
  }

  /// Draws nothing farther than so many points from the panel.
  package func clipped(margin: Double = 0) -> PlotDrawer {
    var drawer = self
    drawer.context.clip(to: Path(panel.rect.insetBy(dx: -margin, dy: -margin)))
    return drawer
  }

  /// The same drawer for what is only there in part.
  package func faded(_ strength: Double) -> PlotDrawer {
    guard strength < 1 else { return self }
    var drawer = self
    drawer.context.opacity *= max(strength, 0)
    return drawer
  }

  // MARK: Axes

  /// Draws the lines behind the curves at values.
  ///
  /// - Parameters:
  ///   - marks: The values whose lines have the colour `mark`, where there is one.
  ///   - width: In points; nil for a pixel.
  package func drawLevels(
    _ ticks: [PlotTick], marks: [Double] = [0], _ mark: Color? = nil, width: Double? = nil
  ) {
    drawLines(ticks, marks, mark) { panel.level(at: panel.y($0), width: width) }
  }

  /// Draws the lines behind the curves at times, as those at values.
  package func drawUprights(
    _ ticks: [PlotTick], marks: [Double] = [0], _ mark: Color? = nil, width: Double? = nil
  ) {
    drawLines(ticks, marks, mark) { panel.upright(at: panel.x($0), width: width) }
  }

  private func drawLines(
    _ ticks: [PlotTick], _ marks: [Double], _ mark: Color?, _ path: (Double) -> Path
  ) {
    for tick in ticks where tick.strength > 0 {
      let color = marks.contains(tick.value) ? mark : nil
      context.fill(path(tick.value), with: .color(color ?? grid.opacity(tick.strength)))
    }
  }

  /// Draws the numbers of values, left of the panel.
  ///
  /// - Parameter isSharp: Whether they stand at whole pixels; those of a scale that glides do not.
  package func drawNumbers(_ ticks: [PlotTick], isSharp: Bool, _ text: (Double) -> String) {
    for tick in ticks {
      let y = panel.y(tick.value)
      draw(
        text(tick.value),
        at: CGPoint(x: panel.rect.minX - 8 * unit, y: isSharp ? panel.sharp(y) : y),
        anchor: .trailing, tick.strength)
    }
  }

  /// Draws the numbers of times, so far below the panel.
  package func drawTimes(
    _ ticks: [PlotTick], below distance: Double, isSharp: Bool,
    anchor: (Double) -> UnitPoint = { _ in .top }, _ text: (Double) -> String
  ) {
    for tick in ticks {
      let x = panel.x(tick.value)
      draw(
        text(tick.value),
        at: CGPoint(x: isSharp ? panel.sharp(x) : x, y: panel.rect.maxY + distance * unit),
        anchor: anchor(tick.value), tick.strength)
    }
  }

  private func draw(_ text: String, at point: CGPoint, anchor: UnitPoint, _ strength: Double) {
    // A number that is only half there is harder to overlook than a line.
    let opacity = (strength - 0.4) / 0.6
    guard opacity > 0 else { return }
    context.draw(
      Text(text).font(font).foregroundColor(ink.opacity(opacity)), at: point, anchor: anchor)
  }

  // MARK: Curves

  /// The places of values by time.
  package func places(_ points: some Sequence<CGPoint>) -> [CGPoint] {
    points.map { panel.place($0.x - origin, $0.y) }
  }

  /// Draws a line through places; the points of curves are so near to each other that bevels are no corners.
  package func drawCurve(
    _ places: [CGPoint], _ color: Color, width: Double = 2, join: CGLineJoin = .bevel,
    dash: [CGFloat] = []
  ) {
    context.stroke(
      .through(places), with: .color(color),
      style: StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: join, dash: dash))
  }

  /// Draws where it would have gone.
  package func drawGhost(
    _ places: [CGPoint], _ color: Color, width: Double = 1.25, dash: Double = 3.5,
    join: CGLineJoin = .miter
  ) {
    context.stroke(
      .through(places), with: .color(color),
      style: .ghost(width * unit, dash: dash * unit, gap: 3.5 * unit, join: join))
  }

  // MARK: Marks

  /// Draws a mark of a time, in the middle of a pixel.
  ///
  /// - Parameters:
  ///   - x: Where the time is, in points; as are `top` and `foot`, nil for those of the panel.
  ///   - width: In points.
  package func drawUpright(
    at x: Double, from top: Double? = nil, to foot: Double? = nil, _ color: Color,
    width: Double = 1, dash: [CGFloat] = []
  ) {
    let (x, top, foot) = (panel.sharp(x), top ?? panel.rect.minY, foot ?? panel.rect.maxY)
    context.stroke(
      .through([CGPoint(x: x, y: top), CGPoint(x: x, y: foot)]), with: .color(color),
      style: StrokeStyle(lineWidth: width, dash: dash))
  }

  /// Draws a dot on a curve.
  package func drawDot(_ center: CGPoint, _ radius: Double, _ color: Color) {
    context.drawDot(center, radius * unit, color)
  }

  /// Draws a landmark of a curve: a circle with the ground inside.
  package func drawRing(_ center: CGPoint, _ radius: Double, _ color: Color, width: Double = 1.5) {
    context.drawRing(center, radius * unit, color, width: width * unit, on: ground)
  }

  // MARK: Now

  /// Draws a dot where each curve is now, and the numbers beside the panel, one below the other.
  ///
  /// - Parameters:
  ///   - x: Where the present is, in points.
  ///   - gap: How far the numbers are from the panel; `line`: how high each is.
  package func drawPresent(
    _ readings: [PlotReading], at x: Double, gap: Double, line: Double, font: Font
  ) {
    for reading in readings {
      drawDot(CGPoint(x: x, y: reading.y), 3.5, reading.color)
    }
    // Of two at one height the first stays above.
    let readings = readings.enumerated().sorted {
      ($0.element.y, $0.offset) < ($1.element.y, $1.offset)
    }
    .map(\.element)
    let height = line * unit
    let (top, foot) = (panel.rect.minY, max(panel.rect.minY, panel.rect.maxY))
    let starts = (top...foot).starts(of: readings.map { PlotLabel(middle: $0.y, length: height) })
    for (reading, start) in zip(readings, starts) {
      let name = reading.name.isEmpty ? "" : reading.name + " "
      let text =
        Text(name).foregroundColor(reading.color.opacity(0.75))
        + Text(reading.number).foregroundColor(reading.color)
      context.draw(
        text.font(font), at: CGPoint(x: panel.rect.maxX + gap * unit, y: start + height / 2),
        anchor: .leading)
    }
  }
}
