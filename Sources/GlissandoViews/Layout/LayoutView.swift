package import Foundation
import GlissandoMotion

/// A layout and the views that it arranges.
package nonisolated struct LayoutView<L, Content> {
  let layout: L
  let content: Content
  /// Whether the container around sees the first view, as if nothing stood beside it.
  let speaksAsFirst: Bool

  /// - Parameter speaksAsFirst: Whether the container around sees the layout values, the priority, the stacking order
  ///   and the transition of the first view, as if nothing stood beside it.
  package init(layout: L, content: Content, speaksAsFirst: Bool = false) {
    self.layout = layout
    self.content = content
    self.speaksAsFirst = speaksAsFirst
  }
}

extension LayoutView: View, PrimitiveView where L: Layout, Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    LayoutContainerNode(self, context)
  }

  /// Makes the node of a view that is shown by one of these, as stacks are.
  @MainActor func makeNode<V: View>(
    in context: NodeContext, by arranged: @escaping @MainActor (V) -> Self
  ) -> ViewNode {
    let node = LayoutContainerNode(self, context)
    node.updateFromView = ViewUpdate { (view: V, node) in node.apply(arranged(view)) }
    return node
  }
}

/// The base of elements that hold other elements.
@MainActor
package class ContainerNode: LayoutNode {
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  package var content: ViewNode?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cachedElements: [LayoutNode]?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cachedDrawn: [LayoutNode]?

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func structureChanged() {
    cachedElements = nil
    cachedDrawn = nil
    elementsChanged()
    super.structureChanged()
  }

  /// Whether it is as if its one element stood there in its place.
  var standsForItsElement: Bool { false }

  /// Something inside stacks in another order.
  final func stackingOrderChanged() {
    cachedDrawn = nil
    tree.requestsRebuild = true
    if standsForItsElement { parent?.nearest { $0 as? ContainerNode }?.stackingOrderChanged() }
  }

  /// Reacts to elements that came, went or changed their order.
  func elementsChanged() {}

  /// The elements that take part in layout, in order.
  package final var elements: [LayoutNode] {
    if let cachedElements { return cachedElements }
    let elements = content?.collectedElements() ?? []
    cachedElements = elements
    return elements
  }

  /// The elements that are drawn, in stacking order; leaving ones keep their place.
  final var drawnElements: [LayoutNode] {
    if let cachedDrawn { return cachedDrawn }
    let elements = Self.stacked(content?.collectedElements(.drawn) ?? [])
    cachedDrawn = elements
    return elements
  }

  /// The elements from back to front.
  private static func stacked(_ elements: [LayoutNode]) -> [LayoutNode] {
    guard elements.contains(where: { $0.zIndex != 0 }) else { return elements }
    let order = elements.indices.sorted {
      (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1)
    }
    return order.map { elements[$0] }
  }

  /// The frontmost element that is hit; leaving ones take no input.
  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    for element in Self.stacked(elements).reversed() {
      if let hit = element.hitTest(point) { return hit }
    }
    return nil
  }

  /// What stands for the container no longer stands for each element in it.
  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.claim = nil
    super.inspect(inner, inspector)
  }

  override func hasGround(_ search: GroundSearch) -> Bool {
    elements.contains { $0.hasGround(search) }
  }

  package override func render(_ context: RenderContext, _ pass: RenderPass) {
    for element in drawnElements { element.render(context, pass) }
  }
}

/// Arranges elements by a `Layout`.
final class LayoutContainerNode<L: Layout, Content: View>: ContainerNode {
  private var layout: L
  private var cache: L.Cache?
  /// Whether the layout or something inside may answer otherwise than when the cache was made.
  private var isCacheOutdated = false
  private let speaksAsFirst: Bool
  /// Takes a new value of the view that the node was made for; nil where that is a `LayoutView` itself.
  fileprivate var updateFromView: ViewUpdate<LayoutContainerNode>?

  init(_ view: LayoutView<L, Content>, _ context: NodeContext) {
    layout = view.layout
    speaksAsFirst = view.speaksAsFirst
    super.init(context)
    noteOwnAnswers()
    content = NodeContext(parent: self).makeNode(view.content)
  }

  private var isBuiltIn: Bool {
    L.self == VStackLayout.self || L.self == HStackLayout.self || L.self == ZStackLayout.self
      || L.self == GridLayout.self
  }

  /// Built-in layouts only hand on the guides and the spacing of their views; those of programs may have their own.
  private func noteOwnAnswers() {
    guard !tree.features.contains(.spacing), !isBuiltIn,
      !(L.self is any GuidelessLayout.Type)
    else { return }
    if let layout = layout as? AnyLayout, layout.isStandard { return }
    tree.note([.guides, .spacing])
  }

  /// The environment of what is inside tells it along which axis it is stacked.
  override var childEnvironment: EnvironmentValues { environment.stacked(along: stackOrientation) }

  private var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  override func update<V: View>(_ view: V) {
    if let updateFromView {
      updateFromView(view, self)
    } else {
      apply(sameView(view, as: LayoutView<L, Content>.self))
    }
  }

  fileprivate func apply(_ view: LayoutView<L, Content>) {
    if !areEqualLayouts(layout, view.layout) {
      let previous = stackOrientation
      layout = view.layout
      isCacheOutdated = true
      noteOwnAnswers()
      invalidateLayout()
      if stackOrientation != previous { passEnvironment() }
    }
    content?.update(view.content)
  }

  private func areEqualLayouts(_ lhs: L, _ rhs: L) -> Bool {
    return ViewFields.of(L.self).areEqual(lhs, rhs)
  }

  override func elementsChanged() { isCacheOutdated = true }
  override func layoutInvalidated() { isCacheOutdated = true }

  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(elements)
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, isCacheOutdated { layout.updateCache(&current, subviews: subviews) }
    isCacheOutdated = false
    let result = body(layout, subviews, &current)
    cache = current
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func arrange() {
    withCache {
      $0.placeSubviews(in: frame, proposal: proposal, subviews: $1, cache: &$2)
    }
    for element in elements where !element.isPlaced {
      element.place(inMiddleOf: frame, proposal: ProposedViewSize(frame.size))
    }
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache { $0.guide(key, in: bounds, proposal: dimensions.proposal, $1, &$2) }
  }

  override var preferredSpacing: ViewSpacing {
    withCache { $0.spacing(subviews: $1, cache: &$2) }
  }

  // MARK: What is said for the first view

  private var speaker: LayoutNode? { speaksAsFirst ? elements.first : nil }

  override var handsOnLayoutValues: Bool { speaksAsFirst }
  override var layoutPriority: Double { speaker?.layoutPriority ?? 0 }
  override var zIndex: Double { speaker?.zIndex ?? 0 }
  override var transition: AnyTransition? { speaker?.transition }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    speaker?.layoutValue(key)
  }

  override var debugName: String {
    let name = String(describing: L.self)
    return isBuiltIn ? String(name.dropLast("Layout".count)) : name
  }
}

extension EnvironmentValues {
  /// The axis of the stack around, for spacers and dividers.
  @Entry var stackOrientation: Axis?

  /// The environment inside of a container that stacks along an axis, or does not.
  func stacked(along axis: Axis?) -> EnvironmentValues {
    guard stackOrientation != axis else { return self }
    var values = self
    values.stackOrientation = axis
    return values
  }
}

extension ViewNode {
  /// Whether it lays out views, of which each is something else than the whole.
  final var isContainer: Bool { (self as? ContainerNode)?.standsForItsElement == false }
}
