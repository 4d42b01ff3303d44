import Foundation
import GlissandoDrawing

/// A rectangle of whole pixels; right and bottom lie outside.
struct IntRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = IntRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: IntRect) -> IntRect {
    IntRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: IntRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  func offsetBy(x: Int, y: Int) -> IntRect {
    IntRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Coordinates beyond this are limited: no surface is so large, and sums cannot overflow.
  private static let limit = 1_000_000_000.0

  /// The smallest whole pixels around a rectangle; empty for null and what is not finite.
  init(around rect: CGRect) {
    guard !rect.isNull, rect.isFinite else {
      self = .empty
      return
    }
    func whole(_ value: CGFloat) -> Int {
      Int(max(-IntRect.limit, min(Double(value), IntRect.limit)))
    }
    left = whole(rect.minX.rounded(.down))
    top = whole(rect.minY.rounded(.down))
    right = whole(rect.maxX.rounded(.up))
    bottom = whole(rect.maxY.rounded(.up))
  }

  /// The largest whole pixels inside a rectangle.
  init(inside rect: CGRect) {
    self.init(
      around: CGRect(x: rect.minX.rounded(.up), y: rect.minY.rounded(.up), width: 0, height: 0))
    let outer = IntRect(
      around: CGRect(x: rect.maxX.rounded(.down), y: rect.maxY.rounded(.down), width: 0, height: 0))
    right = outer.left
    bottom = outer.top
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}
