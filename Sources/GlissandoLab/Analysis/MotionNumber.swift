import Foundation
import GlissandoTools

/// Numbers of motions for people: as many digits as say something, with a true minus sign.
package enum MotionNumber {
  /// Seconds with their unit: "1.04 s", "12.5 s", "8.0 ms" below a hundredth.
  package static func seconds(_ value: Double) -> String {
    guard value.isFinite else { return "∞" }
    let size = abs(value)
    if size > 0, size < 0.01 { return (value * 1000).text(places: size < 0.001 ? 2 : 1) + " ms" }
    return value.text(places: size < 9.995 ? 2 : size < 99.95 ? 1 : 0) + " s"
  }

  /// Seconds to the thousandth with their unit: "0.352 s".
  package static func precise(_ value: Double) -> String {
    guard value.isFinite else { return "∞" }
    return value.text(places: value < 9.9995 ? 3 : value < 99.995 ? 2 : 1) + " s"
  }

  /// Seconds with their unit, to a five hundredth of a scale that shows a part of a motion: "0.1024 s".
  static func precise(_ value: Double, in part: PlotRange) -> String {
    guard value.isFinite else { return "∞" }
    return value.text(places: max(3, digits(toTell: part.length / 500))) + " s"
  }

  /// How many digits behind the point tell numbers apart that are so far from each other.
  private static func digits(toTell distance: Double) -> Int {
    min(max(Int((-log10(distance)).rounded(.up)), 0), 12)
  }

  /// A share as percent with its unit: "4.6 %", "100 %".
  package static func percent(_ share: Double) -> String {
    guard share.isFinite else { return "∞" }
    let value = share * 100
    return value.text(places: abs(value) < 99.95 ? 1 : 0) + " %"
  }

  /// A number with about three digits: "0.046", "1.05", "12.6", "158", "24.7 k".
  package static func plain(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "∞" : value < 0 ? "−∞" : "–" }
    let size = abs(value)
    if size >= 9_999_500 { return (value / 1e6).text(places: size < 99_950_000 ? 1 : 0) + " M" }
    if size >= 9_999.5 { return (value / 1e3).text(places: size < 99_950 ? 1 : 0) + " k" }
    return value.text(places: size < 9.9995 ? 3 : size < 99.95 ? 2 : size < 999.5 ? 1 : 0)
  }
}

extension MotionNumber {
  /// The number of a tick on a scale: short, and without digits that say nothing.
  static func tick(_ value: Double, in range: PlotRange) -> String {
    if value == 0 { return "0" }
    let length = range.length
    // A part that does not reach to 0: its numbers are alike, and told by their last digits.
    let size = range.isFar ? max(abs(range.lower), abs(range.upper)) : length
    // A scale's closest ticks are a fiftieth of it from each other.
    func number(_ unit: Double) -> String {
      trimmed(value / unit, range.isFar ? max(4, digits(toTell: length / unit / 50)) : 4)
    }
    if size >= 2e6 { return number(1e6) + " M" }
    if size >= 2e4 { return number(1e3) + " k" }
    if size < 2e-3, !range.isFar { return exponential(value) }
    return number(1)
  }

  /// A number far below one, such as "5e−7": in ordinary digits there would be nothing but zeros.
  private static func exponential(_ value: Double) -> String {
    let parts = String(format: "%.1e", value).split(separator: "e")
    guard parts.count == 2, let digits = Double(parts[0]), let power = Int(parts[1]) else {
      return trimmed(value)
    }
    return (trimmed(digits) + "e\(power)").replacing("-", with: "−")
  }

  private static func trimmed(_ value: Double, _ most: Int = 4) -> String {
    var text = value.text(places: most)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
