import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Wraps an element that can come and go, and plays its transition.
///
/// At rest it is transparent and costs nothing. Built-in transitions are numbers that it moves and
/// draws with itself; those that are described by views stand between it and the element.
final class TransitionNode: ContentNode, ContentMoving {
  private let scope: TransitionScope
  /// The element's own nodes; `content` is what stands around them, or they themselves.
  private var view: ViewNode?
  private var motion: TransitionMotion?
  private var effect: TransitionEffect?
  private var isMoving = false
  private var phase = TransitionPhase.identity
  /// Whether the element is still where it was before it came, to be laid out there first.
  private var awaitsLayout = false
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `transitions` needs it.
    @exclusivity(unchecked)
  #endif
  var renderState = RenderState()

  init(_ context: NodeContext, scope: TransitionScope) {
    self.scope = scope
    super.init(context)
  }

  /// Whether the element is on its way out.
  var isLeaving: Bool { scope.isGoing }
  /// What programs call the element: its identity in a loop, or that of `id(_:)`.
  var programIdentity: AnyHashable? { scope.programIdentity }

  /// Adds what tells the element from others that may stand here to a hash.
  func hashIdentity(into hasher: inout Hasher) { scope.hashIdentity(into: &hasher) }

  /// Takes the element's nodes, which begin in a phase.
  func install(_ view: ViewNode, in phase: TransitionPhase) {
    self.view = view
    content = view
    self.phase = phase
    if phase != .identity {
      prepare(phase)
    } else if let transition {
      // A modifier that a transition consists of is there all the time.
      playModifiers(plan(transition).modifiers, in: phase)
    }
  }

  override func update<V: View>(_ newer: V) { view?.update(newer) }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    // A transition's body that leaves its content out does not take it out of the tree.
    if let view, view !== content, view.parent === self { body(view) }
  }

  // MARK: Playing

  /// What the element says, whatever stands around it.
  override var transition: AnyTransition? {
    guard effect != nil, let view else { return super.transition }
    return view.collectedElements().first?.transition
  }

  private func plan(_ transition: AnyTransition?) -> TransitionPlan {
    TransitionPlan(transition, reducesMotion: environment.accessibilityReduceMotion)
  }

  /// Brings the element to a phase, from wherever it is.
  func show(_ phase: TransitionPhase, _ transaction: Transaction) {
    guard phase != self.phase else { return }
    let isFirst = self.phase == .willAppear
    if !isFirst, !isMoving, !awaitsLayout { prepare(self.phase) }
    self.phase = phase
    awaitsLayout = isFirst && effect != nil
    guard awaitsLayout else { return go(to: phase, transaction) }
    // What its modifiers do to the layout can only move once that was laid out with them.
    tree.record(continuing: transaction) { [weak self] in
      guard let self, isAlive, awaitsLayout else { return }
      awaitsLayout = false
      go(to: phase, transaction)
    }
  }

  private func go(to phase: TransitionPhase, _ transaction: Transaction) {
    motion?.show(phase, transaction, for: self)
    effect?.show(phase)
    if motion?.isAtRest == true { motion?.remove() }
    updateMoving()
    requestRender()
  }

  /// Reads the element's transition anew and stands at a phase of it.
  private func prepare(_ phase: TransitionPhase) {
    let plan = plan(transition)
    playModifiers(plan.modifiers, in: phase)
    motion?.remove()
    motion = plan.channels.isEmpty ? nil : TransitionMotion(plan.channels, at: phase, of: self)
    tree.requestsRebuild = true
  }

  private func playModifiers(_ parts: [any TransitionModifying], in phase: TransitionPhase) {
    guard let view else { return }
    if let effect, effect.adopt(parts) { return }
    let hadEffect = effect != nil
    effect?.remove()
    effect =
      parts.isEmpty ? nil : TransitionEffect(parts, around: view, in: phase, owner: self)
    content = effect?.root ?? view
    if hadEffect || effect != nil { structureChanged() }
  }

  /// Hears that the modifiers of a transition have come to rest.
  func motionEnded() { updateMoving() }

  private func updateMoving() {
    let moves = (motion?.isRunning ?? false) || (effect?.isMoving ?? false)
    guard moves != isMoving else { return }
    isMoving = moves
    scope.nodeMoves(moves)
  }

  // MARK: Drawing

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    // Its groups stay in the list, at rest, until a list is made anew for some other reason.
    if pass.isRebuilding, motion?.isAtRest == true { motion = nil }
    if let motion {
      motion.draw(content, of: self, context, pass)
    } else {
      content?.render(context, pass)
    }
  }

  func goal(in context: RenderContext) -> RenderContext? { motion?.goal(of: self, in: context) }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    super.inspect(motion?.contentPlace(of: self, in: place) ?? place, inspector)
  }

  // MARK: Layout

  override func arrange() {
    guard isLeaving, effect != nil, let element else { return super.arrange() }
    // Its container no longer cares: it may take whatever size it has by its transition.
    element.place(
      in: CGRect(origin: frame.origin, size: element.sizeThatFits(proposal)), proposal: proposal)
  }

  /// An element of a loop stands for its identity where one of several is chosen, unless it says otherwise.
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    if let value = super.layoutValue(key) { return value }
    guard key == GivenIdentityKey.self, let identity = scope.identity else { return nil }
    return GivenIdentity(value: identity) as? K.Value
  }

  /// A leaving element is its own root: its container no longer measures it.
  override var layoutParent: LayoutNode? { isLeaving ? nil : super.layoutParent }

  override func willDestroy() {
    motion?.remove()
    if isMoving {
      isMoving = false
      scope.nodeMoves(false)
    }
    scope.nodeHasGone()
  }
}

extension TransitionNode: @MainActor AnimatedAttributeObserver {
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }

  func animationEnded(_ attribute: AnyAnimatedAttribute) {
    requestRender()
    updateMoving()
  }
}

extension ViewNode {
  /// Whether the view is on its way out.
  ///
  /// - Complexity: O(*n*) in the depth of the view.
  package var isLeavingView: Bool {
    nearest { ($0 as? TransitionNode)?.isLeaving == true ? $0 : nil } != nil
  }
}
