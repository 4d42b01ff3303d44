/// A motion that runs pass after pass, every second one back if so wished.
///
/// A return pass runs the same timing from the end to the start, so that a delay or an ease in the
/// pass shows at the beginning of every pass, there and back. The pass is found from the time by
/// division, so that loops do not drift.
final class RepeatedMotion: MotionFactors {
  private let onePass: MotionKernel
  private let autoreverses: Bool

  /// Creates the repetition of a motion of finite duration above 0.
  init(pass: MotionKernel, autoreverses: Bool) {
    onePass = pass
    self.autoreverses = autoreverses
  }

  var pass: MotionKernel? { onePass }
  var mayOvershoot: Bool { false }

  func factors(at t: Double) -> SpringSolution.Factors {
    let (elapsed, isReturning) = place(t)
    let rest = onePass.factors(at: elapsed).position
    return SpringSolution.Factors(position: isReturning ? 1 - rest : rest, velocity: 0)
  }

  func derivatives(at t: Double) -> SpringSolution.Factors {
    let (elapsed, isReturning) = place(t)
    let slope = onePass.derivatives(at: elapsed).position
    return SpringSolution.Factors(position: isReturning ? -slope : slope, velocity: 0)
  }

  private func place(_ t: Double) -> (elapsed: Double, isReturning: Bool) {
    let t = min(t, MotionLimits.latestTime)
    let index = (t / onePass.duration).rounded(.down)
    let elapsed = min(max(t - index * onePass.duration, 0), onePass.duration)
    let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
    return (elapsed, autoreverses && isOdd)
  }
}
