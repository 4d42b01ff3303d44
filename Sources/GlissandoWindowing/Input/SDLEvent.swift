package import CSDL2

// What SDL's events say of windows and fingers.

extension SDL_Event {
  /// SDL's number of the window that the event is for; 0 where it is for none.
  package var windowID: UInt32 {
    switch SDL_EventType(type) {
    case SDL_WINDOWEVENT: window.windowID
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
    default: 0
    }
  }

  /// Whether a finger made it, of which SDL makes a pointer; nil where it is not about the pointer.
  package var isTouch: Bool? {
    // SDL_TOUCH_MOUSEID, a macro that Swift does not see.
    let finger = UInt32.max
    return switch SDL_EventType(type) {
    case SDL_MOUSEMOTION: motion.which == finger
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.which == finger
    case SDL_MOUSEWHEEL: wheel.which == finger
    default: nil
    }
  }
}
