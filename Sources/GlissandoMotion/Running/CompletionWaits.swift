/// How a layer stands, as far as a completion asks.
enum LayerState {
  case running
  case logicallyComplete
  case gone
}

/// The completions that wait for one attribute.
struct CompletionWaits {
  private struct Wait {
    let completion: AnimationCompletion
    let layer: Int
    /// When the layer is over for the eye; ∞ where only the layer itself knows.
    var time: Double
  }

  private var logical: [Wait] = []
  private var removed: [AnimationCompletion] = []

  var isEmpty: Bool { logical.isEmpty && removed.isEmpty }

  /// Lets the completions of a change wait for what it has started.
  mutating func join(_ completions: [AnimationCompletion], _ outcome: RetargetOutcome) {
    for completion in completions {
      completion.wait()
      if completion.criteria == .removed {
        removed.append(completion)
      } else {
        logical.append(
          Wait(completion: completion, layer: outcome.layer, time: outcome.logicalTime))
      }
    }
  }

  /// Whether one waits for a logical end that only the layer itself knows.
  func areAwaiting(_ outcome: RetargetOutcome) -> Bool {
    outcome.logicalTime == .infinity && logical.contains { $0.layer == outcome.layer }
  }

  /// The first time at which one may be ready; ∞ where only a layer knows.
  var nextTime: Double {
    logical.isEmpty ? .infinity : logical.reduce(.infinity) { min($0, $1.time) }
  }

  /// Notes that layers without a known end were taken over: what waits for them is ready.
  mutating func noteTakenOver(at t: Double, _ state: (Int) -> LayerState) {
    for index in logical.indices where logical[index].time == .infinity {
      if case .running = state(logical[index].layer) { continue }
      logical[index].time = t
    }
  }

  /// Releases those whose animation is over for the eye.
  mutating func release(
    at t: Double, into queue: CompletionQueue, _ state: (Int) -> LayerState
  ) {
    guard !logical.isEmpty else { return }
    noteTakenOver(at: t, state)
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

extension LayerStack {
  func layerState(_ id: Int) -> LayerState {
    guard let layer = layers.first(where: { $0.id == id }) ?? ghosts.first(where: { $0.id == id })
    else { return .gone }
    return layer.runner?.isLogicallyComplete == true ? .logicallyComplete : .running
  }
}
