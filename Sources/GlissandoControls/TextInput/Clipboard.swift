package import GlissandoMotion
package import GlissandoViews

/// Where text is kept that is cut and copied.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text on the clipboard; nil if there is none.
  var string: String? { get set }
  /// The text that is selected somewhere, which the middle button pastes; nil if there is none.
  var selection: String? { get set }
}

/// A clipboard of one window, where there is no desktop to share one with.
@MainActor
final class LocalClipboard: Clipboard {
  var string: String?
  var selection: String?

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

extension EnvironmentValues {
  /// Puts text on the clipboard; nothing happens outside of a window.
  package var copyText: CopyAction {
    let window = window
    return CopyAction { window.tree()?.clipboard.string = $0 }
  }
  /// Takes text from the clipboard; there is none outside of a window.
  package var pasteText: PasteAction {
    let window = window
    return PasteAction { window.tree()?.clipboard.string }
  }
}

private enum ClipboardKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> any Clipboard { LocalClipboard() }
}

extension ViewTree {
  /// What text is cut and copied to.
  package var clipboard: any Clipboard {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}

extension ViewHost {
  /// What text is cut and copied to; a clipboard of its own unless the desktop's is set.
  package var clipboard: any Clipboard {
    get { tree.clipboard }
    set { tree.clipboard = newValue }
  }
}
