public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Texts, images and symbols of a canvas that were measured before they are drawn.

extension GraphicsContext {
  /// A text with its letters in place.
  public struct ResolvedText {
    /// What the text is painted with.
    public var shading: Shading
    fileprivate let source: TextSource
    fileprivate let shaper: any TextShaper

    /// The size that the text takes within `size`, in points: with as many lines as are drawn there.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// The first line's baseline below the top, within `size`, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// The last line's baseline below the top, within `size`, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    /// The text with the last line cut short for which there is room.
    fileprivate func layout(in size: CGSize) -> TextLayout {
      let width = size.width.isFinite ? Double(size.width) : nil
      return shaper.shortened(
        shaper.layout(source, width: width), width: width, height: size.height)
    }
  }

  /// An image in its size.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public let size: CGSize
    /// The baseline below the top; the bottom for a file.
    public let baseline: CGFloat
    /// What a symbol or a template is painted with; nil is the foreground.
    public var shading: Shading?
    fileprivate let content: DisplayContent
    /// What was said about how it is resized.
    fileprivate let image: Image
  }

  /// A view that can be drawn.
  public struct ResolvedSymbol {
    /// The view's size in points.
    public let size: CGSize
    let list: DisplayList
  }

  // MARK: Text

  /// Places the letters of a text.
  public func resolve(_ text: Text) -> ResolvedText {
    let style = text.pieces.first?.traits.style
    return ResolvedText(
      shading: style.map { style in Shading { style.makePaint(in: $0) } } ?? .foreground,
      source: TextNode.source(of: text, in: environment), shaper: sources.textShaper)
  }

  /// Draws a text with `anchor` at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text with `anchor` at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.shaper.layout(text.source, width: nil)
    draw(
      .text(
        layout, text.shading.paint(environment),
        CGPoint(
          x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y)))
  }

  /// Draws a text within a rectangle, from its top: in as many lines as there is room for, and at
  /// least one.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text within a rectangle, from its top: in as many lines as there is room for, and at
  /// least one.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(.text(text.layout(in: rect.size), text.shading.paint(environment), rect.origin))
  }

  // MARK: Images

  /// Finds an image and its size.
  public func resolve(_ image: Image) -> ResolvedImage {
    // A canvas is drawn on the main thread.
    let carried = Carried((image, environment))
    return MainActor.assumeIsolated {
      let (image, environment) = carried.value
      let look = ImageLook(image, in: environment)
      look.warn(image, at: "Canvas")
      return Carried(
        ResolvedImage(
          size: look.size, baseline: look.baseline ?? look.size.height,
          content: look.makeContent(), image: image))
    }.value
  }

  /// Draws an image with `anchor` at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image, stretched to a rectangle, or as its `resizable(capInsets:resizingMode:)` says.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with `anchor` at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: place(image.size, at: point, anchor))
  }

  /// Draws an image, stretched to a rectangle, or as its `resizable(capInsets:resizingMode:)` says.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    let paint = (image.shading ?? .foreground).paint(environment)
    if let parts = image.parts(in: rect.standardized, paint) { return draw(parts) }
    // The picture's origin is its middle.
    let stretch = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    switch image.content.kind {
    case .fill(let path, _): draw(.fill(path.applying(stretch), paint, style))
    case .image(let raster, let natural, let imageStyle):
      draw(.image(raster, natural.applying(stretch), imageStyle, paint))
    case .stroke, .text, .commands: break
    }
  }

  // MARK: Symbols

  /// The view among the canvas's symbols that has a tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sources.symbol(AnyHashable(id))
  }

  /// Draws a view with `anchor` at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: place(symbol.size, at: point, anchor))
  }

  /// Draws a view, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.draw(.list(symbol.list))
  }

  private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}

extension GraphicsContext.ResolvedImage {
  /// The steps that draw it in pieces, where its corners keep their size or it is repeated.
  fileprivate func parts(in rect: CGRect, _ paint: Paint) -> [DrawCommand]? {
    guard image.isResizable, !image.isStretchedAsWhole, rect.isFinite,
      case .image(let raster, let natural, let style) = content.kind
    else { return nil }
    let parts = NineParts(
      raster, style, natural: natural.size, paint: paint, size: rect.size, image: image)
    return [.save, .concatenate(CGAffineTransform(translationX: rect.minX, y: rect.minY))]
      + parts.commands + [.restore]
  }
}
