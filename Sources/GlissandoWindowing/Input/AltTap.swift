import CSDL2
import GlissandoViews

/// Notices that Alt is pressed and let go with nothing in between.
struct AltTap {
  private var isPending = false

  /// Whether an event ends such a press.
  mutating func ends(with event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN:
      let others = KeyMap.modifiers(event.key.keysym.mod).subtracting([.option, .capsLock])
      isPending = event.key.keysym.sym == SDLK_LALT.rawValue && others.isEmpty
      return false
    case SDL_KEYUP where event.key.keysym.sym == SDLK_LALT.rawValue:
      defer { isPending = false }
      return isPending
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEWHEEL, SDL_WINDOWEVENT, SDL_KEYUP, SDL_TEXTINPUT:
      // A window manager that takes Alt with another key takes the keyboard away for it.
      isPending = false
      return false
    default: return false
    }
  }
}
