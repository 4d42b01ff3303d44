import Foundation

/// Where a window goes beside another one, so that both are seen as far as there is room.
enum PlaceBeside {
  /// Two windows that share a display, with their frames.
  struct Arrangement: Equatable {
    /// The window that is to be opened.
    var window: CGRect
    /// The one that is there already.
    var other: CGRect
  }

  /// Puts a window beside another one, in an area of the desktop.
  ///
  /// Where it covers nothing of the other one as both are, nothing else happens. Else the other one is
  /// moved towards a side as far as that helps, and the window is made smaller, but not smaller than
  /// `least`, to fit into what is left. Where that is too little the other one is made smaller as well, on the side
  /// that leaves it largest. Where even that is too little the new one takes at most half of the area's sides, in the
  /// corner where it covers least.
  ///
  /// - Parameter shrunk: The largest size of the other one within a room; nil where it does not become so small.
  static func arrange(
    _ size: CGSize, least: CGSize, beside other: CGRect, in area: CGRect,
    shrunk: (CGSize) -> CGSize? = { _ in nil }
  ) -> Arrangement {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let asIs = CGRect(origin: origin(of: size, beside: other, in: area), size: size)
    if asIs.intersection(other).isEmpty { return Arrangement(window: asIs, other: other) }
    if area.width - other.width >= least.width { return row(size, other, area) }
    if area.height - other.height >= least.height { return column(size, other, area) }
    let rooms = [
      CGSize(width: area.width - least.width, height: area.height),
      CGSize(width: area.width, height: area.height - least.height),
    ]
    if let smaller = rooms.compactMap(shrunk).max(by: { $0.width < $1.width }) {
      let origin = CGPoint(
        x: min(max(other.minX, area.minX), area.maxX - smaller.width),
        y: min(max(other.minY, area.minY), area.maxY - smaller.height))
      return arrange(size, least: least, beside: CGRect(origin: origin, size: smaller), in: area)
    }
    let small = CGSize(
      width: min(size.width, max(least.width, area.width / 2)),
      height: min(size.height, max(least.height, area.height / 2)))
    let corner = origin(of: small, beside: other, in: area)
    return Arrangement(window: CGRect(origin: corner, size: small), other: other)
  }

  /// The corner of a window's content, in an area of the desktop.
  ///
  /// Of the four sides of the other window and the corners of the area it is the place that covers
  /// least of the other one; of equal places the first of right, left, below and above. A window that
  /// is larger than the area begins where the area does.
  static func origin(of size: CGSize, beside other: CGRect, in area: CGRect) -> CGPoint {
    let places = [
      CGPoint(x: other.maxX, y: other.minY),
      CGPoint(x: other.minX - size.width, y: other.minY),
      CGPoint(x: other.minX, y: other.maxY),
      CGPoint(x: other.minX, y: other.minY - size.height),
      CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.minX, y: area.maxY),
    ].map { place in
      CGPoint(
        x: max(area.minX, min(place.x, area.maxX - size.width)),
        y: max(area.minY, min(place.y, area.maxY - size.height)))
    }
    func covered(_ place: CGPoint) -> CGFloat {
      let common = CGRect(origin: place, size: size).intersection(other)
      return common.isNull ? 0 : common.width * common.height
    }
    return places.min { covered($0) < covered($1) } ?? area.origin
  }

  // MARK: Moving the other one

  private static func row(_ size: CGSize, _ other: CGRect, _ area: CGRect) -> Arrangement {
    let sides = beside(
      min(size.width, area.width - other.width), other.minX, other.width,
      from: area.minX, to: area.maxX)
    let y = min(max(other.minY, area.minY), area.maxY - size.height)
    var moved = other
    moved.origin.x = sides.other
    return Arrangement(
      window: CGRect(x: sides.window, y: y, width: sides.length, height: size.height), other: moved)
  }

  private static func column(_ size: CGSize, _ other: CGRect, _ area: CGRect) -> Arrangement {
    let sides = beside(
      min(size.height, area.height - other.height), other.minY, other.height,
      from: area.minY, to: area.maxY)
    let x = min(max(other.minX, area.minX), area.maxX - size.width)
    var moved = other
    moved.origin.y = sides.other
    return Arrangement(
      window: CGRect(x: x, y: sides.window, width: size.width, height: sides.length), other: moved)
  }

  /// Where two lengths begin beside each other: the new one on the side with more room, the other one
  /// moved no further than it has to.
  private static func beside(
    _ length: CGFloat, _ other: CGFloat, _ otherLength: CGFloat, from start: CGFloat,
    to end: CGFloat
  ) -> (window: CGFloat, length: CGFloat, other: CGFloat) {
    if end - other - otherLength >= other - start {
      let moved = min(max(other, start), end - length - otherLength)
      return (moved + otherLength, length, moved)
    }
    let moved = max(min(other, end - otherLength), start + length)
    return (moved - length, length, moved)
  }
}
