package import GlissandoDrawing
package import GlissandoMotion

/// A translucent ground through which what is behind shines, blurred.
///
/// What is behind is what is drawn before it in the window.
///
/// SwiftUI: text, outlines, and what is turned in perspective blur too; here they are only painted
/// translucent, as all is in PDF and SVG files.
public struct Material: ShapeStyle, PaintStyle {
  private let opacity: Double

  private init(opacity: Double) { self.opacity = opacity }

  /// Mostly translucent.
  public static let ultraThin = Material(opacity: 0.4)
  /// More translucent than opaque.
  public static let thin = Material(opacity: 0.56)
  /// Somewhat translucent.
  public static let regular = Material(opacity: 0.7)
  /// More opaque than translucent.
  public static let thick = Material(opacity: 0.82)
  /// Mostly opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of bars.
  public static let bar = Material(opacity: 0.84)

  /// The deviation of the blur in points: letters behind can no longer be read, but colours are
  /// still where they were.
  private static let radius = 14.0

  package func paint(in environment: EnvironmentValues) -> Paint {
    let ground = environment.colorScheme == .dark ? Color(white: 0.19) : Color(white: 0.98)
    let color = ground.opacity(opacity).resolve(in: environment)
    return .veil(Veil(color: color, radius: Self.radius))
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent ground.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A ground that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent ground.
  public static var regularMaterial: Material { .regular }
  /// A ground that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque ground.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The ground of bars.
  public static var bar: Material { .bar }
}
