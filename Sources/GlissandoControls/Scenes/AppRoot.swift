import GlissandoMotion
package import GlissandoViews

// The views of a program's first window, and how it opens.

extension App {
  /// What the program's window shows and how it opens; nil for a program without windows.
  ///
  /// The state of the app lives as long as its window: what changes in it reaches the views.
  package var openingWindow: WindowDescription? {
    guard var window = body.allWindows.first else { return nil }
    // A window that is more than its views is described once.
    if window.content != nil { window.show(AppRoot(app: self)) }
    return window
  }
}

/// The views of an app's first window.
///
/// The app is described anew when what it reads changes: its properties have storage in this
/// view's node, which is why it has to be the first and only one of the view's own.
struct AppRoot<Program: App>: View {
  private let app: Program

  init(app: Program) {
    self.app = app
    ViewFields.scanAsWell(Program.self, heldBy: Self.self)
  }

  var body: some View { app.body.allWindows.first?.content }
}
