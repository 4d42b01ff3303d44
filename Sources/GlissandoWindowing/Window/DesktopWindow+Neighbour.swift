import CSDL2
import Foundation
import GlissandoDrawing
import GlissandoMotion

// Two windows beside each other.

extension DesktopWindow {
  /// Where a window opens beside this one, which makes room for it.
  ///
  /// - Parameters:
  ///   - size: The size that it asks for, in points.
  ///   - least: The size that it needs.
  /// - Returns: Its size in points and where it begins, in SDL's coordinates; nil where this
  ///   window covers its display, or the window system lets no program place a window.
  func makeRoom(
    for size: CGSize, least: CGSize
  ) -> (size: CGSize, position: (x: Int32, y: Int32))? {
    guard !isFullScreen, connection.system != .wayland, let area = usableArea else { return nil }
    let (factor, borders) = (coordinatesPerPoint, borders)
    func outer(_ size: CGSize) -> CGSize {
      CGSize(
        width: size.width * factor + borders.leading + borders.trailing,
        height: size.height * factor + borders.top + borders.bottom)
    }
    let frame = coordinateFrame
    let arrangement = PlaceBeside.arrange(
      outer(size), least: outer(least),
      beside: CGRect(
        origin: CGPoint(x: frame.minX - borders.leading, y: frame.minY - borders.top),
        size: outer(CGSize(width: frame.width / factor, height: frame.height / factor))),
      in: area, shrunk: { self.shrunk(to: $0, frame.size, borders) })
    place(arrangement.other, borders, from: frame)
    let window = arrangement.window.size
    return (
      CGSize(
        width: ((window.width - borders.leading - borders.trailing) / factor).rounded(.down),
        height: ((window.height - borders.top - borders.bottom) / factor).rounded(.down)),
      // A window that is shown for the first time begins there with its borders.
      position(in: arrangement.window, EdgeInsets())
    )
  }

  /// Moves this window, which is shown already, beside another one, which makes room for it.
  ///
  /// - Returns: Whether that could be done.
  func move(beside neighbour: DesktopWindow) -> Bool {
    let (frame, borders, factor) = (coordinateFrame, borders, coordinatesPerPoint)
    let size = CGSize(width: frame.width / factor, height: frame.height / factor)
    guard let room = neighbour.makeRoom(for: size, least: leastSize) else { return false }
    let outer = CGRect(
      x: CGFloat(room.position.x), y: CGFloat(room.position.y),
      width: room.size.width * factor + borders.leading + borders.trailing,
      height: room.size.height * factor + borders.top + borders.bottom)
    place(outer, borders, from: frame)
    return true
  }

  /// The largest frame within a room in which the content keeps its proportions and half of its sides.
  private func shrunk(to room: CGSize, _ content: CGSize, _ borders: EdgeInsets) -> CGSize? {
    let (width, height) = (borders.leading + borders.trailing, borders.top + borders.bottom)
    let factor = min((room.width - width) / content.width, (room.height - height) / content.height)
    // One that fills its display does so because the person, or the window manager, wants it to.
    guard factor >= 0.5, !hasFlag(SDL_WINDOW_MAXIMIZED) else { return nil }
    return CGSize(
      width: (content.width * min(factor, 1)).rounded(.down) + width,
      height: (content.height * min(factor, 1)).rounded(.down) + height)
  }

  /// Gives the window its place, as far as that is another one than it has.
  private func place(_ outer: CGRect, _ borders: EdgeInsets, from frame: CGRect) {
    let size = CGSize(
      width: outer.width - borders.leading - borders.trailing,
      height: outer.height - borders.top - borders.bottom)
    if size != frame.size {
      SDL_SetWindowSize(handle, Int32(clamping: size.width), Int32(clamping: size.height))
    }
    let own = position(in: outer, borders)
    if own.x != Int32(frame.minX) || own.y != Int32(frame.minY) {
      SDL_SetWindowPosition(handle, own.x, own.y)
    }
  }

  /// The widths of what the window manager draws around the content.
  var borders: EdgeInsets {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    return EdgeInsets(
      top: CGFloat(top), leading: CGFloat(left), bottom: CGFloat(bottom), trailing: CGFloat(right))
  }

  /// Where the content begins in a frame with its borders.
  private func position(in frame: CGRect, _ borders: EdgeInsets) -> (x: Int32, y: Int32) {
    (
      Int32(clamping: Int(frame.minX + borders.leading)),
      Int32(clamping: Int(frame.minY + borders.top))
    )
  }
}
