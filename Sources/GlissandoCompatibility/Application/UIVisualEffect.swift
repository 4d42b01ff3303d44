public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoViews

/// What a view does to what lies behind it.
@MainActor @preconcurrency
public class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How much is seen of what lies behind.
  public enum Style: Int, Sendable {
    /// Brighter than what lies behind.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As is usual.
    case regular
    /// As is usual, of more contrast.
    case prominent
    /// A mostly translucent ground.
    case systemUltraThinMaterial
    /// A ground that is more translucent than opaque.
    case systemThinMaterial
    /// A somewhat translucent ground.
    case systemMaterial
    /// A ground that is more opaque than translucent.
    case systemThickMaterial
    /// The ground of bars.
    case systemChromeMaterial
    /// A mostly translucent ground, light everywhere.
    case systemUltraThinMaterialLight
    /// A ground that is more translucent than opaque, light everywhere.
    case systemThinMaterialLight
    /// A somewhat translucent ground, light everywhere.
    case systemMaterialLight
    /// A ground that is more opaque than translucent, light everywhere.
    case systemThickMaterialLight
    /// The ground of bars, light everywhere.
    case systemChromeMaterialLight
    /// A mostly translucent ground, dark everywhere.
    case systemUltraThinMaterialDark
    /// A ground that is more translucent than opaque, dark everywhere.
    case systemThinMaterialDark
    /// A somewhat translucent ground, dark everywhere.
    case systemMaterialDark
    /// A ground that is more opaque than translucent, dark everywhere.
    case systemThickMaterialDark
    /// The ground of bars, dark everywhere.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Makes an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

extension UIBlurEffect.Style {
  /// The material that looks most like it.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark:
      .thin
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .prominent, .extraLight, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// Whether it is light or dark everywhere; nil is as around.
  var colorScheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// A view that does something to what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// What it does; nil is nothing.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view in a rectangle; points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads a view from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// What lies on it.
  open var contentView: UIView { self }
}
