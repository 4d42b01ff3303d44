import Foundation

// Numbers for people.

extension Double {
  /// The number with so many digits behind the point and a true minus sign, which zero never has.
  package func text(places: Int) -> String {
    let text = String(format: "%.\(places)f", abs(self))
    let isZero = !text.contains { $0 != "0" && $0 != "." }
    return self < 0 && !isZero ? "−" + text : text
  }
}
