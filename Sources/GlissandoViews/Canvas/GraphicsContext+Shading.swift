public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// What a canvas fills shapes with.

extension GraphicsContext {
  /// What shapes are painted with.
  public struct Shading: Sendable {
    let paint: @Sendable (EnvironmentValues) -> Paint

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour of red, green and blue.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.makePaint(in: $0) }
    }

    /// The foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Several shadings, of which the first one paints; the foreground style where there is none.
    ///
    /// SwiftUI: symbols of several layers take one for each; here they have one layer.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// An image, or a part of it, repeated in both directions.
    ///
    /// - Parameters:
    ///   - image: The image; a symbol or a template is in the foreground style.
    ///   - origin: Where the corner of one of the repetitions lies, on the canvas.
    ///   - sourceRect: The part of the image, as parts of its sides.
    ///   - scale: How much larger than natural it is drawn; what is not above 0 draws nothing.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      let tiles = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { environment in tiles.paint(in: environment, origin: origin) }
    }

    /// Colours that change between the points of a grid, which spans what is painted.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// Colours that change along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(
        gradient,
        .linear(
          start: UnitPoint(x: startPoint.x, y: startPoint.y),
          end: UnitPoint(x: endPoint.x, y: endPoint.y)), options)
    }

    /// Colours that change with the distance from a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(
        gradient,
        .radial(
          center: UnitPoint(x: center.x, y: center.y), startRadius: Double(startRadius),
          endRadius: Double(endRadius)), options)
    }

    /// Colours that change with the direction from a point of the canvas, all the way round from
    /// `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(
        gradient,
        .angular(
          center: UnitPoint(x: center.x, y: center.y), startAngle: angle,
          endAngle: .radians(angle.radians + 2 * .pi)), options)
    }

    /// A gradient whose unit points are points of the canvas: fractions of a square of one point.
    private static func shading(
      _ gradient: Gradient, _ geometry: GradientPaint.Geometry, _ options: GradientOptions
    ) -> Shading {
      Shading { environment in
        .gradient(
          GradientPaint(
            AnyGradient(gradient), geometry: geometry, in: environment,
            frame: CGRect(x: 0, y: 0, width: 1, height: 1), spread: options.spread))
      }
    }
  }

  /// A shading as it is in the environment of the canvas, so that it is found once for many steps.
  public func resolve(_ shading: Shading) -> Shading {
    let paint = shading.paint(environment)
    return Shading { _ in paint }
  }

  /// What a gradient does beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It runs back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Its colours mix as light adds up.
    ///
    /// SwiftUI: they mix as the display encodes them, with it and without it.
    public static let linearColor = GradientOptions(rawValue: 4)

    var spread: GradientPaint.Spread {
      contains(.mirror) ? .mirrored : contains(.repeat) ? .repeated : .held
    }
  }
}
