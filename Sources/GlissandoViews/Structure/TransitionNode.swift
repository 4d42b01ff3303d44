import Foundation
import GlissandoDrawing
import GlissandoMotion

/// What one child that comes and goes shares with the elements that it stands for.
@MainActor
final class TransitionScope: ElementWrapper {
  private(set) var isLeaving = false
  private unowned let owner: DynamicNode
  /// The identity by which a loop keeps the elements; nil elsewhere.
  var identity: AnyHashable? { (owner as? any IdentityGiving)?.identity(of: self) }
  private var nodes: [TransitionNode] = []
  private var finish: (@MainActor () -> Void)?

  init(owner: DynamicNode) { self.owner = owner }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let node = TransitionNode(context, scope: self)
    nodes.append(node)
    node.content = content(NodeContext(parent: node))
    return node
  }

  func forget(_ node: TransitionNode) {
    nodes.removeAll { $0 === node }
    finishIfDone()
  }

  /// Shows the elements, from wherever they are.
  func enter(_ transaction: Transaction) {
    isLeaving = false
    finish = nil
    for node in nodes { node.enter(transaction) }
  }

  /// Begins to hide the elements; `finish` is called when all have gone.
  /// - Returns: false if nothing moves, and the elements may go at once.
  func leave(_ transaction: Transaction, then finish: @escaping @MainActor () -> Void) -> Bool {
    guard transaction.animation != nil, !nodes.isEmpty else { return false }
    isLeaving = true
    for node in nodes { node.leave(transaction) }
    self.finish = finish
    return nodes.contains { $0.isMoving }
  }

  /// Ends the leaving when every element has come to rest.
  func finishIfDone() {
    guard isLeaving, let finish, !nodes.contains(where: { $0.isMoving }) else { return }
    self.finish = nil
    owner.tree.enqueueDeparture(finish)
  }
}

/// A node that keeps its children by identities of the program's.
@MainActor
protocol IdentityGiving {
  /// The identity of the child that a scope belongs to.
  func identity(of scope: TransitionScope) -> AnyHashable?
}

/// Wraps an element that can come and go, and plays its transition.
///
/// `presence` runs from 0 (gone) to 1 (here), with whatever velocity it has when it turns round.
final class TransitionNode: ContentNode, Rendering {
  private let scope: TransitionScope
  private var presence: AnimatedAttribute<Double>?
  private var groupIndex = 0
  var renderState = RenderState()
  /// How far presence may be from its end when the motion stops: less than a step of 8-bit alpha.
  private static let restDistance = 1.0 / 512

  init(_ context: NodeContext, scope: TransitionScope) {
    self.scope = scope
    super.init(context)
  }

  var isLeaving: Bool { scope.isLeaving }
  var isMoving: Bool { presence?.isRunning ?? false }
  /// The opacity as shown now.
  var shownOpacity: Double { min(max(presence?.shown ?? 1, 0), 1) }

  func enter(_ transaction: Transaction) {
    if presence == nil {
      guard transaction.animation != nil else { return }
      presence = makePresence(0)
    }
    set(1, transaction)
  }

  func leave(_ transaction: Transaction) {
    if presence == nil { presence = makePresence(1) }
    set(0, transaction)
  }

  private func makePresence(_ value: Double) -> AnimatedAttribute<Double> {
    let attribute = AnimatedAttribute(
      value, label: "transition", restDistance: Self.restDistance, in: tree.animations)
    attribute.observer = self
    return attribute
  }

  private func set(_ value: Double, _ transaction: Transaction) {
    presence?.set(value, transaction: transaction, environment: environment, at: tree.time)
    if !isMoving && !isLeaving { endPresence() }
    tree.requestsRebuild = true
  }

  private func endPresence() {
    presence?.remove()
    presence = nil
    tree.requestsRebuild = true
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    let isMoved = context != renderState.context
    guard noteRender(context, pass) else { return }
    guard presence != nil else {
      content?.render(context, pass)
      return
    }
    let group = DisplayGroup(
      id: UInt64(serial), transform: context.transform, kind: .opacity(shownOpacity))
    pass.begin(group, at: &groupIndex, context)
    if pass.isRebuilding || isMoved { content?.render(context, pass) }
    pass.end()
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.opacity *= shownOpacity
    super.inspect(inner, inspector)
  }

  /// An element of a loop stands for its identity in a picker, unless it says otherwise.
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    if let value = super.layoutValue(key) { return value }
    guard key == TagKey.self, let identity = scope.identity else { return nil }
    return Tag(value: identity) as? K.Value
  }

  /// A leaving element is its own root: its container no longer measures it.
  override var layoutParent: LayoutNode? { isLeaving ? nil : super.layoutParent }

  override func willDestroy() {
    presence?.remove()
    scope.forget(self)
  }
}

extension TransitionNode: @MainActor AnimatedAttributeObserver {
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }

  func animationEnded(_ attribute: AnyAnimatedAttribute) {
    scope.finishIfDone()
    if !isLeaving { endPresence() }
  }
}
