import Glissando
import GlissandoTools

/// Numbers for people, rounded as people do: halves away from zero.
enum Reading {
  /// A whole number.
  static func whole(_ value: Double) -> String {
    value.isFinite ? value.rounded().text(places: 0) : "–"
  }

  /// A number with two digits behind the point.
  static func hundredths(_ value: Double) -> String {
    value.isFinite ? ((value * 100).rounded() / 100).text(places: 2) : "–"
  }
}
