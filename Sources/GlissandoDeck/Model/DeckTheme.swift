public import GlissandoDrawing
public import GlissandoMotion

/// Colours, fonts and motion of a whole deck.
public struct DeckTheme: Equatable, Sendable {
  /// Colours by name, which elements may use: `ink`, `paper` and `accent` always exist.
  public var colors: [String: Color]
  /// What is behind every slide that says nothing else.
  public var background: DeckPaint
  /// The letters of text.
  public var font: DeckFont
  /// The letters of code.
  public var codeFont: DeckFont
  /// The size of text that says nothing else, in points.
  public var fontSize: Double
  /// How steps move that say nothing else.
  public var animation: Animation
  /// How elements come and go that say nothing else.
  public var transition: DeckTransition

  /// The colour of text and lines.
  public var ink: Color { colors["ink"] ?? .primary }

  /// Dark ink on warm white.
  public static let paper = DeckTheme(
    ink: 0x16171C, paper: 0xF7F6F2, accent: 0x7A45D6, others: (0xC83C24, 0x1F66DB))
  /// Light ink on near-black.
  public static let night = DeckTheme(
    ink: 0xF3F1EA, paper: 0x101116, accent: 0xB48CFF, others: (0xFF7350, 0x62A2FF))

  /// The themes that decks name.
  public static let named: [String: DeckTheme] = ["paper": .paper, "night": .night]

  private init(ink: UInt32, paper: UInt32, accent: UInt32, others: (UInt32, UInt32)) {
    let ground = Color(hex: paper)
    colors = [
      "ink": Color(hex: ink), "paper": ground, "accent": Color(hex: accent),
      "red": Color(hex: others.0), "blue": Color(hex: others.1),
      "faint": Color(hex: ink).opacity(0.6),
    ]
    background = .color(ground)
    font = .design(.default)
    codeFont = .design(.monospaced)
    fontSize = 48
    animation = .spring(duration: 0.55, bounce: 0.15)
    transition = .fade
  }
}
