import Glissando
import GlissandoTools

// The scope's lines, dots and numbers at interruptions.

extension ScopeDrawing {
  /// A line at each interruption, the velocities before and after it as dots, and both with their
  /// difference as numbers, as far as there is room: the one that is read, then the newest first.
  func drawMarks(_ drawer: PlotDrawer, _ plot: RunPlot) {
    let shown = run.interruptions.reversed().filter { x($0.time) >= layout.lane.minX }
    let read = marks.mark(among: shown.reversed()) { x($0.time) }
    for interruption in shown {
      let stroke = stroke(isRead: interruption == read)
      drawer.drawUpright(
        at: x(interruption.time), to: plot.panel.rect.maxY, stroke.color, width: stroke.width)
      drawVelocities(interruption, plot)
    }
    let important = [read].compactMap(\.self) + shown.filter { $0 != read }
    let numbers = important.map { self.numbers(of: $0, plot) }
    let places = layout.laneEnds.places(
      of: numbers.map(\.label), 16 * unit, reach: (crowded: 10 * unit, uncrowded: 160 * unit))
    for (index, left) in places.enumerated() {
      guard let left else { continue }
      draw(numbers[index], at: left, isRead: important[index] == read)
    }
  }

  /// How a mark and the way to its numbers are drawn.
  private func stroke(isRead: Bool) -> (color: Color, width: Double) {
    isRead ? (palette.ink.opacity(0.85), 1.5) : (palette.ink.opacity(0.28), 1)
  }

  private func drawVelocities(_ interruption: Run.Interruption, _ plot: RunPlot) {
    let (x, drawer) = (layout.position.sharp(x(interruption.time)), plot.drawer)
    for channel in plot.channels {
      let (before, after) = (interruption.before[channel], interruption.after[channel])
      drawer.drawRing(CGPoint(x: x, y: plot.panel.y(before)), 4.5, plot.color(channel))
      drawer.drawDot(CGPoint(x: x, y: plot.panel.y(after)), 2.25, plot.color(channel))
    }
  }

  // MARK: Numbers

  /// What is said of one interruption: a row for each axis.
  private struct Numbers {
    let rows: [GraphicsContext.ResolvedText]
    let label: PlotLabel
  }

  private func numbers(of interruption: Run.Interruption, _ plot: RunPlot) -> Numbers {
    let rows = plot.channels.map { channel in
      let (before, after) = (interruption.before[channel], interruption.after[channel])
      return context.resolve(
        Text("\(Reading.whole(before)) → \(Reading.whole(after))").font(metrics.small)
          .foregroundColor(plot.color(channel))
          + Text("   Δ \(Reading.whole(after - before))").font(metrics.small)
          .foregroundColor(palette.faintInk))
    }
    let room = CGSize(width: Double.infinity, height: .infinity)
    let width = rows.map { Double($0.measure(in: room).width) }.max() ?? 0
    let x = layout.position.sharp(x(interruption.time))
    return Numbers(rows: rows, label: PlotLabel(middle: x, length: width))
  }

  private func draw(_ numbers: Numbers, at left: Double, isRead: Bool) {
    let ground = CGRect(
      x: left - 4 * unit, y: layout.numbers.minY + 2 * unit,
      width: numbers.label.length + 8 * unit, height: layout.numbers.height - 4 * unit)
    drawLeader(from: numbers.label.middle, to: ground, isRead: isRead)
    let card = Path(roundedRect: ground, cornerRadius: 5 * unit)
    context.fill(card, with: .color(isRead ? palette.raised : palette.paper))
    if isRead {
      context.stroke(card, with: .color(palette.ink.opacity(0.45)), lineWidth: 1)
    }
    for (index, text) in numbers.rows.enumerated() {
      let y = layout.numbers.midY + (Double(index) - 0.5) * 14 * unit
      context.draw(text, at: CGPoint(x: left, y: y), anchor: .leading)
    }
  }

  /// A line from a mark to its numbers, where those stand beside it.
  private func drawLeader(from x: Double, to ground: CGRect, isRead: Bool) {
    let end = min(max(x, ground.minX + 5 * unit), ground.maxX - 5 * unit)
    guard end != x else { return }
    let leader = [CGPoint(x: x, y: layout.lane.minY), CGPoint(x: end, y: ground.minY)]
    let stroke = stroke(isRead: isRead)
    context.stroke(.through(leader), with: .color(stroke.color), lineWidth: stroke.width)
  }
}
