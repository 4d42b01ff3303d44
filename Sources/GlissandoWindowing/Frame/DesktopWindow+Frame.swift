import CSDL2
import Foundation

// A window with the frame that it draws itself.

extension DesktopWindow {
  /// Gives the window its frame, if nobody else draws one.
  func adoptFrame(_ frame: WindowFrame?) {
    guard let frame else { return }
    frame.isWanted = connection.system == .wayland && !WaylandFrames.areCompositors(handle)
    self.frame = frame.isWanted ? frame : nil
    connectFrame()
  }

  /// Has the frame act on this window, and show how it is.
  private func connectFrame() {
    guard let frame else { return }
    frame.perform = { [weak self] in self?.perform($0) }
    SDL_SetWindowHitTest(handle, hitTest, Unmanaged.passUnretained(self).toOpaque())
    updateFrame()
  }

  /// Gives this window the title and the frame of another one, and that one its own.
  package func exchangeFrame(with other: DesktopWindow) {
    swap(&frame, &other.frame)
    swap(&title, &other.title)
    swap(&isFilmed, &other.isFilmed)
    connectFrame()
    other.connectFrame()
  }

  /// Shows in the frame how the window is.
  package func updateFrame() {
    guard let frame else { return }
    func update<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<WindowFrame, Value>, _ value: Value
    ) {
      if frame[keyPath: path] != value { frame[keyPath: path] = value }
    }
    update(\.title, shownTitle)
    update(\.isActive, hasKeyboard)
    update(\.isMaximised, hasFlag(SDL_WINDOW_MAXIMIZED))
    update(\.isFullScreen, isFullScreen)
  }

  private func perform(_ command: WindowFrame.Command) {
    switch command {
    case .minimise: SDL_MinimizeWindow(handle)
    case .maximise:
      if hasFlag(SDL_WINDOW_MAXIMIZED) {
        SDL_RestoreWindow(handle)
      } else {
        SDL_MaximizeWindow(handle)
      }
    case .fullScreen: toggleFullScreen()
    case .close:
      var event = SDL_Event()
      event.type = SDL_WINDOWEVENT.rawValue
      event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
      event.window.windowID = number
      SDL_PushEvent(&event)
    }
  }

  /// What a press of the first button at a point does to the window itself.
  fileprivate func hit(at point: CGPoint) -> SDL_HitTestResult {
    guard let frame else { return SDL_HITTEST_NORMAL }
    let edge = edge(at: point)
    guard edge.isEmpty else { return edge.hit }
    guard frame.isHandle(point) else { return SDL_HITTEST_NORMAL }
    let time = SDL_GetTicks()
    // The compositor moves the window from the first press on, of which the views are not told: only the second one
    // can be theirs.
    frame.expectsSecondPress = time &- lastHandlePress < Self.secondPressTime
    lastHandlePress = time
    return frame.expectsSecondPress ? SDL_HITTEST_NORMAL : SDL_HITTEST_DRAGGABLE
  }

  /// How soon a second press makes two of them a double click, in milliseconds.
  private static let secondPressTime: UInt32 = 400

  private func edge(at point: CGPoint) -> WindowEdge {
    frame?.hasEdges == true ? WindowEdge(at: point, in: coordinateFrame.size) : []
  }

  /// The shape of the pointer where it resizes the window; nil elsewhere.
  var edgeCursor: SDL_SystemCursor? {
    guard frame != nil, hasPointer else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    let edge = edge(at: CGPoint(x: Int(x), y: Int(y)))
    return edge.isEmpty ? nil : edge.cursor
  }
}

/// SDL asks this while it fetches events, on the main thread.
private func hitTest(
  _: OpaquePointer?, _ point: UnsafePointer<SDL_Point>?, _ data: UnsafeMutableRawPointer?
) -> SDL_HitTestResult {
  guard let point, let data else { return SDL_HITTEST_NORMAL }
  let place = CGPoint(x: Int(point.pointee.x), y: Int(point.pointee.y))
  // The window is there as long as SDL's is.
  let window = Unmanaged<DesktopWindow>.fromOpaque(data)
  return MainActor.assumeIsolated { window.takeUnretainedValue().hit(at: place) }
}
