import GlissandoDrawing

/// What a window shows where its content shows nothing: the greys of GNOME's windows.
enum WindowBackground {
  private static let light = Color.Resolved(red: 0.98, green: 0.98, blue: 0.98)
  private static let dark = Color.Resolved(red: 0.14, green: 0.14, blue: 0.14)

  /// The background for light or dark; opaque.
  static func color(_ scheme: ColorScheme) -> Color.Resolved {
    scheme == .dark ? dark : light
  }
}
