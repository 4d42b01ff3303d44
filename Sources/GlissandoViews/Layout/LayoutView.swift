import Foundation
import GlissandoMotion

/// A layout and the views that it arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    LayoutContainerNode(self, context)
  }
}

/// The base of elements that hold other elements.
@MainActor
class ContainerNode: LayoutNode {
  var content: ViewNode?
  private var known: [LayoutNode]?
  private var knownDrawn: [LayoutNode]?

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }

  override func structureChanged() {
    known = nil
    knownDrawn = nil
    elementsChanged()
    super.structureChanged()
  }

  /// Reacts to elements that came, went or changed their order.
  func elementsChanged() {}

  /// The elements that take part in layout, in order.
  final var elements: [LayoutNode] {
    if let known { return known }
    var elements: [LayoutNode] = []
    content?.collectElements(into: &elements, .present)
    known = elements
    return elements
  }

  /// The elements that are drawn, in stacking order; leaving ones keep their place.
  final var drawnElements: [LayoutNode] {
    if let knownDrawn { return knownDrawn }
    var elements: [LayoutNode] = []
    content?.collectElements(into: &elements, .drawn)
    if elements.contains(where: { $0.zIndex != 0 }) {
      let order = elements.indices.sorted {
        (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1)
      }
      elements = order.map { elements[$0] }
    }
    knownDrawn = elements
    return elements
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    for element in drawnElements { element.render(context, pass) }
  }
}

/// Arranges elements by a `Layout`.
final class LayoutContainerNode<L: Layout, Content: View>: ContainerNode {
  private var layout: L
  private var cache: L.Cache?

  init(_ view: LayoutView<L, Content>, _ context: NodeContext) {
    layout = view.layout
    super.init(context)
    content = NodeContext(parent: self).makeNode(view.content)
  }

  /// The environment of what is inside tells it along which axis it is stacked.
  override var childEnvironment: EnvironmentValues {
    guard environment.stackOrientation != L.layoutProperties.stackOrientation else {
      return environment
    }
    var values = environment
    values.stackOrientation = L.layoutProperties.stackOrientation
    return values
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: LayoutView<L, Content>.self)
    if !areEqualLayouts(layout, view.layout) {
      layout = view.layout
      cache = nil
      invalidateLayout()
    }
    content?.update(view.content)
  }

  private func areEqualLayouts(_ lhs: L, _ rhs: L) -> Bool {
    ViewFields.of(L.self).areEqual(lhs, rhs)
  }

  override func elementsChanged() { cache = nil }

  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(elements)
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, needsMeasure { layout.updateCache(&current, subviews: subviews) }
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
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
    }
  }

  override var debugName: String { String(describing: L.self) }
}

private struct StackOrientationKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
  /// The axis of the stack around, for spacers and dividers.
  var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}
