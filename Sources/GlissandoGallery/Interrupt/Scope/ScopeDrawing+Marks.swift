import Glissando
import GlissandoTools

// The scope's lines, dots and numbers at interruptions.

extension ScopeDrawing {
  /// A line at each interruption, the velocities before and after it as dots, and both with their
  /// difference as numbers, as far as there is room: the one that is read, then the newest first.
  func drawMarks(_ context: GraphicsContext) {
    let shown = run.interruptions.reversed().filter {
      layout.x($0.time) >= layout.position.rect.minX
    }
    let read = marks.mark(among: Array(shown.reversed())) { layout.x($0.time) }
    for interruption in shown {
      let isRead = interruption.time == read?.time
      drawer(layout.position, context).drawUpright(
        at: layout.x(interruption.time), to: layout.velocity.rect.maxY,
        palette.ink.opacity(isRead ? 0.85 : 0.28), width: isRead ? 1.5 : 1)
      drawVelocities(interruption, drawer(layout.velocity, context))
    }
    let important = [read].compactMap(\.self) + shown.filter { $0.time != read?.time }
    let numbers = important.map { self.numbers(of: $0, context) }
    let labels = MarkLabels(
      ends: layout.laneEnds, distance: 16 * unit,
      reach: (crowded: 10 * unit, uncrowded: 160 * unit))
    let places = labels.places(of: numbers.map(\.item))
    for (numbers, left) in zip(numbers, places) {
      guard let left else { continue }
      draw(numbers, at: left, isRead: numbers.time == read?.time, context)
    }
  }

  private func drawVelocities(_ interruption: Run.Interruption, _ drawer: PlotDrawer) {
    let x = layout.position.sharp(layout.x(interruption.time))
    for (channel, color) in zip(2..., [palette.x, palette.y]) {
      let (before, after) = (interruption.before[channel], interruption.after[channel])
      drawer.drawRing(CGPoint(x: x, y: layout.velocity.y(before)), 4.5, color)
      drawer.drawDot(CGPoint(x: x, y: layout.velocity.y(after)), 2.25, color)
    }
  }

  // MARK: Numbers

  /// What is said of one interruption: a row for each axis.
  private struct Numbers {
    let time: Double
    let rows: [GraphicsContext.ResolvedText]
    let item: MarkLabels.Item
  }

  private func numbers(of interruption: Run.Interruption, _ context: GraphicsContext) -> Numbers {
    let rows = zip(2..., [palette.x, palette.y]).map { channel, color in
      context.resolve(row(interruption.before[channel], interruption.after[channel], color))
    }
    let room = CGSize(width: Double.infinity, height: .infinity)
    let width = rows.map { Double($0.measure(in: room).width) }.max() ?? 0
    let x = layout.position.sharp(layout.x(interruption.time))
    return Numbers(
      time: interruption.time, rows: rows, item: MarkLabels.Item(mark: x, width: width))
  }

  private func draw(
    _ numbers: Numbers, at left: Double, isRead: Bool, _ context: GraphicsContext
  ) {
    let item = numbers.item
    let ground = CGRect(
      x: left - 4 * unit, y: layout.numbers.minY + 2 * unit, width: item.width + 8 * unit,
      height: layout.numbers.height - 4 * unit)
    drawLeader(from: item.mark, to: ground, isRead: isRead, context)
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
  private func drawLeader(
    from x: Double, to ground: CGRect, isRead: Bool, _ context: GraphicsContext
  ) {
    let end = min(max(x, ground.minX + 5 * unit), ground.maxX - 5 * unit)
    guard end != x else { return }
    let leader = [CGPoint(x: x, y: layout.lane.minY), CGPoint(x: end, y: ground.minY)]
    context.stroke(
      .through(leader), with: .color(palette.ink.opacity(isRead ? 0.85 : 0.28)),
      lineWidth: isRead ? 1.5 : 1)
  }

  private func row(_ before: Double, _ after: Double, _ color: Color) -> Text {
    Text("\(Reading.whole(before)) → \(Reading.whole(after))").font(metrics.small)
      .foregroundColor(color)
      + Text("   Δ \(Reading.whole(after - before))").font(metrics.small).foregroundColor(
        palette.faintInk)
  }
}
