import Glissando

/// Where the ball was at a moment, and how fast.
struct Sample: Equatable, Sendable {
  /// Scene seconds.
  var time: Double
  /// Points from the stage's top left corner.
  var position: CGPoint
  /// Points per second.
  var velocity: CGPoint
}

/// A moment at which the ball was given another target while it moved.
struct Interruption: Equatable, Sendable {
  /// The last moment of the replaced animation.
  var before: Sample
  /// The velocity with which the new one goes on, in points per second.
  var velocityAfter: CGPoint
  /// Where the ball would have gone: the replaced animation from here to its end.
  var ghost: [Sample]

  /// Scene seconds.
  var time: Double { before.time }

  /// What the velocity gained in that moment; zero where the new animation takes it over.
  var velocityChange: CGPoint {
    CGPoint(x: velocityAfter.x - before.velocity.x, y: velocityAfter.y - before.velocity.y)
  }
}

extension Sample {
  /// Scene seconds between two samples of what is still to come.
  static let futureSpacing = 1.0 / 60

  /// Samples of a motion from `start` on, at equal distances, until it is at rest or `limit`
  /// seconds have passed.
  static func future(
    of ball: Animated<CGPoint>, from start: Double, limit: Double, spacing: Double
  ) -> [Sample] {
    var samples: [Sample] = []
    let count = Int((limit / spacing).rounded())
    for index in 0...max(count, 0) {
      let time = start + Double(index) * spacing
      samples.append(
        Sample(
          time: time, position: ball.value(at: time), velocity: ball.velocity(at: time)))
      if ball.isSettled(at: time) { break }
    }
    return samples
  }
}

extension Sample {
  /// The place at a time between this sample and a later one, on a straight line.
  func position(towards later: Sample, at time: Double) -> CGPoint {
    let span = later.time - self.time
    guard span > 0 else { return position }
    let fraction = (time - self.time) / span
    return CGPoint(
      x: position.x + (later.position.x - position.x) * fraction,
      y: position.y + (later.position.y - position.y) * fraction)
  }
}
