import GlissandoDrawing
import GlissandoPainting
import GlissandoViews
import Synchronization

/// Paints a view into a picture, as it is at rest and without a window.
///
///     let renderer = ImageRenderer(content: Card(title: "Rome"))
///     renderer.scale = 2
///     try renderer.uiImage?.pngData()?.write(to: url)
///
/// Each question paints anew, at the present time: the view's state begins again, `onAppear` has been called, and
/// what that changes is where it is going.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is painted.
  public var content: Content { willSet { objectWillChange.send() } }
  /// What the view is offered, in points; nothing lets it have the size that it wants.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels for each point.
  ///
  /// What is not a finite number above 0 paints nothing.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture is black where the view leaves it open, instead of transparent.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// How colours are reckoned with.
  ///
  /// SwiftUI: the painter works in one way, that of `nonLinear`; the others are taken and do the same.
  public var colorMode = ColorRenderingMode.nonLinear {
    willSet {
      newValue.noteUnchanged(by: "ImageRenderer.colorMode")
      objectWillChange.send()
    }
  }

  /// Makes a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture; nil where the view has no size, or more pixels than pictures may have.
  public var uiImage: UIImage? { picture.map { UIImage(Image($0, scale: scale)) } }
  /// The picture; nil where the view has no size, or more pixels than pictures may have.
  public var nsImage: NSImage? { uiImage }

  /// The pixels; nil where the view has no size, or more pixels than pictures may have.
  public var cgImage: CGImage? { picture.map { CGImage($0) } }

  /// Draws the view on pages of a PDF file: lines and letters stay what they are.
  ///
  ///     renderer.render { size, draw in
  ///       var box = CGRect(origin: .zero, size: size)
  ///       guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///       pdf.beginPDFPage(nil)
  ///       draw(pdf)
  ///       pdf.endPDFPage()
  ///       pdf.closePDF()
  ///     }
  ///
  /// SwiftUI: what only pixels can show has three of them for each point, whatever `rasterizationScale` says.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Says nothing here.
  ///   - renderer: Given the size of the view in points, and what draws it.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    withViews(scale: 1) { host, size in
      let list = host.displayList
      renderer(size) { $0.draw(list, size: size) }
    }
  }

  private var picture: RasterImage? {
    guard scale.isFinite, scale > 0 else { return nil }
    return withViews(scale: scale) { host, size in
      let width = Int(pixels: (size.width * scale).rounded(.up))
      let height = Int(pixels: (size.height * scale).rounded(.up))
      guard width > 0, height > 0, PictureLimit.problem(width: width, height: height) == nil
      else { return nil }
      let image = PaintedImage(
        host.displayList, width: width, height: height, scale: scale,
        background: (isOpaque ? Color.black : .clear).resolve(in: EnvironmentValues()))
      return RasterImage(width: width, height: height, pixels: image.pixels)
    }
  }

  /// Hands on the views at rest, with the size in points that they take.
  private func withViews<Result>(
    scale: CGFloat, _ body: (ViewHost, CGSize) -> Result
  ) -> Result {
    let measured = MeasuredSize()
    let host = ViewHost(
      MeasuredLayout(proposal: proposedSize, measured: measured) { content }
        .transaction {
          $0.animation = nil
          $0.disablesAnimations = true
        },
      size: CGSize(width: 1, height: 1), scale: scale, textShaper: PangoTextShaper(),
      imageReader: ImageFileReader(), fillsWindow: false, dateOrigin: Date())
    defer { host.close() }
    render(host)
    let size = measured.size.withLock { $0 }
    host.size = size
    render(host)
    return body(host, size)
  }

  /// Makes frames until nothing waits that appearing has changed; what changes for ever is cut off.
  private func render(_ host: ViewHost) {
    for index in 0..<16 where index == 0 || host.needsCommit {
      _ = host.render(FrameTime(index: index, seconds: 0, interval: 0))
      host.finishFrame()
    }
  }
}

/// The size that a view has taken, in points.
private final class MeasuredSize: Sendable {
  let size = Mutex(CGSize.zero)
}

/// Gives a view the size that it takes of a proposal, whatever the window's.
private struct MeasuredLayout: Layout {
  let proposal: ProposedViewSize
  let measured: MeasuredSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(self.proposal) }
    let size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    measured.size.withLock { $0 = size }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }
}
