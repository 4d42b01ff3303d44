public import Foundation
public import GlissandoDrawing
import GlissandoMotion

/// Lines of text that are only read.
public nonisolated struct Text: View, PrimitiveView, Equatable {
  /// A piece of text and what was said about it alone.
  struct Piece: Equatable {
    var string: String
    var traits = TextTraits()
    /// A date that depends on the present, in place of the string.
    var moment: TextMoment?
  }

  /// How pieces are kept: in one reference, since texts are copied with each view around them.
  private enum Storage: Equatable {
    case row([Piece])
    /// Those of a text that was joined from many: each row is half as long as the one before, or shorter, so that a
    /// further text can be joined on without copying all that is there.
    case rows([[Piece]])
  }

  private var storage: Storage

  /// What the text consists of, in order.
  ///
  /// - Complexity: O(*n*) in the pieces of a text that was joined from many.
  var pieces: [Piece] {
    switch storage {
    case .row(let row): row
    case .rows(let rows): Array(rows.joined())
    }
  }

  /// Shows a string as it is written in the program; values in between may have formats.
  ///
  /// SwiftUI: the table, its bundle and the comment for translators say nothing here.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .row(key.pieces)
  }

  /// Shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .row([Piece(string: String(content))])
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    storage = .row([Piece(string: content)])
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .row([Piece(string: format.format(input))])
  }

  /// Shows a value as a formatter does; nothing where it cannot.
  ///
  /// SwiftUI: only for what Foundation bridges to Objective-C.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .row([Piece(string: formatter.text(of: subject) ?? "")])
  }

  init(pieces: [Piece]) { storage = .row(pieces) }

  /// So many pieces are one row however they were joined.
  private static let leastRowCount = 64

  /// Joins two texts, each with its own look.
  ///
  /// - Complexity: O(log *n*) in the pieces of the first text where it was joined from many small ones, on the average.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var rows = [rhs.pieces]
    switch lhs.storage {
    case .row(let row): rows.insert(row, at: 0)
    case .rows(let longer): rows = longer + rows
    }
    while rows.count > 1 {
      let (longer, shorter) = (rows[rows.count - 2], rows[rows.count - 1])
      let count = longer.count + shorter.count
      guard longer.count < 2 * shorter.count || count <= leastRowCount else { break }
      rows.removeLast()
      rows[rows.count - 1] = longer + shorter
    }
    var text = Text(pieces: rows[0])
    if rows.count > 1 { text.storage = .rows(rows) }
    return text
  }

  /// Whether all pieces look as those of another text, whatever their characters.
  ///
  /// A date never does: its characters depend on the present.
  func hasLook(of other: Text) -> Bool {
    guard pieces.count == other.pieces.count else { return false }
    for (piece, known) in zip(pieces, other.pieces)
    where piece.moment != nil || known.moment != nil || piece.traits != known.traits {
      return false
    }
    return true
  }

  /// The characters.
  package var string: String { pieces.map(\.string).joined() }

  func changing(_ change: (inout TextTraits) -> Void) -> Text {
    var pieces = pieces
    for index in pieces.indices { change(&pieces[index].traits) }
    return Text(pieces: pieces)
  }

  // As with all modifiers, the one nearest to the text wins.

  /// The text in a font; nil is the font around.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  /// The text in letters of another width; nil is that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changing { $0.width = $0.width ?? width }
  }
  /// The text in a weight; nil is that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }
  /// The text in bold letters.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
  /// The text in slanted letters.
  public func italic() -> Text { italic(true) }
  /// The text in slanted letters, or not.
  public func italic(_ isActive: Bool) -> Text {
    changing { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// The text in a colour; nil is that around.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// The text with a line below, in a colour of its own or that of the text.
  ///
  /// SwiftUI: the line follows the pattern; here it is solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    pattern.noteUnchanged(by: "underline(pattern:)")
    return changing { $0.underline = $0.underline ?? TextLine(isActive: isActive, color: color) }
  }
  /// The text with a line through it, in a colour of its own or that of the text.
  ///
  /// SwiftUI: the line follows the pattern; here it is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    pattern.noteUnchanged(by: "strikethrough(pattern:)")
    return changing {
      $0.strikethrough = $0.strikethrough ?? TextLine(isActive: isActive, color: color)
    }
  }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { changing { $0.hasTabularDigits = true } }
  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }
  /// The text in letters of a general look; nil is that of its font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.design = $0.design ?? design }
  }
  /// The text with `kerning` points added between letters.
  public func kerning(_ kerning: CGFloat) -> Text {
    changing { $0.kerning = $0.kerning ?? kerning }
  }
  /// The text raised by `baselineOffset` points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
  /// The text with `tracking` points added between letters.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Whether both show the same characters in the same look, as far as that can be told: styles
  /// whose type is hidden count as different.
  public static func == (lhs: Text, rhs: Text) -> Bool { lhs.pieces == rhs.pieces }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    guard shadows(in: context.environment).isEmpty else {
      return ShadowedLeafNode.make(of: self, in: context)
    }
    return TextNode(self, context)
  }
}
