import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What a text field shows, shaped.
@MainActor
struct ShownTextField {
  let layout: TextLayout
  let paint: Paint
  let content: DisplayContent
  let selection: DisplayContent
  let caretContent: DisplayContent
  /// The caret in the text, in points.
  let caret: CGRect
  private let text: EditingText
  /// The bytes that each character takes in what is shown, if not its own.
  private let bytesPerCharacter: Int?
  /// The bytes of what an input method composes, and where they begin.
  private let composed: Range<Int>

  static let caretWidth: CGFloat = 1.5
  private static let bullet = "•"

  /// Shapes the text of a session.
  ///
  /// - Parameter width: Where lines wrap; nil for one line.
  /// - Complexity: O(*n*).
  init(
    _ session: TextFieldSession, prompt: Text?, isSecure: Bool, width: CGFloat?,
    _ environment: EnvironmentValues, _ shaper: any TextShaper
  ) {
    text = session.text
    bytesPerCharacter = isSecure ? Self.bullet.utf8.count : nil
    let composition = session.composition
    let start = Self.byte(text.selection.lowerBound, text, bytesPerCharacter)
    composed = start..<start + (composition?.text.utf8.count ?? 0)
    let isEmpty = text.count == 0 && composition == nil
    let source =
      isEmpty
      ? Self.source(of: prompt, environment)
      : Self.source(text, composition?.text, isSecure, environment)
    // A prompt is fainter than text, and still to be read by people who see little.
    paint =
      isEmpty
      ? HierarchicalShapeStyle.secondary.makePaint(in: environment)
      : ForegroundStyle().makePaint(in: environment)
    layout = shaper.layout(source, width: width.map(Double.init))
    content = DisplayContent(text: layout)
    let caretByte =
      composition.map { start + $0.text.prefix($0.caret).utf8.count }
      ?? Self.byte(text.caret, text, bytesPerCharacter)
    caret = Self.caret(atByte: caretByte, in: layout)
    caretContent = DisplayContent(
      fill: text.selection.isEmpty || composition != nil
        ? Path(roundedRect: caret, cornerRadius: 0.75) : Path())
    selection = DisplayContent(
      fill: composition == nil ? Self.path(of: text, bytesPerCharacter, in: layout) : Path())
  }

  // MARK: What is shaped

  private static func source(of prompt: Text?, _ environment: EnvironmentValues) -> TextSource {
    var environment = environment
    environment.lineLimit = environment.lineLimit ?? 1
    return TextNode.source(of: prompt ?? Text(verbatim: ""), in: environment)
  }

  private static func source(
    _ text: EditingText, _ composition: String?, _ isSecure: Bool,
    _ environment: EnvironmentValues
  ) -> TextSource {
    func string(_ range: Range<Int>) -> String {
      isSecure
        ? String(repeating: bullet, count: range.count) : String(text.characters[range])
    }
    var plain = TextTraits()
    plain.underline = TextLine(isActive: false)
    var spans: [TextSpan] = []
    func add(_ string: String, _ traits: TextTraits) {
      if !string.isEmpty { spans.append(traits.span(string, takesColor: false, in: environment)) }
    }
    guard let composition else {
      add(string(0..<text.count), plain)
      return TextSource(spans: spans, alignment: environment.multilineTextAlignment)
    }
    var underlined = TextTraits()
    underlined.underline = TextLine(isActive: true)
    add(string(0..<text.selection.lowerBound), plain)
    add(composition, underlined)
    add(string(text.selection.upperBound..<text.count), plain)
    return TextSource(spans: spans, alignment: environment.multilineTextAlignment)
  }

  private static func byte(
    _ position: Int, _ text: EditingText, _ bytesPerCharacter: Int?
  ) -> Int {
    bytesPerCharacter.map { $0 * position } ?? text.byte(at: position)
  }

  // MARK: Where things are

  private static func caret(atByte byte: Int, in layout: TextLayout) -> CGRect {
    let box =
      layout.handle?.characterBox(atByte: byte)
      ?? CGRect(x: 0, y: 0, width: 0, height: layout.size.height)
    return CGRect(x: box.minX, y: box.minY, width: caretWidth, height: box.height)
  }

  /// The outline of what is selected: a rectangle on each line.
  private static func path(
    of text: EditingText, _ bytesPerCharacter: Int?, in layout: TextLayout
  ) -> Path {
    guard !text.selection.isEmpty, let geometry = layout.handle else { return Path() }
    var lines: [CGRect] = []
    var position = byte(text.selection.lowerBound, text, bytesPerCharacter)
    for index in text.selection {
      let box = geometry.characterBox(atByte: position)
      if let last = lines.last, abs(last.minY - box.minY) < 1 {
        lines[lines.count - 1] = last.union(box)
      } else {
        lines.append(box)
      }
      position += bytesPerCharacter ?? text.characters[index].utf8.count
    }
    var path = Path()
    for line in lines {
      path.addRoundedRect(in: line, cornerSize: CGSize(width: 2, height: 2))
    }
    return path
  }

  /// The position nearest to a point of the text.
  func position(nearestTo point: CGPoint) -> Int {
    layout.handle.map { position(ofByte: $0.byte(nearestTo: point)) } ?? 0
  }

  /// What a press at a point of the text is on.
  func place(at point: CGPoint) -> TextPlace {
    // Below the text its end is meant.
    let isBelow = point.y > layout.size.height
    let gap = isBelow ? text.count : position(nearestTo: point)
    // What is hidden shows no words.
    guard bytesPerCharacter == nil, let geometry = layout.handle else {
      return TextPlace(gap: gap, character: nil)
    }
    return TextPlace(
      gap: gap, character: isBelow ? gap : position(ofByte: geometry.byte(below: point)))
  }

  /// The position of a byte of what is shown.
  private func position(ofByte byte: Int) -> Int {
    guard text.count > 0 else { return 0 }
    var byte = byte
    if byte > composed.lowerBound { byte = max(byte - composed.count, composed.lowerBound) }
    if let bytesPerCharacter { return min(byte / bytesPerCharacter, text.count) }
    return text.position(atByte: byte)
  }
}
