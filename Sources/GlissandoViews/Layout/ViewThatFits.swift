import Foundation
public import GlissandoMotion

/// Shows the first of several views that fits into the space that there is; if none does, the last.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice of views, the preferred one first.
  ///
  /// In the directions that are not in `axes` any size fits.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = FittingNode(axes, context)
    node.content = NodeContext(parent: node).makeNode(alternatives)
    node.updateFromView = ViewUpdate { (view: Self, node) in
      node.apply(view.axes)
      node.content?.update(view.alternatives)
    }
    return node
  }

  /// The views; those that are not chosen are there as what another page covers.
  @MainActor private var alternatives: some View {
    content.modifier(
      LayoutChoice {
        var values = $0
        values.isCovered = true
        return values
      })
  }
}

/// Lays out one of its elements; the others keep their state unseen, have not appeared and hand nothing out.
final class FittingNode: ContainerNode, InputGate {
  var updateFromView: ViewUpdate<FittingNode>?
  private var axes: Axis.Set
  /// The element that is shown.
  private(set) weak var chosen: LayoutNode?

  init(_ axes: Axis.Set, _ context: NodeContext) {
    self.axes = axes
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    updateFromView?(view, self)
  }

  func apply(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateLayout()
  }

  /// The first element whose ideal size fits.
  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    elements.first { element in
      let ideal = element.sizeThatFits(idealProposal(proposal))
      return fits(ideal.width, proposal.width, .horizontal)
        && fits(ideal.height, proposal.height, .vertical)
    } ?? elements.last
  }

  /// In the directions that decide, the ideal size is asked for.
  private func idealProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func fits(_ length: CGFloat, _ proposed: CGFloat?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let proposed else { return true }
    return length <= proposed
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func arrange() {
    let choice = choice(proposal)
    if choice !== chosen { choose(choice) }
    // Also where the choice stays: one that was leaving as the chosen one may be back.
    for element in elements {
      (element.layoutValue(LayoutChoiceKey.self) ?? nil)?.isChosen(element === choice)
    }
    choice?.place(in: frame, proposal: proposal)
  }

  private func choose(_ choice: LayoutNode?) {
    chosen = choice
    tree.requestsRebuild = true
    tree.layoutPass.shownViewsChanged()
    tree.preferenceReaders.invalidate()
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(dimensions.proposal)?.explicitGuide(key, proposal: dimensions.proposal)
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    chosen?.render(context, pass)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? { chosen?.hitTest(point) }

  override class var roles: NodeRoles { .inputGate }
  // Before the first layout nothing is chosen yet.
  var onlyChild: ViewNode? { chosen }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.claim = nil
    chosen?.inspect(inner, inspector)
  }
}
