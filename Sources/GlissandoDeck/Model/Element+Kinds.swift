public import GlissandoMotion
public import GlissandoNotation

/// Elements by what they are, for decks that are written in Swift.
extension Element {
  /// Text with emphasis as in Markdown; lines that begin with `- ` are a list.
  public static func text(_ id: String, _ text: String, _ edits: ElementEdit...) -> Element {
    Element(id, .text, edits: [.text(text)] + edits)
  }

  /// The text of a program, highlighted.
  public static func code(
    _ id: String, _ code: String, language: CodeLanguage = .swift, _ edits: ElementEdit...
  ) -> Element {
    Element(id, .code, edits: [.code(code), .language(language)] + edits)
  }

  /// An outline, filled or drawn.
  public static func shape(_ id: String, _ shape: ShapeKind, _ edits: ElementEdit...) -> Element {
    Element(id, .shape, edits: [.shape(shape)] + edits)
  }

  /// A picture: PNG, JPEG, SVG or the first page of a PDF.
  public static func image(_ id: String, _ path: String, _ edits: ElementEdit...) -> Element {
    Element(id, .image, edits: [.image(path)] + edits)
  }

  /// The curves of motions, up to four.
  public static func plot(
    _ id: String, _ motions: [MotionSetting], _ edits: ElementEdit...
  ) -> Element {
    Element(id, .plot, edits: [.motions(motions)] + edits)
  }

  /// Something alive, by its name among the presentation's scenes.
  public static func scene(_ id: String, _ name: String, _ edits: ElementEdit...) -> Element {
    Element(id, .scene(name), edits: edits)
  }

  /// Elements that move as one, placed in the canvas as if they stood by themselves.
  public static func group(
    _ id: String, _ edits: ElementEdit..., @DeckBuilder<Element> children: () -> [Element]
  ) -> Element {
    Element(id, .group, edits: edits, children: children())
  }

  /// Elements in a row or a column.
  public static func stack(
    _ id: String, _ axis: Axis, _ edits: ElementEdit...,
    @DeckBuilder<Element> children: () -> [Element]
  ) -> Element {
    Element(id, .stack, edits: [.axis(axis)] + edits, children: children())
  }

  /// Elements in columns, at least one.
  public static func grid(
    _ id: String, columns: Int, _ edits: ElementEdit...,
    @DeckBuilder<Element> children: () -> [Element]
  ) -> Element {
    Element(id, .grid, edits: [.columns(columns)] + edits, children: children())
  }
}

extension Step.Change {
  /// Lets an element come, by its transition.
  ///
  /// Where no step before hides it, it is not there until then, unless it says `.shown(true)`.
  public static func show(_ target: String) -> Step.Change {
    Step.Change(target, .shown(true))
  }

  /// Lets an element go, by its transition.
  public static func hide(_ target: String) -> Step.Change {
    Step.Change(target, .shown(false))
  }
}
