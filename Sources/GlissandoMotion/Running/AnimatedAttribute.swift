/// One value that may be on its way to another: an attribute of a view.
///
/// Values that consist of one to four Doubles (`Double`, `CGFloat`, `Angle`, and pairs of such) are
/// moved without generics; see `ContiguousDoubles`. All others are moved through their
/// `VectorArithmetic`.
package final class AnimatedAttribute<Value: VectorArithmetic>: AnyAnimatedAttribute {
  private let layout: LaneLayout<Value>
  /// The motion of a value that does not lie in lanes; without use for one that does.
  private var stack: LayerStack<Value>
  private var shownValue: Value
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
    layout = LaneLayout()
    shownValue = value
    stack = LayerStack(target: value)
    let lanes = layout.count > 0 ? layout.lanes(value) : Lanes()
    super.init(
      label: label, restDistance: restDistance > 0 ? restDistance : 0.01, laneCount: layout.count,
      isNumber: Value.self == Double.self, lanes: lanes, table: table)
  }

  /// Where the value is going, or is at rest.
  package var target: Value { isInLanes ? layout.value(lanes.target) : stack.target }

  /// The value of the last tick, or the target at rest.
  package var shown: Value {
    if isInLanes { return layout.value(currentLanes) }
    return isRunning ? shownValue : stack.target
  }

  /// The velocity of the shown value, in units per second.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  package func velocity(at time: Double) -> Value {
    let t = motionTime(at: time)
    let velocity = isInLanes ? layout.value(lanes.velocity(at: t)) : stack.velocity(at: t)
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
  package func set(
    _ target: Value, transaction: Transaction, environment: EnvironmentValues, at time: Double
  ) {
    if !environment.isIdentical(to: self.environment) { self.environment = environment }
    if isInLanes {
      let lanes = layout.lanes(target)
      guard lanes != self.lanes.target else { return }
      setLanes(lanes, transaction, environment, at: time)
    } else {
      setGeneral(target, transaction, at: time)
    }
  }

  /// Goes to a value at once, and drops what ran.
  package func jump(to value: Value) {
    noteRetarget()
    guard !isInLanes else {
      let lanes = layout.lanes(value)
      return lanes.isFinite ? jumpLanes(to: lanes) : refuse("\(value)")
    }
    guard value.magnitude.isFinite else { return refuse("\(value)") }
    stack.jump(to: value)
    jumped()
  }

  // MARK: - Values that do not lie in lanes

  private func setGeneral(
    _ target: Value, _ transaction: Transaction, at host: Double
  ) {
    let old = stack.target
    guard target != old else { return }
    guard (target - old).magnitude.isFinite, target.magnitude.isFinite else {
      return refuse("\(target)")
    }
    noteRetarget(by: transaction.completions)
    let t = motionTime(at: table.startTime(host))
    guard let animation = transaction.animation else {
      // At its own time, also before the last frame: where the value has been.
      sample(target, at: motionTime(at: host), if: transaction.tracksVelocity)
      stack.jump(to: target)
      return jumped()
    }
    if !isRunning { shownValue = old }
    let outcome = stack.retarget(
      Retarget(
        target: target, animation: animation, time: t, restDistance: restDistance,
        trackedVelocity: sampler?.velocity(at: t), environment: environment,
        factory: animation.storage.containsCustom ? DirectRunnerFactory() : nil))
    sample(target, at: t, if: transaction.tracksVelocity)
    started(transaction.completions, outcome, at: t, shown: Lanes())
  }

  private func sample(_ value: Value, at t: Double, if isTracking: Bool) {
    guard isTracking else {
      sampler = nil
      return
    }
    var tracking = sampler ?? VelocitySampler()
    tracking.addSample(value, at: t)
    sampler = tracking
  }

  private var isInLanes: Bool { laneCount > 0 }

  override var runnerFactory: RunnerFactory<Lanes> { layout.runnerFactory(for: table) }

  override func evaluate(at t: Double) -> Bool {
    if isInLanes { return super.evaluate(at: t) }
    let own = motionTime(at: t)
    guard !isHeld else {
      shownValue = stack.shown(at: own)
      return false
    }
    let hasEnded = stack.advance(to: own)
    shownValue = stack.shown(at: own)
    return hasEnded || own >= nextEvent
  }

  override var repeatsForEver: Bool {
    isInLanes ? super.repeatsForEver : nextEvent == .infinity && stack.repeatsForEver
  }
  override var nextChange: Double { isInLanes ? super.nextChange : stack.nextChange }
  override var hasLayers: Bool { isInLanes ? super.hasLayers : !stack.layers.isEmpty }

  override func prune(at t: Double) {
    if isInLanes { super.prune(at: t) } else { stack.prune(at: t) }
  }

  override func settleAtTarget() {
    if isInLanes { return super.settleAtTarget() }
    stack.jump(to: stack.target)
    shownValue = stack.target
  }

  override func layerState(_ id: Int) -> LayerState {
    isInLanes ? super.layerState(id) : stack.layerState(id)
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for layer in stack.layers { layer.runner?.environment = environment }
  }

  override func noteAwaited(_ id: Int) {
    if isInLanes { super.noteAwaited(id) } else { stack.noteAwaited(id) }
  }

  // MARK: - Listing

  override func listing(at time: Double) -> [RunningAnimation] {
    let t = motionTime(at: time)
    if !isInLanes { return stack.listing(label: label, at: t) { VectorComponents.of($0) } }
    return lanes.listing(label: label, at: t) { self.numbers($0) }
  }

  package override func layerNotes() -> [LayerNote] {
    isInLanes ? lanes.layerNotes() : stack.layerNotes()
  }

  package override func way(ofLayer id: Int) -> MotionWay? {
    isInLanes
      ? lanes.way(ofLayer: id) { self.numbers($0) }
      : stack.way(ofLayer: id) { VectorComponents.of($0) }
  }

  package override func progress(ofLayer id: Int, at t: Double) -> Double? {
    isInLanes ? lanes.progress(ofLayer: id, at: t) : stack.progress(ofLayer: id, at: t)
  }

  package override var valueType: Any.Type { Value.self }

  package override func components(at t: Double) -> MotionComponents {
    isInLanes
      ? lanes.components(at: t) { self.numbers($0) }
      : stack.components(at: t) { VectorComponents.of($0) }
  }
}
