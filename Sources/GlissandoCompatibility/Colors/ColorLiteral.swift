import Foundation

// Colours that are made of literals.

// swift-format-ignore: NoLeadingUnderscores
/// The type that the compiler makes of `#colorLiteral(red:green:blue:alpha:)`, which asks for it by
/// this name.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal, each number in [0, 1].
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
