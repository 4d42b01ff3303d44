/// Something on a slide.
public struct Element: Equatable, Sendable, Identifiable {
  /// The name by which steps speak of it, and by which it becomes the element of the same name on
  /// the next slide.
  public var id: String
  /// What it is, which no step changes.
  public var kind: Kind
  /// What is said of it before the first step.
  public var edits: [ElementEdit]
  /// What is inside a group, a stack or a grid.
  public var children: [Element]

  /// What an element is.
  public enum Kind: Hashable, Sendable {
    case text
    case code
    case shape
    case image
    /// Elements that move as one, placed in the canvas as if they stood by themselves.
    case group
    /// Elements in a row or a column, by the axis.
    case stack
    case grid
    /// The curve of a motion.
    case plot
    /// A page of the gallery or a specimen of the lab, alive; its name.
    case scene(String)
  }

  /// An element with what is said of it.
  public init(_ id: String, _ kind: Kind, _ edits: ElementEdit...) {
    self.init(id, kind, edits: edits)
  }

  /// An element with what is said of it, and others inside it.
  public init(_ id: String, _ kind: Kind, edits: [ElementEdit], children: [Element] = []) {
    self.id = id
    self.kind = kind
    self.edits = edits
    self.children = children
  }

  /// An element around others.
  public init(
    _ id: String, _ kind: Kind, _ edits: ElementEdit...,
    @DeckBuilder<Element> children: () -> [Element]
  ) {
    self.init(id, kind, edits: edits, children: children())
  }
}
