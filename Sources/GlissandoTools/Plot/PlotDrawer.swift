package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// Draws a plot's panel: lines of measure with their numbers, curves, and where they are now.
package struct PlotDrawer {
  package private(set) var context: GraphicsContext
  private let panel: PlotPanel
  /// What lines and distances are scaled by.
  private let unit: Double
  private let font: Font
  private let ink: Color
  private let grid: Color
  /// The time of its curves that is 0 on the axis.
  private let origin: Double

  /// A drawer of a panel; `font` and `ink` are those of the numbers of the axes.
  package init(
    _ context: GraphicsContext, _ panel: PlotPanel, unit: Double, font: Font, ink: Color,
    grid: Color, origin: Double = 0
  ) {
    (self.context, self.panel, self.unit) = (context, panel, unit)
    (self.font, self.ink, self.grid, self.origin) = (font, ink, grid, origin)
  }

  /// Draws nothing farther than so many points from the panel.
  package func clipped(margin: Double = 0) -> PlotDrawer {
    var drawer = self
    drawer.context.clip(to: Path(panel.rect.insetBy(dx: -margin, dy: -margin)))
    return drawer
  }

  // MARK: Axes

  /// Draws the lines behind the curves at values.
  ///
  /// - Parameters:
  ///   - marks: The values whose lines have the colour `mark`.
  ///   - width: In points; nil for a pixel.
  package func drawLevels(
    _ ticks: [PlotTick], marks: [Double] = [0], _ mark: Color, width: Double? = nil
  ) {
    for tick in ticks where tick.strength > 0 {
      context.fill(
        panel.level(at: panel.y(tick.value), width: width),
        with: .color(marks.contains(tick.value) ? mark : grid.opacity(tick.strength)))
    }
  }

  /// Draws the lines behind the curves at times; `width` in points, nil for a pixel.
  package func drawUprights(_ ticks: [PlotTick], width: Double? = nil) {
    for tick in ticks where tick.strength > 0 {
      context.fill(
        panel.upright(at: panel.x(tick.value), width: width),
        with: .color(grid.opacity(tick.strength)))
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

  /// Draws a line through places.
  package func drawCurve(_ places: [CGPoint], _ color: Color, width: Double = 2) {
    context.stroke(.through(places), with: .color(color), style: .curve(width * unit))
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

  /// Draws a dot where each curve is now, and the numbers beside the panel, one below the other.
  ///
  /// - Parameters:
  ///   - x: Where the present is, in points.
  ///   - gap: How far the numbers are from the panel; `line`: how high each is.
  package func drawPresent(
    _ readings: [PlotReading], at x: Double, gap: Double, line: Double, font: Font
  ) {
    for reading in readings {
      context.drawDot(CGPoint(x: x, y: reading.y), 3.5 * unit, reading.color)
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
