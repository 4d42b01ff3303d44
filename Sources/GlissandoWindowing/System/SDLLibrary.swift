import CSDL2
import Foundation
import GlissandoFiles

/// SDL as a whole: started once before the first window, stopped after the last.
@MainActor
package enum SDLLibrary {
  /// The drivers that show nothing, which SDL takes without a word where there is no display.
  private static let invisibleDrivers: Set<String> = ["offscreen", "dummy"]

  /// SDL's text for the last call that failed.
  package nonisolated static var errorText: String { String(cString: SDL_GetError()) }

  /// Writes into the environment what SDL reads there.
  ///
  /// To be called while there is one thread only, so before fonts are asked for: another that reads
  /// the environment at this moment reads memory that is gone.
  ///
  /// - Parameter appID: The name by which window managers and docks tell the program's windows from others.
  package static func prepareEnvironment(appID: String) {
    for variable in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      SDL_setenv(variable, appID, 0)
    }
  }

  /// Begins to start video; to be finished before anything else is asked of SDL.
  ///
  /// - Parameter name: The program's name, for people.
  /// - Throws: `WindowError.noDisplay` if there is nothing that could be asked.
  package static func start(name: String) throws(WindowError) -> VideoStart {
    setHints(name: name)
    let environment = ProcessInfo.processInfo.environment
    let requested = environment["SDL_VIDEODRIVER"]
    if requested == nil {
      // Only what is there: a driver that has to find out by itself writes lines of its own.
      let drivers = reachableDrivers(environment)
      guard !drivers.isEmpty else { throw .noDisplay(reason: missingReason(environment)) }
      SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","))
    }
    // Without a plugin it draws nothing, and says so on standard error.
    if prefersWayland(environment), !WaylandFrames.havePlugin(environment) {
      SDL_SetHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0")
    }
    return VideoStart(environment: environment, requestedDriver: requested)
  }

  /// Refuses a driver that shows nothing unless it was asked for, and sets up the others.
  ///
  /// - Throws: `WindowError.invisibleDriver`.
  static func checkDriver(requested: String?) throws(WindowError) {
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if invisibleDrivers.contains(driver), requested != driver {
      SDL_Quit()
      throw .invisibleDriver(name: driver)
    }
    setSurfaceHints(driver: driver)
  }

  /// Stops everything and restores the display.
  package static func stop() {
    SDL_Quit()
  }

  private static func setHints(name: String) {
    // SDL is made for games: it keeps the screen awake and asks the compositor to step aside.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // The click that activates the window also reaches what lies under it, as elsewhere.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // A second finger is no second pointer, and full screen stays when another window is active.
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    // The loop has its own, which also end its sleep.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // Input methods show their candidates themselves.
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    // Else what is longer than 31 bytes arrives in pieces, each of which looks like the whole.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, name)
  }

  /// Chooses how a window's surface reaches the screen; SDL reads this with the first surface.
  private static func setSurfaceHints(driver: String) {
    if driver == DisplayConnection.System.wayland.rawValue {
      // SDL has no surface of its own here, and gives none at all without a renderer's texture.
      // Pacing stays the loop's: a swap that waits would block as long as the window is covered.
      SDL_SetHint(SDL_HINT_RENDER_VSYNC, "0")
    } else {
      // With acceleration the surface goes through OpenGL and costs twenty times as much.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
  }

  /// The drivers whose window system the environment names: Wayland where the session is one, and X11 where that does
  /// not answer.
  private static func reachableDrivers(_ environment: [String: String]) -> [String] {
    let hasX11 = !(environment["DISPLAY"] ?? "").isEmpty
    return (hasWayland(environment) ? ["wayland"] : []) + (hasX11 ? ["x11"] : [])
  }

  /// Whether the windows are Wayland's where that answers.
  static func prefersWayland(_ environment: [String: String]) -> Bool {
    let drivers = environment["SDL_VIDEODRIVER"] ?? reachableDrivers(environment).first
    return drivers?.hasPrefix(DisplayConnection.System.wayland.rawValue) == true
  }

  private static func hasWayland(_ environment: [String: String]) -> Bool {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if value("WAYLAND_SOCKET") != nil { return true }
    // Without a folder to look in, the library of Wayland writes a line of its own.
    let folder = UserFolders(environment).runtime
    if let name = value("WAYLAND_DISPLAY") { return name.hasPrefix("/") || folder != nil }
    guard value("XDG_SESSION_TYPE") == "wayland", let folder else { return false }
    return FileManager.default.fileExists(atPath: folder + "/wayland-0")
  }

  /// SDL's text, and what the environment says about displays.
  static func displayReason(_ environment: [String: String], sdl: String) -> String {
    let found = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
    if let driver = environment["SDL_VIDEODRIVER"], !driver.isEmpty {
      return "SDL_VIDEODRIVER=\(driver) cannot be used, unset it or name another (SDL: \(sdl))"
    }
    guard !found.isEmpty else { return "neither is set (SDL: \(sdl))" }
    return "\(found.joined(separator: ", ")) does not answer (SDL: \(sdl))"
  }

  /// Why there is nothing that could be asked.
  private static func missingReason(_ environment: [String: String]) -> String {
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return "neither is set" }
    return "WAYLAND_DISPLAY=\(name) needs XDG_RUNTIME_DIR, which is not set"
  }
}
