import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Draws an image.
///
/// Its rectangle and colour glide like those of a shape; when it becomes another image under an
/// animation, the old one fades into the new one.
final class ImageNode: LeafNode {
  private var image: Image
  private var look: ImageLook
  private let paint: ShownValue<Paint>
  private var content: DisplayContent?
  /// The picture that is fading out.
  private var outgoing: DisplayContent?
  /// From 0, all of the old picture, to 1, all of the new one.
  private let exchange = ShownValue(1.0, label: "image", restDistance: 1.0 / 512)
  private var itemIndex = 0
  private var outgoingIndex = 0
  private var isRedacted: Bool
  /// The pieces of an image in the size and the paint for which they were made.
  private var pieces: (whole: DisplayContent, size: CGSize, paint: Paint, content: DisplayContent)?

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    look = ImageLook(image, in: context)
    isRedacted = context.environment.redactionReasons.hidesContent
    paint = ShownValue(
      ForegroundStyle().makePaint(in: context.environment), label: "foreground",
      restDistance: 1.0 / 512)
    super.init(context)
    look.warn(image, at: debugPath)
  }

  override var inspectedPicture: InspectedPicture? { image.inspected }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Image.self)
    guard newer != image else { return }
    if newer.isResizable != image.isResizable { invalidateLayout() }
    image = newer
    pieces = nil
    requestRender()
    resolve()
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if paint.set(ForegroundStyle().makePaint(in: environment), for: self) { requestRender() }
    if environment.redactionReasons.hidesContent != isRedacted {
      isRedacted.toggle()
      show(isOther: true)
    }
    resolve()
  }

  private func resolve() {
    let newer = ImageLook(image, in: NodeContext(parent: self))
    guard newer != look else { return }
    let isOther = !newer.showsSame(as: look)
    look = newer
    look.warn(image, at: debugPath)
    invalidateLayout()
    show(isOther: isOther)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.isResizable else { return look.size }
    return proposal.replacingUnspecifiedDimensions(by: look.size).finite
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key,
      let baseline = look.baseline, look.size.height > 0
    else { return nil }
    // Of a resized symbol the baseline is scaled with it.
    return baseline * dimensions.height / look.size.height
  }

  override func hasGround(_ search: GroundSearch) -> Bool {
    if case .file = look { search.isLarge(frame) } else { false }
  }

  // MARK: Drawing

  /// A bar in the natural size about its middle.
  private var redactedContent: DisplayContent {
    let size = look.size
    return DisplayContent(
      fill: RedactionBars.path(lines: 1, in: size)
        .offsetBy(dx: -size.width / 2, dy: -size.height / 2))
  }

  private func show(isOther: Bool) {
    let previous = content
    content = nil
    requestRender()
    guard isOther, let previous, transaction.animation != nil,
      environment.contentTransition != .identity
    else { return endExchange() }
    // An image that changes again in mid-fade starts from whichever picture is the stronger.
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

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    if content == nil { content = isRedacted ? redactedContent : look.makeContent() }
    guard let content else { return }
    guard let outgoing else {
      return put(content, in: rect, opacity: 1, UInt64(serial), &itemIndex, context, pass)
    }
    let share = min(max(exchange.shown, 0), 1)
    let outgoingID = UInt64(serial) | Self.outgoingBit
    let (old, new) = exchangeRects(in: rect, share)
    put(outgoing, in: old, opacity: 1 - share, outgoingID, &outgoingIndex, context, pass)
    put(content, in: new, opacity: share, UInt64(serial), &itemIndex, context, pass)
  }

  /// Where the old and the new picture are drawn while one becomes the other.
  private func exchangeRects(in rect: CGRect, _ share: Double) -> (CGRect, CGRect) {
    guard environment.contentTransition.exchangesBySize else { return (rect, rect) }
    func scaled(_ scale: Double) -> CGRect {
      rect.insetBy(dx: rect.width * (1 - scale) / 2, dy: rect.height * (1 - scale) / 2)
    }
    return (scaled(1 - share * 0.6), scaled(0.4 + share * 0.6))
  }

  /// Tells the picture that fades out from the one that fades in.
  private static let outgoingBit: UInt64 = 1 << 63

  /// Puts a picture, whose origin is its middle, into a rectangle.
  ///
  /// Its content is that of the natural size: a resized image is scaled by the transform, so that one
  /// whose size is being animated is the same picture in every frame.
  private func put(
    _ content: DisplayContent, in rect: CGRect, opacity: Double, _ id: UInt64,
    _ index: inout Int, _ context: RenderContext, _ pass: RenderPass
  ) {
    if let parts = parts(of: content, in: rect.size) {
      pass.put(
        DisplayLeaf(
          id: id, content: parts, paint: paint.shown,
          transform: context.transform.translatedBy(x: rect.minX, y: rect.minY),
          opacity: opacity),
        at: &index, context)
      return
    }
    var transform = context.transform.translatedBy(x: rect.midX, y: rect.midY)
    if image.isResizable || rectangle.isRunning || outgoing != nil, look.size.width > 0,
      look.size.height > 0
    {
      transform = transform.scaledBy(
        x: rect.width / look.size.width, y: rect.height / look.size.height)
    }
    pass.put(
      DisplayLeaf(
        id: id, content: content, paint: paint.shown, transform: transform,
        opacity: isRedacted ? opacity * RedactionBars.opacity : opacity),
      at: &index, context)
  }

  /// The image in pieces, where its corners keep their size or it is repeated.
  private func parts(of content: DisplayContent, in size: CGSize) -> DisplayContent? {
    guard image.isResizable, !image.isStretchedAsWhole,
      case .image(let raster, let rect, let style) = content.kind
    else { return nil }
    let paint = paint.shown
    // Only templates are painted, and then each piece by itself.
    if let pieces, pieces.size == size, pieces.whole === content,
      !style.isTemplate || pieces.paint == paint
    {
      return pieces.content
    }
    let commands = NineParts(
      raster, style, natural: rect.size, paint: paint, size: size, image: image
    ).commands
    let made = DisplayContent(.commands(commands), bounds: CGRect(origin: .zero, size: size))
    pieces = (content, size, paint, made)
    return made
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
  override var debugName: String { image.description }
}
