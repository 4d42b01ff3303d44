import Foundation
import Glissando

/// Draws the bands of a plot: lines of measure, curves, and what stands out on them.
@MainActor
struct PlotDrawing {
  let content: PlotContent
  let layout: PlotLayout
  let palette: LabPalette

  var unit: Double { layout.unit }

  // MARK: Ground

  func drawGround(_ context: GraphicsContext) {
    drawTime(context)
    for (band, rect) in layout.panels {
      drawScale(band, rect, context)
      drawTitle(band, rect, context)
    }
  }

  private func drawTime(_ context: GraphicsContext) {
    let range = PlotRange(0, layout.scales.end)
    for tick in PlotLayout.ticks(range, length: layout.rows.width, spacing: 58 * unit)
    where tick.strength > 0 {
      let x = layout.sharp(layout.x(tick.value))
      for (_, rect) in layout.panels {
        context.stroke(
          .vertical(x, rect.minY, rect.maxY),
          with: .color(palette.grid.opacity(tick.strength)), lineWidth: 1)
      }
      drawLabel(
        MotionNumber.tick(tick.value, near: layout.scales.end) + (tick.value == 0 ? " s" : ""),
        at: CGPoint(x: x, y: layout.foot + 5 * unit), anchor: .top, tick.strength, context)
    }
  }

  private func drawScale(_ band: PlotBand, _ rect: CGRect, _ context: GraphicsContext) {
    let range = layout.scales[band]
    for tick in PlotLayout.ticks(range, length: rect.height, spacing: 24 * unit)
    where tick.strength > 0 {
      let y = layout.sharp(layout.y(tick.value, band, rect))
      let isMark = tick.value == 0 || (band == .position && tick.value == 1)
      context.stroke(
        .horizontal(y, rect.minX, rect.maxX),
        with: .color(isMark ? palette.ink.opacity(0.3) : palette.grid.opacity(tick.strength)),
        lineWidth: 1)
      drawLabel(
        MotionNumber.tick(tick.value, near: range.length),
        at: CGPoint(x: rect.minX - 8 * unit, y: y), anchor: .trailing, tick.strength, context)
    }
  }

  private func drawLabel(
    _ text: String, at point: CGPoint, anchor: UnitPoint, _ strength: Double,
    _ context: GraphicsContext
  ) {
    context.draw(
      Text(text).font(PlotFont.small(unit)).foregroundColor(palette.faintInk.opacity(strength)),
      at: point, anchor: anchor)
  }

  private func drawTitle(_ band: PlotBand, _ rect: CGRect, _ context: GraphicsContext) {
    let title =
      Text(band.name).font(PlotFont.label(unit)).foregroundColor(palette.ink)
      + Text(band.unit.isEmpty ? "" : "  " + band.unit).font(PlotFont.small(unit))
      .foregroundColor(palette.faintInk)
    context.draw(
      title, at: CGPoint(x: rect.minX, y: rect.minY - 9 * unit), anchor: .leading)
  }

  // MARK: Curves

  func drawCurves(_ context: GraphicsContext) {
    for (band, rect) in layout.panels {
      var clipped = context
      // Half of a line that runs along an edge lies outside.
      clipped.clip(to: Path(rect.insetBy(dx: -2 * unit, dy: -2 * unit)))
      for curve in content.curves {
        guard let ghost = curve.ghost else { continue }
        clipped.stroke(
          path(ghost, band, rect), with: .color(color(curve).opacity(0.5)),
          style: StrokeStyle(
            lineWidth: 1.25 * unit, lineCap: .round, lineJoin: .bevel,
            dash: [1 * unit, 4 * unit]))
      }
      for curve in content.curves.reversed() {
        clipped.stroke(
          path(curve.analysis, band, rect), with: .color(color(curve)),
          style: StrokeStyle(lineWidth: 2 * unit, lineCap: .round, lineJoin: .bevel))
      }
      if band == .position { drawLandmarks(rect, clipped) }
    }
  }

  private func color(_ curve: PlotContent.Curve) -> Color { palette.lane(curve.lane.id) }

  private func path(_ analysis: MotionAnalysis, _ band: PlotBand, _ rect: CGRect) -> Path {
    let tracer = PlotTracer(
      analysis: analysis, band: band, x: layout.x, y: { layout.y($0, band, rect) },
      end: layout.scales.end)
    var path = Path()
    path.addLines(tracer.points())
    return path
  }

  /// A dot where each motion is farthest beyond its target, and small ones where it crosses it.
  private func drawLandmarks(_ rect: CGRect, _ context: GraphicsContext) {
    for curve in content.curves {
      let analysis = curve.analysis
      var previous = -Double.infinity
      for time in analysis.crossings where time <= layout.scales.end {
        // Dots that would touch each other say nothing.
        guard layout.x(time) - previous > 8 * unit else { continue }
        previous = layout.x(time)
        drawDot(time, 1, 2 * unit, curve, rect, context)
      }
      if let peak = analysis.peak {
        drawDot(peak.time, peak.value, 3.25 * unit, curve, rect, context)
      }
    }
  }

  private func drawDot(
    _ time: Double, _ value: Double, _ radius: Double, _ curve: PlotContent.Curve, _ rect: CGRect,
    _ context: GraphicsContext
  ) {
    let center = CGPoint(x: layout.x(time), y: layout.y(value, .position, rect))
    let dot = Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    context.fill(dot, with: .color(palette.paper))
    context.stroke(dot, with: .color(color(curve)), lineWidth: 1.5 * unit)
  }
}

/// The fonts of plots; few, since the first text in each costs a millisecond.
enum PlotFont {
  static func small(_ unit: Double) -> Font { .system(size: 10.5 * unit).monospacedDigit() }
  static func label(_ unit: Double) -> Font { .system(size: 11.5 * unit, weight: .medium) }
  static func reading(_ unit: Double) -> Font {
    .system(size: 10.5 * unit, weight: .medium).monospacedDigit()
  }
}

extension Path {
  /// A line from the top down.
  static func vertical(_ x: Double, _ top: Double, _ bottom: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: top))
      path.addLine(to: CGPoint(x: x, y: bottom))
    }
  }

  /// A line from left to right.
  static func horizontal(_ y: Double, _ left: Double, _ right: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: left, y: y))
      path.addLine(to: CGPoint(x: right, y: y))
    }
  }
}
