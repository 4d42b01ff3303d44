import CSDL2
import Foundation

extension Window {
  /// Whether what is typed arrives at this window.
  var hasKeyboard: Bool { hasFlag(SDL_WINDOW_INPUT_FOCUS) }

  /// Whether nothing is seen of another window while this one is in front of it.
  func covers(_ other: Window) -> Bool {
    guard other.isShown else { return true }
    let display = max(0, SDL_GetWindowDisplayIndex(other.handle))
    guard connection.system != .wayland else {
      // No program is told there where its windows are.
      return (isFullScreen || hasFlag(SDL_WINDOW_MAXIMIZED))
        && SDL_GetWindowDisplayIndex(handle) == display
    }
    var area = SDL_Rect()
    guard SDL_GetDisplayBounds(display, &area) == 0 else { return false }
    let bounds = CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.w), height: Int(area.h))
    return coordinateFrame.contains(other.coordinateFrame.intersection(bounds))
  }

  private func hasFlag(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(handle) & flag.rawValue != 0
  }
}
