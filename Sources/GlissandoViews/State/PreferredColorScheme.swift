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

extension View {
  /// Shows the whole window, or the sheet around, in a light or dark scheme; nil is that of the desktop.
  ///
  /// Where several views say so, the first one that does not say nil counts.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows the views inside in a light or dark scheme; the older spelling.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
