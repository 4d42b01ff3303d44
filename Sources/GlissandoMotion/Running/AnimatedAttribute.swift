import Foundation

// The animated value that an attribute of a view has.

/// The vector of a rectangle, and of a scale with its anchor.
///
/// Where views lie moves more often than anything else: without code of its own a frame of the benchmark's row
/// `shuffle` takes twice as long, and the change before it nearly so.
typealias RectVector = AnimatablePair<
  AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

/// One animated value: an attribute of a view.
///
/// It owns its target and the layers that keep it from being there; nobody else has a copy. The table
/// finds the factors of the layers, and what is shown is put together from them when it is read.
///
/// What frames and changes of target go through is compiled for the vectors that nearly all attributes
/// have, too: reading a value of another type costs 0.1 µs more (the benchmark's rows `engine`).
package final class AnimatedAttribute<Value: VectorArithmetic>: AnyAnimatedAttribute {
  #if !DEBUG
    // Unchecked in release builds, here and below, for the reason that stands beside `AnyAnimatedAttribute`.
    @exclusivity(unchecked)
  #endif
  private(set) var stack: LayerStack<Value>
  /// The value as it was read last, and the tick of which it is.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cached: Value
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cachedTick = -1
  private var sampler: VelocitySampler<Value>?

  /// Creates an attribute at rest.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - label: What the attribute is, for listings and messages.
  ///   - restDistance: How near to its target the value counts as at rest, in the unit of its
  ///     vector, above 0. Smaller makes animations last longer; larger shows a jump at their end.
  ///   - table: Where it moves.
  package init(
    _ value: Value, label: String, restDistance: Double = 0.01, in table: LiveAnimations
  ) {
    stack = LayerStack(target: value)
    cached = value
    super.init(label: label, restDistance: restDistance, table: table)
  }

  deinit { removeSlots() }

  /// Where the value is going, or is at rest.
  package var target: Value { stack.target }

  /// The value of the last tick, or the target at rest.
  package var shown: Value {
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == RectVector)
    get {
      guard isRunning else { return stack.target }
      if cachedTick != table.tickCount {
        cached = evaluated()
        cachedTick = table.tickCount
      }
      return cached
    }
  }

  /// The value at the time of the last tick.
  private func evaluated() -> Value {
    let t = motionTime
    var value = stack.target
    // By index: iterating counts the references of the array, in each frame.
    for index in 0..<stack.layers.count {
      let layer = stack.layers[index]
      if let slot = layer.slot {
        value += layer.offset(at: t, table.kernels.factors[slot])
      } else {
        value += layer.offset(at: t)
      }
    }
    return value
  }

  /// The velocity of the shown value, in units per second.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  package func velocity(at time: Double) -> Value {
    let velocity = stack.velocity(at: motionTime(at: time))
    return ownTime == nil ? velocity : velocity.scaled(by: shownRate)
  }

  /// Goes to a target: animated as the transaction says, or at once where it has no animation.
  ///
  /// A target that is the same already changes nothing. One that is not finite is refused with a
  /// warning. The completions of the transaction wait for the motion.
  ///
  /// - Parameters:
  ///   - target: Where to go.
  ///   - transaction: How.
  ///   - environment: What custom animations read.
  ///   - time: Seconds on the caller's clock.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == RectVector)
  package func set(
    _ target: Value, transaction: Transaction, environment: EnvironmentValues, at time: Double
  ) {
    if !environment.isIdentical(to: self.environment) { self.environment = environment }
    guard target != stack.target else { return }
    guard target.hasFiniteNumbers, (target - stack.target).hasFiniteNumbers else {
      return refuse("\(target)")
    }
    noteRetarget(by: transaction.completions)
    guard let animation = transaction.animation else {
      // At its own time, also before the last frame: where the value has been.
      sample(target, at: motionTime(at: time), if: transaction.tracksVelocity)
      stack.target = target
      return jumped()
    }
    let t = motionTime(at: table.startTime(time))
    cacheShown()
    removeSlots()
    let outcome = stack.retarget(
      Retarget(
        target: target, animation: animation, time: t, restDistance: restDistance,
        trackedVelocity: sampler?.velocity(at: t), environment: environment))
    sample(target, at: t, if: transaction.tracksVelocity)
    insertSlots()
    started(transaction.completions, outcome, at: t)
  }

  private func sample(_ value: Value, at t: Double, if isTracking: Bool) {
    guard isTracking else {
      if sampler != nil { sampler = nil }
      return
    }
    var tracking = sampler ?? VelocitySampler()
    tracking.addSample(value, at: t)
    sampler = tracking
  }

  // MARK: - For what does not know the type

  override func contains(layer id: Int) -> Bool { stack.contains(id) }

  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == RectVector)
  override func advanceRuns(to t: Double) -> Bool { stack.advance(to: t) }

  override func prune(at t: Double) { stack.prune(at: t) }
  override func settleAtTarget() { stack.jump(to: stack.target) }

  override func cacheShown() {
    cached = shown
    cachedTick = table.tickCount
  }

  override func dropCached() { cachedTick = -1 }

  override func insertSlots() {
    // Slots are evaluated at the table's time.
    if ownTime == nil {
      for layer in stack.layers where layer.slot == nil { layer.slot = table.slot(of: layer) }
    }
    summary = stack.summary
  }

  override func removeSlots() {
    for layer in stack.layers {
      guard let slot = layer.slot else { continue }
      table.removeSlot(at: slot)
      layer.slot = nil
    }
  }

  override func passEnvironmentOn() {
    for layer in stack.layers { layer.run?.environment = environment }
  }

  override func listing(at time: Double) -> [RunningAnimation] {
    stack.listing(label: label, at: motionTime(at: time))
  }

  package override func layerNotes() -> [LayerNote] { stack.layerNotes() }

  package override func interval(ofLayer id: Int) -> MotionInterval? {
    stack.interval(ofLayer: id)
  }

  package override func progress(ofLayer id: Int, at t: Double) -> Double? {
    stack.progress(ofLayer: id, at: t)
  }

  package override var valueType: Any.Type { Value.self }

  package override func components(at t: Double) -> MotionComponents { stack.components(at: t) }
}
