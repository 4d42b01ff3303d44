public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Views in front of a view and behind it.

extension View {
  /// Puts views in front of the view, aligned within its frame; they do not change its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of the view.
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isInFront: true))
  }

  /// Covers the view's frame with a style, and what lies below the bars at its edges.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Draws a line of `width` points around the view, within its frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Covers the view with a shape of its size, filled with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Puts views behind the view, aligned within its frame; they do not change its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isInFront: false))
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isInFront: false))
  }

  /// Fills the view's frame with a style, and what lies below the bars at its edges.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the view's frame with the ground of a window.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape of the view's size with the ground of a window.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape of the view's size with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}

@usableFromInline
nonisolated struct SecondaryModifier<Secondary> {
  var secondary: Secondary
  var alignment: Alignment
  var isInFront: Bool
  /// Whether the content is shown only where the secondary views are.
  var isMask = false
}

extension SecondaryModifier: ViewModifier, BodylessModifier, PrimitiveModifier
where Secondary: View {
  @usableFromInline typealias Body = Never

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    isMask ? MaskNode(self, context) : SecondaryNode(self, context)
  }
}

/// Lays out a node within the frame of the content, in front of it or behind.
class LayerNode<M>: ModifierNode<M> {
  /// What is laid out; nil only while the node is being made.
  final var layer: ViewNode?
  /// The one element that the layer is.
  var pile: LayoutNode? { layer as? LayoutNode }
  var alignment: Alignment { .center }
  var isInFront: Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if !isInFront, let layer { body(layer) }
    super.forEachChild(body)
    if isInFront, let layer { body(layer) }
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    if !isInFront { layer?.render(context, pass) }
    super.render(context, pass)
    if isInFront { layer?.render(context, pass) }
  }

  /// The content comes first, whatever is in front: it is what the view is known by.
  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    content?.inspect(place, inspector)
    layer?.inspect(place, inspector)
  }

  override func hasGround(_ search: GroundSearch) -> Bool {
    super.hasGround(search) || pile?.hasGround(search) == true
  }

  override func arrange() {
    super.arrange()
    let own = ViewDimensions(size: frame.size, node: element, proposal: proposal)
    pile?.place(in: frame, aligned: alignment, with: own, proposal: ProposedViewSize(frame.size))
  }
}

/// Lays out views within the frame of the content.
class SecondaryNode<Secondary: View>: LayerNode<SecondaryModifier<Secondary>> {
  override init(_ modifier: SecondaryModifier<Secondary>, _ context: NodeContext) {
    super.init(modifier, context)
    layer = NodeContext(parent: self).makeNode(view)
  }

  private var view: LayoutView<ZStackLayout, Secondary> {
    LayoutView(layout: ZStackLayout(alignment: alignment), content: modifier.secondary)
  }

  final override var alignment: Alignment { modifier.alignment }
  final override var isInFront: Bool { modifier.isInFront }

  override func modifierChanged(from previous: SecondaryModifier<Secondary>) {
    if previous.alignment != modifier.alignment { invalidateLayout() }
    layer?.update(view)
  }
}

extension LayoutNode {
  /// Gives the element a place in a frame, aligned with what has the dimensions of that.
  func place(
    in frame: CGRect, aligned alignment: Alignment, with own: ViewDimensions,
    proposal: ProposedViewSize
  ) {
    let dimensions = ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
    place(
      in: CGRect(
        x: frame.minX + own[alignment.horizontal] - dimensions[alignment.horizontal],
        y: frame.minY + own[alignment.vertical] - dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height),
      proposal: proposal)
  }
}
