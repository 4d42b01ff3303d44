package import Foundation
package import GlissandoDrawing
import GlissandoMotion

// The nodes of elements that other modules make by behaviors.

/// What another module makes of an element.
@MainActor
package protocol ElementBehavior: EnvironmentBehavior {
  /// What the node is called in messages; paths leave out what ends in `Node`.
  var debugName: String { get }
  /// Takes a new value of the view that the node was made for.
  func update<V: View>(_ view: V)
  /// The size for a proposal, without cache.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// Places what is inside; a leaf has its place already.
  func arrange()
  /// An explicit alignment guide; nil where the default holds.
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
}

/// What another module makes of an element that draws something of its own.
@MainActor
package protocol LeafBehavior: ElementBehavior {
  /// What the node takes part in.
  static var roles: NodeRoles { get }
  /// The paint as shown now, for tests and inspectors.
  var shownPaint: Paint? { get }
  /// The characters that the leaf shows, if it shows any.
  var inspectedText: String? { get }
  /// Draws the leaf in a rectangle of layout coordinates.
  func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass)
}

extension LeafBehavior {
  package static var roles: NodeRoles { [] }
}

/// A leaf that a behavior measures and draws.
package final class LeafKit<B: LeafBehavior>: LeafNode {
  private var behavior: B?

  package init(_ context: NodeContext, _ make: (LeafKit) -> B) {
    super.init(context)
    behavior = make(self)
  }

  override class var roles: NodeRoles { B.roles }
  override var debugName: String { behavior?.debugName ?? super.debugName }
  package override var performer: any NodeRole { behavior ?? self }
  override var shownPaint: Paint? { behavior?.shownPaint }
  package override var inspectedText: String? { behavior?.inspectedText }
  package override func update<V: View>(_ view: V) { behavior?.update(view) }

  override func environmentChanged(from previous: EnvironmentValues) {
    behavior?.environmentChanged(from: previous)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    behavior?.measure(proposal) ?? .zero
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    behavior?.guide(key, in: dimensions)
  }

  override func arrange() {
    super.arrange()
    behavior?.arrange()
  }

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    behavior?.draw(in: rect, context, pass)
  }

  override func willDestroy() {
    behavior?.willDestroy()
    behavior = nil
    super.willDestroy()
  }
}

/// What another module makes of an element that holds others, with views of its own below them.
@MainActor
package protocol HoldingBehavior: ElementBehavior, SurroundingBehavior {
  /// Calls `body` with each of its own views, which are drawn below the content.
  func forEachPart(_ body: (ViewNode) -> Void)
  /// Whether anything of it is drawn, hit or reported.
  var isShown: Bool { get }
  /// What a point hits that hits nothing of the content.
  func hitPart(_ point: CGPoint) -> ViewNode?
}

extension HoldingBehavior {
  package var isShown: Bool { true }
  package func hitPart(_ point: CGPoint) -> ViewNode? { nil }

  /// What stands for the container no longer stands for each element in it.
  package func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.claim = nil
    node.inspectChildren(inner, inspector)
  }
}

/// A container whose elements a behavior lays out.
package final class ContainerKit<B: HoldingBehavior>: ContainerNode {
  private var behavior: B?

  package init(_ context: NodeContext, _ make: (ContainerKit) -> B) {
    super.init(context)
    behavior = make(self)
  }

  override class var roles: NodeRoles { B.roles }
  override var debugName: String { behavior?.debugName ?? super.debugName }
  package override var performer: any NodeRole { behavior ?? self }
  override var childEnvironment: EnvironmentValues { behavior?.childEnvironment ?? environment }
  package override func update<V: View>(_ view: V) { behavior?.update(view) }

  override func environmentChanged(from previous: EnvironmentValues) {
    behavior?.environmentChanged(from: previous)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    behavior?.forEachPart(body)
    super.forEachChild(body)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    behavior?.measure(proposal) ?? .zero
  }

  override func arrange() { behavior?.arrange() }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    behavior?.guide(key, in: dimensions)
  }

  package override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard let behavior, behavior.isShown else { return }
    behavior.forEachPart { $0.render(context, pass) }
    super.render(context, pass)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    if let behavior, behavior.isShown { behavior.inspect(place, inspector) }
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let behavior, behavior.isShown else { return nil }
    return super.hitTest(point) ?? behavior.hitPart(point)
  }

  override func willDestroy() {
    behavior?.willDestroy()
    behavior = nil
  }
}
