// Springs that have no closed form.

extension Spring {
  /// The motion of a spring without a closed form: at its target.
  ///
  /// Silent where that is what a rigid spring means, with a warning where the parameters describe
  /// no spring.
  func rigid() -> MotionKernel {
    let isRigid = angularFrequency >= MotionLimits.highestFrequency || response <= 0
    let hasMass = mass > 0 && mass.isFinite
    if isRigid, hasMass, !dampingRatio.isNaN, dampingRatio >= 0 { return .settled }
    let (parameter, value) =
      !hasMass
      ? ("mass", mass)
      : stiffness > 0 && stiffness.isFinite ? ("damping", damping) : ("stiffness", stiffness)
    return .settledWithWarning(
      parameter, value, in: "spring(\(self))",
      allowed: "a finite response, mass and stiffness above 0 and a damping of 0 or more")
  }
}
