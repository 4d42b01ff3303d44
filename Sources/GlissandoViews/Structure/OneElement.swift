import Foundation
import GlissandoMotion

/// A view as one element: several stand below each other, a single one stands for itself.
///
/// For views whose type does not say how many they are: what a program presents, what a style returns.
package nonisolated struct OneElement<Content: View>: View, PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = OneElementNode<Content>(context)
    node.content = NodeContext(parent: node).makeNode(content)
    node.lookAtElements()
    return node
  }
}

/// How many elements a view stands for may change: a branch, a view whose type is hidden.
class OneElementNode<Content: View>: ContainerNode {
  private let layout = VStackLayout()
  /// Whether what is inside has been told that it stands in a stack.
  private var isStack = false

  /// The element that stands for itself.
  private var sole: LayoutNode? { elements.count == 1 ? elements[0] : nil }
  override var standsForItsElement: Bool { sole != nil }

  override func update<V: View>(_ view: V) {
    content?.update(sameView(view, as: OneElement<Content>.self).content)
  }

  // MARK: Elements

  override func elementsChanged() {
    tree.enqueue(by: self) { [weak self] in self?.lookAtElements() }
  }

  func lookAtElements() {
    guard isAlive, isStack != (elements.count > 1) else { return }
    isStack.toggle()
    passEnvironment()
  }

  override var childEnvironment: EnvironmentValues {
    isStack ? environment.stacked(along: .vertical) : environment
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let sole { return sole.sizeThatFits(proposal) }
    var cache: Void = ()
    return layout.sizeThatFits(
      proposal: proposal, subviews: LayoutSubviews(elements), cache: &cache)
  }

  override func arrange() {
    if let sole { return sole.place(in: frame, proposal: proposal) }
    var cache: Void = ()
    layout.placeSubviews(
      in: frame, proposal: proposal, subviews: LayoutSubviews(elements), cache: &cache)
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let sole { return sole.explicitGuide(key, proposal: dimensions.proposal) }
    var cache: Void = ()
    return layout.guide(
      key, in: CGRect(origin: .zero, size: dimensions.size), proposal: dimensions.proposal,
      LayoutSubviews(elements), &cache)
  }

  override var preferredSpacing: ViewSpacing {
    if let sole { return sole.viewSpacing }
    var cache: Void = ()
    return layout.spacing(subviews: LayoutSubviews(elements), cache: &cache)
  }

  override var handsOnLayoutValues: Bool { true }
  override var layoutPriority: Double { sole?.layoutPriority ?? 0 }
  override var zIndex: Double { sole?.zIndex ?? 0 }
  override var transition: AnyTransition? { sole?.transition }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    sole?.layoutValue(key)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    if sole == nil { super.inspect(place, inspector) } else { content?.inspect(place, inspector) }
  }
}
