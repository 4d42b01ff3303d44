package import GlissandoMotion

/// Where text is kept that is cut and copied.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text on the clipboard; nil if there is none.
  var string: String? { get set }
}

/// A clipboard of one window, where there is no desktop to share one with.
@MainActor
final class LocalClipboard: Clipboard {
  var string: String?

  nonisolated init() {}
}

/// Puts text on the clipboard of the window that a view is in.
package struct CopyAction: Sendable {
  let copy: @MainActor @Sendable (String) -> Void

  /// Puts `text` on the clipboard.
  @MainActor package func callAsFunction(_ text: String) { copy(text) }
}

/// Takes the text from the clipboard of the window that a view is in.
package struct PasteAction: Sendable {
  let paste: @MainActor @Sendable () -> String?

  /// The text on the clipboard; nil if there is none.
  @MainActor package func callAsFunction() -> String? { paste() }
}

private struct PasteKey: EnvironmentKey {
  static var defaultValue: PasteAction { PasteAction { nil } }
}

private struct CopyKey: EnvironmentKey {
  static var defaultValue: CopyAction { CopyAction { _ in } }
}

extension EnvironmentValues {
  /// Puts text on the clipboard; nothing happens outside of a window.
  package internal(set) var copyText: CopyAction {
    get { self[CopyKey.self] }
    set { self[CopyKey.self] = newValue }
  }
  /// Takes text from the clipboard; there is none outside of a window.
  package internal(set) var pasteText: PasteAction {
    get { self[PasteKey.self] }
    set { self[PasteKey.self] = newValue }
  }
}
