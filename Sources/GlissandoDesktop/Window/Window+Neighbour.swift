import CSDL2
import Foundation
import GlissandoMotion

extension Window {
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
      in: area)
    let own = position(in: arrangement.other, borders)
    if own.x != Int32(frame.minX) || own.y != Int32(frame.minY) {
      SDL_SetWindowPosition(handle, own.x, own.y)
    }
    let window = arrangement.window.size
    return (
      CGSize(
        width: ((window.width - borders.leading - borders.trailing) / factor).rounded(.down),
        height: ((window.height - borders.top - borders.bottom) / factor).rounded(.down)),
      // A window that is shown for the first time begins there with its borders.
      position(in: arrangement.window, EdgeInsets())
    )
  }

  /// The widths of what the window manager draws around the content.
  private var borders: EdgeInsets {
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
