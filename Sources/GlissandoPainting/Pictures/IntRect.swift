import Foundation
package import GlissandoDrawing

/// A rectangle of whole pixels; right and bottom lie outside.
package struct IntRect: Equatable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  static let empty = IntRect(left: 0, top: 0, right: 0, bottom: 0)

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  package var isEmpty: Bool { left >= right || top >= bottom }

  package func intersection(_ other: IntRect) -> IntRect {
    IntRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: IntRect) -> IntRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return IntRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: IntRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  /// Calls a body with what is left of it around another rectangle that lies inside: four parts at most.
  func forEachPart(around hole: IntRect, _ body: (IntRect) -> Void) {
    func visit(_ part: IntRect) { if !part.isEmpty { body(part) } }
    if hole.isEmpty { return visit(self) }
    visit(IntRect(left: left, top: top, right: right, bottom: hole.top))
    visit(IntRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom))
    visit(IntRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom))
    visit(IntRect(left: left, top: hole.bottom, right: right, bottom: bottom))
  }

  /// The smallest rectangle around it whose sides lie on multiples of a number.
  func grown(toMultiplesOf step: Int) -> IntRect {
    IntRect(
      left: left.floored(by: step) * step, top: top.floored(by: step) * step,
      right: right.ceiled(by: step) * step, bottom: bottom.ceiled(by: step) * step)
  }

  func offsetBy(x: Int, y: Int) -> IntRect {
    IntRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The rectangle around it where so many pixels along either side, a power of two, are one.
  func shrunk(by factor: Int) -> IntRect {
    // Shifting rounds down.
    let shift = factor.trailingZeroBitCount
    return IntRect(
      left: left >> shift, top: top >> shift, right: (right + factor - 1) >> shift,
      bottom: (bottom + factor - 1) >> shift)
  }

  /// The smallest whole pixels around a rectangle; empty for null and what is not finite.
  init(around rect: CGRect) {
    guard !rect.isNull, rect.isFinite else {
      self = .empty
      return
    }
    left = Int(pixels: rect.minX.rounded(.down))
    top = Int(pixels: rect.minY.rounded(.down))
    right = Int(pixels: rect.maxX.rounded(.up))
    bottom = Int(pixels: rect.maxY.rounded(.up))
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

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

extension Damage {
  /// The smallest rectangle around all that is hit; empty where nothing is.
  package var boundingBox: IntRect {
    var box = IntRect.empty
    forEachRect { left, top, right, bottom in
      box = box.union(IntRect(left: left, top: top, right: right, bottom: bottom))
    }
    return box
  }

  /// What is hit, and all that lies between, where that are more rectangles than a number.
  package func inOnePart(beyond count: Int) -> Damage {
    var parts = 0
    forEachRect { _, _, _, _ in parts += 1 }
    guard parts > count else { return self }
    var part = Damage(width: width, height: height)
    part.add(boundingBox)
    return part
  }

  /// Hits whole pixels, and none around them but of those that are fewer than three.
  package mutating func add(_ part: IntRect) {
    if part.isEmpty { return }
    // What is added grows by a pixel: that must not reach further tiles.
    add(
      CGRect(
        x: Double(part.left) + 1.25, y: Double(part.top) + 1.25, width: Double(part.width) - 2.5,
        height: Double(part.height) - 2.5))
  }

  /// Whether it says of pixels of this size that not all of them are hit.
  package func isPart(ofWidth width: Int, height: Int) -> Bool {
    !isFull && self.width == width && self.height == height
  }
}
