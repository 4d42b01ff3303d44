import Glissando

/// Draws the stage below the ball: a chronophotograph of its way, the ghosts of the ways that were
/// cut short, the target, and the velocity in its two parts.
struct StageDrawing {
  let recording: Recording
  let moment: Moment
  let metrics: Metrics
  let palette: Palette
  let size: CGSize

  /// The way stays in view for so many scene seconds.
  static let trailLength = 3.0
  /// Scene seconds between two pictures of the ball, so that distances show its velocity.
  private static let exposure = 1.0 / 30
  /// Interruptions whose ghost is drawn, and how much of it is left of each, newest first.
  private static let ghostOpacities = [1.0, 0.5, 0.25]
  /// Length of a velocity's line per point per second, in seconds.
  private static let velocitySeconds = 0.06

  var unit: Double { metrics.unit }
  var now: Double { moment.now.time }

  func draw(in context: GraphicsContext) {
    drawGrid(context)
    drawTrail(context)
    drawInterruptions(context)
    drawTarget(context)
    drawVelocity(context)
    drawEdges(context)
  }

  /// A lattice of points, from which distances can be read off: 50 points apart.
  private func drawGrid(_ context: GraphicsContext) {
    let distance = 50.0
    var dots = Path()
    for column in 1..<max(2, Int(size.width / distance) + 1) {
      for row in 1..<max(2, Int(size.height / distance) + 1) {
        dots.addRect(
          CGRect(
            x: Double(column) * distance, y: Double(row) * distance, width: 1, height: 1))
      }
    }
    context.fill(dots, with: .color(palette.ink.opacity(0.2)))
  }

  // MARK: The way

  private func drawTrail(_ context: GraphicsContext) {
    var last = moment.now.position
    let exposures = Self.exposures(
      of: recording, now: now, spacing: Self.exposure, length: Self.trailLength)
    // A resting ball is photographed once.
    for exposure in exposures where exposure.point.distance(to: last) > 1 {
      last = exposure.point
      drawExposure(at: exposure.point, age: (now - exposure.time) / Self.trailLength, context)
    }
  }

  /// Where the ball was at the multiples of `spacing` in the last `length` scene seconds, newest
  /// first.
  ///
  /// Multiples, so that the pictures stand still while the ball moves on.
  static func exposures(
    of recording: Recording, now: Double, spacing: Double, length: Double
  ) -> [(time: Double, point: CGPoint)] {
    var result: [(time: Double, point: CGPoint)] = []
    var index = (now / spacing).rounded(.down)
    for (later, earlier) in recording.backwards() {
      while index * spacing > later.time { index -= 1 }
      while index * spacing > earlier.time {
        let time = index * spacing
        index -= 1
        guard time >= now - length else { return result }
        result.append((time, earlier.position(towards: later, at: time)))
      }
    }
    return result
  }

  private func drawExposure(at point: CGPoint, age: Double, _ context: GraphicsContext) {
    let strength = 1 - age
    let circle = Path.circle(point, metrics.ballRadius)
    context.fill(circle, with: .color(palette.ball.opacity(palette.trail * strength)))
    context.stroke(
      circle, with: .color(palette.ball.opacity(0.7 * strength)), lineWidth: 0.75 * unit)
  }

  // MARK: Interruptions

  private func drawInterruptions(_ context: GraphicsContext) {
    let recent = recording.interruptions.reversed().prefix(Self.ghostOpacities.count)
    for (interruption, opacity) in zip(recent, Self.ghostOpacities) {
      let age = (now - interruption.time) / Self.trailLength
      guard age < 1 else { return }
      drawGhost(interruption, opacity: opacity * (1 - age), context)
      let spot = Path.circle(interruption.before.position, 3.5 * unit)
      context.fill(spot, with: .color(palette.paper))
      context.stroke(
        spot, with: .color(palette.ink.opacity(0.9 * (1 - age))), lineWidth: 1.5 * unit)
    }
  }

  private func drawGhost(_ interruption: Interruption, opacity: Double, _ context: GraphicsContext)
  {
    var way = Path()
    way.addLines(interruption.ghost.map(\.position))
    let dash = StrokeStyle(
      lineWidth: 1.25 * unit, lineCap: .butt, dash: [4 * unit, 4 * unit])
    context.stroke(way, with: .color(palette.ink.opacity(0.5 * opacity)), style: dash)
    let index = Int(((now - interruption.time) / Sample.futureSpacing).rounded())
    let ghost = interruption.ghost[min(index, interruption.ghost.count - 1)]
    context.stroke(
      Path.circle(ghost.position, metrics.ballRadius),
      with: .color(palette.ink.opacity(0.5 * opacity)), style: dash)
  }

  // MARK: The target

  private func drawTarget(_ context: GraphicsContext) {
    let point = moment.target
    let radius = metrics.ballRadius + 7 * unit
    let color = GraphicsContext.Shading.color(palette.ink.opacity(moment.isSettled ? 0.28 : 0.6))
    context.stroke(Path.circle(point, radius), with: color, lineWidth: 1 * unit)
    var cross = Path()
    for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      cross.move(to: CGPoint(x: point.x + dx * radius, y: point.y + dy * radius))
      let end = radius + 6 * unit
      cross.addLine(to: CGPoint(x: point.x + dx * end, y: point.y + dy * end))
    }
    context.stroke(cross, with: color, lineWidth: 1 * unit)
  }

  // MARK: The velocity and the place, by axis

  private func drawVelocity(_ context: GraphicsContext) {
    let (point, velocity) = (moment.now.position, moment.now.velocity)
    let x = velocity.x * Self.velocitySeconds
    let y = velocity.y * Self.velocitySeconds
    drawArrow(from: point, dx: x, dy: 0, palette.x, context)
    drawArrow(from: point, dx: 0, dy: y, palette.y, context)
  }

  private func drawArrow(
    from point: CGPoint, dx: Double, dy: Double, _ color: Color, _ context: GraphicsContext
  ) {
    let length = abs(dx) + abs(dy)
    guard length > 1 else { return }
    let reach = metrics.ballRadius + length
    let (ux, uy) = (dx / length, dy / length)
    let tip = CGPoint(x: point.x + ux * reach, y: point.y + uy * reach)
    let head = min(5 * unit, length)
    var arrow = Path()
    arrow.move(to: point)
    arrow.addLine(to: tip)
    for side in [-1.0, 1] {
      arrow.move(to: tip)
      arrow.addLine(
        to: CGPoint(
          x: tip.x - head * ux - head * uy * side, y: tip.y - head * uy + head * ux * side))
    }
    context.stroke(
      arrow, with: .color(color), style: StrokeStyle(lineWidth: 2 * unit, lineCap: .round))
  }

  /// Where the ball stands on the two edges of the stage, in the colours of the scope.
  private func drawEdges(_ context: GraphicsContext) {
    let (point, length) = (moment.now.position, 9 * unit)
    context.fill(
      Path(
        CGRect(x: point.x - 1.5 * unit, y: size.height - length, width: 3 * unit, height: length)),
      with: .color(palette.x))
    context.fill(
      Path(CGRect(x: 0, y: point.y - 1.5 * unit, width: length, height: 3 * unit)),
      with: .color(palette.y))
  }
}

extension Path {
  static func circle(_ center: CGPoint, _ radius: Double) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
