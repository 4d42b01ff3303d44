import Glissando
import GlissandoTools

/// The two vertical scales of the scope, which glide to what they have to show.
///
/// They live on frame time: a scale does not slow down with the scene.
@MainActor
final class ScopeScales {
  let position = Animated(PlotRange(0, 1))
  let velocity = Animated(PlotRange(-1, 1))

  /// Overshoot is foreseen by so many scene seconds, so that a scale has glided before it is there.
  static let lookAhead = 0.6
  /// The least that the velocity shows in each direction, in stage widths per second: what a flight
  /// across half of the stage needs, so that most flights do not move the scale.
  private static let leastVelocity = 2.0

  /// Makes room for all that is in view and what is about to be, in steps of points and points per second;
  /// at once where no frame has been before.
  func fit(_ run: Run, ahead: [[CGPoint]], stage: CGSize, at frame: Double?) {
    var places = PlotRange(0, stage.width)
    let leastVelocity = Self.leastVelocity * stage.width
    var velocities = PlotRange(-leastVelocity, leastVelocity)
    for (index, channel) in run.channels.enumerated() {
      for value in (channel.kept + ahead[index]).lazy.map(\.y) {
        if index < 2 { places.include(value) } else { velocities.include(value) }
      }
    }
    position.show(places.rounded(toMultiplesOf: 100), at: frame)
    velocity.show(velocities.rounded(toMultiplesOf: 500), at: frame)
  }

  func isSettled(at frame: Double) -> Bool {
    position.isSettled(at: frame) && velocity.isSettled(at: frame)
  }
}

extension Animated<PlotRange> {
  /// Sets what is to be shown.
  fileprivate func show(_ range: PlotRange, at time: Double?) {
    guard let time else { return jump(to: range) }
    guard range != target else { return }
    // Room is made at once and taken back in leisure.
    let isWider = range.lower < target.lower || range.upper > target.upper
    animate(to: range, using: .smooth(duration: isWider ? 0.2 : 0.7), at: time)
  }
}
