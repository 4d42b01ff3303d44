public import Foundation

// Rectangles that are asked for points and common areas, whatever their numbers.

// Foundation's `contains` and `intersection` make ranges of the sides, which stop the program where
// a side is not a number; these answer.
extension CGRect {
  /// Whether a point lies in the rectangle; the right and lower edges are outside.
  ///
  /// False where a number is not one.
  @inlinable package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// What both rectangles cover; null if nothing, or where a number is not one.
  @inlinable package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle without so much at each of its sides, and its middle where there is less.
  ///
  /// `insetBy` answers with no rectangle there, which lies nowhere: what is placed in it does so too.
  package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
