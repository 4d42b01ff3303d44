import Foundation

/// Two fingers on a screen, and what they do together.
struct TouchPair {
  /// What two fingers did since the last movement.
  struct Step {
    /// How many times further they are apart.
    var scale = 1.0
    /// By how many radians they turned, clockwise.
    var rotation = 0.0
    /// The middle between them, in points.
    var middle: CGPoint
    /// Whether one of them has left.
    var isLast = false
  }

  private var fingers: [(id: Int64, point: CGPoint)] = []
  /// Nearer than this, in points, two fingers have no direction that could be told.
  private static let smallestDistance = 4.0

  /// A finger came down, in points; further ones than two are ignored.
  mutating func down(_ id: Int64, at point: CGPoint) {
    if fingers.count < 2 { fingers.append((id, point)) }
  }

  /// A finger moved, in points.
  mutating func move(_ id: Int64, to point: CGPoint) -> Step? {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return nil }
    let before = between
    fingers[index].point = point
    guard let before, let after = between else { return nil }
    let isClear = min(before.distance, after.distance) >= Self.smallestDistance
    let turn = after.angle - before.angle
    return Step(
      scale: isClear ? after.distance / before.distance : 1,
      rotation: isClear ? atan2(sin(turn), cos(turn)) : 0, middle: after.middle)
  }

  /// A finger left.
  mutating func up(_ id: Int64) -> Step? {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return nil }
    let step = between.map { Step(middle: $0.middle, isLast: true) }
    fingers.remove(at: index)
    return step
  }

  private var between: (distance: Double, angle: Double, middle: CGPoint)? {
    guard fingers.count == 2 else { return nil }
    let (a, b) = (fingers[0].point, fingers[1].point)
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    return (hypot(dx, dy), atan2(dy, dx), CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
  }
}
