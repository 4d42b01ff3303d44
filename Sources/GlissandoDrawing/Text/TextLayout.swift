package import Foundation

/// A paragraph whose lines and letters have their places.
///
/// Immutable. The origin is the top left corner of the text's box, y points down, units are points.
package final class TextLayout {
  /// The text that was shaped.
  package let source: TextSource
  /// The size of the box: widest line and sum of the lines' heights.
  package let size: CGSize
  /// The first line's baseline, below the top.
  package let firstBaseline: Double
  /// The last line's baseline, below the top.
  package let lastBaseline: Double
  /// The number of lines shown.
  package let lineCount: Int
  /// Whether characters were left out.
  package let isTruncated: Bool
  /// What is painted; letters may reach out of the box.
  package let inkBounds: CGRect
  /// Whether there are glyphs that bring their own colours, such as emoji.
  package let hasColorGlyphs: Bool
  /// Characters for which no font was found.
  package let unknownGlyphCount: Int
  /// What the shaper needs to draw the text, and where its characters are.
  package let handle: (any TextGeometry)?

  package init(
    source: TextSource, size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool, inkBounds: CGRect, hasColorGlyphs: Bool = false, unknownGlyphCount: Int = 0,
    handle: (any TextGeometry)? = nil
  ) {
    self.source = source
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.inkBounds = inkBounds
    self.hasColorGlyphs = hasColorGlyphs
    self.unknownGlyphCount = unknownGlyphCount
    self.handle = handle
  }
}

/// Where the characters of a shaped paragraph are.
///
/// Positions in the text are bytes of its UTF-8; places are points in the text's box.
package protocol TextGeometry: AnyObject {
  /// The width of the widest character, in points; letters drawn as one count as one.
  ///
  /// - Complexity: linear in the number of characters.
  var greatestCharacterWidth: CGFloat { get }
  /// The box of the character that begins at a byte: from edge to edge, as high as its line.
  ///
  /// At the end of the text it has no width; positions beyond count as the end.
  func characterBox(atByte byte: Int) -> CGRect
  /// The baseline of the line with the character that begins at a byte, below the top of the box.
  func baseline(atByte byte: Int) -> Double
  /// The byte of the gap between two characters that is nearest to a point.
  func byte(nearestTo point: CGPoint) -> Int
  /// The byte at which the character begins that is below a point, or the nearest one of its line.
  func byte(below point: CGPoint) -> Int
}

extension TextGeometry {
  /// The rectangles of some characters that follow each other, one for each line that they run over.
  ///
  /// - Parameter start: The byte at which the first of them begins.
  /// - Complexity: O(*n*) in the characters.
  package func lineBoxes(of characters: String, fromByte start: Int) -> [CGRect] {
    var lines: [CGRect] = []
    var byte = start
    for character in characters {
      defer { byte += character.utf8.count }
      guard !character.isNewline else { continue }
      let box = characterBox(atByte: byte)
      if let last = lines.last, last.minY == box.minY {
        lines[lines.count - 1] = last.union(box)
      } else {
        lines.append(box)
      }
    }
    return lines
  }
}

/// Turns text into lines of glyphs with places.
package protocol TextShaper: AnyObject {
  /// Shapes `source`, wrapping at `width` points; nil is one line for each paragraph.
  ///
  /// Equal arguments give the same object while it is in the shaper's cache.
  func layout(_ source: TextSource, width: Double?) -> TextLayout

  /// Shapes texts that will be wanted soon, without keeping anybody waiting.
  ///
  /// - Parameter texts: All of them, the first ones first; those of an earlier call are forgotten.
  func shapeAhead(_ texts: [AwaitedText])

  /// Whether there is a family of letters of a name; true where nothing is known of any.
  func hasFamily(_ name: String) -> Bool
}

/// A text that is to be shaped, and where it wraps.
package struct AwaitedText: Hashable, Sendable {
  package let source: TextSource
  /// In points; nil is one line for each paragraph.
  package let width: Double?

  package init(_ source: TextSource, width: Double?) { (self.source, self.width) = (source, width) }
}
