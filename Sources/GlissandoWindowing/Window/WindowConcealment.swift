/// Why nothing of a window can be seen.
package struct WindowConcealment: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It is hidden or minimised.
  package static let minimised = WindowConcealment(rawValue: 1)
  /// Other windows cover all of it.
  package static let covered = WindowConcealment(rawValue: 2)
  /// The session is locked, or a screen saver covers the screen.
  package static let locked = WindowConcealment(rawValue: 4)
}
