import Foundation
import Glissando

/// Opens files that are dropped on a window, and that nothing in it takes, as `glissando FILE` does: in a
/// window of their own.
struct OpensDroppedFiles: ViewModifier {
  /// Takes what the window itself has a place for.
  private let receive: @MainActor (URL) -> Bool
  /// Whether the session is written down or measured: no other program is started then.
  private let isRepeatable: Bool
  @State private var problem: String?

  init(_ window: WindowOptions, receive: @escaping @MainActor (URL) -> Bool = { _ in false }) {
    self.receive = receive
    isRepeatable = window.isRepeatable
  }

  func body(content: Content) -> some View {
    content
      .onOpenURL { open($0) }
      .alert(
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
