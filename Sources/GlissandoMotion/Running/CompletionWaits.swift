/// The completions that wait for one attribute.
struct CompletionWaits {
  private struct Wait {
    let completion: AnimationCompletion
    let layer: Int
    /// When the layer is over for the eye; ∞ where only the layer itself knows.
    var time: Double
    /// The custom run whose logical end is waited for, and when it began.
    ///
    /// A run whose layer has been replaced is detached: it lives as long as it is waited for.
    let run: (any AwaitedRun)?
    let start: Double
  }

  private var logical: [Wait] = []
  private var removed: [AnimationCompletion] = []

  var isEmpty: Bool { logical.isEmpty && removed.isEmpty }

  /// Whether one waits for a custom run, which has to be advanced.
  var hasRuns: Bool { logical.contains { $0.run != nil } }

  /// Lets the completions of a change wait for what it has started.
  mutating func join(_ completions: [AnimationCompletion], _ outcome: RetargetOutcome) {
    for completion in completions {
      completion.wait()
      if completion.criteria == .removed {
        removed.append(completion)
      } else {
        logical.append(
          Wait(
            completion: completion, layer: outcome.layer, time: outcome.logicalTime,
            run: outcome.run, start: outcome.start))
      }
    }
  }

  /// The first time at which one may be ready; ∞ where only a layer knows.
  var nextTime: Double {
    logical.isEmpty ? .infinity : logical.reduce(.infinity) { min($0, $1.time) }
  }

  /// Moves the runs on that are waited for; returns whether one is over.
  func advance(to t: Double) -> Bool {
    var isOver = false
    for wait in logical where wait.time == .infinity {
      guard let run = wait.run, t >= wait.start else { continue }
      run.advance(to: t - wait.start)
      if run.isOver { isOver = true }
    }
    return isOver
  }

  /// Notes which layers without an end of their own are over: their run says so, or they have gone and have no
  /// run that will come to its end.
  ///
  /// - Parameters:
  ///   - t: Now.
  ///   - isActive: Whether a layer still moves the attribute.
  mutating func update(at t: Double, isActive: (Int) -> Bool) {
    for index in logical.indices where logical[index].time == .infinity {
      let wait = logical[index]
      if wait.run?.isOver != true {
        if isActive(wait.layer) { continue }
        if let run = wait.run, run.future != .goesOn { continue }
      }
      logical[index].time = t
    }
  }

  /// Releases those whose animation is over for the eye.
  mutating func release(
    at t: Double, into queue: CompletionQueue, isActive: (Int) -> Bool
  ) {
    guard !logical.isEmpty else { return }
    update(at: t, isActive: isActive)
    let ready = logical.filter { $0.time <= t }
    logical.removeAll { $0.time <= t }
    for wait in ready { wait.completion.release(into: queue) }
  }

  /// Notes what has happened to the motion that is waited for.
  ///
  /// - Parameters:
  ///   - reason: What.
  ///   - own: Those whose own change it is.
  func note(_ reason: AnimationEndReason, except own: [AnimationCompletion] = []) {
    func note(_ completion: AnimationCompletion) {
      if !own.contains(where: { $0 === completion }) { completion.note(reason) }
    }
    for wait in logical { note(wait.completion) }
    for completion in removed { note(completion) }
  }

  /// Releases all: nothing moves any more.
  mutating func releaseAll(into queue: CompletionQueue) {
    guard !logical.isEmpty || !removed.isEmpty else { return }
    let ready = logical.map(\.completion) + removed
    logical = []
    removed = []
    for completion in ready { completion.release(into: queue) }
  }
}
