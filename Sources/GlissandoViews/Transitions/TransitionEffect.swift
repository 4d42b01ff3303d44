import GlissandoMotion

/// What shows one modifier of a transition around one view.
@MainActor
protocol TransitionPlaying: AnyObject {
  var timing: TransitionTiming { get }
  /// Makes the modifier's node around what `content` makes.
  func makeNode(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode
  /// Takes a new value of the part.
  /// - Returns: false if it is another modifier.
  func adopt(_ part: any TransitionModifying) -> Bool
  /// Brings the modifier to a phase.
  func show(_ phase: TransitionPhase)
}

final class TransitionPlayer<M: ViewModifier>: TransitionPlaying {
  private var part: ModifierPart<M>
  private let source: ModifierSource<M>

  init(_ part: ModifierPart<M>, _ phase: TransitionPhase) {
    self.part = part
    source = ModifierSource(part.modifier(in: phase))
  }

  var timing: TransitionTiming { part.timing }

  func makeNode(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    source.wrap(in: context, content)
  }

  func adopt(_ part: any TransitionModifying) -> Bool {
    guard let part = part as? ModifierPart<M> else { return false }
    self.part = part
    return true
  }

  func show(_ phase: TransitionPhase) { source.update(modifier: part.modifier(in: phase)) }
}

/// The nodes of a transition that is described by views: they stand between a `TransitionNode` and
/// the view that comes and goes, for as long as the view lives.
@MainActor
final class TransitionEffect {
  private let players: [any TransitionPlaying]
  private unowned let owner: TransitionNode
  fileprivate unowned let view: ViewNode
  /// The outermost node.
  private(set) var root: ViewNode!
  private(set) var isMoving = false
  /// Counts the changes of phase, so that what belongs to an earlier one is known as such.
  private var changes = 0
  /// Waits for all that is set in motion by the change of phase which is being committed.
  fileprivate private(set) var completion: AnimationCompletion?

  /// Makes the nodes around `view`, in a phase.
  init(
    _ parts: [any TransitionModifying], around view: ViewNode, in phase: TransitionPhase,
    owner: TransitionNode
  ) {
    players = parts.map { $0.makePlayer(phase) }
    self.owner = owner
    self.view = view
    root = makeNode(players.count - 1, NodeContext(parent: owner))
  }

  private func makeNode(_ level: Int, _ context: NodeContext) -> ViewNode {
    guard level >= 0 else {
      let place = AdoptingNode(context, self, outside: owner)
      place.adopt(view)
      return place
    }
    let part = TransitionPartNode(context, self, players[level], outside: owner)
    part.content = players[level].makeNode(in: NodeContext(parent: part)) { [unowned self] in
      makeNode(level - 1, $0)
    }
    return part
  }

  /// Takes new values of the parts.
  /// - Returns: false if they are not the same modifiers.
  func adopt(_ parts: [any TransitionModifying]) -> Bool {
    parts.count == players.count && zip(players, parts).allSatisfy { $0.adopt($1) }
  }

  /// Brings all modifiers to a phase, under the transaction of the running commit.
  ///
  /// Whether that moves anything (a layout may, at its end) is known when the commit is over; until
  /// then the effect counts as moving.
  func show(_ phase: TransitionPhase) {
    isMoving = true
    changes += 1
    let change = changes
    completion = AnimationCompletion(criteria: .removed) { [weak self] in self?.ended(change) }
    for player in players { player.show(phase) }
    owner.tree.enqueue(by: owner) { [weak self] in self?.committed(change) }
  }

  private func committed(_ change: Int) {
    guard change == changes else { return }
    let isWaiting = completion?.isWaiting ?? false
    completion = nil
    if !isWaiting { ended(change) }
  }

  private func ended(_ change: Int) {
    guard change == changes, isMoving else { return }
    isMoving = false
    owner.motionEnded()
  }

  /// Gives the view back to its node and takes the modifiers out of the tree.
  func remove() {
    changes += 1
    view.move(to: owner)
    root.destroy()
  }
}

/// Stands around one modifier of a transition: what it adds has the transaction of the change that
/// lets the view come or go.
private final class TransitionPartNode: WholeNode {
  private unowned let effect: TransitionEffect
  private let player: any TransitionPlaying
  private unowned let outside: ViewNode

  init(
    _ context: NodeContext, _ effect: TransitionEffect, _ player: any TransitionPlaying,
    outside: ViewNode
  ) {
    self.effect = effect
    self.player = player
    self.outside = outside
    super.init(context)
  }

  /// Parts further out do not change the transaction of those further in.
  override class var roles: NodeRoles { .transaction }
  override var transactionParent: ViewNode? { outside }

  override func transformTransaction(_ transaction: inout Transaction) {
    guard let completion = effect.completion else { return }
    player.timing.change(&transaction)
    transaction.join(completion)
  }
}

/// The place of a view that lives on while the nodes around it come and go.
final class AdoptingNode: ContentNode {
  private unowned let effect: TransitionEffect
  private unowned let outside: ViewNode
  /// The node that the view was made for.
  var owner: ViewNode { outside }

  init(_ context: NodeContext, _ effect: TransitionEffect, outside: ViewNode) {
    self.effect = effect
    self.outside = outside
    super.init(context)
  }

  /// Takes a view from wherever it is.
  func adopt(_ view: ViewNode) {
    if let host = view.parent as? AdoptingNode { host.release() }
    view.move(to: self)
    content = view
  }

  /// Takes the view back, in a branch of the transition's body that was left and is chosen again.
  func reclaim() {
    guard content == nil else { return }
    adopt(effect.view)
    structureChanged()
  }

  private func release() {
    content = nil
    structureChanged()
  }

  /// The view's own changes are not animated by the transition's animation.
  override var transactionParent: ViewNode? { outside.transactionParent }

  // A modifier that changes the layout moves what is drawn in the view.
  override class var roles: NodeRoles { .transaction }

  override func transformTransaction(_ transaction: inout Transaction) {
    if let completion = effect.completion { transaction.join(completion) }
  }

  /// The view's transition plays around this place and not again for a branch around it.
  override var transition: AnyTransition? { nil }

  // A view that was given to somebody else is no longer a child, and a body that no longer shows
  // its content does not take it out of the tree.
  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content, content.parent === self, isAlive || !outside.isAlive { body(content) }
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    if content?.parent === self { super.render(context, pass) }
  }

  override func willDestroy() {
    if let content, content.parent === self, outside.isAlive { content.move(to: outside) }
  }
}
