public import Foundation

/// A talk: slides on one canvas.
public struct Deck: Equatable, Sendable {
  /// The words in the window's title; nil where the talk has none.
  public var title: String?
  /// The size in which the slides are drawn up, in points; the window shows it as large as it can.
  public var canvas: CGSize
  /// How long the talk is to take, in seconds; nil where nobody counts.
  public var duration: Double?
  /// Colours, fonts and motion that apply where a slide says nothing else.
  public var theme: DeckTheme
  /// The slides in their order.
  public var slides: [Slide]

  /// A deck with its slides.
  public init(
    title: String? = nil, canvas: CGSize = Self.standardCanvas, duration: Double? = nil,
    theme: DeckTheme = .paper, slides: [Slide]
  ) {
    self.title = title
    self.canvas = canvas
    self.duration = duration
    self.theme = theme
    self.slides = slides
  }

  /// A deck as a list in braces.
  public init(
    title: String? = nil, canvas: CGSize = Self.standardCanvas, duration: Double? = nil,
    theme: DeckTheme = .paper, @DeckBuilder<Slide> slides: () -> [Slide]
  ) {
    self.init(
      title: title, canvas: canvas, duration: duration, theme: theme, slides: slides())
  }

  /// 1920 by 1080 points.
  public static let standardCanvas = CGSize(width: 1920, height: 1080)
}
