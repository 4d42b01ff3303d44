import Foundation
import Glissando
import GlissandoTools
import GlissandoViews

/// Opens files that are dropped on a window, and that nothing in it takes, as `glissando FILE` does: in a
/// window of their own; of text that nothing in it takes it says so.
struct OpensDroppedFiles: ViewModifier {
  /// Takes what the window itself has a place for.
  private let receive: @MainActor (URL) -> Bool
  /// Whether the session is written down or measured: no other program is started then.
  private let isRepeatable: Bool
  @State private var problem: String?
  @Environment(\.paperPalette) private var palette

  init(_ window: WindowOptions, receive: @escaping @MainActor (URL) -> Bool = { _ in false }) {
    self.receive = receive
    isRepeatable = window.isRepeatable
  }

  func body(content: Content) -> some View {
    content
      .windowContent()
      .onOpenURL { open($0) }
      .dropDestination(for: String.self) { _, _ in
        if !isRepeatable { problem = Self.textProblem }
        return !isRepeatable
      }
      // Beside the content, whose own colour and dialogs begin elsewhere.
      .background { alert.tint(palette.violet) }
  }

  /// What is said of text.
  static let textProblem =
    "Text has no place here; what can be dropped are files: decks, presets, motions, documents of the lab, recordings."

  private var alert: some View {
    Color.clear.alert(
      "Not opened",
      isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    ) {
      Button("OK") {}
    } message: {
      Text(problem ?? "")
    }
  }

  private func open(_ url: URL) {
    guard !receive(url), !isRepeatable else { return }
    do {
      try Relaunch.beside(FileArguments.resolved([url.isFileURL ? url.path : url.absoluteString]))
    } catch {
      problem = "\((error as? AppError)?.shown ?? error)."
    }
  }
}
