/// What an animation moves, in words.
package struct MotionName: Equatable, Sendable, CustomStringConvertible {
  /// The view around that the program has written; empty where there is none.
  package var owner: String
  /// The view whose property it is.
  package var view: String
  /// The property; empty where the view moves as a whole, by its own `animatableData`.
  package var property: String

  /// The name of a property of a view.
  package init(owner: String = "", view: String, property: String) {
    self.owner = owner
    self.view = view
    self.property = property
  }

  /// As in “Card › Text · opacity”.
  package var description: String {
    let whole = [owner, view].filter { !$0.isEmpty }.joined(separator: " › ")
    return [whole, property].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
