import Foundation

/// What a plot shows at a moment: its content, and how far that has come from what was there before.
@MainActor
struct PlotMoment: Equatable {
  let content: PlotContent
  let glide: PlotGlide

  nonisolated static func == (a: PlotMoment, b: PlotMoment) -> Bool {
    a.content === b.content && a.glide == b.glide
  }

  /// What is shown of a curve.
  func blend(of curve: PlotContent.Curve) -> PlotBlend<PlotContent.Curve> {
    content.past.blend(of: curve, at: glide)
  }

  /// Where the motions are at a time, as the curves show it, in the order of their letters.
  func states(at time: Double) -> [MotionState] {
    content.rows.map { blend(of: $0).state(at: time) }
  }

  /// All curves from back to front, as they are drawn now and, while one comes to the front, as they
  /// were drawn before.
  var orders: PlotBlend<[PlotContent.Curve]> {
    let order = content.past.order(at: glide)
    let (now, before) = (ordered(order.now), order.before.map(ordered))
    guard let before, before.map(\.lane.id) != now.map(\.lane.id) else { return PlotBlend(now) }
    return PlotBlend(now, before: before, share: order.share)
  }

  /// The curves in an order; what that does not know is in front.
  private func ordered(_ letters: [Lane.Letter]) -> [PlotContent.Curve] {
    letters.compactMap { letter in content.drawn.first { $0.lane.id == letter } }
      + content.drawn.filter { !letters.contains($0.lane.id) }
  }
}

extension PlotBlend where State == PlotContent.Curve {
  /// Where the motion is at a time, as its curves show it.
  func state(at time: Double) -> MotionState {
    let state = now.analysis.state(at: time)
    guard let before = before?.analysis.state(at: time) else { return state }
    return MotionState(
      position: mixed(before.position, state.position),
      velocity: mixed(before.velocity, state.velocity),
      acceleration: mixed(before.acceleration, state.acceleration))
  }
}

extension PlotBlend where State == [CGPoint] {
  /// The line between two, each from left to right and straight from point to point: it has the
  /// bends of both, so that it begins as the one and ends as the other to the pixel.
  var line: [CGPoint] {
    guard let before else { return now }
    var line: [CGPoint] = []
    line.reserveCapacity(before.count + now.count)
    var (first, second) = (0, 0)
    while first < before.count || second < now.count {
      let isFirst =
        second == now.count || (first < before.count && before[first].x <= now[second].x)
      let x = isFirst ? before[first].x : now[second].x
      let heights =
        isFirst
        ? (before[first].y, Self.height(of: now, before: second, at: x))
        : (Self.height(of: before, before: first, at: x), now[second].y)
      line.append(CGPoint(x: x, y: mixed(heights.0, heights.1)))
      if isFirst { first += 1 } else { second += 1 }
    }
    return line
  }

  /// The height of a line on the way to a point of it.
  private static func height(of points: [CGPoint], before index: Int, at x: Double) -> Double {
    guard let last = points.last else { return 0 }
    guard index > 0 else { return points[0].y }
    guard index < points.count else { return last.y }
    let (a, b) = (points[index - 1], points[index])
    guard b.x > a.x else { return a.y }
    return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
  }
}
