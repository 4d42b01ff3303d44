/// All that moves in one window.
///
/// Attributes join when they start to move and leave when they have come to rest. One call of
/// `tick(to:)` per frame evaluates them all. A table belongs to one thread.
///
/// Motion of plain numbers under one built-in animation lies in slots side by side, by the width of
/// the value; everything else (several animations at once, custom ones, other vectors) is evaluated
/// attribute by attribute. A tick allocates nothing, apart from what custom animations do.
package final class LiveAnimations {
  /// The time of the last tick, in seconds; 0 before the first.
  package private(set) var time = 0.0
  private var hasTicked = false
  let narrow = MotionLane<Double>()
  let pairs = MotionLane<SIMD2<Double>>()
  let wide = MotionLane<Lanes>()
  let numberRunners = NumberRunnerFactory()
  /// What slots cannot hold.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var general: [GeneralSlot] = []
  /// All attributes of the table, at rest or not, in no particular order.
  private var members: [Unmanaged<AnyAnimatedAttribute>] = []
  private var due: [AnyAnimatedAttribute] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var isTicking = false
  /// Who keeps a record of what starts and ends; nil as long as nobody wants one.
  ///
  /// A tick does not ask for it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var recorder: MotionRecorder?
  /// Values that the program moves itself and views show; only a recorder asks for them.
  private(set) var guests: [any InspectedMotion] = []

  /// What waits to be called after the frame.
  let completions = CompletionQueue()

  /// Creates a table without attributes.
  package init() {}

  deinit { completions.move(to: MotionThread.current.unclaimed) }

  /// The number of attributes that move.
  package var count: Int { narrow.count + pairs.count + wide.count + general.count }

  /// The number of attributes that move, and of values that the program moves itself and views show.
  ///
  /// - Complexity: O(*n*) in the latter; it allocates.
  package var movingCount: Int { count + guests.count { !$0.layerNotes().isEmpty } }

  /// Whether anything moves that comes to an end, or that somebody may see.
  ///
  /// What goes on for ever is a function of time: between frames that nobody sees nothing of it is lost.
  /// - Complexity: constant while anything moves that ends, else O(*n*) in what does not.
  package func wantsFrames(isSeen: (any AnimatedAttributeObserver) -> Bool) -> Bool {
    if narrow.count + pairs.count + wide.count > 0 { return true }
    return general.contains { slot in
      slot.attribute._withUnsafeGuaranteedRef { attribute in
        guard attribute.repeatsForEver, let observer = attribute.observer else { return true }
        return isSeen(observer)
      }
    }
  }

  /// Evaluates everything that moves, tells the observers, and ends what is done.
  ///
  /// - Parameter time: Seconds on the caller's clock. One that is not finite, or earlier than the
  ///   last, counts as the last.
  /// - Complexity: O(*n*) in the number of moving attributes.
  package func tick(to time: Double) {
    precondition(!isTicking, "tick(to:) was called from inside a tick")
    if time.isFinite {
      self.time = startTime(time)
      hasTicked = true
    }
    guard hasTicked, count > 0 else { return }
    evaluate(at: self.time)
    settleDue(at: self.time)
  }

  private func evaluate(at t: Double) {
    isTicking = true
    defer { isTicking = false }
    narrow.tick(to: t, due: &due)
    pairs.tick(to: t, due: &due)
    wide.tick(to: t, due: &due)
    for slot in general {
      let isDue = slot.evaluate(at: t)
      if isDue { due.append(slot.attribute.takeUnretainedValue()) }
      slot.observer.valueChanged(slot.attribute)
    }
  }

  private func settleDue(at t: Double) {
    guard !due.isEmpty else { return }
    var settled = due
    due.removeAll(keepingCapacity: true)
    for attribute in settled where attribute.isRunning { attribute.settle(at: t) }
    settled.removeAll(keepingCapacity: true)
  }

  /// Whether a completion is ready to be called, of this table or of nobody.
  package var hasReadyCompletions: Bool {
    !completions.isEmpty || !MotionThread.current.unclaimed.isEmpty
  }

  /// Calls the completions that are ready, in the order in which they were registered.
  ///
  /// What becomes ready during the calls waits for the next call of this function, unless it is
  /// called from inside a completion.
  package func runCompletions() {
    MotionThread.current.unclaimed.move(to: completions)
    runPhase { completions.run() }
  }

  /// Runs a part of a frame, or of the handling of an event.
  ///
  /// Values that are read in it call nobody back: what becomes ready waits for the completions that follow
  /// the frame.
  package func runPhase<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = MotionThread.current
    thread.phases += 1
    defer { thread.phases -= 1 }
    return try body()
  }

  /// Hands the custom animations that run the environments of their views as they are now.
  ///
  /// - Parameter environment: The environment of the view that observes an attribute; nil leaves it.
  /// - Complexity: O(*n*) in the attributes that no slot can hold.
  package func updateEnvironments(
    _ environment: (any AnimatedAttributeObserver) -> EnvironmentValues?
  ) {
    for slot in general {
      let attribute = slot.attribute.takeUnretainedValue()
      guard let observer = attribute.observer, let values = environment(observer) else { continue }
      if !values.isIdentical(to: attribute.environment) { attribute.environment = values }
    }
  }

  /// Drops everything that moves, for a window that closes: all values are at their targets, and all
  /// completions become ready.
  package func removeAll() {
    for member in members { member.takeUnretainedValue().remove() }
  }
}

// MARK: - Time

extension LiveAnimations {
  /// When a change begins, in seconds; one before the last tick begins at that.
  ///
  /// What is shown has been shown at the last tick: from there it goes on.
  func startTime(_ time: Double) -> Double {
    guard time.isFinite else { return self.time }
    return hasTicked ? max(self.time, time) : time
  }
}

// MARK: - Membership

extension LiveAnimations {
  func join(_ attribute: AnyAnimatedAttribute) {
    attribute.memberIndex = members.count
    members.append(Unmanaged.passUnretained(attribute))
  }

  func leave(_ attribute: AnyAnimatedAttribute) {
    let index = attribute.memberIndex
    let last = members.removeLast()
    guard index != members.count else { return }
    members[index] = last
    last._withUnsafeGuaranteedRef { $0.memberIndex = index }
  }

  func appendGeneral(_ slot: GeneralSlot) -> Int {
    general.append(slot)
    return general.count - 1
  }

  func setGeneral(_ slot: GeneralSlot, at index: Int) {
    general[index] = slot
  }

  func removeGeneral(at index: Int) {
    let last = general.removeLast()
    guard index != general.count else { return }
    general[index] = last
    last.attribute._withUnsafeGuaranteedRef { $0.slotIndex = index }
  }

  func setGeneralObserver(_ observer: ObserverReference, at index: Int) {
    general[index].observer = observer
  }

  func setRecorder(_ recorder: MotionRecorder?) { self.recorder = recorder }

  func addGuest(_ guest: any InspectedMotion) { guests.append(guest) }

  func removeGuest(_ guest: any InspectedMotion) {
    recorder?.noteGone(guest)
    guests.removeAll { $0 === guest }
  }

  /// Every attribute of the table, moving or not.
  var attributes: [AnyAnimatedAttribute] { members.map { $0.takeUnretainedValue() } }
}
