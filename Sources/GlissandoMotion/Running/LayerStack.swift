/// The motion of one attribute: where it is going, and the layers that keep it from being there.
///
/// Layers belong to one stack: what is put aside is a `copy()`. All times are seconds.
struct LayerStack<V: VectorArithmetic> {
  var target: V
  var layers: [MotionLayer<V>] = []
  private var lastID = 0

  init(target: V) {
    self.target = target
  }

  /// The value at a time; exact at any time for built-in animations.
  func shown(at t: Double) -> V {
    var value = target
    for layer in layers { value += layer.offset(at: t) }
    return value
  }

  /// How far the value is from its target at a time, and its velocity in units per second.
  func state(at t: Double) -> (offset: V, velocity: V) {
    var (offset, velocity) = (V.zero, V.zero)
    for layer in layers {
      let state = layer.state(at: t)
      offset += state.offset
      velocity += state.velocity
    }
    return (offset, velocity)
  }

  /// The velocity at a time, in units per second.
  func velocity(at t: Double) -> V { state(at: t).velocity }

  /// Whether nothing moves from a time on.
  func isSettled(at t: Double) -> Bool { layers.allSatisfy { $0.hasEnded(at: t) } }

  /// Whether a layer is among those that move the value.
  func contains(_ id: Int) -> Bool { layers.contains { $0.id == id } }

  /// Moves the custom runs on to a time.
  ///
  /// Returns whether one has come to an end.
  mutating func advance(to t: Double) -> Bool {
    var hasEnded = false
    for index in 0..<layers.count {
      let layer = layers[index]
      guard layer.hasRuns else { continue }
      layer.fade?.advance(to: t)
      if t >= layer.start { layer.run?.advance(to: t - layer.start) }
      if layer.hasEnded(at: t) { hasEnded = true }
    }
    return hasEnded
  }

  /// Drops the layers that have ended.
  mutating func prune(at t: Double) {
    // Looking first is cheaper than removing nothing.
    if layers.contains(where: { $0.hasEnded(at: t) }) { layers.removeAll { $0.hasEnded(at: t) } }
  }

  /// Goes to a target at once and drops what ran.
  mutating func jump(to value: V) {
    target = value
    layers.removeAll(keepingCapacity: true)
  }

  /// What can be said of the layers without their type.
  var summary: LayerSummary {
    var summary = LayerSummary(isMoving: !layers.isEmpty)
    for layer in layers {
      if layer.hasRuns { summary.hasRuns = true }
      summary.nextChange = min(summary.nextChange, layer.end)
      if let fade = layer.fade { summary.nextChange = min(summary.nextChange, fade.endTime) }
    }
    return summary
  }

  /// A copy that later motion does not touch.
  func copy() -> LayerStack {
    guard !layers.isEmpty else { return self }
    var copy = self
    copy.layers = layers.map { $0.copy() }
    return copy
  }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
