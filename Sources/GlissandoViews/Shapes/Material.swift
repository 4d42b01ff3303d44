package import GlissandoDrawing
package import GlissandoMotion

/// A translucent ground through which what is behind shines.
///
/// SwiftUI: what is behind is not blurred, only veiled.
public struct Material: ShapeStyle, PaintStyle {
  private let opacity: Double

  private init(opacity: Double) { self.opacity = opacity }

  /// Mostly translucent.
  public static let ultraThin = Material(opacity: 0.46)
  /// More translucent than opaque.
  public static let thin = Material(opacity: 0.6)
  /// Somewhat translucent.
  public static let regular = Material(opacity: 0.74)
  /// More opaque than translucent.
  public static let thick = Material(opacity: 0.86)
  /// Mostly opaque.
  public static let ultraThick = Material(opacity: 0.94)
  /// That of bars.
  public static let bar = Material(opacity: 0.88)

  package func paint(in environment: EnvironmentValues) -> Paint {
    let ground = environment.colorScheme == .dark ? Color(white: 0.19) : Color(white: 0.98)
    return .color(ground.opacity(opacity).resolve(in: environment))
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
