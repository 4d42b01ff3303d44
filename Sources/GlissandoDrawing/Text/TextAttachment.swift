package import Foundation

/// An outline or a picture that stands in a line of text like a letter.
package struct TextAttachment: Hashable, Sendable {
  /// What tells it from all others; equal names have equal looks.
  package let name: String
  /// The outline in points: it begins at 0, and the baseline is at 0.
  package let path: Path
  /// The picture that is there instead of the outline; it stands on the baseline.
  package let picture: LetterPicture?
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
    picture = nil
  }

  /// Makes a picture of a size in points that stands on the baseline.
  package init(name: String, picture: LetterPicture, size: CGSize) {
    self.name = name
    self.picture = picture
    path = Path()
    advance = Double(size.width)
    ascent = Double(size.height)
    descent = 0
  }

  package static func == (lhs: TextAttachment, rhs: TextAttachment) -> Bool {
    lhs.name == rhs.name && lhs.advance == rhs.advance && lhs.ascent == rhs.ascent
      && lhs.descent == rhs.descent
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Unchecked: fixed pixels, caches of painters.
/// An image among letters, and how it is drawn.
package struct LetterPicture: @unchecked Sendable {
  package let image: RasterImage
  package let style: ImageStyle

  package init(_ image: RasterImage, _ style: ImageStyle) {
    self.image = image
    self.style = style
  }
}
