public import GlissandoMotion

/// A view whose content goes through phases, one animated step after the other.
///
///     PhaseAnimator([1.0, 1.2]) { scale in
///       Image(systemName: "heart.fill").scaleEffect(scale)
///     } animation: { _ in
///       .easeInOut(duration: 0.4)
///     }
///
/// The first phase is shown at once. A step begins when the animation of the one before is logically
/// complete; one without an animation is over with the frame that shows it.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  /// nil goes round without end.
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View {
  /// Goes through phases over and over, for as long as the view is there.
  ///
  /// - Parameters:
  ///   - phases: The phases. Without any nothing is shown, with a warning.
  ///   - content: Makes the view for a phase.
  ///   - animation: The animation of the step to a phase; nil shows the phase at once.
  /// - Complexity: O(*n*) in the number of phases.
  nonisolated public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through phases once whenever a value changes, and comes back to the first one.
  ///
  /// A change on the way begins with the second phase again, from what is shown then.
  ///
  /// - Parameters:
  ///   - phases: The phases. Without any nothing is shown, with a warning.
  ///   - trigger: The value whose changes start a round.
  ///   - content: Makes the view for a phase.
  ///   - animation: The animation of the step to a phase; nil shows the phase at once.
  /// - Complexity: O(*n*) in the number of phases.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: DrivenView {
  @MainActor package func makeDrivenNode(in context: NodeContext) -> DrivenNode<Self> {
    PhaseAnimatorNode(self, context)
  }
}

/// Walks through the phases of its view.
private final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  DrivenNode<PhaseAnimator<Phase, Content>>
{
  /// The phase that is shown, or on its way.
  private var index = 0
  /// Tells the step that runs from those that were given up.
  private var step = 0
  private var isWalking = false
  /// Whether the next step waits until somebody can see it.
  private var waitsForEyes = false
  /// How many steps in a row had no animation.
  private var stepsAtOnce = 0

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: NodeContext) {
    super.init(view, context)
    if view.trigger == nil { beginAfterCommit() }
  }

  override var debugName: String { "PhaseAnimator" }

  override func viewChanged(from previous: PhaseAnimator<Phase, Content>) {
    if view.phases != previous.phases { findPhase(in: previous.phases) }
    switch (view.trigger, previous.trigger) {
    case (let trigger?, let known?): if trigger.differs(from: known) { beginAfterCommit() }
    case (nil, _): if !isWalking { beginAfterCommit() }
    case (_?, nil): break
    }
  }

  override func evaluateBody() {
    if waitsForEyes, isWatched {
      waitsForEyes = false
      tree.schedule.cancel(self)
      beginAfterCommit()
    }
    guard view.phases.indices.contains(index) else { return warnOfNoPhases() }
    let phase = view.phases[index]
    show { view.content(phase) }
  }

  /// Stays at the phase that is shown where it is among the new ones too, else begins with the first.
  private func findPhase(in previous: [Phase]) {
    let shown = previous.indices.contains(index) ? previous[index] : nil
    index = shown.flatMap { view.phases.firstIndex(of: $0) } ?? 0
  }

  // MARK: Walking

  /// Begins a round once what is being shown has been laid out, as its starting point.
  private func beginAfterCommit() {
    tree.enqueue(by: self) { [weak self] in
      guard let self, isAlive else { return }
      isWalking = true
      if view.trigger != nil { index = 0 }
      advance()
    }
  }

  private func advance() {
    guard view.phases.count > 1 else {
      isWalking = false
      return
    }
    let next = (index + 1) % view.phases.count
    step += 1
    let step = step
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    noteAnimation(transaction.animation)
    transaction.addAnimationCompletion { [weak self] in self?.stepEnded(step) }
    withTransaction(transaction) {
      tree.record { [weak self] in self?.enter(next) }
    }
  }

  private func enter(_ next: Int) {
    guard isAlive else { return }
    index = next
    invalidateBody()
  }

  private func stepEnded(_ step: Int) {
    guard isAlive, step == self.step else { return }
    if view.trigger != nil, index == 0 {
      isWalking = false
    } else if isWatched {
      advance()
    } else {
      waitsForEyes = true
      tree.schedule.request(self, at: tree.time)
    }
  }

  // A round that comes to an end may be waited for.
  override var isWatched: Bool { view.trigger != nil || (canBeSeen && hasContentInSight) }

  // MARK: Warnings

  private func noteAnimation(_ animation: Animation?) {
    stepsAtOnce = animation == nil ? stepsAtOnce + 1 : 0
    guard stepsAtOnce == view.phases.count, view.trigger == nil else { return }
    ViewWarning.once(
      "the phases of \(debugPath) follow each other without an animation, a frame each: return one"
        + " for at least one phase, or give the animator a trigger")
  }

  private func warnOfNoPhases() {
    ViewWarning.once(
      "\(debugPath) has no phases and shows nothing: give it at least one")
  }
}
