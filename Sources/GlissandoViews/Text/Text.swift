public import Foundation
public import GlissandoDrawing
import GlissandoMotion

/// Lines of text that are only read.
public nonisolated struct Text: View, PrimitiveView, Equatable {
  /// A piece of text and what was said about it alone.
  struct Piece: Equatable {
    var string: String
    var traits = TextTraits()
  }

  private(set) var pieces: [Piece]

  /// Shows a string as it is written in the program; values in between may have formats.
  ///
  /// SwiftUI: the table, its bundle and the comment for translators say nothing here.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  /// Shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    pieces = [Piece(string: String(content))]
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    pieces = [Piece(string: content)]
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    pieces = [Piece(string: format.format(input))]
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// Joins two texts, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(pieces: lhs.pieces + rhs.pieces)
  }

  /// The characters.
  var string: String { pieces.map(\.string).joined() }

  private func changing(_ change: (inout TextTraits) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].traits) }
    return copy
  }

  // As with all modifiers, the one nearest to the text wins.

  /// The text in a font; nil is the font around.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  /// The text in a weight; nil is that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }
  /// The text in bold letters.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
  /// The text in slanted letters.
  public func italic() -> Text { changing { $0.isItalic = true } }
  /// The text in slanted letters, or not.
  public func italic(_ isActive: Bool) -> Text { changing { $0.isItalic = isActive } }
  /// The text in a colour; nil is that around.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// The text with a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isUnderlined = isActive }
  }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isStruckThrough = isActive }
  }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { changing { $0.hasTabularDigits = true } }
  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.isMonospaced = isActive }
  }
  /// The text with `kerning` points added between letters.
  public func kerning(_ kerning: CGFloat) -> Text {
    changing { $0.kerning = kerning }
  }
  /// The text with `tracking` points added between letters.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Whether both show the same characters in the same look, as far as that can be told: styles
  /// whose type is hidden count as different.
  public static func == (lhs: Text, rhs: Text) -> Bool { lhs.pieces == rhs.pieces }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode { TextNode(self, context) }
}

/// What is said about a piece of text, on it or around it.
struct TextTraits: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var hasTabularDigits = false
  var isMonospaced = false
  var kerning: CGFloat = 0
  var style: AnyShapeStyle?

  static func == (lhs: TextTraits, rhs: TextTraits) -> Bool {
    lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.isItalic == rhs.isItalic
      && lhs.isUnderlined == rhs.isUnderlined && lhs.isStruckThrough == rhs.isStruckThrough
      && lhs.hasTabularDigits == rhs.hasTabularDigits && lhs.isMonospaced == rhs.isMonospaced
      && lhs.kerning == rhs.kerning && hasSameStyle(lhs, rhs)
  }

  private static func hasSameStyle(_ lhs: TextTraits, _ rhs: TextTraits) -> Bool {
    switch (lhs.style, rhs.style) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.isSame(as: rhs)
    default: false
    }
  }

  /// The font with everything that was said.
  func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    var font = font ?? environment.font ?? .body
    if isMonospaced { font = font.monospaced() }
    var descriptor = font.resolve(in: environment)
    if let weight = weight ?? environment.fontWeight { descriptor.weight = weight }
    if isItalic || environment.isItalic { descriptor.isItalic = true }
    if hasTabularDigits || environment.hasTabularDigits { descriptor.hasTabularDigits = true }
    return descriptor
  }
}
