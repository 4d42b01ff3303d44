/// An animated attribute, whatever its type.
///
/// Its owner keeps it; the table does not. When it goes, its completions become ready.
///
/// The run-time checks for exclusive access are off in release builds for what a change of target touches,
/// here, in layers and in lanes of slots: with them the benchmark's `engine … retarget` takes half as long again,
/// a curve's twice as long. They are not missed: no code of others (observers, completions, custom
/// animations) runs while one of these properties is being changed, except custom animations, and
/// those cannot reach an attribute. Debug builds, and so all tests, check that it is so.
package class AnyAnimatedAttribute {
  /// Where a moving attribute is evaluated.
  enum Place {
    case atRest
    case narrow
    case pairs
    case wide
    case general
  }

  /// What the attribute is, for listings and messages.
  package let label: String
  /// How near to its target the value counts as at rest, in the unit of its vector.
  package let restDistance: Double
  final let table: LiveAnimations
  /// The number of lanes of the value; 0 where it does not lie in lanes.
  final let laneCount: Int
  /// Whether the value is a `Double`.
  final let isNumber: Bool
  /// The motion of a value that lies in lanes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var lanes: LayerStack<Lanes>
  /// The value of the last tick, for a value in lanes that no slot holds.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var shownLanes: Lanes
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var place = Place.atRest
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var slotIndex = 0
  /// Whether the general slot runs one custom animation and nothing else.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var hasSoleRun = false
  final var memberIndex = 0
  /// How often the value has gone to its target at once; what else changes it never makes it jump.
  final private(set) var jumps = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var waits = CompletionWaits()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final private(set) var laneSampler: SamplerBox?
  /// The attribute's own time; nil as long as it is that of the table.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var ownTime: AttributeTime?

  /// The environment of the view, which custom animations read.
  ///
  /// Setting it reaches those that run.
  package final var environment = EnvironmentValues() {
    didSet { passEnvironmentOn() }
  }

  /// Who hears of the motion.
  ///
  /// It is not kept alive: its owner sets this to nil, or removes the attribute, before it goes.
  package final unowned var observer: (any AnimatedAttributeObserver)?
  {
    didSet { updateObserver() }
  }
  /// The observer in the form in which it is called.
  final var observerReference = ObserverReference(nil)

  init(
    label: String, restDistance: Double, laneCount: Int, isNumber: Bool, lanes: Lanes,
    table: LiveAnimations
  ) {
    self.label = label
    self.isNumber = isNumber
    self.restDistance = restDistance
    self.laneCount = laneCount
    self.lanes = LayerStack(target: lanes)
    self.table = table
    shownLanes = lanes
    table.join(self)
  }

  deinit {
    leaveSlot()
    if let recorder = table.recorder { recorder.noteGone(self) }
    waits.note(.removed)
    waits.releaseAll(into: table.completions)
    table.leave(self)
  }

  /// Whether the shown value is on its way.
  package final var isRunning: Bool { place != .atRest }

  /// Stops all motion for good: the view is gone.
  ///
  /// Its completions become ready.
  package final func remove() {
    jumps += 1
    leaveSlot()
    settleAtTarget()
    record(.removed, at: motionTime(at: table.time))
    ownTime = nil
    waits.note(.removed)
    waits.releaseAll(into: table.completions)
  }

  /// Tells those who wait for the motion that it goes elsewhere.
  ///
  /// `own` are the completions of the change that sends it there.
  final func noteRetarget(by own: [AnimationCompletion] = []) {
    if !waits.isEmpty { waits.note(.retargeted, except: own) }
  }

  /// What makes the runs of custom animations on a value in lanes.
  var runnerFactory: RunnerFactory<Lanes> { fatalError("abstract") }

  // MARK: - For subclasses whose value does not lie in lanes

  func passEnvironmentOn() {
    for layer in lanes.layers { layer.runner?.environment = environment }
  }

  var nextChange: Double { lanes.nextChange }
  /// Whether nothing runs but repetitions without end, of which nobody waits to hear.
  var repeatsForEver: Bool { nextEvent == .infinity && lanes.repeatsForEver }
  var hasLayers: Bool { !lanes.layers.isEmpty }
  func prune(at t: Double) { lanes.prune(at: t) }
  func settleAtTarget() { lanes.jump(to: lanes.target) }
  func layerState(_ id: Int) -> LayerState { lanes.layerState(id) }
  func noteAwaited(_ id: Int) { lanes.noteAwaited(id) }
  func listing(at t: Double) -> [RunningAnimation] { [] }
  package func layerNotes() -> [LayerNote] { [] }
  package func way(ofLayer id: Int) -> MotionWay? { nil }
  package func progress(ofLayer id: Int, at t: Double) -> Double? { nil }
  package func components(at t: Double) -> MotionComponents { MotionComponents() }
  package var valueType: Any.Type { Never.self }

  /// Moves on to a time without a slot.
  ///
  /// Returns whether something came to an end.
  func evaluate(at t: Double) -> Bool {
    let own = motionTime(at: t)
    guard !isHeld else {
      shownLanes = lanes.shown(at: own)
      return false
    }
    let hasEnded = lanes.advance(to: own)
    shownLanes = lanes.shown(at: own)
    return hasEnded || own >= nextEvent
  }

  // MARK: - Setting lanes

  /// The value of the last tick, or the target at rest.
  final var currentLanes: Lanes {
    switch place {
    case .atRest: lanes.target
    case .narrow: table.narrow.shown[slotIndex].lanes
    case .pairs: table.pairs.shown[slotIndex].lanes
    case .wide: table.wide.shown[slotIndex]
    case .general: shownRun ?? shownLanes
    }
  }

  /// The value of the last tick, where a custom animation is all that runs: its runner keeps it.
  private final var shownRun: Lanes? {
    guard hasSoleRun, case let run? = table.general[slotIndex].run else { return nil }
    let target = lanes.target
    return run.runner._withUnsafeGuaranteedRef { runner in
      guard runner.latestTime > -.infinity else { return nil }
      return runner.latestValue.map { target - runner.interval + $0 } ?? target
    }
  }

  final func setLanes(
    _ value: Lanes, _ transaction: Transaction, _ environment: EnvironmentValues, at host: Double
  ) {
    let step = value - lanes.target
    guard step.isFinite else { return refuse(laneCount == 1 ? "\(value.x)" : "\(numbers(value))") }
    let t = motionTime(at: table.startTime(host))
    if redirect(to: value, by: transaction, at: t) { return }
    if !waits.isEmpty { noteRetarget(by: transaction.completions) }
    guard let animation = transaction.animation else {
      // At its own time, also before the last frame: where the value has been.
      sample(value, at: motionTime(at: host), if: transaction.tracksVelocity)
      return jumpLanes(to: value)
    }
    let shown = currentLanes
    let outcome =
      retargetQuickly(to: value, by: animation, transaction, environment, at: t)
      ?? lanes.retarget(
        Retarget(
          target: value, animation: animation, time: t, restDistance: restDistance,
          trackedVelocity: laneSampler?.sampler.velocity(at: t), environment: environment,
          factory: animation.storage.containsCustom ? runnerFactory : nil))
    if laneSampler != nil || transaction.tracksVelocity {
      sample(value, at: t, if: transaction.tracksVelocity)
    }
    started(transaction.completions, outcome, at: t, shown: shown)
  }

  /// Nil where more is involved than a spring that takes over from another, or a curve or a run of a
  /// custom animation that is added.
  private final func retargetQuickly(
    to value: Lanes, by animation: Animation, _ transaction: Transaction,
    _ environment: EnvironmentValues, at t: Double
  ) -> RetargetOutcome? {
    guard laneSampler == nil, !transaction.tracksVelocity else { return nil }
    switch animation.storage {
    case .system, .spring:
      return lanes.takeOverInPlace(to: value, by: animation, at: t, restDistance: restDistance)
    case .curve:
      return lanes.addCurve(to: value, by: animation, at: t)
    case .custom where isNumber:
      return lanes.addRun(
        to: value, by: animation, at: t, environment: environment, restDistance: restDistance,
        in: table)
    default:
      return nil
    }
  }

  /// The lanes that the value has.
  final func numbers(_ lanes: Lanes) -> [Double] { (0..<laneCount).map { lanes[$0] } }

  final func jumpLanes(to value: Lanes) {
    lanes.jump(to: value)
    jumped()
  }

  private final func sample(_ value: Lanes, at t: Double, if isTracking: Bool) {
    guard isTracking else {
      if laneSampler != nil { laneSampler = nil }
      return
    }
    let box = laneSampler ?? SamplerBox()
    box.sampler.addSample(value, at: t)
    laneSampler = box
  }

  final func refuse(_ value: String) {
    MotionWarning.report(
      MotionWarning(
        what: "a value of \(value) for \(label)",
        remedy: "use finite numbers; the attribute keeps its target"))
  }

  // MARK: - Starting and ending

  /// Joins the completions of a change and finds the place where it is evaluated.
  final func started(
    _ completions: [AnimationCompletion], _ outcome: RetargetOutcome, at t: Double, shown: Lanes
  ) {
    if !completions.isEmpty {
      waits.join(completions, outcome)
      if waits.areAwaiting(outcome) { noteAwaited(outcome.layer) }
    }
    // An animation that takes no time is a jump, also of what goes on to move.
    guard isMoving else { return jumped() }
    if outcome.layer == 0 { jumps += 1 }
    if !waits.isEmpty { waits.noteTakenOver(at: t) { self.layerState($0) } }
    takePlace(shown: shown)
    record(.retargeted, at: t)
  }

  /// The value is at its target: everybody who waits for the motion is told.
  final func jumped() {
    jumps += 1
    leaveSlot()
    record(.jumped, at: motionTime(at: table.time))
    ownTime = nil
    waits.releaseAll(into: table.completions)
    observer?.animatedValueChanged(self)
  }

  /// Something was due at a tick: layers end, completions become ready, or the motion is over.
  final func settle(at t: Double) {
    let shown = currentLanes
    let own = motionTime(at: t)
    prune(at: own)
    record(.settled, at: own)
    if !waits.isEmpty {
      waits.release(at: own, into: table.completions) { self.layerState($0) }
    }
    guard !isMoving else { return takePlace(shown: shown) }
    rest()
  }

  /// The motion is over: the value is at its target, and everybody is told.
  final func rest() {
    leaveSlot()
    settleAtTarget()
    ownTime = nil
    waits.releaseAll(into: table.completions)
    observer?.animationEnded(self)
  }

  /// When somebody wants to hear of the attribute next.
  final var nextEvent: Double {
    min(laneCount > 0 ? lanes.nextChange : nextChange, waits.nextTime)
  }

  // Values in lanes are asked directly: a virtual call into a generic class looks up its metadata.
  private final var isMoving: Bool { laneCount > 0 ? !lanes.layers.isEmpty : hasLayers }
}

/// A sampler on the side: few attributes are ever dragged.
final class SamplerBox {
  var sampler = VelocitySampler<Lanes>()
}

extension Lanes {
  /// Whether no lane is infinite or NaN.
  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
