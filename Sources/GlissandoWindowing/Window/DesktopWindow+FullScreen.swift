import CSDL2
import Foundation
import GlissandoDrawing

// Windows that cover their display.

extension DesktopWindow {
  /// Covers the display, or goes back to a window.
  package func toggleFullScreen() {
    noteFullScreen()
    if !isFullScreen {
      // SDL does not hear either what the window is that a window manager has brought back from the full screen.
      let isBroughtBack = hasFlag(SDL_WINDOW_FULLSCREEN)
      isMaximisedBelow = hasFlag(SDL_WINDOW_MAXIMIZED) || isBroughtBack && fillsDisplay
      clearDisplay()
    }
    if frameBelow != nil || !isFullScreen && !DisplayConnection.hasWindowManager(behind: handle) {
      coverByItself()
      return updateFrame()
    }
    if isFullScreen, !hasFlag(SDL_WINDOW_FULLSCREEN), let display = glissando_native_display(handle)
    {
      // What the window manager has begun, SDL does not know how to end.
      glissando_x11_leave_full_screen(display, glissando_native_window(handle))
      isFullScreen = false
    } else {
      askForOther()
    }
    updateFrame()
  }

  /// Has SDL ask the window manager for the full screen, or for its end.
  private func askForOther() {
    // Where the window manager has ended it, SDL believes that there is nothing to do.
    if !isFullScreen, hasFlag(SDL_WINDOW_FULLSCREEN) {
      SDL_SetWindowFullscreen(handle, 0)
      // That has taken from the window what SDL does not know of.
      if isMaximisedBelow { maximise() }
    }
    let flags = isFullScreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    // A window manager may refuse; then nothing changes, and the next press asks again.
    if SDL_SetWindowFullscreen(handle, flags) == 0 { isFullScreen.toggle() }
    if !isFullScreen, isMaximisedBelow { maximise() }
  }

  /// Covers the display as a window of that size, or goes back, where nobody else would do it: SDL takes the size of
  /// the display for the window's, whatever that is.
  private func coverByItself() {
    var area = SDL_Rect()
    guard SDL_GetDisplayBounds(displayIndex, &area) == 0 else { return }
    let next = frameBelow ?? CGRect(area)
    frameBelow = frameBelow == nil ? coordinateFrame : nil
    isFullScreen = frameBelow != nil
    SDL_SetWindowPosition(handle, Int32(clamping: next.minX), Int32(clamping: next.minY))
    SDL_SetWindowSize(handle, Int32(clamping: next.width), Int32(clamping: next.height))
  }

  /// Has no other window of the program cover the display: SDL would minimise that, and not every desktop has a way to
  /// bring it back.
  private func clearDisplay() {
    for other in Self.all where other !== self && other.displayIndex == displayIndex {
      other.noteFullScreen()
      if other.isFullScreen { other.toggleFullScreen() }
    }
  }

  /// Notes whether the window covers its display, whoever has brought that about.
  ///
  /// SDL's flag alone does not tell: on X11 it stays when the window manager ends what it began, and the other way round.
  package func noteFullScreen() {
    var area = SDL_Rect()
    guard hasFlag(SDL_WINDOW_FULLSCREEN) || frameBelow != nil || isCoveredByManager,
      SDL_GetDisplayBounds(displayIndex, &area) == 0
    else {
      isFullScreen = false
      return
    }
    let size = coordinateSize
    isFullScreen = size.width >= Int(area.w) && size.height >= Int(area.h)
    if !isFullScreen { frameBelow = nil }
  }

  /// Whether X11's window manager says that the window covers its display.
  private var isCoveredByManager: Bool {
    guard connection.system == .x11, let display = glissando_native_display(handle) else {
      return false
    }
    return glissando_x11_is_full_screen(display, glissando_native_window(handle))
  }

  /// Goes back to a window, and waits for X11's window manager to have made one, a third of a second at most: what is asked
  /// of it before, such as another place, SDL takes for the window's and keeps the size of the display.
  func leaveFullScreen() {
    let size = coordinateFrame.size
    isMaximisedBelow = false
    toggleFullScreen()
    guard connection.system == .x11 else { return }
    for _ in 0..<60 where coordinateFrame.size == size {
      SDL_PumpEvents()
      SDL_Delay(5)
    }
  }
}
