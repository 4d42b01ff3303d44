package import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// The nodes of one window, what is waiting to be done to them, and the animations that run.
///
/// The tree only holds what waits; each pass of a frame is a file of `Passes/`
/// (`CommitPass`, `EvaluatePass`, `LayoutPass`, `RenderPass`), in the order in which
/// `ViewHost.render` calls them. What only some parts of the library want lies in `services`, by typed keys; those that
/// the passes ask in every frame (`motions`, `placeReaders`, `preferenceReaders`) are at hand.
///
/// Most of what the passes read in every frame is not checked for overlapping access in release builds:
/// all of it is the main actor's, and nothing of a program's runs while it is changed. What the checks
/// would cost stands in `ARCHITECTURE.md`.
@MainActor
package final class ViewTree {
  let animations = LiveAnimations()
  package let textShaper: any TextShaper
  /// The time of the frame that is being made, in seconds on the host's clock.
  package var time: Double = 0
  /// Whether the host's clock is being held, so that nothing that moves gets anywhere.
  package var timeStandsStill = false
  /// Whether a frame has been made: before the first one, `time` says nothing.
  var hasFrames = false
  /// What states know of the tree.
  let commits = CommitProgress()
  /// True while a commit is at work: state then reads as of that commit, not of the last write.
  var isCommitting: Bool { commits.isRunning }

  /// What waits for the next commit or for the next frame.
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s rows `evaluation` and `shuffle` need it.
    @exclusivity(unchecked)
  #endif
  var pending = PendingWork()
  /// Set when elements came, went or changed their order: the display list is made anew.
  package var requestsRebuild = true

  /// Views whose transition has ended.
  private var departures: [DynamicChild] = []

  /// Set when the environment of some node has changed since the last tick.
  var hasChangedEnvironment = false

  /// Called when something has been invalidated, so that a sleeping loop wakes.
  var onInvalidate: (@MainActor () -> Void)?
  /// What this frame did, or the last one.
  var counters = FrameCounters()
  /// What its passes took.
  var profile = FrameProfile()
  /// Tells the time by which passes are measured, in seconds.
  var now: () -> Double = { 0 }
  let commitPass = CommitPass()
  let evaluatePass = EvaluatePass()
  let layoutPass = LayoutPass()
  let renderPass = RenderPass()
  package let schedule = FrameSchedule()
  /// What moves without an animation: things that are scrolled.
  let motions = FrameMotions()
  /// Who wants to know when something around is scrolled.
  let placeReaders = PlaceReaders()
  /// Who reads what the views inside hand out.
  let preferenceReaders = PreferenceReaders()
  /// The calendar date of second 0 of the frame clock, which the host knows.
  package var dateOrigin = Date(timeIntervalSinceReferenceDate: 0)
  /// What there has been in the window that most windows have none of.
  private(set) var features: RareFeatures = []
  /// What brings events to the nodes.
  weak var input: InputRouter?
  /// The node above all others, once it has been made.
  package weak var root: RootNode?
  /// What a program shows, where we have put something around it; nil where that is all that the root holds.
  weak var content: ViewNode?
  /// What other parts of the library keep for the window.
  var services = WindowServices()
  /// How many nodes play each role, by its bit; 0 for those that are not counted.
  private var roleCounts = [Int](repeating: 0, count: NodeRoles.RawValue.bitWidth)
  private var life = LiveMark()
  private var lastSerial = 0
  private var lastBatch = 0

  /// The composition whose body is being evaluated, for what it reads to note it; nil outside of an evaluation.
  ///
  /// One for all windows: a body of one may read what belongs to another, and who reads has no window at hand.
  ///
  /// Unsafe because states are on no actor; they are read on the main thread. What it costs to ask for the actor, or to
  /// keep it with the thread, stands in `ARCHITECTURE.md`.
  nonisolated(unsafe) static var evaluator: Subscriber?

  init(textShaper: any TextShaper) {
    self.textShaper = textShaper
    commits.tree = self
    life.count(self)
  }

  /// Removes the views whose transition has ended.
  func runDepartures() {
    guard !departures.isEmpty else { return }
    let finished = departures
    departures.removeAll(keepingCapacity: true)
    DynamicNode.depart(finished)
  }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Notes that a node with some roles has come or gone.
  func count(_ roles: NodeRoles, by change: Int) {
    for bit in roleCounts.indices {
      let role = NodeRoles(rawValue: 1 << NodeRoles.RawValue(bit)).intersection(.counted)
      if !roles.isDisjoint(with: role) { roleCounts[bit] += change }
    }
  }

  /// Whether any node plays a role that is counted.
  func has(_ role: NodeRoles) -> Bool { roleCounts[role.rawValue.trailingZeroBitCount] > 0 }

  /// Notes what views have to be asked for from now on.
  /// - Complexity: O(*n*) in all nodes the first time for what layout asks for, if there have been frames before.
  func note(_ found: RareFeatures) {
    guard !features.isSuperset(of: found) else { return }
    features.formUnion(found)
    // Whoever has answered so far may have to answer again.
    if hasFrames, !found.isDisjoint(with: [.guides, .spacing]) { root?.invalidateEveryLayout() }
  }

  /// Whether anything waits to be committed.
  var needsCommit: Bool { pending.needsCommit || preferenceReaders.isStale }

  /// Whether anything moves that comes to an end, or that anybody could see.
  var hasMotion: Bool {
    animations.wantsFrames { ($0 as? ViewNode)?.canBeSeen ?? true }
  }

  /// Whether a frame would do any work.
  var needsFrame: Bool {
    needsCommit || !pending.renders.isEmpty || requestsRebuild || hasMotion
      || animations.hasReadyCompletions || !motions.isEmpty
  }

  /// Does what is left to do when the window has closed, so that every completion and every
  /// `onDisappear` is called; nothing can change any more.
  func end() {
    runDepartures()
    repeat {
      let remaining = pending.actions
      pending.actions = []
      for action in remaining { action.run() }
      // What was written reaches nobody any more, but somebody may wait for it.
      for batch in pending.batches { batch.transaction.releaseHold(into: animations) }
      pending.batches = []
      animations.runCompletions()
    } while !pending.actions.isEmpty || !pending.batches.isEmpty || animations.hasReadyCompletions
    // What is written from now on is not committed: there are no frames any more.
    commits.tree = nil
  }

  /// Records a mutation under the thread's transaction, to be applied by the next frame.
  package func record(_ mutation: @escaping @MainActor () -> Void) {
    _ = batchForWriting()
    pending.batches[pending.batches.count - 1].mutations.append(mutation)
    onInvalidate?()
  }

  /// Records a mutation under the transaction of a commit that is at work, to be applied after its
  /// layout and before the frame goes on.
  package func record(
    continuing transaction: Transaction, _ mutation: @escaping @MainActor () -> Void
  ) {
    transaction.hold()
    lastBatch += 1
    pending.batches.append(
      MutationBatch(serial: lastBatch, transaction: transaction, mutations: [mutation]))
    onInvalidate?()
  }

  /// The serial of the batch that a mutation under the thread's transaction belongs to.
  func batchForWriting() -> Int {
    let transaction = Transaction.current
    let isFromBody = isEvaluating
    if let last = pending.batches.last, last.transaction.identity == transaction.identity,
      last.isFromBody == isFromBody
    {
      return last.serial
    }
    transaction.hold()
    lastBatch += 1
    pending.batches.append(
      MutationBatch(
        serial: lastBatch, transaction: transaction, isFromBody: isFromBody, mutations: []))
    return lastBatch
  }

  /// Whether a body is being evaluated: what is changed now is changed by it.
  private var isEvaluating: Bool { isCommitting && Self.evaluator != nil }

  /// Runs `action` after the commit that is at work, outside of any body.
  ///
  /// `node` is whose action it is, for messages.
  package func enqueue(by node: ViewNode, _ action: @escaping @MainActor () -> Void) {
    let actor =
      commitPass.namesActors ? PendingAction.Actor(serial: node.serial, path: node.debugPath) : nil
    pending.actions.append(PendingAction(actor: actor, run: action))
    onInvalidate?()
  }

  /// Runs `action` after the commit that is at work, if `node` is still there then.
  package func enqueue<Node: ViewNode>(
    for node: Node, _ action: @escaping @MainActor (Node) -> Void
  ) {
    enqueue(by: node) { [weak node] in if let node, node.isAlive { action(node) } }
  }

  /// Takes a view whose transition has ended out of the tree, once the tick is over.
  func enqueueDeparture(of child: DynamicChild) {
    // Some nodes learn only after the frame that they have come to rest: the action asks for another one.
    if departures.isEmpty { enqueue(by: child.node) { [weak self] in self?.runDepartures() } }
    departures.append(child)
  }

  /// Lets custom animations that run read the environment as it is now, if it has changed.
  func passEnvironmentsToAnimations() {
    guard hasChangedEnvironment else { return }
    hasChangedEnvironment = false
    animations.updateEnvironments { ($0 as? ViewNode)?.environment }
  }

  func requestRender(_ node: any Rendering) {
    // Whoever sleeps was woken by the first.
    if pending.renders.isEmpty { onInvalidate?() }
    pending.renders.append(node)
  }
}
