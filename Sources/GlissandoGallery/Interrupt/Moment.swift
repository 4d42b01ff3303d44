import Glissando
import GlissandoTools

/// What one frame shows.
struct Moment: Equatable {
  /// The frame's time, in frame seconds.
  var frame: Double
  /// Where the ball is, on the scene's clock.
  var now: BallState
  /// Where it is going.
  var target: CGPoint
  /// Whether it has arrived.
  var isSettled: Bool
  /// What the scope's two scales show, in points and points per second.
  var position: PlotRange
  var velocity: PlotRange
  /// The hand of the tour, if there is one.
  var hand: ScriptHand?
}
