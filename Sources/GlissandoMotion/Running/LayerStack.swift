/// The motion of one attribute: where it is going, and the layers that keep it from being there.
///
/// Layers belong to one stack: what is kept as a saved state is `saved()`.
/// All times are seconds on the clock of the table.
struct LayerStack<V: VectorArithmetic> {
  var target: V
  var layers: [MotionLayer<V>] = []
  /// Custom animations that were taken over but are still awaited for their logical end, to which they
  /// will come.
  var ghosts: [MotionLayer<V>] = []
  var nextID = 0

  init(target: V) {
    self.target = target
  }

  /// The layer that is all that moves the attribute, if there is one.
  @inline(__always)
  var sole: MotionLayer<V>? { layers.count == 1 && ghosts.isEmpty ? layers[0] : nil }

  /// The same, without counting references; the stack keeps it.
  @inline(__always)
  var unmanagedSole: Unmanaged<MotionLayer<V>>? {
    layers.count == 1 && ghosts.isEmpty ? Unmanaged.passUnretained(layers[0]) : nil
  }

  /// Whether nothing runs but built-in animations without end.
  var repeatsForEver: Bool {
    ghosts.isEmpty
      && layers.allSatisfy { $0.fade == nil && $0.runner == nil && $0.vanishes == .infinity }
  }

  /// The value at a time; exact at any time for built-in animations.
  func shown(at t: Double) -> V {
    var value = target
    for index in layers.indices { value += layers[index].offset(at: t) }
    return value
  }

  /// The velocity at a time, in units per second.
  func velocity(at t: Double) -> V {
    var value = V.zero
    for index in layers.indices { value += layers[index].offsetVelocity(at: t) }
    return value
  }

  /// Whether nothing moves from a time on.
  func isSettled(at t: Double) -> Bool {
    layers.allSatisfy { $0.hasEnded(at: t) }
  }

  /// Moves the custom runs on to a time.
  ///
  /// Returns whether one has come to an end.
  mutating func advance(to t: Double) -> Bool {
    var hasEnded = false
    for index in layers.indices {
      layers[index].fade?.advance(to: t)
      guard let runner = layers[index].runner else { continue }
      let elapsed = t - layers[index].start
      guard elapsed >= 0 else { continue }
      _ = runner.advance(to: elapsed)
      if runner.hasEnded || runner.isLogicallyComplete { hasEnded = true }
    }
    for ghost in ghosts {
      guard let runner = ghost.runner else { continue }
      _ = runner.advance(to: t - ghost.start)
      if runner.hasEnded || runner.isLogicallyComplete { hasEnded = true }
    }
    return hasEnded
  }

  /// Drops the layers that have ended.
  mutating func prune(at t: Double) {
    // Looking first is cheaper than removing nothing.
    for index in layers.indices where layers[index].hasEnded(at: t) {
      layers.removeAll { $0.hasEnded(at: t) }
      break
    }
    if !ghosts.isEmpty { ghosts.removeAll { !$0.isGhost } }
  }

  /// Goes to a target at once and drops what ran.
  mutating func jump(to value: V) {
    target = value
    layers.removeAll(keepingCapacity: true)
    ghosts.removeAll(keepingCapacity: true)
  }

  /// The first time at which a layer ends or begins to count; ∞ if no layer knows.
  var nextChange: Double {
    var time = Double.infinity
    for index in layers.indices {
      time = min(time, layers[index].vanishes)
      if let fade = layers[index].fade { time = min(time, fade.endTime) }
    }
    return time
  }

  /// A copy that later motion does not touch.
  func saved() -> LayerStack {
    guard !layers.isEmpty || !ghosts.isEmpty else { return self }
    var copy = self
    copy.layers = layers.map { $0.saved() }
    copy.ghosts = ghosts.map { $0.saved() }
    return copy
  }

  /// Notes that somebody waits for the logical end of a layer.
  func noteAwaited(_ id: Int) {
    layers.last { $0.id == id }?.isAwaited = true
  }

  mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }
}
