/// A few words about the window that matters, for its views to show for some seconds.
package struct WindowNotice: Hashable, Sendable {
  /// The words.
  package var text: String
  /// Whether they say what is wrong.
  package var isProblem: Bool
  /// Whether they are not to be seen in the window itself, since it is filmed.
  package var isUnfilmed: Bool

  /// Says something.
  package init(_ text: String, isProblem: Bool = false, isUnfilmed: Bool = false) {
    self.text = text
    self.isProblem = isProblem
    self.isUnfilmed = isUnfilmed
  }
}
