import ArgumentParser
import Glissando
import GlissandoTools
import GlissandoViews

/// A command that opens a window, whose session can be recorded and played again.
protocol WindowCommand: ParsableCommand {
  /// How the window is opened.
  var window: WindowOptions { get }
  /// The files that the command line names.
  var namedFiles: NamedFiles { get }
  /// Where a replay's frames go instead of into a window; nil for a window.
  var replayFolder: String? { get }
  /// What the window shows, as it is when it opens.
  @MainActor func makeWindow() throws -> WindowDescription
}

extension WindowCommand {
  /// Those of the window.
  var namedFiles: NamedFiles { window.namedFiles }

  /// A window.
  var replayFolder: String? { nil }
}

extension WindowDescription {
  /// A window of this program.
  @MainActor
  init(_ title: String, _ view: some View) {
    self.init(
      title: title, size: WindowOptions.defaultSize, minimumSize: .smallestWindow, content: view)
    app.id = Program.appID
    app.version = Program.version
    app.icon = AnyView(AppIcon())
  }
}
