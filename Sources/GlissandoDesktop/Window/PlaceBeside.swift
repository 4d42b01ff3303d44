import Foundation

/// Where a window goes beside another one, so that both are seen as far as there is room.
enum PlaceBeside {
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
}
