/// An attribute that a slot of numbers cannot hold: several animations at once, a custom one, or a
/// vector of another kind.
struct GeneralSlot {
  /// One custom animation alone, on a value in lanes.
  struct Run {
    // The layer of the attribute keeps it alive as long as the slot stands.
    let runner: Unmanaged<MotionRunner<Lanes>>
    let start: Double
    /// Where the motion began: the target less the interval.
    let origin: Lanes
    let target: Lanes
  }

  let attribute: Unmanaged<AnyAnimatedAttribute>
  var observer: ObserverReference
  let nextEvent: Double
  let run: Run?

  init(_ attribute: AnyAnimatedAttribute, run: Run?) {
    self.attribute = Unmanaged.passUnretained(attribute)
    self.run = run
    observer = ObserverReference(attribute.observer)
    nextEvent = attribute.nextEvent
  }

  /// Moves the attribute on to a time. Returns whether something came to an end.
  @inline(__always)
  func evaluate(at t: Double) -> Bool {
    guard let run else { return attribute._withUnsafeGuaranteedRef { $0.evaluate(at: t) } }
    return run.runner._withUnsafeGuaranteedRef { runner in
      let value = runner.advance(to: max(0, t - run.start))
      let shown = value.map { run.origin + $0 } ?? run.target
      attribute._withUnsafeGuaranteedRef { $0.shownLanes = shown }
      return value == nil || runner.isLogicallyComplete || t >= nextEvent
    }
  }
}
