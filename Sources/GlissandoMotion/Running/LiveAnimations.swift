/// All that moves in one window.
///
/// Attributes join when they start to move and leave when they have come to rest. One call of
/// `tick(to:)` per frame moves them all: the factors of all built-in animations are found together, custom
/// ones are asked one by one, and observers are told. What is shown is put together by those who read it.
/// A table belongs to one thread. A tick allocates nothing, apart from what custom animations do.
package final class LiveAnimations {
  /// The time of the last tick, in seconds; 0 before the first.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `engine` needs it.
    @exclusivity(unchecked)
  #endif
  package private(set) var time = 0.0
  /// How many ticks there were.
  private(set) var tickCount = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var kernels = KernelTable()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var moving: [MovingAttribute] = []
  /// All attributes of the table, at rest or not, in no particular order.
  private var members: [Unmanaged<AnyAnimatedAttribute>] = []
  private var due: [AnyAnimatedAttribute] = []
  private var isTicking = false
  /// What waits to be called after the frame.
  let completions = CompletionQueue()
  /// Who keeps a record of what starts and ends; nil as long as nobody wants one.
  ///
  /// A tick does not ask for it.
  private(set) var recorder: MotionRecorder?
  /// Values that the program moves itself and views show; only a recorder asks for them.
  private(set) var guests: [any InspectedMotion] = []

  /// Creates a table without attributes.
  package init() {}

  deinit { completions.move(to: MotionThread.current.unclaimed) }

  /// The number of attributes that move.
  package var count: Int { moving.count }

  /// The number of attributes that move, and of values that the program moves itself and views show.
  ///
  /// - Complexity: O(*n*) in the latter; it allocates.
  package var movingCount: Int { count + guests.count { !$0.layerNotes().isEmpty } }

  /// Whether anything moves that comes to an end, or that somebody may see.
  ///
  /// What goes on for ever is a function of time: between frames that nobody sees nothing of it is lost.
  /// - Complexity: constant while anything moves that ends, else O(*n*) in what does not.
  package func wantsFrames(isSeen: (any AnimatedAttributeObserver) -> Bool) -> Bool {
    moving.contains { entry in
      let attribute = entry.attribute
      guard attribute.repeatsForEver, let observer = attribute.observer else { return true }
      return isSeen(observer)
    }
  }

  /// Moves everything on, tells the observers, and ends what is done.
  ///
  /// - Parameter time: Seconds on the caller's clock. One that is not finite, or earlier than the
  ///   last, counts as the last.
  /// - Complexity: O(*n*) in the number of moving attributes.
  package func tick(to time: Double) {
    precondition(!isTicking, "tick(to:) was called from inside a tick")
    guard time.isFinite || tickCount > 0 else { return }
    self.time = startTime(time)
    tickCount += 1
    guard !moving.isEmpty else { return }
    if kernels.isSparse { fillKernels() }
    kernels.evaluate(at: self.time)
    advance(to: self.time)
    settleDue(at: self.time)
  }

  /// When a change begins, in seconds; one before the last tick begins at that.
  ///
  /// What is shown has been shown at the last tick: from there it goes on.
  func startTime(_ time: Double) -> Double {
    guard time.isFinite else { return self.time }
    return tickCount > 0 ? max(self.time, time) : time
  }

  private func advance(to t: Double) {
    isTicking = true
    defer { isTicking = false }
    // By index: an observer that is exchanged in the tick is not called any more.
    for index in 0..<moving.count {
      if moving[index].advance(to: t) { due.append(moving[index].attribute) }
      moving[index].tellObserver()
    }
  }

  private func settleDue(at t: Double) {
    guard !due.isEmpty else { return }
    var settled = due
    due.removeAll(keepingCapacity: true)
    for attribute in settled where attribute.isRunning { attribute.settle(at: t) }
    settled.removeAll(keepingCapacity: true)
  }

  /// Fills the table of factors anew, without the gaps that ended motion has left.
  private func fillKernels() {
    for attribute in moving { attribute.attribute.removeSlots() }
    kernels.removeAll()
    for attribute in moving { attribute.attribute.insertSlots() }
  }

  // MARK: - Completions

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
  /// - Complexity: O(*n*) in the moving attributes.
  package func updateEnvironments(
    _ environment: (any AnimatedAttributeObserver) -> EnvironmentValues?
  ) {
    for entry in moving where entry.isAdvanced {
      let attribute = entry.attribute
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

  /// Every attribute of the table, moving or not.
  var attributes: [AnyAnimatedAttribute] { members.map { $0.takeUnretainedValue() } }

  /// Adds a moving attribute and returns its index.
  func appendMoving(_ attribute: AnyAnimatedAttribute) -> Int {
    checkIsNotTicking()
    moving.append(MovingAttribute(attribute))
    return moving.count - 1
  }

  /// Notes when something is due, after what moves an attribute has changed.
  func updateMoving(_ attribute: AnyAnimatedAttribute, at index: Int) {
    moving[index].update(attribute)
  }

  /// Notes who observes an attribute.
  func setObserver(of attribute: AnyAnimatedAttribute, at index: Int) {
    moving[index] = MovingAttribute(attribute)
  }

  /// Removes a moving attribute; the last one takes its place and is told.
  func removeMoving(at index: Int) {
    checkIsNotTicking()
    let last = moving.removeLast()
    guard index != moving.count else { return }
    moving[index] = last
    last.setIndex(index)
  }

  private func checkIsNotTicking() {
    precondition(!isTicking, "an observer changed the table during its tick")
  }

  /// The slot in which ticks find the factors of a layer; nil where they cannot be found in bulk.
  func slot<V>(of layer: MotionLayer<V>) -> Int? {
    guard layer.run == nil, layer.law.activeFrom == -.infinity else { return nil }
    return kernels.insert(layer.law.kernel, start: layer.start, end: layer.end)
  }

  func removeSlot(at index: Int) { kernels.remove(at: index) }

  func setRecorder(_ recorder: MotionRecorder?) { self.recorder = recorder }

  func addGuest(_ guest: any InspectedMotion) { guests.append(guest) }

  func removeGuest(_ guest: any InspectedMotion) {
    recorder?.noteGone(guest)
    guests.removeAll { $0 === guest }
  }
}
