public import GlissandoDrawing
import GlissandoMotion

/// Hands the scheme that a view wants out to its window, or to what holds it there; nil for none.
public struct PreferredColorSchemeKey: PreferenceKey, WindowPreference {
  /// No view says anything.
  public static var defaultValue: ColorScheme? { nil }
  /// What is said first counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// A preference that the window reads: from the moment on in which the first view hands one out, so that it
/// costs nothing elsewhere.
protocol WindowPreference: PreferenceKey {}
