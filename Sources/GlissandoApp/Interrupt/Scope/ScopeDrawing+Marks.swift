import Glissando

extension ScopeDrawing {
  /// A line at each interruption, the velocities before and after it as dots, and both with their
  /// difference as numbers, as far as there is room: the one that is read, then the newest first.
  func drawMarks(_ context: GraphicsContext) {
    let shown = recording.interruptions.reversed().filter {
      layout.x($0.time) >= layout.position.minX
    }
    let read = marks.mark(among: Array(shown.reversed())) { layout.x($0.time) }
    for interruption in shown {
      let x = layout.sharp(layout.x(interruption.time))
      let isRead = interruption.time == read?.time
      context.stroke(
        .vertical(x, layout.position.minY, layout.velocity.maxY),
        with: .color(palette.ink.opacity(isRead ? 0.85 : 0.28)), lineWidth: isRead ? 1.5 : 1)
      drawVelocities(interruption, x, context)
    }
    var taken: [ClosedRange<Double>] = []
    if let read { drawNumbers(read, isRead: true, &taken, context) }
    for (index, interruption) in shown.enumerated() where interruption.time != read?.time {
      let older = shown.dropFirst(index + 1).first.map { layout.x($0.time) }
      drawNumbers(interruption, isRead: false, older: older, &taken, context)
    }
  }

  private func drawVelocities(
    _ interruption: Interruption, _ x: Double, _ context: GraphicsContext
  ) {
    let pairs = [
      (interruption.before.velocity.x, interruption.velocityAfter.x, palette.x),
      (interruption.before.velocity.y, interruption.velocityAfter.y, palette.y),
    ]
    for (before, after, color) in pairs {
      let ring = Path.circle(CGPoint(x: x, y: layout.y(velocity: before)), 4.5 * unit)
      context.fill(ring, with: .color(palette.paper))
      context.stroke(ring, with: .color(color), lineWidth: 1.5 * unit)
      context.fill(
        Path.circle(CGPoint(x: x, y: layout.y(velocity: after)), 2.25 * unit), with: .color(color))
    }
  }

  private func drawNumbers(
    _ interruption: Interruption, isRead: Bool, older: Double? = nil,
    _ taken: inout [ClosedRange<Double>], _ context: GraphicsContext
  ) {
    let x = layout.sharp(layout.x(interruption.time))
    let (before, after) = (interruption.before.velocity, interruption.velocityAfter)
    let change = interruption.velocityChange
    let rows = [
      context.resolve(row(before.x, after.x, change.x, palette.x)),
      context.resolve(row(before.y, after.y, change.y, palette.y)),
    ]
    let room = CGSize(width: Double.infinity, height: .infinity)
    let width = rows.map { Double($0.measure(in: room).width) }.max() ?? 0
    guard let left = place(width: width, at: x, older: older, among: taken) else { return }
    let distance = 8 * unit
    taken.append(left - distance...left + width + distance)
    let ground = CGRect(
      x: left - 4 * unit, y: layout.lane.minY + 2 * unit, width: width + 8 * unit,
      height: layout.lane.height - 4 * unit)
    let card = Path(roundedRect: ground, cornerRadius: 5 * unit)
    context.fill(card, with: .color(isRead ? palette.raised : palette.paper))
    if isRead {
      context.stroke(card, with: .color(palette.ink.opacity(0.45)), lineWidth: 1)
    }
    for (index, text) in rows.enumerated() {
      context.draw(
        text,
        at: CGPoint(x: left, y: layout.lane.midY + (Double(index) - 0.5) * 14 * unit),
        anchor: .leading)
    }
  }

  /// Where numbers of a width find room at a mark: below it, else to its left, else to its right.
  ///
  /// Where the mark before it is near, they begin at the right, so that a pair has room for both.
  private func place(
    width: Double, at x: Double, older: Double?, among taken: [ClosedRange<Double>]
  ) -> Double? {
    let last = max(layout.laneEnds.upperBound - width, layout.laneEnds.lowerBound)
    let (middle, left, right) = (x - width / 2, x - width - 6 * unit, x + 6 * unit)
    let isCrowded = older.map { x - $0 < width + 16 * unit } ?? false
    let places = isCrowded ? [right, middle, left] : [middle, left, right]
    return places.lazy.map { min(max($0, layout.laneEnds.lowerBound), last) }
      // What was pushed in from the end of the lane must still be at its mark.
      .filter { $0 - 48 * unit <= x && x <= $0 + width + 24 * unit }
      .first { left in !taken.contains { $0.overlaps(left...left + width) } }
  }

  private func row(_ before: Double, _ after: Double, _ change: Double, _ color: Color) -> Text {
    Text("\(Reading.whole(before)) → \(Reading.whole(after))").font(metrics.small)
      .foregroundColor(color)
      + Text("   Δ \(Reading.whole(change))").font(metrics.small).foregroundColor(palette.faintInk)
  }
}
