import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Draws text.
///
/// Its rectangle and colour glide; where its characters, font or wrapping change, the old picture
/// fades into the new one while the rectangle glides.
final class TextNode: LeafNode {
  private var text: Text
  private var source: TextSource
  private let paint: ShownValue<Paint>
  private var layout: TextLayout?
  private var content: DisplayContent?
  /// The picture that is fading out.
  private var outgoing: DisplayContent?
  /// From 0, all of the old picture, to 1, all of the new one.
  private let exchange = ShownValue(1.0, label: "text", restDistance: 1.0 / 512)
  private var itemIndex = 0
  private var outgoingIndex = 0

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    source = Self.source(of: text, in: context.environment)
    paint = ShownValue(
      Self.paint(of: text, in: context.environment), label: "foreground",
      restDistance: 1.0 / 512)
    super.init(context)
  }

  override var inspectedText: String? { text.string }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Text.self)
    guard newer != text else { return }
    text = newer
    resolve()
  }

  override func environmentChanged(from previous: EnvironmentValues) { resolve() }

  /// Text of one piece takes its style as its paint, so that it can animate; further pieces keep
  /// theirs as colours of spans.
  private static func paint(of text: Text, in environment: EnvironmentValues) -> Paint {
    if text.pieces.count == 1, let style = text.pieces[0].traits.style {
      return style.makePaint(in: environment)
    }
    return ForegroundStyle().makePaint(in: environment)
  }

  private func resolve() {
    if paint.set(Self.paint(of: text, in: environment), for: self) { requestRender() }
    let newer = Self.source(of: text, in: environment)
    guard newer != source else { return }
    source = newer
    layout = nil
    invalidateLayout()
  }

  nonisolated static func source(of text: Text, in environment: EnvironmentValues) -> TextSource {
    let isSingle = text.pieces.count == 1
    let spans = text.pieces.map { piece in
      let traits = piece.traits
      return TextSpan(
        piece.string, font: traits.descriptor(in: environment),
        color: isSingle ? nil : traits.style.flatMap { color($0, environment) },
        underline: traits.isUnderlined, strikethrough: traits.isStruckThrough,
        kerning: Double(traits.kerning))
    }
    return TextSource(
      spans: spans, alignment: environment.multilineTextAlignment,
      lineLimit: environment.lineLimit, lineSpacing: Double(environment.lineSpacing))
  }

  nonisolated private static func color(
    _ style: AnyShapeStyle, _ environment: EnvironmentValues
  ) -> Color.Resolved? {
    if case .color(let color) = style.makePaint(in: environment) { return color }
    return nil
  }

  // MARK: Layout

  private func layout(width: CGFloat?) -> TextLayout {
    let width = width.flatMap { $0.isFinite ? Double($0) : nil }
    return tree.textShaper.layout(source, width: width)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(width: proposal.width).size
    // Whole points: text that starts on a pixel looks sharp, and a rounding error in a proposal
    // must never wrap the last word.
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(width: dimensions.proposal.width).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(width: dimensions.proposal.width).lastBaseline
    }
    return nil
  }

  override func arrange() {
    let newer = layout(width: proposal.width)
    if newer !== layout || content == nil {
      show(newer)
    }
    super.arrange()
  }

  private func show(_ newer: TextLayout) {
    let previous = content
    let made = DisplayContent(text: newer)
    layout = newer
    content = made
    requestRender()
    guard let previous, transaction.animation != nil else {
      endExchange()
      return
    }
    // A text that changes again in mid-fade starts from whichever picture is the stronger.
    if exchange.shown > 0.5 || outgoing == nil { outgoing = previous }
    exchange.jump(to: 0)
    exchange.set(1, for: self)
    tree.requestsRebuild = true
  }

  private func endExchange() {
    exchange.jump(to: 1)
    guard outgoing != nil else { return }
    outgoing = nil
    tree.requestsRebuild = true
  }

  // MARK: Drawing

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    guard let content else { return }
    guard let outgoing else {
      put(content, in: rect, opacity: 1, UInt64(serial), &itemIndex, context, pass)
      return
    }
    let share = min(max(exchange.shown, 0), 1)
    let outgoingID = UInt64(serial) | Self.outgoingBit
    put(outgoing, in: rect, opacity: 1 - share, outgoingID, &outgoingIndex, context, pass)
    put(content, in: rect, opacity: share, UInt64(serial), &itemIndex, context, pass)
  }

  /// Tells the picture that fades out from the one that fades in.
  private static let outgoingBit: UInt64 = 1 << 63

  private func put(
    _ content: DisplayContent, in rect: CGRect, opacity: Double, _ id: UInt64,
    _ index: inout Int, _ context: RenderContext, _ pass: RenderPass
  ) {
    pass.put(
      DisplayLeaf(
        id: id, content: content, paint: paint.shown,
        transform: context.transform.translatedBy(x: rect.minX, y: rect.minY),
        opacity: opacity, isMoving: context.isMoving || rectangle.isRunning),
      at: &index, context)
  }

  override func animationEnded(_ attribute: AnyAnimatedAttribute) {
    if !exchange.isRunning { endExchange() }
    super.animationEnded(attribute)
  }

  override func willDestroy() {
    paint.remove()
    exchange.remove()
    super.willDestroy()
  }

  override var shownPaint: Paint? { paint.shown }
  override var debugName: String { "Text(\"\(text.string.prefix(24))\")" }
}
