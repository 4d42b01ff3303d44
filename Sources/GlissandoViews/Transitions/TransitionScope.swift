import GlissandoMotion

/// What one child that comes and goes shares with the elements that it stands for.
///
/// Where children that come and go are nested (a branch in a loop), one node plays for all of their
/// scopes: each counts the nodes of those further in as its own.
@MainActor
class TransitionScope: ElementWrapper {
  /// The scope of the child around this one, without a container in between.
  let outer: TransitionScope?
  private unowned let tree: ViewTree
  /// The child that the scope belongs to; nil only while that is being made.
  weak var child: DynamicChild?
  private(set) var isLeaving = false
  /// The phase in which nodes are born: before the first `enter` they are about to appear.
  private var isAppearing: Bool
  private var nodes: [TransitionNode] = []
  private var goneCount = 0
  /// The number of nodes with something on its way.
  private var movingCount = 0

  init(in tree: ViewTree, outer: TransitionScope?, isAppearing: Bool) {
    self.tree = tree
    self.outer = outer
    self.isAppearing = isAppearing
  }

  /// What tells the child from others that may stand in its place; nil in a loop.
  var mark: AnyHashable?

  /// Adds what tells the elements from others to a hash.
  final func hashIdentity(into hasher: inout Hasher) {
    hasher.combine(mark ?? identity)
    outer?.hashIdentity(into: &hasher)
  }

  /// The identity by which a loop keeps the elements; nil elsewhere.
  var identity: AnyHashable? { outer?.identity }

  /// What programs call the elements: their identity in a loop, or that of `id(_:)`.
  final var programIdentity: AnyHashable? {
    identity ?? child.flatMap { child in child.owner?.programIdentity(of: child) }
      ?? outer?.programIdentity
  }

  /// Whether the elements are on their way out, with this child or one around it.
  final var isGoing: Bool { isLeaving || (outer?.isGoing ?? false) }

  /// Whether the elements appear now, with this child or one around it.
  final var isComing: Bool { isAppearing || (outer?.isComing ?? false) }

  final func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let node = TransitionNode(context, scope: self)
    note(node)
    let phase: TransitionPhase =
      isGoing ? .didDisappear : isComing ? .willAppear : .identity
    node.install(content(NodeContext(parent: node)), in: phase)
    return node
  }

  private final func note(_ node: TransitionNode) {
    nodes.append(node)
    outer?.note(node)
  }

  /// Forgets a node that has left the tree; those that have are let go when they are many, so that
  /// each is looked at about once.
  final func nodeHasGone() {
    goneCount += 1
    if 2 * goneCount > nodes.count {
      nodes.removeAll { !$0.isAlive }
      goneCount = 0
    }
    outer?.nodeHasGone()
  }

  /// Notes that a node begins to move, or comes to rest.
  final func nodeMoves(_ isMoving: Bool) {
    movingCount += isMoving ? 1 : -1
    if movingCount == 0, isLeaving, let child, !child.isGone {
      tree.enqueueDeparture(of: child)
    }
    outer?.nodeMoves(isMoving)
  }

  /// Whether nothing in the child moves any more.
  final var isStill: Bool { movingCount == 0 }

  /// Shows the elements, from wherever they are.
  final func enter(_ transaction: Transaction) {
    isLeaving = false
    isAppearing = false
    tree.layoutPass.shownViewsChanged()
    for node in nodes where node.isAlive && !node.isLeaving {
      node.show(.identity, node.staggered(transaction))
    }
  }

  /// Begins to hide the elements.
  /// - Returns: false if nothing moves, and the elements may go at once.
  final func leave(_ transaction: Transaction) -> Bool {
    isLeaving = true
    tree.layoutPass.shownViewsChanged()
    for node in nodes where node.isAlive {
      node.show(.didDisappear, node.staggered(transaction))
    }
    return movingCount > 0
  }
}

/// The scope of an element of a loop.
final class LoopScope<ID: Hashable>: TransitionScope {
  private let id: ID

  init(_ id: ID, in tree: ViewTree, outer: TransitionScope?, isAppearing: Bool) {
    self.id = id
    super.init(in: tree, outer: outer, isAppearing: isAppearing)
  }

  override var identity: AnyHashable? { AnyHashable(id) }
}
