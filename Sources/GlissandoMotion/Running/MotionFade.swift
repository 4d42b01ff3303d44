/// What makes an endless motion go: one less the progress of the animation that came after it.
final class MotionFade {
  private let start: Double
  private let kernel: MotionKernel
  /// A custom newcomer's progress; the kernel then says nothing.
  let run: CustomRun<Double>?

  init(start: Double, kernel: MotionKernel) {
    self.start = start
    self.kernel = kernel
    run = nil
  }

  init(start: Double, run: CustomRun<Double>) {
    self.start = start
    kernel = .settled
    self.run = run
  }

  /// What is left of the motion, from 1 down to 0.
  func weight(at t: Double) -> Double {
    guard let run else { return kernel.factors(at: t - start).position }
    return run.value(at: t - start).map { 1 - $0 } ?? 0
  }

  /// How fast that changes, per second.
  func slope(at t: Double) -> Double {
    guard let run else { return kernel.derivatives(at: t - start).position }
    return -run.velocity(at: t - start)
  }

  func hasEnded(at t: Double) -> Bool {
    // Compared with the sum, as a layer's end is: a difference may round the other way.
    run.map { $0.hasEnded } ?? (t >= start + kernel.duration)
  }

  /// Moves a custom newcomer's progress on.
  func advance(to t: Double) { run?.advance(to: t - start) }

  /// When it is gone for certain; ∞ where a custom animation decides.
  var endTime: Double { run == nil ? start + kernel.duration : .infinity }

  func copy() -> MotionFade {
    run.map { MotionFade(start: start, run: $0.copy()) } ?? MotionFade(start: start, kernel: kernel)
  }
}
