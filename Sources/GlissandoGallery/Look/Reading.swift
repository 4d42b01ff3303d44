import Glissando

/// Numbers for people.
enum Reading {
  /// A whole number with a true minus sign.
  static func whole(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let rounded = value.rounded()
    return rounded < 0 ? "−\(Int(-rounded))" : "\(Int(rounded))"
  }

  /// A number with two digits behind the point.
  static func hundredths(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let hundredths = Int((abs(value) * 100).rounded())
    let fraction = hundredths % 100
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
