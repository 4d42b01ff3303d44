/// An outline that stands in a line of text like a letter.
package struct TextAttachment: Hashable, Sendable {
  /// What tells the outline from all others; equal names have equal outlines.
  package let name: String
  /// The outline in points: it begins at 0, and the baseline is at 0.
  package let path: Path
  /// The width that it takes, in points.
  package let advance: Double
  /// Its height above the baseline, in points.
  package let ascent: Double
  /// Its depth below the baseline, in points.
  package let descent: Double

  package init(name: String, path: Path, advance: Double, ascent: Double, descent: Double) {
    self.name = name
    self.path = path
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
  }

  package static func == (lhs: TextAttachment, rhs: TextAttachment) -> Bool {
    lhs.name == rhs.name && lhs.advance == rhs.advance && lhs.ascent == rhs.ascent
      && lhs.descent == rhs.descent
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(advance)
  }
}
