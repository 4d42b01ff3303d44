package import Foundation
import GlissandoDrawing
package import GlissandoMotion

/// What lasts of a view: its place in the tree, its state and what it shows.
///
/// Views are values that come and go with every evaluation; a node is made once for an identity
/// and updated by each new value. Structural nodes (tuples, branches, loops, compositions) only
/// have children; a `LayoutNode` is one element of its container.
@MainActor
@usableFromInline
package class ViewNode {
  /// The tree that this node belongs to.
  final unowned let tree: ViewTree
  /// The node whose view contains this one's; nil at the root and once the node has left the tree.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  package private(set) final unowned var parent: ViewNode?
  /// The distance from the root, by which passes order their work.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var depth: Int
  /// A number in order of creation: a stable tie-breaker and the identity of what is drawn.
  package final let serial: Int
  /// The environment as this node sees it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) final var environment: EnvironmentValues
  /// What the class says of itself, at hand.
  final let roles: NodeRoles
  /// The nearest node around this one at which the search for a transaction stops: every value that
  /// is set searches, and trees are deep.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final unowned var transactionStopAbove: ViewNode?
  /// False from the moment at which the node has left the tree.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) final var isAlive = true
  private final var life = LiveMark()

  init(_ context: NodeContext) {
    tree = context.tree
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    serial = context.tree.nextSerial()
    environment = context.environment
    roles = type(of: self).roles
    transactionStopAbove = context.parent?.nearestTransactionStop
    if !roles.isDisjoint(with: .counted) { context.tree.count(roles, by: 1) }
    life.count(self)
  }

  // MARK: What every node is asked: identity and life

  /// What nodes of the class take part in besides what follows: an override adds to what its own base says.
  class var roles: NodeRoles { [] }

  /// Who plays the node's parts in input and inspection.
  package var performer: any NodeRole { self }

  /// Takes a new value of the same view.
  ///
  /// `V` is the type that the node was made for.
  package func update<V: View>(_ view: V) {
    fatalError("\(type(of: self)) takes no view")
  }

  /// Takes a new value of the modifier that the node was made for, if it was made for one.
  func update<M>(modifier: M) {}

  /// Calls `body` with each child, leaving ones included, in stacking order.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Appends the elements that this node stands for.
  package func collectElements(into elements: inout [LayoutNode], _ scope: ElementScope) {
    forEachChild { $0.collectElements(into: &elements, scope) }
  }

  /// The elements that this node stands for.
  final func collectedElements(_ scope: ElementScope = .present) -> [LayoutNode] {
    var elements: [LayoutNode] = []
    collectElements(into: &elements, scope)
    return elements
  }

  /// Tells the container that the elements that it holds are no longer the same.
  func structureChanged() {
    parent?.structureChanged()
  }

  /// Takes the node and all below it out of the tree.
  ///
  /// Somebody may hold it for longer than those around it live: from now on it knows none of them.
  package final func destroy() {
    // Whose body takes it out has no part in what is written as it goes: a gesture that resets, the keyboard that goes
    // back where it was.
    let evaluator = ViewTree.evaluator
    ViewTree.evaluator = nil
    leaveTree()
    ViewTree.evaluator = evaluator
  }

  private func leaveTree() {
    guard isAlive else { return }
    isAlive = false
    forEachChild { $0.leaveTree() }
    willDestroy()
    if !roles.isDisjoint(with: .counted) { tree.count(roles, by: -1) }
    if roles.contains(.lateReader) { (self as? any LateReader)?.lateReading.end() }
    parent = nil
    transactionStopAbove = nil
  }

  /// Gives back what the node holds.
  ///
  /// Its children are destroyed already.
  func willDestroy() {}

  /// Puts the node and all below it under another parent, with all that it keeps.
  /// - Complexity: O(*n*) in the nodes below.
  final func move(to parent: ViewNode) {
    self.parent = parent
    settle(at: parent.depth + 1)
    let values = parent.childEnvironment
    if !values.isIdentical(to: environment) { setEnvironment(values) }
  }

  /// Notes where the node is, for itself and all below.
  private func settle(at depth: Int) {
    self.depth = depth
    transactionStopAbove = parent?.nearestTransactionStop
    forEachChild { $0.settle(at: depth + 1) }
  }

  // MARK: Environment

  /// The environment that children see.
  var childEnvironment: EnvironmentValues { environment }

  /// Takes a changed environment from the parent and passes it on.
  final func setEnvironment(_ values: EnvironmentValues) {
    let previous = environment
    environment = values
    tree.hasChangedEnvironment = true
    environmentChanged(from: previous)
    passEnvironment()
  }

  /// Hands the children the environment as it is now.
  package final func passEnvironment() {
    // What was asked for before the node went may come after it: something that closes at once.
    guard isAlive else { return }
    forEachChild { $0.setEnvironment(childEnvironment) }
  }

  /// Reacts to a changed environment.
  func environmentChanged(from previous: EnvironmentValues) {}

  // MARK: Transactions

  // A class that overrides one of these has the role `transaction`.

  /// The node from which the transaction comes; the parent except inside scoped modifiers.
  var transactionParent: ViewNode? { parent }

  /// Changes the transaction for everything below this node, itself excluded.
  func transformTransaction(_ transaction: inout Transaction) {}

  /// Whether the search for a transaction stops at the node.
  private final var isTransactionStop: Bool { roles.contains(.transaction) }

  /// The transaction of the running commit as it arrives at this node.
  /// - Complexity: linear in the modifiers on the way that may change it.
  package final var transaction: Transaction {
    transactionSource?.innerTransaction ?? tree.commitPass.transaction
  }

  /// The transaction of everything below this node.
  final var innerTransaction: Transaction {
    var result = transaction
    transformTransaction(&result)
    return result
  }

  /// The transaction under which the frame of this node changes: that of the node, with the animation of a container
  /// that moves it.
  package final var frameTransaction: Transaction {
    var result = transaction
    if let animation = result.frameAnimation { result.animation = animation }
    return result
  }

  /// The nearest node around this one that may change the transaction.
  private final var transactionSource: ViewNode? {
    assert(isTransactionStop || transactionParent === parent)
    return isTransactionStop ? transactionParent?.nearestTransactionStop : transactionStopAbove
  }

  /// This node, if the search for a transaction stops at it, else the nearest one around it.
  private final var nearestTransactionStop: ViewNode? {
    isTransactionStop ? self : transactionStopAbove
  }

  // MARK: Layout, drawing, hits

  /// The nearest element at or above this node.
  var nearestLayoutNode: LayoutNode? { parent?.nearestLayoutNode }

  /// Draws what this node stands for.
  package func render(_ context: RenderContext, _ pass: RenderPass) {
    forEachChild { $0.render(context, pass) }
  }

  /// The frontmost leaf at a point of the window.
  package func hitTest(_ point: CGPoint) -> ViewNode? {
    var hit: ViewNode?
    // Children come in stacking order, so the last one that is hit is in front.
    forEachChild { child in
      if let found = child.hitTest(point) { hit = found }
    }
    return hit
  }

  /// Reports the elements at and below this node to an inspector.
  func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    inspectChildren(place, inspector)
  }

  /// Reports the elements below this node to an inspector.
  package final func inspectChildren(_ place: InspectedPlace, _ inspector: ElementInspector) {
    forEachChild { $0.inspect(place, inspector) }
  }

  /// A short name for messages and inspectors.
  var debugName: String { String(describing: type(of: self)) }
}

/// Which elements to collect.
package enum ElementScope {
  /// Those that take part in layout.
  case present
  /// Those that are drawn: leaving ones too.
  case drawn
}

extension ViewNode {
  /// Above are the root, what fills the window, and the stack in it, which every window has.
  private static let contentDepth = 3

  /// The names from the window's content to here, as messages give them: without type arguments,
  /// and without what only the tree has.
  var debugPath: String {
    var names = [shortName]
    var next = parent
    while let node = next, node.depth >= Self.contentDepth {
      if node.isNamedInPaths { names.append(node.shortName) }
      next = node.parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// Whether the names of the nodes below lead over this one's: what it is called must be something
  /// that a program wrote, and no modifier.
  private var isNamedInPaths: Bool {
    !(self is WholeNode || self is ContentNode) && !shortName.hasSuffix("Node")
  }

  /// The name without the arguments of its type.
  private var shortName: String { String(debugName.prefix { $0 != "<" }) }
}
