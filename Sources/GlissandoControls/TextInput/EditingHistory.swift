import GlissandoViews

/// The states of a text that can be gone back to.
struct EditingHistory {
  /// What a change was: changes of one kind in a row are undone together.
  enum Change { case typing, deleting, other }

  private var past: [EditingText] = []
  private var future: [EditingText] = []
  private var lastChange: Change?
  /// More states than this are not kept.
  private static let greatestCount = 200

  /// Notes the text before a change.
  mutating func note(_ text: EditingText, before change: Change) {
    future.removeAll()
    defer { lastChange = change }
    if change != .other, change == lastChange { return }
    past.append(text)
    if past.count > Self.greatestCount { past.removeFirst() }
  }

  /// Ends a row of changes: the next one is undone by itself.
  mutating func endRow() { lastChange = nil }

  mutating func undo(_ text: EditingText) -> EditingText? {
    guard let previous = past.popLast() else { return nil }
    future.append(text)
    lastChange = nil
    return previous
  }

  mutating func redo(_ text: EditingText) -> EditingText? {
    guard let next = future.popLast() else { return nil }
    past.append(text)
    lastChange = nil
    return next
  }

  mutating func forget() { self = EditingHistory() }
}
