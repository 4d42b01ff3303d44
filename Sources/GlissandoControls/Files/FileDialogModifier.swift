import Foundation
import GlissandoFiles
import GlissandoMotion
public import GlissandoViews

/// Asks for files while a binding says so: the desktop's dialog, else a sheet in the window.
@usableFromInline
nonisolated struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  let request: FileRequest
  let chosen: ([URL]) -> Void
  let cancelled: () -> Void

  @usableFromInline @MainActor func body(content: Content) -> some View {
    FileDialogView(content: content, dialog: self)
  }
}

extension FileDialogModifier: OnceModifier {}

private struct FileDialogView<Content: View>: View {
  let content: Content
  let dialog: FileDialogModifier
  /// Whether the window asks by itself.
  @State private var showsSheet = false
  /// What is done with an answer, which may come long after it was asked for: what is saved changes meanwhile.
  @State private var latest = LatestDialog()
  @Environment(\.window) private var window
  @Environment(\.fileDialogSettings) private var settings

  var body: some View {
    latest.dialog = dialog
    return asking
  }

  private var asking: some View {
    content
      .sheet(
        isPresented: Binding(get: { showsSheet }, set: { if !$0 { close(nil) } })
      ) {
        FileBrowser(request: request, folder: folder, choose: close) { close(nil) }
      }
      .onChange(of: dialog.isPresented, initial: true) { _, isPresented in
        isPresented ? ask() : (showsSheet = false)
      }
  }

  private var request: FileRequest {
    var request = dialog.request
    // What is called by a name goes on where it was left, others begin where they are told to.
    request.folder = settings.name.flatMap { choosing?.lastFolders[$0] } ?? settings.folder
    request.confirmation = settings.confirmation
    request.message = settings.message
    return request
  }

  private var choosing: FileChoosing? { window.tree()?.fileChoosing }

  private var folder: URL {
    request.folder ?? choosing?.lastFolders[settings.name]
      ?? URL(fileURLWithPath: UserFolders().documents)
  }

  private func ask() {
    guard let choosing, let dialogs = choosing.dialogs else { return showsSheet = true }
    choosing.openQuestions += 1
    dialogs.ask(request) { answer in
      choosing.openQuestions -= 1
      switch answer {
      case .chosen(let urls): close(urls)
      case .cancelled: close(nil)
      // Meanwhile the question may have been taken back.
      case .nobody: showsSheet = latest.dialog?.isPresented ?? false
      }
    }
  }

  private func close(_ chosen: [URL]?) {
    let dialog = latest.dialog ?? dialog
    showsSheet = false
    dialog.isPresented = false
    guard let chosen, let first = chosen.first else { return dialog.cancelled() }
    choosing?.lastFolders[settings.name] = first.deletingLastPathComponent()
    dialog.chosen(chosen)
  }
}

/// A dialog as the views described it last.
@MainActor
private final class LatestDialog {
  var dialog: FileDialogModifier?
  nonisolated init() {}
}

/// What views say of the dialogs in them.
struct FileDialogSettings: Equatable, Sendable {
  /// What they are called who remember one folder; nil for those that nobody has named.
  var name: String?
  var folder: URL?
  var confirmation: String?
  var message: String?
}

extension EnvironmentValues {
  @Entry var fileDialogSettings: FileDialogSettings = FileDialogSettings()
}
