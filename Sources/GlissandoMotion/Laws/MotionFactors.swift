/// The two factors of a motion that has no closed form of its own in `MotionKernel.Leaf`.
///
/// A class, so that a kernel that holds one stays small.
protocol MotionFactors: AnyObject {
  /// What is left of the initial distance, and what the initial velocity has added in seconds.
  func factors(at t: Double) -> SpringSolution.Factors
  /// The time derivatives of both.
  func derivatives(at t: Double) -> SpringSolution.Factors
  /// One pass of a repetition; nil, the default, where nothing is repeated.
  var pass: MotionKernel? { get }
  /// Whether it may pass its target and be stopped there; true by default.
  var mayOvershoot: Bool { get }
  /// The response of a spring that changes it, in seconds; nil, the default, where it does not change.
  func changingResponse(at t: Double) -> Double?
}

extension MotionFactors {
  var pass: MotionKernel? { nil }
  var mayOvershoot: Bool { true }
  func changingResponse(at t: Double) -> Double? { nil }
}
