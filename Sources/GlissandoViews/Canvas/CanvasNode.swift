import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Draws what a canvas's closure says.
///
/// The symbols are its children, but no elements of its container: they have no place in the
/// window, take no input, and are drawn into lists of their own.
final class CanvasNode<Symbols: View>: LeafNode, Evaluated, InputGate, ContentRecording {
  private var view: Canvas<Symbols>
  private var symbols: ViewNode?
  private var symbolElements: [LayoutNode]?
  private var content: DisplayContent?
  private var contentSize = CGSize.zero
  private var itemIndex = 0
  private lazy var subscriber = Subscriber(self)
  private var clipIndex = 0

  init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    if Symbols.self != EmptyView.self { symbols = NodeContext(parent: self).makeNode(view.symbols) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let symbols { body(symbols) } }

  override class var roles: NodeRoles { [.inputGate, .recorder] }
  var childrenTakeInput: Bool { false }
  override func hasGround(_ search: GroundSearch) -> Bool { search.isLarge(frame) }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Canvas<Symbols>.self)
    self.view = newer
    symbols?.update(newer.symbols)
    invalidateBody()
  }

  func invalidateBody() {
    content = nil
    requestRender()
  }

  override func environmentChanged(from previous: EnvironmentValues) { invalidateBody() }

  // MARK: Symbols

  private var elements: [LayoutNode] {
    if let symbolElements { return symbolElements }
    let elements = symbols?.collectedElements(.drawn) ?? []
    symbolElements = elements
    return elements
  }

  override func structureChanged() {
    symbolElements = nil
    content = nil
    super.structureChanged()
  }

  /// Something in a symbol has to be drawn again.
  func recordedContentChanged(_ pass: RenderPass) {
    content = nil
    pass.include(self)
  }

  private func symbol(tagged id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    let identity = GivenIdentity(value: id)
    let found = elements.first { $0.layoutValue(GivenIdentityKey.self) == identity }
    guard let found else { return nil }
    return GraphicsContext.ResolvedSymbol(
      size: found.frame.size,
      list: RenderPass.record { found.render(RenderContext(), $0) })
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange() {
    super.arrange()
    for element in elements {
      let size = element.sizeThatFits(.unspecified)
      element.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified)
    }
  }

  // MARK: Drawing

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    let transform = context.transform.translatedBy(x: rect.minX, y: rect.minY)
    // What is drawn outside of the frame is not shown.
    let clip = DisplayGroup(
      id: UInt64(serial), transform: transform,
      kind: .clip(Path(CGRect(origin: .zero, size: rect.size)), FillStyle()))
    // Where elements came or went some of them may be symbols.
    if symbols != nil, pass.isRebuilding { content = nil }
    pass.begin(clip, at: &clipIndex, context)
    pass.put(
      DisplayLeaf(
        id: UInt64(serial) | Self.drawingBit, content: currentContent(rect.size),
        paint: .color(Color.Resolved(hex: 0)), transform: transform),
      at: &itemIndex, context)
    pass.end()
  }

  /// Tells the drawing from its clip.
  private static var drawingBit: UInt64 { 1 << 62 }

  private func currentContent(_ size: CGSize) -> DisplayContent {
    if let content, contentSize == size { return content }
    var graphics = GraphicsContext(
      size: size, environment: environment,
      sources: GraphicsContext.Sources(textShaper: tree.textShaper) { [unowned self] id in
        symbol(tagged: id)
      })
    // Nothing can be seen of what is drawn into no room, and programs pick places at random in it.
    if size.width > 0, size.height > 0 { subscriber.track { view.renderer(&graphics, size) } }
    let made = DisplayContent(
      .commands(graphics.commands), bounds: CGRect(origin: .zero, size: size))
    content = made
    contentSize = size
    return made
  }

  override func willDestroy() {
    subscriber.end()
    super.willDestroy()
  }

  override var debugName: String { "Canvas" }
}
