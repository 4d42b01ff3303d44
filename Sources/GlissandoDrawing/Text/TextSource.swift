// A paragraph as it is before it is shaped: its pieces and how its lines are set.

/// How the lines of a paragraph stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where text ends.
  case trailing
}

/// Which part of a text gives way where it does not fit.
package enum TextTruncation: Hashable, Sendable {
  case head, middle, tail
}

/// A piece of text in one style.
package struct TextSpan: Hashable, Sendable {
  /// The characters.
  package var string: String
  package var font: FontDescriptor
  /// The colour; nil is the paint of the leaf.
  package var color: Color.Resolved?
  /// Whether a line runs below.
  package var isUnderlined: Bool
  /// Whether a line runs through.
  package var isStruckThrough: Bool
  /// The colour of the line below; nil is that of the text.
  package var underlineColor: Color.Resolved?
  /// The colour of the line through; nil is that of the text.
  package var strikethroughColor: Color.Resolved?
  /// The colour behind the characters, as high as their line; nil for none.
  package var backgroundColor: Color.Resolved?
  /// Space added after each character, in points.
  package var kerning: Double
  /// How far the text is raised, in points.
  package var baselineOffset: Double
  /// What is shown in place of each character; nil for the characters themselves.
  package var attachment: TextAttachment?
  /// The address that it links to; nil for none.
  package var link: String?

  package init(
    _ string: String, font: FontDescriptor, color: Color.Resolved? = nil, underline: Bool = false,
    strikethrough: Bool = false, underlineColor: Color.Resolved? = nil,
    strikethroughColor: Color.Resolved? = nil, kerning: Double = 0, baselineOffset: Double = 0,
    link: String? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.isUnderlined = underline
    self.isStruckThrough = strikethrough
    self.underlineColor = underlineColor
    self.strikethroughColor = strikethroughColor
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.link = link
  }

  /// Whether the piece has colours that the paint of the leaf does not set.
  package var hasOwnColors: Bool {
    attachment?.picture != nil || color != nil || backgroundColor != nil
      || isUnderlined && underlineColor != nil
      || isStruckThrough && strikethroughColor != nil
  }
}

/// A paragraph to be shaped.
package struct TextSource: Hashable, Sendable {
  /// The pieces in order.
  package var spans: [TextSpan]
  /// How the lines stand to each other.
  package var alignment: TextAlignment
  /// The most lines there may be; nil for any number.
  ///
  /// Below 1 counts as 1.
  package var lineLimit: Int?
  /// Which part gives way where the text does not fit.
  package var truncation: TextTruncation
  /// Space added between lines, in points.
  package var lineSpacing: Double

  package init(
    spans: [TextSpan], alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail, lineSpacing: Double = 0
  ) {
    self.spans = spans
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineSpacing = lineSpacing
  }

  /// All characters.
  package var string: String {
    spans.count == 1 ? spans[0].string : spans.map(\.string).joined()
  }
}
