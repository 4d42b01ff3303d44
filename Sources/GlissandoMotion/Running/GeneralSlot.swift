/// An attribute that a slot of numbers cannot hold: several animations at once, a custom one, or a
/// vector of another kind.
struct GeneralSlot {
  /// One custom animation alone, on a value in lanes.
  struct Run {
    // The layer of the attribute keeps it alive as long as the slot stands.
    let runner: Unmanaged<MotionRunner<Lanes>>
    let start: Double
    /// Whether somebody waits for the logical end.
    let isAwaited: Bool
  }

  let attribute: Unmanaged<AnyAnimatedAttribute>
  var observer: ObserverReference
  let nextEvent: Double
  let run: Run?

  init(_ attribute: AnyAnimatedAttribute, run: Run?) {
    self.attribute = Unmanaged.passUnretained(attribute)
    self.run = run
    observer = attribute.observerReference
    nextEvent = attribute.nextEvent
  }

  /// Moves the attribute on to a time.
  ///
  /// Returns whether something came to an end.
  @inline(__always)
  func evaluate(at t: Double) -> Bool {
    guard let run else { return attribute._withUnsafeGuaranteedRef { $0.evaluate(at: t) } }
    return run.runner._withUnsafeGuaranteedRef { runner in
      runner.move(to: max(0, t - run.start))
      return runner.hasEnded || t >= nextEvent || (run.isAwaited && runner.isLogicallyComplete)
    }
  }
}
