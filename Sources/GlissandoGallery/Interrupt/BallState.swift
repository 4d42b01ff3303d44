import Glissando

/// Where the ball is at a moment, and how fast.
struct BallState: Equatable, Sendable {
  /// Scene seconds.
  var time: Double
  /// Points from the stage's top left corner.
  var position: CGPoint
  /// Points per second.
  var velocity: CGPoint

  /// What the scene's run has of it: place and velocity along either axis.
  static let channels = ["x", "y", "ẋ", "ẏ"]
  /// So many scene seconds are kept and shown.
  static let recordedLength = 6.0
  /// The run before anything has happened.
  ///
  /// Slow motion at a high frame rate would gather many times more points than the scope has pixels.
  static var emptyRun: Run { Run(channels, kept: recordedLength, spacing: 1.0 / 120) }
  /// Scene seconds between two moments of what is still to come.
  static let futureSpacing = 1.0 / 60

  /// Its number in one of the channels.
  subscript(channel: Int) -> Double {
    let axes = channel < 2 ? position : velocity
    return channel % 2 == 0 ? axes.x : axes.y
  }
}

extension Animated<CGPoint> {
  /// What the ball that moves so is at a time.
  func state(at time: Double) -> BallState {
    BallState(time: time, position: value(at: time), velocity: velocity(at: time))
  }

  /// The ways of all channels from `start` on, at equal distances, until it is at rest or `limit` seconds
  /// have passed.
  func ways(from start: Double, limit: Double) -> [[CGPoint]] {
    var ways = BallState.channels.map { _ in [CGPoint]() }
    for index in 0...Int((limit / BallState.futureSpacing).rounded()) {
      let state = state(at: start + Double(index) * BallState.futureSpacing)
      for channel in ways.indices {
        ways[channel].append(CGPoint(x: state.time, y: state[channel]))
      }
      if isSettled(at: state.time) { break }
    }
    return ways
  }
}
