import Foundation
public import GlissandoDrawing
package import GlissandoMotion

/// What is said about a piece of text on the text itself; what is nil comes from around it.
package struct TextTraits: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isItalic: Bool?
  package var underline: TextLine?
  var strikethrough: TextLine?
  var hasTabularDigits = false
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var style: AnyShapeStyle?
  /// The colour behind the characters.
  var background: Color?
  /// Marks for a renderer.
  var attributes = TextAttributes()
  /// The image that stands in place of the characters.
  var image: Image?
  /// The address of a link.
  var link: String?

  package init() {}

  package static func == (lhs: TextTraits, rhs: TextTraits) -> Bool {
    lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.width == rhs.width
      && lhs.design == rhs.design
      && lhs.isItalic == rhs.isItalic && lhs.underline == rhs.underline
      && lhs.strikethrough == rhs.strikethrough && lhs.hasTabularDigits == rhs.hasTabularDigits
      && lhs.attributes == rhs.attributes && lhs.image == rhs.image
      && lhs.kerning == rhs.kerning && lhs.baselineOffset == rhs.baselineOffset
      && lhs.link == rhs.link && lhs.background == rhs.background
      && hasSameStyle(lhs, rhs)
  }

  private static func hasSameStyle(_ lhs: TextTraits, _ rhs: TextTraits) -> Bool {
    switch (lhs.style, rhs.style) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.isSame(as: rhs)
    default: false
    }
  }

  /// The font with everything that was said.
  package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    let font = font ?? environment.font ?? .body
    var descriptor = font.resolve(in: environment)
    if let weight = weight ?? environment.fontWeight { descriptor.weight = weight }
    if let width = width ?? environment.fontWidth { descriptor.width = width.factor }
    if let design = design ?? environment.fontDesign { descriptor.family = .design(design) }
    if let isItalic = isItalic ?? environment.isItalic {
      descriptor.isItalic = isItalic || descriptor.isItalic
    }
    if hasTabularDigits || environment.hasTabularDigits { descriptor.hasTabularDigits = true }
    return descriptor
  }

  /// The characters as they are capitalised.
  func shown(_ string: String, in environment: EnvironmentValues) -> String {
    environment.textCase?.applied(to: string) ?? string
  }

  /// The piece in everything that was said on it and around it.
  ///
  /// - Parameter takesColor: Whether a style of the piece becomes its colour.
  package func span(
    _ string: String, takesColor: Bool, in environment: EnvironmentValues
  ) -> TextSpan {
    let font = descriptor(in: environment)
    let underline = underline ?? environment.textUnderline
    let strikethrough = strikethrough ?? environment.textStrikethrough
    var span = TextSpan(
      shown(string, in: environment), font: font,
      color: takesColor ? color(in: environment) : nil,
      underline: underline?.isActive ?? false, strikethrough: strikethrough?.isActive ?? false,
      underlineColor: underline?.color?.resolve(in: environment),
      strikethroughColor: strikethrough?.color?.resolve(in: environment),
      kerning: Self.usable(kerning ?? environment.textKerning) + Self.spread(of: font),
      baselineOffset: Self.usable(baselineOffset ?? environment.textBaselineOffset), link: link)
    span.backgroundColor = background?.resolve(in: environment)
    if let image { span.attachment = .image(image, font: font, in: environment) }
    return span
  }

  /// The distance between letters that stands for another width, which few fonts have.
  private static func spread(of font: FontDescriptor) -> Double {
    (font.width - 1) * font.size * 0.2
  }

  /// A length in points; 0 for one that is not finite.
  private static func usable(_ length: CGFloat) -> Double {
    length.isFinite ? Double(length) : 0
  }

  private func color(in environment: EnvironmentValues) -> Color.Resolved? {
    style?.makePaint(in: environment).plainColor
  }
}

/// A line below or through a text.
package struct TextLine: Equatable {
  package var isActive: Bool
  /// The colour of the line; nil is that of the text.
  var color: Color?

  package init(isActive: Bool, color: Color? = nil) {
    self.isActive = isActive
    self.color = color
  }
}

extension Text {
  /// How a line below or through a text looks.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// Says once that lines are solid.
      nonisolated func noteUnchanged(by modifier: String) {
        if self != .solid { ViewWarning.noteUnchanged(by: modifier, "lines are solid") }
      }

      /// No gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?

    /// A solid line in the colour of the text.
    public static let single = LineStyle()

    /// Makes a line, in a colour of its own or that of the text.
    ///
    /// SwiftUI: the line follows the pattern; here it is solid.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// The line as it is drawn, for an attribute of that name.
    func line(by attribute: String) -> TextLine {
      pattern.noteUnchanged(by: attribute)
      return TextLine(isActive: true, color: color)
    }
  }

  /// How the letters of a text are capitalised.
  public enum Case: Hashable, Sendable {
    /// All in capitals.
    case uppercase
    /// All in small letters.
    case lowercase

    func applied(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }

  /// Which part of a text gives way where it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle

    var inDrawing: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}
