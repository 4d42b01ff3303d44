public import GlissandoMotion

/// One slide: what is on it, and how it changes from step to step.
public struct Slide: Equatable, Sendable, Identifiable {
  /// The name by which the deck and a resumed talk find the slide; unique in the deck.
  public var id: String
  /// The words in the overview and the outline; nil takes the first text on the slide.
  public var title: String?
  /// What is behind everything; nil is the theme's.
  public var background: DeckPaint?
  /// What the speaker reads, with Markdown's emphasis.
  public var notes: String
  /// How the slide comes in; nil is the theme's animation.
  public var animation: Animation?
  /// What is on the slide, the hindmost first.
  public var elements: [Element]
  /// What changes, click by click.
  public var steps: [Step]

  /// A slide with its elements and steps.
  public init(
    _ id: String, title: String? = nil, background: DeckPaint? = nil, notes: String = "",
    animation: Animation? = nil, elements: [Element] = [], steps: [Step] = []
  ) {
    self.id = id
    self.title = title
    self.background = background
    self.notes = notes
    self.animation = animation
    self.elements = elements
    self.steps = steps
  }

  /// A slide as lists in braces.
  public init(
    _ id: String, title: String? = nil, background: DeckPaint? = nil, notes: String = "",
    animation: Animation? = nil, @DeckBuilder<Element> elements: () -> [Element],
    @DeckBuilder<Step> steps: () -> [Step] = { [] }
  ) {
    self.init(
      id, title: title, background: background, notes: notes, animation: animation,
      elements: elements(), steps: steps())
  }
}
