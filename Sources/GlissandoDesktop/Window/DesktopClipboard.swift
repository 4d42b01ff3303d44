import CSDL2
import GlissandoViews

/// The desktop's clipboard.
@MainActor
final class DesktopClipboard: Clipboard {
  var string: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
