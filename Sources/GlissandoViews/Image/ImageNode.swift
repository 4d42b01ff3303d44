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

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    look = ImageLook(image, in: context)
    paint = ShownValue(
      ForegroundStyle().makePaint(in: context.environment), label: "foreground",
      restDistance: 1.0 / 512)
    super.init(context)
    look.warn(image, at: debugPath)
  }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Image.self)
    guard newer != image else { return }
    if newer.isResizable != image.isResizable { invalidateLayout() }
    image = newer
    resolve()
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if paint.set(ForegroundStyle().makePaint(in: environment), for: self) { requestRender() }
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

  // MARK: Drawing

  private func show(isOther: Bool) {
    let previous = content
    content = nil
    requestRender()
    guard isOther, let previous, transaction.animation != nil else { return endExchange() }
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
    if content == nil { content = look.makeContent() }
    guard let content else { return }
    guard let outgoing else {
      return put(content, in: rect, opacity: 1, UInt64(serial), &itemIndex, context, pass)
    }
    let share = min(max(exchange.shown, 0), 1)
    let outgoingID = UInt64(serial) | Self.outgoingBit
    put(outgoing, in: rect, opacity: 1 - share, outgoingID, &outgoingIndex, context, pass)
    put(content, in: rect, opacity: share, UInt64(serial), &itemIndex, context, pass)
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
    var transform = context.transform.translatedBy(x: rect.midX, y: rect.midY)
    if image.isResizable || rectangle.isRunning, look.size.width > 0, look.size.height > 0 {
      transform = transform.scaledBy(
        x: rect.width / look.size.width, y: rect.height / look.size.height)
    }
    pass.put(
      DisplayLeaf(
        id: id, content: content, paint: paint.shown, transform: transform, opacity: opacity),
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
  override var debugName: String { image.description }
}
