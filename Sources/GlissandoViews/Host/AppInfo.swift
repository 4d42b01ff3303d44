/// What desktops know a program by.
@MainActor
package struct AppInfo {
  /// The name by which a desktop tells the program's windows from those of others, that of its desktop
  /// file; nil for the program's own.
  package var id: String?
  /// Its version; nil where it has none.
  package var version: String?
  /// What it is, in a sentence or two; nil where it does not say.
  package var about: String?
  /// Its picture, which is offered a square; nil leaves it to the desktop.
  package var icon: AnyView?

  /// Nothing that a desktop would not find out by itself.
  package init() {}
}
