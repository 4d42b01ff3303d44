public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// Draws by hand: the values of a canvas's closure.
///
/// A copy has its own transform, clip and opacity and draws into the same canvas.
public struct GraphicsContext {
  /// What shapes are painted with.
  public struct Shading: Sendable {
    let paint: @Sendable (EnvironmentValues) -> Paint

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour of sRGB.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.makePaint(in: $0) }
    }

    /// The foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Colours that change along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      // The unit points are fractions of a square of one point, hence points.
      Shading { environment in
        .gradient(
          GradientPaint(
            AnyGradient(gradient),
            geometry: .linear(
              start: UnitPoint(x: startPoint.x, y: startPoint.y),
              end: UnitPoint(x: endPoint.x, y: endPoint.y)),
            in: environment, frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
      }
    }

    /// Colours that change with the distance from a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment in
        .gradient(
          GradientPaint(
            AnyGradient(gradient),
            geometry: .radial(
              center: UnitPoint(x: center.x, y: center.y), startRadius: Double(startRadius),
              endRadius: Double(endRadius)),
            in: environment, frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
      }
    }

    /// Colours that change with the direction from a point of the canvas, all the way round from
    /// `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading { environment in
        .gradient(
          GradientPaint(
            AnyGradient(gradient),
            geometry: .angular(
              center: UnitPoint(x: center.x, y: center.y), startAngle: angle,
              endAngle: .radians(angle.radians + 2 * .pi)),
            in: environment, frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
      }
    }
  }

  /// A text with its letters in place.
  public struct ResolvedText {
    /// What the text is painted with.
    public var shading: Shading
    fileprivate let source: TextSource
    fileprivate let shaper: any TextShaper

    /// The size that the text takes within `size`, in points.
    public func measure(in size: CGSize) -> CGSize {
      shaper.layout(source, width: size.width.isFinite ? Double(size.width) : nil).size
    }

    /// The first line's baseline below the top, within `size`, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      shaper.layout(source, width: size.width.isFinite ? Double(size.width) : nil).firstBaseline
    }
  }

  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn from now on; [0, 1].
  public var opacity: Double = 1
  /// How what is drawn from now on mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// From the drawing's coordinates to the canvas's.
  public var transform: CGAffineTransform = .identity
  /// The rectangle of what is shown, in the drawing's coordinates.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: size) }

  private let size: CGSize
  private let shaper: any TextShaper
  private let recording: Recording
  private var clips: [(Path, FillStyle, CGAffineTransform)] = []

  private final class Recording {
    var commands: [DrawCommand] = []
  }

  init(size: CGSize, environment: EnvironmentValues, textShaper: any TextShaper) {
    self.size = size
    self.environment = environment
    shaper = textShaper
    recording = Recording()
  }

  var commands: [DrawCommand] { recording.commands }

  // MARK: State

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Puts a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Shows only what lies within a path, from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path, style, transform))
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(path, shading.paint(environment), style))
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.stroke(path, shading.paint(environment), style))
  }

  /// Draws the outline of a path, `lineWidth` points thick.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Places the letters of a text.
  public func resolve(_ text: Text) -> ResolvedText {
    let style = text.pieces.first?.traits.style
    return ResolvedText(
      shading: style.map { style in Shading { style.makePaint(in: $0) } } ?? .foreground,
      source: TextNode.source(of: text, in: environment), shaper: shaper)
  }

  /// Draws a text with `anchor` at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text with `anchor` at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = shaper.layout(text.source, width: nil)
    draw(
      .text(
        layout, text.shading.paint(environment),
        CGPoint(
          x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y)))
  }

  /// Draws a text within a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) {
    let resolved = resolve(text)
    let layout = shaper.layout(resolved.source, width: Double(rect.width))
    draw(.text(layout, resolved.shading.paint(environment), rect.origin))
  }

  /// Draws what `content` draws as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    recording.commands.append(.beginLayer(opacity))
    defer { recording.commands.append(.endLayer) }
    var layer = self
    layer.opacity = 1
    try content(&layer)
  }

  private func draw(_ command: DrawCommand) {
    recording.commands.append(.save)
    for (path, style, transform) in clips {
      recording.commands.append(.clip(path.applying(transform), style))
    }
    if transform != .identity { recording.commands.append(.concatenate(transform)) }
    if opacity != 1 { recording.commands.append(.opacity(opacity)) }
    if blendMode != .normal { recording.commands.append(.blendMode(blendMode)) }
    recording.commands.append(command)
    recording.commands.append(.restore)
  }
}
