import CSDL2
import Foundation

/// SDL as a whole: started once before the first window, stopped after the last.
@MainActor
package enum SDLLibrary {
  /// The drivers that show nothing, which SDL takes without a word where there is no display.
  private static let invisibleDrivers: Set<String> = ["offscreen", "dummy"]

  /// SDL's text for the last call that failed.
  nonisolated static var errorText: String { String(cString: SDL_GetError()) }

  /// Starts video and events, and nothing else: an open joystick makes SDL poll.
  ///
  /// - Parameter name: The program's name as window managers and docks see it.
  /// - Throws: `WindowError.noDisplay`, `WindowError.invisibleDriver`.
  package static func start(name: String) throws(WindowError) {
    setHints(name: name)
    let requested = getenv("SDL_VIDEODRIVER").map { String(cString: $0) }
    if requested == nil {
      // The two that have a descriptor to sleep on; SDL's order, X11 first, stays.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,wayland")
    }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: displayReason(sdl: errorText))
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if invisibleDrivers.contains(driver), requested != driver {
      SDL_Quit()
      throw .invisibleDriver(name: driver)
    }
  }

  /// Stops everything and restores the display.
  package static func stop() {
    SDL_Quit()
  }

  private static func setHints(name: String) {
    // With acceleration the window's surface goes through OpenGL and costs twenty times as much.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // SDL is made for games: it keeps the screen awake and asks the compositor to step aside.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // The click that activates the window also reaches what lies under it, as elsewhere.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // A second finger is no second pointer, and full screen stays when another window is active.
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    SDL_SetHint(SDL_HINT_APP_NAME, name)
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", name, 0)
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", name, 0)
  }

  /// SDL's text, and what the environment says about displays.
  private static func displayReason(sdl: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let names = ["DISPLAY", "WAYLAND_DISPLAY"]
    let found = names.compactMap { name in environment[name].map { "\(name)=\($0)" } }
    let state =
      found.isEmpty ? "neither DISPLAY nor WAYLAND_DISPLAY is set" : found.joined(separator: ", ")
    return "\(state), and SDL says “\(sdl)”"
  }
}
