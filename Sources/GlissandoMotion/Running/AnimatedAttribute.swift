/// One value that may be on its way to another: an attribute of a view.
///
/// Values that consist of one to four Doubles (`Double`, `CGFloat`, `Angle`, and pairs of such) are
/// moved without generics; see `ContiguousDoubles`. All others are moved through their
/// `VectorArithmetic`.
package final class AnimatedAttribute<Value: VectorArithmetic>: AnyAnimatedAttribute {
  private let layout: LaneLayout<Value>
  /// The motion of a value that does not lie in lanes; nil for one that does.
  private var stack: LayerStack<Value>?
  private var shownValue: Value
  private var sampler: VelocitySampler<Value>?

  /// The environment of the view, which custom animations read. Setting it reaches those that run.
  package var environment = EnvironmentValues() {
    didSet { passEnvironmentOn() }
  }

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
    stack = layout.count == 0 ? LayerStack(target: value) : nil
    let lanes = layout.count > 0 ? layout.lanes(value) : Lanes()
    super.init(
      label: label, restDistance: restDistance > 0 ? restDistance : 0.01, laneCount: layout.count,
      lanes: lanes, table: table)
  }

  /// Where the value is going, or is at rest.
  package var target: Value { stack?.target ?? layout.value(lanes.target) }

  /// The value of the last tick, or the target at rest.
  package var shown: Value {
    guard let stack else { return layout.value(currentLanes) }
    return isRunning ? shownValue : stack.target
  }

  /// The velocity of the shown value, in units per second.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  package func velocity(at time: Double) -> Value {
    let t = table.localTime(time)
    return stack?.velocity(at: t) ?? layout.value(lanes.velocity(at: t))
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
    let isCustom = transaction.animation?.storage.containsCustom ?? false
    if stack == nil {
      let lanes = layout.lanes(target)
      guard lanes != self.lanes.target else { return }
      let factory = isCustom ? LaneRunnerFactory(layout: layout) : nil
      setLanes(lanes, transaction, environment, at: time, factory: factory)
    } else {
      setGeneral(target, transaction, isCustom: isCustom, at: time)
    }
  }

  /// Goes to a value at once, and drops what ran.
  package func jump(to value: Value) {
    guard stack != nil else {
      let lanes = layout.lanes(value)
      return lanes.isFinite ? jumpLanes(to: lanes) : refuse("\(value)")
    }
    guard value.magnitude.isFinite else { return refuse("\(value)") }
    stack?.jump(to: value)
    jumped()
  }

  // MARK: - Values that do not lie in lanes

  private func setGeneral(
    _ target: Value, _ transaction: Transaction, isCustom: Bool, at host: Double
  ) {
    guard let old = stack?.target, target != old else { return }
    guard (target - old).magnitude.isFinite, target.magnitude.isFinite else {
      return refuse("\(target)")
    }
    let t = table.localTime(host)
    guard let animation = transaction.animation else {
      sample(target, at: t, if: transaction.tracksVelocity)
      stack?.jump(to: target)
      return jumped()
    }
    if !isRunning { shownValue = old }
    let outcome = stack?.retarget(
      Retarget(
        target: target, animation: animation, time: t, restDistance: restDistance,
        trackedVelocity: sampler?.velocity(at: t), environment: environment,
        factory: isCustom ? DirectRunnerFactory() : nil))
    sample(target, at: t, if: transaction.tracksVelocity)
    guard let outcome else { return }
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

  override func evaluate(at t: Double) -> Bool {
    guard let hasEnded = stack?.advance(to: t) else { return super.evaluate(at: t) }
    if let value = stack?.shown(at: t) { shownValue = value }
    return hasEnded || t >= nextEvent
  }

  override var nextChange: Double { stack?.nextChange ?? super.nextChange }
  override var hasLayers: Bool { stack.map { !$0.layers.isEmpty } ?? super.hasLayers }

  override func prune(at t: Double) {
    if stack == nil { super.prune(at: t) } else { stack?.prune(at: t) }
  }

  override func settleAtTarget() {
    guard let target = stack?.target else { return super.settleAtTarget() }
    stack?.jump(to: target)
    shownValue = target
  }

  override func layerState(_ id: Int) -> LayerState {
    stack?.layerState(id) ?? super.layerState(id)
  }

  private func passEnvironmentOn() {
    for layer in lanes.layers { layer.runner?.environment = environment }
    for layer in stack?.layers ?? [] { layer.runner?.environment = environment }
  }

  // MARK: - Listing and saving

  override func listing(at t: Double) -> [RunningAnimation] {
    if let stack { return stack.listing(label: label, at: t) { VectorComponents.of($0) } }
    return lanes.listing(label: label, at: t) { lanes in
      (0..<self.laneCount).map { lanes[$0] }
    }
  }

  override func saveState() -> SavedAttribute {
    SavedAttribute(attribute: self, lanes: lanes.saved(), general: stack?.saved())
  }

  override func putBack(_ saved: SavedAttribute, at t: Double) {
    lanes = saved.lanes.saved()
    if let general = saved.general as? LayerStack<Value> { stack = general.saved() }
    shownValue = stack?.shown(at: t) ?? shownValue
    prune(at: t)
    guard hasLayers else {
      settleAtTarget()
      return jumped()
    }
    takePlace(shown: lanes.shown(at: t))
    observer?.animatedValueChanged(self)
  }
}
