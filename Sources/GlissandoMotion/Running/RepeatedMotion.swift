/// A motion that runs pass after pass, every second one back if so wished.
///
/// A return pass runs the same timing from the end to the start, so that a delay or an ease in the
/// pass shows at the beginning of every pass, there and back. The pass is found from the time by
/// division, so that loops do not drift.
final class RepeatedMotion {
  let pass: MotionKernel
  private let autoreverses: Bool

  /// Creates the repetition of a motion of finite duration above 0.
  init(pass: MotionKernel, autoreverses: Bool) {
    self.pass = pass
    self.autoreverses = autoreverses
  }

  /// What is left of the distance after a time.
  func remainder(at t: Double) -> Double {
    let (elapsed, isReturning) = place(t)
    let rest = pass.factors(at: elapsed).position
    return isReturning ? 1 - rest : rest
  }

  /// How fast what is left changes, per second.
  func slope(at t: Double) -> Double {
    let (elapsed, isReturning) = place(t)
    let slope = pass.derivatives(at: elapsed).position
    return isReturning ? -slope : slope
  }

  private func place(_ t: Double) -> (elapsed: Double, isReturning: Bool) {
    let t = min(t, MotionLimits.latestTime)
    let index = (t / pass.duration).rounded(.down)
    let elapsed = min(max(t - index * pass.duration, 0), pass.duration)
    let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
    return (elapsed, autoreverses && isOdd)
  }
}
