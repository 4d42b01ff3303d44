/// A font with everything decided that a text shaper needs.
package struct FontDescriptor: Hashable, Sendable {
  /// Which letters to use.
  package enum Family: Hashable, Sendable {
    /// The system's font of that look.
    case design(Font.Design)
    /// A family by name.
    case named(String)
  }

  /// Letters that are drawn as small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  /// Which letters to use.
  package var family: Family
  /// The size in points.
  package var size: Double
  /// How heavy the strokes are.
  package var weight: Font.Weight
  /// How wide the letters are; 1 is as the font has them.
  package var width: Double
  /// Whether the letters are slanted.
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var hasTabularDigits: Bool
  /// Which letters become small capitals.
  package var smallCaps: SmallCaps
  /// How far apart lines are.
  package var leading: Font.Leading

  package init(
    family: Family = .design(.default), size: Double, weight: Font.Weight = .regular,
    isItalic: Bool = false, hasTabularDigits: Bool = false, smallCaps: SmallCaps = [],
    leading: Font.Leading = .standard, width: Double = 1
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.width = width
  }

  /// Letters larger than this, in points, are no text any more and would exhaust memory.
  private static let greatestSize = 2000.0

  /// A size that can be drawn: that of the body for one that is not above zero or not finite.
  static func usable(size: Double) -> Double {
    size > 0 && size.isFinite ? min(size, greatestSize) : Font.TextStyle.body.size
  }
}
