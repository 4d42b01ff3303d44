public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// What changes all that a canvas draws from there on.

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    /// What it does, for an environment and from coordinates to those of the canvas; nil for
    /// nothing.
    private let make: @Sendable (EnvironmentValues, CGAffineTransform) -> DrawFilter?

    func resolved(
      in environment: EnvironmentValues, _ transform: CGAffineTransform
    ) -> DrawFilter? {
      make(environment, transform)
    }

    private static func color(_ effect: ColorEffect) -> Filter {
      Filter { _, _ in .colorEffect(effect) }
    }

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      if !options.isEmpty {
        ViewWarning.noteUnchanged(
          by: "blur(options:)", "what is blurred may be transparent, and is not dithered")
      }
      return Filter { _, transform in .blur(radius: max(0, radius) * transform.meanScale) }
    }

    /// Throws a shadow; lengths are in points.
    ///
    /// Above what throws it, it mixes with that by `blendMode`. A shadow within a drawing is one above it
    /// that mixes by `sourceAtop`, and that everything else throws: `[.shadowAbove, .invertsAlpha]`.
    ///
    /// SwiftUI: a shadow behind the drawing mixes with what is there like the drawing itself.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if blendMode != .normal, options.isDisjoint(with: [.shadowAbove, .shadowOnly]) {
        ViewWarning.noteUnchanged(
          by: "shadow(blendMode:)",
          "a shadow behind a drawing mixes with what is there like the drawing")
      }
      return Filter { environment, transform in
        let offset = CGSize(width: x, height: y).applying(transform)
        var shadow = DrawShadow(
          color: color.resolve(in: environment), radius: max(0, radius) * transform.meanScale,
          x: offset.width, y: offset.height)
        shadow.mode = blendMode.mode
        shadow.isAbove = options.contains(.shadowAbove)
        shadow.isOnly = options.contains(.shadowOnly)
        shadow.isInverse = options.contains(.invertsAlpha)
        return .shadow(shadow)
      }
    }

    /// Puts the channels of each colour together from those that it has.
    ///
    /// A number that is not finite leaves the colours as they are.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      color(.matrix(matrix.columns))
    }

    /// Multiplies the colours with one, channel by channel.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment, _ in .colorEffect(.colorMultiply(color.resolve(in: environment))) }
    }

    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle)) }

    /// Stretches the colours about their grey; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }

    /// Brightens by an amount in [-1, 1].
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }

    /// Stretches the colours about their middle; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }

    /// Swaps light and dark by a share: 0 changes nothing, a half makes all grey, 1 inverts.
    ///
    /// Other amounts go on in the same way, as far as there are colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // c + (1 − 2c)·amount is a stretch about the middle.
      color(.contrast(1 - 2 * amount))
    }

    /// Takes the colours towards grey; [0, 1].
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount)) }

    /// Makes everything black, and transparent where it was dark.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }

    /// Moves, turns or stretches, in perspective too.
    ///
    /// What cannot be undone is not drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _, transform in
        let coordinates = ProjectionTransform(transform)
        var back = coordinates
        guard back.invert() else { return .projection(ProjectionTransform(.flattening)) }
        return .projection(back.concatenating(matrix).concatenating(coordinates))
      }
    }

    /// What is drawn stays as it is.
    package static var unchanged: Filter { Filter { _, _ in nil } }

    /// Shows one colour where the opacity lies between two bounds, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter { environment, _ in
        guard min <= max else { return nil }
        return .alphaThreshold(min...max, color.resolve(in: environment))
      }
    }
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are computed as light adds up.
    ///
    /// SwiftUI: they are computed as they are stored, with it and without it.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a blur is made.
  ///
  /// SwiftUI: opaque blurs and dithering make no difference here.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is blurred is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Steps of colour are blurred too.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// What is shown of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies on what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Everything throws the shadow but what is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and what throws it are put down one by one.
    ///
    /// SwiftUI: they are one picture, with it and without it.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// What a clip keeps.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}

extension CGAffineTransform {
  /// What leaves nothing to be seen.
  fileprivate static let flattening = CGAffineTransform(scaleX: 0, y: 0)
  /// How much longer lengths become, on the average of both directions.
  fileprivate var meanScale: Double { abs(Double(a * d - b * c)).squareRoot() }
}
