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
  /// The paint of what lies behind in an outline; nil where all has one.
  private var backPaint: ShownValue<Paint>?
  private let exchange: ImageExchange
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
    exchange = ImageExchange(look, isRedacted: isRedacted)
    super.init(context)
    followLayering()
    look.warn(image, at: debugPath)
  }

  override var inspectedPicture: InspectedPicture? { image.inspected }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Image.self)
    guard newer != image else { return }
    if newer.isResizable != image.isResizable { invalidateLayout() }
    let previous = image
    image = newer
    pieces = nil
    requestRender()
    followLayering()
    resolve()
    followShadows(since: previous)
  }

  /// Shows the image with the shadows that the style has got which paints it.
  private func followShadows(since earlier: Image, _ previous: EnvironmentValues? = nil) {
    if standIn == nil, image.shadows(in: environment).isEmpty { return }
    stand(ShadowedLeafView(leaf: earlier), then: ShadowedLeafView(leaf: image), since: previous)
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    let painted = paint.target
    if paint.set(ForegroundStyle().makePaint(in: environment), for: self) { requestRender() }
    wordsChanged(from: painted, to: paint.target)
    followLayering()
    if environment.redactionReasons.hidesContent != isRedacted {
      isRedacted.toggle()
      exchange.show(look, isRedacted: isRedacted, for: self)
      requestRender()
    }
    resolve()
    followShadows(since: image, previous)
  }

  /// Takes the paint for what lies behind in an outline.
  private func followLayering() {
    let newer = OutlineLayering.backPaint(of: image, in: environment)
    if let newer, let backPaint {
      if backPaint.set(newer, for: self) { requestRender() }
      return
    }
    guard newer != nil || backPaint != nil else { return }
    backPaint?.remove()
    backPaint = newer.map { ShownValue($0, label: "secondary", restDistance: 1.0 / 512) }
    tree.requestsRebuild = true
  }

  private func resolve() {
    let newer = ImageLook(image, in: NodeContext(parent: self))
    guard newer != look else { return }
    let isSame = newer.showsSame(as: look)
    look = newer
    look.warn(image, at: debugPath)
    invalidateLayout()
    requestRender()
    // The other one may have another number of layers.
    if backPaint != nil { tree.requestsRebuild = true }
    if isSame {
      exchange.current?.look = look
    } else {
      exchange.show(look, isRedacted: isRedacted, for: self)
    }
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

  /// How many lines of a control a symbol is wide and high that no surface is meant for.
  private static let largeSymbol = 1.75

  override func hasGround(_ search: GroundSearch) -> Bool {
    switch look {
    case .file: search.isLarge(frame)
    case .outline:
      search.knowsSizes
        && search.isLarge(frame, times: Self.largeSymbol * max(environment.textScale, 1))
    case .missing: false
    }
  }

  override func isHidden(on surface: Color.Resolved) -> Bool? {
    guard case .outline = look else { return nil }
    return backPaint == nil && paint.target.plainColor?.isHidden(on: surface) == true
  }

  // MARK: Drawing

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    let isGrowing =
      exchange.isUnderWay && environment.contentTransition.exchangesBySize
      && !environment.accessibilityReduceMotion
    for picture in exchange.contents {
      // The one that comes is as much smaller as it is fainter.
      let scale = isGrowing ? 0.4 + picture.opacity * 0.6 : 1
      let inset = (1 - scale) / 2
      put(
        picture, in: rect.insetBy(dx: rect.width * inset, dy: rect.height * inset), context, pass)
    }
  }

  /// Puts a picture, whose origin is its middle, into a rectangle.
  ///
  /// Its content is that of the natural size: a resized image is scaled by the transform, so that one
  /// whose size is being animated is the same picture in every frame.
  private func put(
    _ picture: ExchangedPicture, in rect: CGRect, _ context: RenderContext, _ pass: RenderPass
  ) {
    let id = displayID(picture.number)
    if let parts = parts(of: picture.content, in: rect.size) {
      pass.put(
        DisplayLeaf(
          id: id, content: parts, paint: paint.shown,
          transform: context.transform.translatedBy(x: rect.minX, y: rect.minY),
          opacity: picture.opacity),
        at: &picture.itemIndex, context)
      return
    }
    var transform = context.transform.translatedBy(x: rect.midX, y: rect.midY)
    let size = picture.look.size
    if image.isResizable || rectangle.isRunning || exchange.isUnderWay, size.width > 0,
      size.height > 0
    {
      transform = transform.scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    }
    var leaf = DisplayLeaf(
      id: id, content: picture.content, paint: paint.shown, transform: transform,
      opacity: picture.isRedacted ? picture.opacity * RedactionBars.opacity : picture.opacity)
    if let backPaint, let layers = picture.layers {
      leaf.content = layers.front
      pass.put(
        DisplayLeaf(
          id: displayID(~picture.number), content: layers.back, paint: backPaint.shown,
          transform: transform, opacity: picture.opacity),
        at: &picture.backIndex, context)
    }
    pass.put(leaf, at: &picture.itemIndex, context)
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
    if exchange.isUnderWay, exchange.prune() { tree.requestsRebuild = true }
    super.animationEnded(attribute)
  }

  override func willDestroy() {
    paint.remove()
    backPaint?.remove()
    exchange.removeAll()
    super.willDestroy()
  }

  override var shownPaint: Paint? { paint.shown }
  override var debugName: String { image.description }
}
