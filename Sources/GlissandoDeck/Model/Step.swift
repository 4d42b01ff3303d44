public import GlissandoMotion

/// What is different after a click, and how it gets there.
public struct Step: Equatable, Sendable {
  /// The changes of one element.
  public struct Change: Equatable, Sendable {
    /// The identity of the element, on this slide.
    public var target: String
    /// What is said anew of it.
    public var edits: [ElementEdit]

    /// Says something anew of an element.
    public init(_ target: String, _ edits: ElementEdit...) {
      self.init(target, edits: edits)
    }

    /// Says something anew of an element.
    public init(_ target: String, edits: [ElementEdit]) {
      self.target = target
      self.edits = edits
    }
  }

  /// How the changes move; nil is the theme's animation, and one without duration changes at once.
  public var animation: Animation?
  /// The seconds by which each changed element begins after the one before it.
  public var stagger: Double
  /// What the speaker reads from this step on; nil goes on with what was there.
  public var notes: String?
  /// What changes, in the order in which a stagger counts.
  public var changes: [Change]

  /// A step with its changes.
  public init(
    _ animation: Animation? = nil, stagger: Double = 0, notes: String? = nil,
    changes: [Change]
  ) {
    self.animation = animation
    self.stagger = stagger
    self.notes = notes
    self.changes = changes
  }

  /// A step as a list in braces.
  public init(
    _ animation: Animation? = nil, stagger: Double = 0, notes: String? = nil,
    @DeckBuilder<Change> changes: () -> [Change]
  ) {
    self.init(animation, stagger: stagger, notes: notes, changes: changes())
  }
}

/// What a step changes of one element.
public typealias Change = Step.Change
