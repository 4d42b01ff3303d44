import CSDL2
package import Foundation

// Whether a window has the keyboard, and whether it hides another one.

extension DesktopWindow {
  /// Whether what is typed arrives at this window.
  package var hasKeyboard: Bool { hasFlag(SDL_WINDOW_INPUT_FOCUS) }

  /// Whether nothing is seen of another window while this one is in front of it.
  package func covers(_ other: DesktopWindow) -> Bool {
    guard other.isShown else { return true }
    guard connection.system != .wayland else {
      // No program is told there where its windows are.
      return (isFullScreen || hasFlag(SDL_WINDOW_MAXIMIZED))
        && displayIndex == other.displayIndex
    }
    var area = SDL_Rect()
    guard SDL_GetDisplayBounds(other.displayIndex, &area) == 0 else { return false }
    return coordinateFrame.contains(other.coordinateFrame.intersection(CGRect(area)))
  }

  /// Whether SDL says so of the window.
  func hasFlag(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(handle) & flag.rawValue != 0
  }

  /// Where the content begins on the display, in window coordinates; on Wayland nobody knows.
  package var origin: CGPoint { connection.system == .wayland ? .zero : coordinateFrame.origin }
}
