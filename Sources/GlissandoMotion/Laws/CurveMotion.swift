import Foundation

/// Motion along a curve in a given time.
struct CurveMotion: MotionLaw {
  let curve: UnitCurve
  let duration: TimeInterval

  var description: String {
    switch curve {
    case .linear, .easeIn, .easeOut, .easeInOut: "\(curve)(duration: \(duration))"
    default: "timingCurve(\(curve), duration: \(duration))"
    }
  }

  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel { kernel }

  /// The motion, which does not depend on how it starts.
  var kernel: MotionKernel {
    guard duration.isFinite else {
      return .settledWithWarning("a duration", duration, in: description)
    }
    guard duration > MotionLimits.shortestTime else { return .settled }
    let duration = min(duration, MotionLimits.longestTime)
    return MotionKernel(
      leaf: .curve(curve, duration: duration), duration: duration, logicalDuration: duration)
  }
}
