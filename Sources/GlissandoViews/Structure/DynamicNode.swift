import Foundation
import GlissandoMotion

// Structural nodes whose children come and go.

/// A child that can come and go.
@MainActor
final class DynamicChild {
  let scope: TransitionScope
  fileprivate(set) var node: ViewNode!
  fileprivate(set) weak var owner: DynamicNode?
  /// Whether it has left the tree for good.
  fileprivate(set) var isGone = false
  var isLeaving: Bool { scope.isLeaving }

  fileprivate init(_ scope: TransitionScope, of owner: DynamicNode) {
    self.scope = scope
    self.owner = owner
    scope.child = self
  }

  /// Calls `body` with the rows of a lazy container that it stands for and that are there.
  func forEachRow(_ body: (RowNode) -> Void) {
    var segments: [RowSegment] = []
    node?.collectRows(into: &segments)
    for segment in segments {
      switch segment {
      case .single(let row): body(row)
      case .source(let source): source.forEachMadeRow { body($1) }
      case .boundary: break
      }
    }
  }
}

/// A structural node whose children come and go: a branch, a loop, an identity.
///
/// Each child's elements are wrapped in a `TransitionNode`, so that they can appear, stay on while
/// they leave, and turn round. It stands around all modifiers that are written on the loop or
/// branch, so that those come and go with the element.
@MainActor
class DynamicNode: ViewNode {
  /// What stands around the node: that of its container, and the modifiers within.
  private let containerWrappers: [any ElementWrapper]
  private let modifiers: [any ElementWrapper]
  /// What the child around the node shares with its elements, if there is no container in between.
  private let outerScope: TransitionScope?
  /// False while the node itself is being made: what comes with it plays no transition of its own.
  private var isEstablished = false
  /// Whether children have gone that the node still knows.
  private var hasGoneChildren = false

  override init(_ context: NodeContext) {
    containerWrappers = Array(context.wrappers.prefix { $0.belongsToContainer })
    let inner = context.wrappers.dropFirst(containerWrappers.count)
    outerScope = inner.first as? TransitionScope
    modifiers = Array(outerScope == nil ? inner : inner.dropFirst())
    super.init(context)
  }

  /// Calls `body` with each child, leaving ones included, in stacking order.
  func forEachDynamicChild(_ body: (DynamicChild) -> Void) {}

  /// What programs call a child, where the node gives it an identity of theirs.
  func programIdentity(of child: DynamicChild) -> AnyHashable? { nil }

  /// Lets go of the children that have gone.
  func forgetGoneChildren() {}

  final override func forEachChild(_ body: (ViewNode) -> Void) {
    forEachDynamicChild { if let node = $0.node { body(node) } }
  }

  /// A leaving child takes no part in layout, with all modifiers around it.
  final override func collectElements(
    into elements: inout [LayoutNode], _ scope: ElementScope
  ) {
    forEachDynamicChild { child in
      guard scope == .drawn || !child.isLeaving else { return }
      child.node?.collectElements(into: &elements, scope)
    }
  }

  /// The node, if it makes rows of a lazy container when they are asked for.
  var rowSource: (any RowSource)? { nil }

  /// Where the view is that a program calls `identity`: a child, or what is below one.
  func placementOfChild(_ identity: AnyHashable) -> CGRect? { placementInside(of: identity) }

  /// Adds what the children keep while their row is out of sight: what leaves is not there when it
  /// comes back.
  func collectSavedStateOfChildren(into states: inout [SavedState]) {
    forEachDynamicChild { if !$0.isLeaving { $0.node?.collectSavedState(into: &states) } }
  }

  /// A leaving child takes no input.
  final override func hitTest(_ point: CGPoint) -> ViewNode? {
    var hit: ViewNode?
    forEachDynamicChild { child in
      if !child.isLeaving, let found = child.node?.hitTest(point) { hit = found }
    }
    return hit
  }

  final override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    forEachDynamicChild { child in
      var inner = place
      inner.isLeaving = place.isLeaving || child.isLeaving
      child.node?.inspect(inner, inspector)
    }
  }

  // MARK: Coming and going

  /// Whether the node is made with a branch or an element that appears now.
  final var comesWithOuter: Bool { outerScope?.isComing ?? false }

  /// Ends the making of the node: from now on children that come play their transition.
  final func establish() { isEstablished = true }

  /// Makes a child that appears now.
  ///
  /// `mark` tells it from others that may stand in its place.
  final func insert(
    mark: AnyHashable, _ make: (NodeContext) -> ViewNode
  ) -> DynamicChild {
    let scope = TransitionScope(in: tree, outer: outerScope, isAppearing: isEstablished)
    scope.mark = mark
    return insert(scope, playsTransition: isEstablished, make)
  }

  /// Makes an element of a loop that appears now.
  final func insert<ID: Hashable>(
    id: ID, _ make: (NodeContext) -> ViewNode
  ) -> DynamicChild {
    let scope = LoopScope(id, in: tree, outer: outerScope, isAppearing: isEstablished)
    return insert(scope, playsTransition: isEstablished, make)
  }

  /// Makes an element of a loop that comes into sight; it may have been there before, unseen.
  final func insertIntoSight<ID: Hashable>(
    id: ID, isFresh: Bool, _ make: (NodeContext) -> ViewNode
  ) -> DynamicChild {
    let scope = LoopScope(id, in: tree, outer: outerScope, isAppearing: isFresh)
    return insert(scope, playsTransition: isFresh, tellsContainer: false, make)
  }

  private func insert(
    _ scope: TransitionScope, playsTransition: Bool, tellsContainer: Bool = true,
    _ make: (NodeContext) -> ViewNode
  ) -> DynamicChild {
    let child = DynamicChild(scope, of: self)
    var context = NodeContext(parent: self)
    context.wrappers = containerWrappers
    context.wrappers.append(scope)
    context.wrappers += modifiers
    child.node = make(context)
    if playsTransition {
      scope.enter(transaction)
      if lazyContainer != nil { child.forEachRow { $0.enter() } }
      if tellsContainer { structureChanged() }
    }
    return child
  }

  /// Lets a child go: at once, or when its transition has ended.
  ///
  /// `forgetGoneChildren` is called then.
  final func remove(_ child: DynamicChild) {
    guard !child.isLeaving else { return }
    if child.scope.leave(transaction) {
      if lazyContainer != nil { child.forEachRow { $0.leave() } }
      structureChanged()
    } else {
      Self.depart([child])
    }
  }

  /// Calls a leaving child back.
  final func restore(_ child: DynamicChild) {
    guard child.isLeaving else { return }
    child.scope.enter(transaction)
    if lazyContainer != nil { child.forEachRow { $0.enter() } }
    structureChanged()
  }

  /// Takes children whose transitions have ended out of the tree.
  ///
  /// What was called back in the meantime stays.
  /// - Complexity: O(*n* + *m*) in these children and all children of their owners.
  static func depart(_ children: [DynamicChild]) {
    for child in children where !child.isGone && child.isLeaving && child.scope.isStill {
      child.isGone = true
      child.node.destroy()
      child.owner?.hasGoneChildren = true
    }
    for child in children {
      guard let owner = child.owner, owner.hasGoneChildren else { continue }
      owner.hasGoneChildren = false
      owner.forgetGoneChildren()
      owner.structureChanged()
    }
  }
}
