public import Foundation
import GlissandoDrawing
import GlissandoMotion

/// How the colours of a canvas are reckoned with.
///
/// SwiftUI: the painter works in one way, that of `nonLinear`; the others are taken and do the same.
public enum ColorRenderingMode: Sendable {
  /// In sRGB as it is stored.
  case nonLinear
  /// In sRGB as light adds up.
  case linear
  /// As `linear`, with values outside of [0, 1].
  case extendedLinear
}

/// A view that a closure draws by hand.
///
/// The closure runs again when the view is updated, when its size changes and when something that
/// it read changes; never merely because the view moves.
public nonisolated struct Canvas: View, PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a canvas.
  ///
  /// Opacity of the ground, colour mode and threads are hints that this painter does not need.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    CanvasNode(self, context)
  }
}

private final class CanvasNode: LeafNode, Evaluated {
  private var view: Canvas
  private var content: DisplayContent?
  private var contentSize = CGSize.zero
  private var itemIndex = 0
  private lazy var subscriber = Subscriber(self)
  private var clipIndex = 0

  init(_ view: Canvas, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    self.view = sameView(view, as: Canvas.self)
    invalidateBody()
  }

  func invalidateBody() {
    content = nil
    requestRender()
  }

  override func environmentChanged(from previous: EnvironmentValues) { invalidateBody() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    let transform = context.transform.translatedBy(x: rect.minX, y: rect.minY)
    // What is drawn outside of the frame is not shown.
    let clip = DisplayGroup(
      id: UInt64(serial), transform: transform,
      kind: .clip(Path(CGRect(origin: .zero, size: rect.size)), FillStyle()))
    pass.begin(clip, at: &clipIndex, context)
    pass.put(
      DisplayLeaf(
        id: UInt64(serial) | Self.drawingBit, content: currentContent(rect.size),
        paint: .color(Color.Resolved(hex: 0)), transform: transform),
      at: &itemIndex, context)
    pass.end()
  }

  /// Tells the drawing from its clip.
  private static let drawingBit: UInt64 = 1 << 62

  private func currentContent(_ size: CGSize) -> DisplayContent {
    if let content, contentSize == size { return content }
    var graphics = GraphicsContext(
      size: size, environment: environment, textShaper: tree.textShaper)
    subscriber.track { view.renderer(&graphics, size) }
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
