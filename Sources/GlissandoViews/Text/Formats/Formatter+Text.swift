package import Foundation

// What the formatters of Foundation show.

extension Formatter {
  /// The value as the formatter shows it; nil where it cannot, or there is none.
  package func text(of value: Any) -> String? {
    // On Linux it takes no `CGFloat`.
    string(for: (value as? CGFloat).map { Double($0) } ?? value)
  }
}
