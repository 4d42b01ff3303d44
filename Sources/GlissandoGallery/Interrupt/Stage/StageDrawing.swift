import Glissando
import GlissandoTools

/// Draws the stage between the ball and its trail: the ghosts of the ways that were cut short, the
/// target, and the velocity in its two parts.
struct StageDrawing {
  let run: Run
  let moment: Moment
  let metrics: Metrics
  let palette: Palette
  let size: CGSize

  /// Interruptions whose ghost is drawn, and how much of it is left of each, newest first.
  private static let ghostOpacities = [1.0, 0.5, 0.25]
  /// Length of a velocity's line per point per second, in seconds.
  private static let velocitySeconds = 0.06

  var unit: Double { metrics.unit }
  var now: Double { moment.now.time }

  func draw(in context: GraphicsContext) {
    drawGrid(context)
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

  // MARK: Interruptions

  private func drawInterruptions(_ context: GraphicsContext) {
    let recent = run.interruptions.reversed().prefix(Self.ghostOpacities.count)
    for (interruption, opacity) in zip(recent, Self.ghostOpacities) {
      let age = (now - interruption.time) / Trail.length
      guard age < 1 else { return }
      drawGhost(interruption, opacity: opacity * (1 - age), context)
      context.drawRing(
        CGPoint(x: interruption.before[0], y: interruption.before[1]), 3.5 * unit,
        palette.ink.opacity(0.9 * (1 - age)),
        width: 1.5 * unit, on: palette.paper)
    }
  }

  private func drawGhost(
    _ interruption: Run.Interruption, opacity: Double, _ context: GraphicsContext
  ) {
    let dash = StrokeStyle.ghost(1.25 * unit, dash: 4 * unit, gap: 4 * unit)
    let way = zip(interruption.ghosts[0], interruption.ghosts[1]).map { CGPoint(x: $0.y, y: $1.y) }
    context.stroke(
      .through(way),
      with: .color(palette.ink.opacity(0.5 * opacity)), style: dash)
    let index = Int(((now - interruption.time) / BallState.futureSpacing).rounded())
    context.stroke(
      Path.circle(way[min(index, way.count - 1)], metrics.ballRadius),
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
