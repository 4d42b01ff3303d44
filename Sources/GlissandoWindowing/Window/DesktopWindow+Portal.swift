import CSDL2

// What portals call a window.

extension DesktopWindow {
  /// The window that has the keyboard, as portals name it; empty where there is no name for it.
  package static var portalName: String {
    guard DisplayConnection.System.current == .x11, let window = SDL_GetKeyboardFocus()
    else { return "" }
    return "x11:" + String(glissando_native_window(window), radix: 16)
  }
}
