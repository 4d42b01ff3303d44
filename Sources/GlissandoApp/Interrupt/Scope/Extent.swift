import Glissando

/// The values that a scale shows, from its lower to its upper end.
struct Extent: Animatable, Equatable {
  var lower: Double
  var upper: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(lower, upper) }
    set { (lower, upper) = (newValue.first, newValue.second) }
  }

  /// The place of a value, from 0 at the lower to 1 at the upper end.
  func fraction(of value: Double) -> Double { (value - lower) / max(upper - lower, 1e-9) }

  /// The extent, widened to hold a value.
  mutating func include(_ value: Double) {
    lower = min(lower, value)
    upper = max(upper, value)
  }

  /// The distance between two marks on a scale: 1, 2, 2.5 or 5 times a power of ten, so that at most
  /// `count` of them fit.
  func tickDistance(count: Int) -> Double {
    let raw = (upper - lower) / Double(max(count, 1))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, floor(log10(raw)))
    let factor = raw / power
    return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 2.5 ? 2.5 : factor <= 5 ? 5 : 10)
  }

  /// The extent, widened to whole steps, so that it changes seldom.
  func rounded(toMultiplesOf step: Double) -> Extent {
    Extent(lower: floor(lower / step) * step, upper: ceil(upper / step) * step)
  }
}

/// A scale that glides to what it has to show.
///
/// It lives on frame time: a scale does not slow down with the scene.
struct GlidingScale {
  /// What glides.
  let motion: Animated<Extent>

  init(_ extent: Extent) { motion = Animated(extent) }

  /// Sets what is to be shown.
  func show(_ extent: Extent, at time: Double) {
    guard extent != motion.target else { return }
    // Room is made at once and taken back in leisure.
    let isWider = extent.lower < motion.target.lower || extent.upper > motion.target.upper
    motion.animate(
      to: extent, using: .smooth(duration: isWider ? 0.2 : 0.7), at: time)
  }

  /// Shows it without gliding there.
  func jump(to extent: Extent) { motion.jump(to: extent) }

  func shown(at time: Double) -> Extent { motion.value(at: time) }

  func isSettled(at time: Double) -> Bool { motion.isSettled(at: time) }
}
