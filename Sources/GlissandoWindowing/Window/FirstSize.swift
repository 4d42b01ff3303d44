import Foundation

/// How large a window opens that nobody has asked a size for.
enum FirstSize {
  /// What a window manager draws around a content, in points.
  ///
  /// It is an allowance: how much it is nobody is told before the window is shown, and then a window
  /// that became smaller would be seen to.
  static let frame = CGSize(width: 8, height: 40)

  /// A size for which a display has room together with its frame, but not smaller than `least`.
  ///
  /// - Parameters:
  ///   - room: What the desktop leaves to windows, in points.
  ///   - isProportional: Whether both sides become smaller alike, as far as `least` lets them.
  static func fitting(
    _ size: CGSize, least: CGSize, in room: CGSize, isProportional: Bool = false
  ) -> CGSize {
    func side(_ wish: CGFloat, _ least: CGFloat, _ room: CGFloat) -> CGFloat {
      min(wish, max(room.rounded(.down), least))
    }
    let bounded = CGSize(
      width: side(size.width, least.width, room.width - frame.width),
      height: side(size.height, least.height, room.height - frame.height))
    guard isProportional else { return bounded }
    let factor = min(bounded.width / size.width, bounded.height / size.height)
    return CGSize(
      width: max((size.width * factor).rounded(), min(least.width, size.width)),
      height: max((size.height * factor).rounded(), min(least.height, size.height)))
  }
}

extension DesktopWindow {
  /// How large the window is to be, and where with its frame, if its display has no room for it with
  /// a size in points; nil where it has, or where that is not known.
  func bounded(
    _ size: CGSize, least: CGSize, isProportional: Bool = false
  ) -> (size: CGSize, position: (x: Int32, y: Int32))? {
    guard let area = usableArea else { return nil }
    let factor = coordinatesPerPoint
    let room = CGSize(width: area.width / factor, height: area.height / factor)
    let fitting = FirstSize.fitting(
      size, least: least, in: room, isProportional: isProportional)
    guard fitting != size else { return nil }
    func start(
      _ origin: CGFloat, _ room: CGFloat, _ length: CGFloat, _ frame: CGFloat
    ) -> Int32 {
      Int32(clamping: Int(origin) + Int(max(0, room - length - frame) / 2 * factor))
    }
    return (
      fitting,
      (
        start(area.minX, room.width, fitting.width, FirstSize.frame.width),
        start(area.minY, room.height, fitting.height, FirstSize.frame.height)
      )
    )
  }

  /// What of a least size in points the window's display has room for.
  ///
  /// SDL makes a window as large as its least size even where that covers the screen, and a compositor of Wayland ends the
  /// program whose window is then larger than the screen.
  func leastOnDisplay(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    guard connection.system == .wayland, let area = usableArea else {
      return CGSize(width: width, height: height)
    }
    // What the desktop's panels take nobody tells there.
    let room = 0.75 / coordinatesPerPoint
    return CGSize(width: min(width, area.width * room), height: min(height, area.height * room))
  }
}
