import Foundation
import GlissandoMotion

/// A child that can come and go.
@MainActor
final class DynamicChild {
  let scope: TransitionScope
  fileprivate(set) var node: ViewNode!
  var isLeaving: Bool { scope.isLeaving }

  fileprivate init(scope: TransitionScope) { self.scope = scope }
}

/// A structural node whose children come and go: a branch, a loop, an identity.
///
/// Each child's elements are wrapped in a `TransitionNode`, so that they can appear, stay on while
/// they leave, and turn round.
@MainActor
class DynamicNode: ViewNode {
  private let wrappers: [any ElementWrapper]
  /// False while the node itself is being made: what comes with it plays no transition of its own.
  private var isEstablished = false

  override init(_ context: NodeContext) {
    wrappers = context.wrappers
    super.init(context)
  }

  /// Calls `body` with each child, leaving ones included, in stacking order.
  func forEachDynamicChild(_ body: (DynamicChild) -> Void) {}

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

  /// Ends the making of the node: from now on children that come play their transition.
  final func establish() { isEstablished = true }

  /// Makes a child that appears now.
  final func insert(_ make: (NodeContext) -> ViewNode) -> DynamicChild {
    let scope = TransitionScope(owner: self)
    let child = DynamicChild(scope: scope)
    var context = NodeContext(parent: self)
    context.wrappers = wrappers + [scope]
    child.node = make(context)
    if isEstablished {
      scope.enter(transaction)
      structureChanged()
    }
    return child
  }

  /// Lets a child go: at once, or when its transition has ended.
  ///
  /// `forget` is called then.
  final func remove(_ child: DynamicChild, forget: @escaping @MainActor () -> Void) {
    guard !child.isLeaving else { return }
    let finish: @MainActor () -> Void = { [weak self] in
      child.node.destroy()
      forget()
      self?.structureChanged()
    }
    if child.scope.leave(transaction, then: finish) {
      structureChanged()
    } else {
      finish()
    }
  }

  /// Calls a leaving child back.
  final func restore(_ child: DynamicChild) {
    guard child.isLeaving else { return }
    child.scope.enter(transaction)
    structureChanged()
  }
}
