/// An animated attribute, whatever its type: who observes it, who waits for it, and its time.
///
/// Its owner keeps it; the table does not. When it goes, its completions become ready.
///
/// The run-time checks for exclusive access are off in release builds for what each frame reads, here, in
/// layers, in runs and in the table: with them the benchmark's rows `engine` take twice as long. Debug
/// builds, and so all tests, check it. No code of others (observers, completions, custom animations) runs
/// while one of these properties is being changed, except custom animations, which cannot reach an
/// attribute.
package class AnyAnimatedAttribute {
  /// What the attribute is, for listings and messages.
  package let label: String
  /// How near to its target the value counts as at rest, in the unit of its vector.
  package let restDistance: Double
  final let table: LiveAnimations
  /// The place among the table's moving attributes; nil at rest.
  final var movingIndex: Int?
  /// The place among all of the table's attributes.
  final var memberIndex = 0
  /// How often the value has gone to its target at once; what else changes it never makes it jump.
  final private(set) var jumps = 0
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `engine` needs it.
    @exclusivity(unchecked)
  #endif
  final var waits = CompletionWaits()
  /// What the untyped part needs of the layers.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var summary = LayerSummary()
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
  package final unowned var observer: (any AnimatedAttributeObserver)? {
    didSet { if let movingIndex { table.setObserver(of: self, at: movingIndex) } }
  }

  init(label: String, restDistance: Double, table: LiveAnimations) {
    self.label = label
    self.restDistance = restDistance > 0 ? restDistance : 0.01
    self.table = table
    table.join(self)
  }

  deinit {
    if let movingIndex { table.removeMoving(at: movingIndex) }
    if let recorder = table.recorder { recorder.noteGone(self) }
    waits.note(.removed)
    waits.releaseAll(into: table.completions)
    table.leave(self)
  }

  /// Whether any animation of it is active.
  package final var isRunning: Bool { movingIndex != nil }

  /// Stops all motion for good: the view is gone.
  ///
  /// Its completions become ready.
  package final func remove() {
    jumps += 1
    stop()
    record(.removed, at: motionTime(at: table.time))
    ownTime = nil
    waits.note(.removed)
    waits.releaseAll(into: table.completions)
  }

  // MARK: - What the value knows

  // Swift has no abstract methods: `AnimatedAttribute`, the only class that derives from this one, says all of these for
  // its vectors, and a call that ends here was written for none.

  func contains(layer id: Int) -> Bool { fatalError("abstract") }
  /// Moves its custom animations on; returns whether one has ended.
  func advanceRuns(to t: Double) -> Bool { fatalError("abstract") }
  func prune(at t: Double) { fatalError("abstract") }
  func settleAtTarget() { fatalError("abstract") }
  /// Makes sure that what is shown stays until the next tick, whatever moves it then.
  func cacheShown() { fatalError("abstract") }
  /// What is shown has to be found anew.
  func dropCached() { fatalError("abstract") }
  /// Has the table evaluate the layers, and updates the summary.
  func insertSlots() { fatalError("abstract") }
  func removeSlots() { fatalError("abstract") }
  func passEnvironmentOn() { fatalError("abstract") }
  func listing(at t: Double) -> [RunningAnimation] { fatalError("abstract") }
  package func layerNotes() -> [LayerNote] { fatalError("abstract") }
  package func interval(ofLayer id: Int) -> MotionInterval? { fatalError("abstract") }
  package func progress(ofLayer id: Int, at t: Double) -> Double? { fatalError("abstract") }
  package func components(at t: Double) -> MotionComponents { fatalError("abstract") }
  package var valueType: Any.Type { fatalError("abstract") }

  // MARK: - In a tick

  /// When somebody wants to hear of the attribute next.
  final var nextEvent: Double { min(summary.nextChange, waits.nextTime) }

  /// Whether nothing runs but repetitions without end, of which nobody waits to hear.
  final var repeatsForEver: Bool { nextEvent == .infinity && !summary.hasRuns }

  /// Whether a tick has to move the attribute itself on.
  final var isAdvanced: Bool { ownTime != nil || summary.hasRuns || waits.hasRuns }

  /// Moves on to a time of the table; returns whether something is due.
  final func advance(to t: Double) -> Bool {
    guard !isHeld else { return false }
    let own = motionTime(at: t)
    let hasEnded = advanceRuns(to: own)
    let isAwaitedRunOver = !waits.isEmpty && waits.advance(to: own)
    return isAwaitedRunOver || hasEnded || own >= nextEvent
  }

  /// Something was due at a tick: layers end, completions become ready, or the motion is over.
  final func settle(at t: Double) {
    cacheShown()
    let own = motionTime(at: t)
    removeSlots()
    prune(at: own)
    record(.settled, at: own)
    waits.release(at: own, into: table.completions) { self.contains(layer: $0) }
    insertSlots()
    if summary.isMoving { schedule() } else { rest() }
  }

  // MARK: - Starting and ending

  /// Tells those who wait for the motion that it goes elsewhere.
  ///
  /// `own` are the completions of the change that sends it there.
  final func noteRetarget(by own: [AnimationCompletion]) {
    if !waits.isEmpty { waits.note(.retargeted, except: own) }
  }

  /// Joins the completions of a change and has what moves the value evaluated.
  final func started(
    _ completions: [AnimationCompletion], _ outcome: RetargetOutcome, at t: Double
  ) {
    if !completions.isEmpty { waits.join(completions, outcome) }
    // An animation that takes no time is a jump, also of what goes on to move.
    guard summary.isMoving else { return jumped() }
    if outcome.layer == 0 { jumps += 1 }
    if !waits.isEmpty { waits.update(at: t) { self.contains(layer: $0) } }
    schedule()
    record(.retargeted, at: t)
  }

  /// Has the table evaluate what moves the value from now on.
  final func schedule() {
    if let movingIndex {
      table.updateMoving(self, at: movingIndex)
    } else {
      movingIndex = table.appendMoving(self)
    }
  }

  /// Puts the value at its target, where nothing is evaluated.
  final func stop() {
    removeSlots()
    settleAtTarget()
    guard let movingIndex else { return }
    table.removeMoving(at: movingIndex)
    self.movingIndex = nil
  }

  /// The value is at its target: everybody who waits for the motion is told.
  final func jumped() {
    jumps += 1
    stop()
    record(.jumped, at: motionTime(at: table.time))
    ownTime = nil
    waits.releaseAll(into: table.completions)
    observer?.animatedValueChanged(self)
  }

  /// The motion is over: the value is at its target, and everybody is told.
  final func rest() {
    stop()
    ownTime = nil
    waits.releaseAll(into: table.completions)
    observer?.animationEnded(self)
  }

  final func refuse(_ value: String) {
    MotionWarning.report(
      MotionWarning(
        what: "a value of \(value) for \(label)",
        remedy: "use finite numbers; the attribute keeps its target"))
  }
}

/// What can be said of an attribute's layers without their type.
struct LayerSummary {
  /// Whether there are any.
  var isMoving = false
  /// Whether custom animations have to be moved on.
  var hasRuns = false
  /// The first time at which one ends.
  var nextChange = Double.infinity
}
