package import GlissandoNotation

/// What is different after a click, and how it gets there.
package struct Step: Equatable, Sendable {
  /// The changes of one element.
  package struct Change: Equatable, Sendable {
    /// The identity of the element, on this slide.
    package var target: String
    /// What is said anew of it.
    package var edits: [ElementEdit]

    /// Says something anew of an element.
    package init(_ target: String, _ edits: ElementEdit...) {
      self.init(target, edits: edits)
    }

    /// Says something anew of an element.
    package init(_ target: String, edits: [ElementEdit]) {
      self.target = target
      self.edits = edits
    }
  }

  /// How the changes move; nil is the theme's animation.
  package var animation: MotionSetting?
  /// The seconds by which each changed element begins after the one before it.
  package var stagger: Double
  /// What the speaker reads from this step on; nil goes on with what was there.
  package var notes: String?
  /// What changes, in the order in which a stagger counts.
  package var changes: [Change]

  /// A step with its changes.
  package init(
    _ animation: MotionSetting? = nil, stagger: Double = 0, notes: String? = nil,
    changes: [Change]
  ) {
    self.animation = animation
    self.stagger = stagger
    self.notes = notes
    self.changes = changes
  }

  /// A step as a list in braces.
  package init(
    _ animation: MotionSetting? = nil, stagger: Double = 0, notes: String? = nil,
    @DeckBuilder<Change> changes: () -> [Change]
  ) {
    self.init(animation, stagger: stagger, notes: notes, changes: changes())
  }
}
