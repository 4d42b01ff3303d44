package import GlissandoDrawing

// The grounds of bands: a few words in white over what a window shows.

extension Color {
  package static let band = Color(red: 0.09, green: 0.09, blue: 0.11)
  /// The ground of what is wrong.
  package static let problemBand = Color(red: 0.62, green: 0.12, blue: 0.1)
}
