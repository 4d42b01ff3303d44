public import Foundation
public import GlissandoCompatibility
import GlissandoDrawing
import GlissandoViews

/// How pictures are made that a program draws by calls.
public class UIGraphicsImageRendererFormat {
  /// Pixels for each point; at first those of the latest window.
  public var scale: CGFloat = UIImage.onMain { CGFloat(LatestWindow.scale) }
  /// Whether the picture is black where nothing is drawn, instead of transparent.
  public var opaque = false

  /// Makes a format.
  public init() {}

  /// The format that fits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// The format that fits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What a program is handed that draws a picture by calls.
///
/// Points are counted from the upper left corner, downwards.
public class UIGraphicsImageRendererContext {
  /// What draws further things.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  private let recording: GraphicsRecording

  init(_ recording: GraphicsRecording, _ format: UIGraphicsImageRendererFormat) {
    (self.recording, self.format) = (recording, format)
    cgContext = CGContext(recording)
  }

  /// The picture so far.
  public var currentImage: UIImage { recording.picture }

  /// Fills a rectangle in the colour that was set last, black at first.
  public func fill(_ rect: CGRect) { recording.fill(Path(rect)) }

  /// Draws a line of one point within the sides of a rectangle.
  public func stroke(_ rect: CGRect) {
    recording.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1))
  }

  /// Draws nothing outside of a rectangle from now on.
  public func clip(to rect: CGRect) { recording.clip(to: Path(rect)) }
}

/// Makes pictures that a program draws by calls.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
///       UIColor.systemRed.setFill()
///       UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).fill()
///     }
///
/// Colours that differ in the dark are those of the light. The picture is painted when all of it is drawn; another
/// thread than the main one waits for that one.
public class UIGraphicsImageRenderer {
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures that show a part of the plane, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures that show a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Draws a picture; one that has no size, or more pixels than pictures may have, is a single transparent pixel.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recording = GraphicsRecording(
      bounds: bounds, scale: format.scale, isOpaque: format.opaque)
    recording.begin()
    defer { GraphicsRecording.end() }
    actions(UIGraphicsImageRendererContext(recording, format))
    return recording.picture
  }

  /// Draws a picture, and writes it as a PNG file does.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture, and writes it as a JPEG file does, from 0, the smallest, to 1, the best.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

// MARK: Pictures that are begun and ended

/// Begins a picture of a size in points, with one pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 is that of the latest window.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIGraphicsImageRendererFormat().scale : scale
  GraphicsRecording(
    bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque
  ).begin()
}

/// What draws into the picture that was begun last on this thread and has not ended; nil without one.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsRecording.current.map { CGContext($0) }
}

/// The picture so far that was begun last on this thread; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsRecording.current?.picture
}

/// Ends the picture that was begun last on this thread.
public func UIGraphicsEndImageContext() { GraphicsRecording.end() }

/// Fills a rectangle of the picture that is being drawn.
public func UIRectFill(_ rect: CGRect) { GraphicsRecording.current?.fill(Path(rect)) }

// MARK: What draws itself into them

extension UIColor {
  /// Fills with this colour from now on what is drawn into the picture that is being drawn.
  public func setFill() { GraphicsRecording.current?.state.fill = Color(uiColor: self) }
  /// Draws lines in this colour from now on in the picture that is being drawn.
  public func setStroke() { GraphicsRecording.current?.state.stroke = Color(uiColor: self) }
  /// Fills and draws lines in this colour from now on in the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the outline in the picture that is being drawn.
  public func fill() { GraphicsRecording.current?.fill(cgPath, eoFill: usesEvenOddFillRule) }

  /// Draws the line in the picture that is being drawn.
  public func stroke() {
    GraphicsRecording.current?.stroke(
      cgPath,
      StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle))
  }

  /// Draws nothing outside of the outline from now on in the picture that is being drawn.
  public func addClip() {
    GraphicsRecording.current?.clip(to: cgPath, eoFill: usesEvenOddFillRule)
  }
}

extension UIImage {
  /// Draws the picture into the one that is being drawn, in its own size from a corner.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the one that is being drawn, over all of a rectangle.
  public func draw(in rect: CGRect) {
    let image = Image(uiImage: self)
    GraphicsRecording.current?.draw { $0.draw(image, in: rect) }
  }
}
