public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

extension GraphicsContext {
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
