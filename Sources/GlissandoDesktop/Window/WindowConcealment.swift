/// Why nothing of a window can be seen.
struct WindowConcealment: OptionSet, Sendable {
  let rawValue: Int

  /// It is hidden or minimised.
  static let minimised = WindowConcealment(rawValue: 1)
  /// Other windows cover all of it.
  static let covered = WindowConcealment(rawValue: 2)
  /// The session is locked, or a screen saver covers the screen.
  static let locked = WindowConcealment(rawValue: 4)
}
