import Glissando
import GlissandoTools

/// A scale that glides to what it has to show.
///
/// It lives on frame time: a scale does not slow down with the scene.
struct GlidingScale {
  /// What glides.
  let motion: Animated<PlotRange>

  init(_ range: PlotRange) { motion = Animated(range) }

  /// Sets what is to be shown.
  func show(_ range: PlotRange, at time: Double) {
    guard range != motion.target else { return }
    // Room is made at once and taken back in leisure.
    let isWider = range.lower < motion.target.lower || range.upper > motion.target.upper
    motion.animate(
      to: range, using: .smooth(duration: isWider ? 0.2 : 0.7), at: time)
  }

  /// Shows it without gliding there.
  func jump(to range: PlotRange) { motion.jump(to: range) }

  func shown(at time: Double) -> PlotRange { motion.value(at: time) }

  func isSettled(at time: Double) -> Bool { motion.isSettled(at: time) }
}
