import CSDL2
import Foundation
import GlissandoMotion

// The display of a window.

extension DesktopWindow {
  /// The number of the display that shows the window; the first one where that is not known.
  var displayIndex: Int32 { max(0, SDL_GetWindowDisplayIndex(handle)) }

  /// Moves the window to a display, as a window or so that it covers it.
  ///
  /// - Parameter neighbour: A window that is to be seen beside this one where `place` names no display.
  package func move(to place: WindowPlacement.Place, beside neighbour: DesktopWindow? = nil) {
    noteFullScreen()
    if isFullScreen { leaveFullScreen() }
    if place == WindowPlacement.Place(), let neighbour, move(beside: neighbour) { return }
    let middle = Self.position(on: place.display ?? Int(displayIndex))
    SDL_SetWindowPosition(handle, middle.x, middle.y)
    if place.isFullScreen { toggleFullScreen() }
  }

  /// Moves a window that has become larger so far back that it does not end beyond its display, where that has room for it.
  ///
  /// - Parameter size: What it has become, in SDL's coordinates.
  func bringBack(_ size: CGSize) {
    guard let area = usableArea else { return }
    let (frame, borders) = (coordinateFrame, borders)
    func start(_ now: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      min(now, max(most, least))
    }
    let x = start(
      frame.minX, area.minX + borders.leading, area.maxX - size.width - borders.trailing)
    let y = start(frame.minY, area.minY + borders.top, area.maxY - size.height - borders.bottom)
    guard x != frame.minX || y != frame.minY else { return }
    SDL_SetWindowPosition(handle, Int32(clamping: Int(x)), Int32(clamping: Int(y)))
  }

  /// What the desktop leaves to windows on that display, in SDL's coordinates; nil where that is not
  /// known.
  var usableArea: CGRect? {
    var area = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(displayIndex, &area) == 0, area.w > 0, area.h > 0 else {
      return nil
    }
    return CGRect(area)
  }
}

extension CGRect {
  /// A rectangle of SDL's.
  init(_ rect: SDL_Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
  }
}
