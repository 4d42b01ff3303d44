import CSDL2
import GlissandoControls
import GlissandoViews

/// The desktop's clipboard.
@MainActor
package final class DesktopClipboard: Clipboard {
  /// The desktop's clipboard, whatever is in it.
  package init() {}

  package var string: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  package var selection: String? {
    get {
      guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText()
      else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetPrimarySelectionText(newValue ?? "") }
  }
}
