import GlissandoControls

/// A few words about the window that matters, for its views to show for some seconds.
package struct WindowNotice: Hashable, Sendable {
  /// The words.
  package var text: String
  /// Whether they say what is wrong.
  package var isProblem: Bool
  /// Whether they are not to be seen in the window itself, since it is filmed.
  package var isUnfilmed: Bool
  /// The path of the file that they tell of, to be shown in its folder; nil where they tell of none.
  package var file: String?

  /// Says something.
  package init(
    _ text: String, isProblem: Bool = false, isUnfilmed: Bool = false, file: String? = nil
  ) {
    self.text = text
    self.isProblem = isProblem
    self.isUnfilmed = isUnfilmed
    self.file = file
  }

  /// What is said where the desktop has nothing that shows where a file lies.
  package static let nobodyShowsFolders = WindowNotice(
    ShowInFolderAction.problem, isProblem: true)
}
