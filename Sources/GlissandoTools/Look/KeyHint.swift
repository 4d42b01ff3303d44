/// A key, or several, and what they do.
package struct KeyHint: Identifiable, Sendable {
  /// The keys as they are written.
  package let keys: String
  /// What they do.
  package let action: String
  package var id: String { keys }

  /// Says what keys do.
  package init(_ keys: String, _ action: String) {
    self.keys = keys
    self.action = action
  }

  /// Those of the transport and of the inspector beside it, where the bar has a place of its own: F9
  /// does not show it there, but takes it in hand.
  package static let transport = [
    KeyHint("F9", "operate the transport by keyboard"),
    KeyHint("F8", "pause, go on"),
    KeyHint("Shift F8", "back to now"),
    KeyHint("F6   F7", "a frame back, a frame on"),
    KeyHint("Shift F6   F7", "ten frames back, on"),
    KeyHint("F5", "slower; Shift F5 faster"),
    KeyHint("F10", "inspect what moves"),
    KeyHint("Shift F10", "operate the inspector by keyboard"),
    KeyHint("F4   Shift F4", "film what is shown, where you say; again to end"),
  ]
}
