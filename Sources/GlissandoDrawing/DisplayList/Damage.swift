package import Foundation

/// Which pixels of a surface have to be painted again.
///
/// A bitmap of square tiles: adding is cheap however many rectangles there are, and rectangles are
/// never kept or merged one with another, which is what makes lists of them slow. When most tiles
/// are hit, all of the surface counts as hit.
package struct Damage: Sendable {
  /// The side of a tile in pixels.
  ///
  /// Smaller paints less around small things but more tiles; 32 is
  /// about the size of a letter line or a small control.
  package static let tileSize = 32
  private static let tileShift = 5

  /// The part of all tiles beyond which the whole surface is painted: painting by tiles costs more
  /// per pixel, and at three quarters it has lost its gain.
  private static let cap = 0.75

  /// The size of the surface in pixels.
  package private(set) var width = 0
  package private(set) var height = 0
  /// Tiles in a row, and rows.
  package private(set) var columns = 0
  package private(set) var rows = 0
  /// Whether all of the surface is hit.
  package private(set) var isFull = false
  private var tiles: [Bool] = []
  private var hitCount = 0
  private var limit = 0

  /// Makes damage of a surface without size.
  package init() {}

  /// Makes damage of a surface on which nothing is hit.
  package init(width: Int, height: Int) {
    reset(width: width, height: height)
  }

  /// Whether no pixel is hit.
  package var isEmpty: Bool { !isFull && hitCount == 0 }

  /// The number of pixels that are hit, tiles counted in full.
  ///
  /// - Complexity: O(*n*) in the tiles.
  package var pixelCount: Int {
    var count = 0
    forEachRect { left, top, right, bottom in
      count += (min(right, width) - left) * (min(bottom, height) - top)
    }
    return count
  }

  /// Forgets all, for a surface of a size in pixels.
  ///
  /// Allocates only when there are more tiles.
  package mutating func reset(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    columns = (self.width + Damage.tileSize - 1) >> Damage.tileShift
    rows = (self.height + Damage.tileSize - 1) >> Damage.tileShift
    isFull = false
    hitCount = 0
    let count = columns * rows
    limit = Int(Double(count) * Damage.cap)
    if tiles.count == count {
      tiles.withUnsafeMutableBufferPointer { $0.update(repeating: false) }
    } else {
      tiles.removeAll(keepingCapacity: true)
      tiles.append(contentsOf: repeatElement(false, count: count))
    }
  }

  /// Hits every pixel.
  package mutating func addAll() {
    isFull = width > 0 && height > 0
  }

  /// Hits all pixels that `rect`, in pixels, touches, and one more around for smooth edges.
  ///
  /// What is null, not finite in a number or outside adds nothing; an infinite size adds all.
  package mutating func add(_ rect: CGRect) {
    if isFull || rect.isNull || tiles.isEmpty { return }
    let rect = rect.standardized
    let (left, top) = (Double(rect.origin.x) - 1, Double(rect.origin.y) - 1)
    let (right, bottom) = (left + Double(rect.size.width) + 2, top + Double(rect.size.height) + 2)
    guard left < Double(width), top < Double(height), right > 0, bottom > 0 else { return }
    let firstColumn = Int(max(left, 0)) >> Damage.tileShift
    let firstRow = Int(max(top, 0)) >> Damage.tileShift
    let lastColumn = Int(min(right, Double(width) - 0.5)) >> Damage.tileShift
    let lastRow = Int(min(bottom, Double(height) - 0.5)) >> Damage.tileShift
    let columns = self.columns
    var added = 0
    tiles.withUnsafeMutableBufferPointer { tiles in
      for row in firstRow...lastRow {
        for index in row * columns + firstColumn...row * columns + lastColumn where !tiles[index] {
          tiles[index] = true
          added += 1
        }
      }
    }
    hitCount += added
    if hitCount > limit { addAll() }
  }

  /// Hits all that another damage hits, of the same surface or of its upper left part; one of a
  /// larger surface hits all.
  package mutating func formUnion(_ other: Damage) {
    if isFull || other.isEmpty { return }
    guard other.width <= width, other.height <= height else {
      addAll()
      return
    }
    if other.isFull {
      add(CGRect(x: 0, y: 0, width: Double(other.width), height: Double(other.height)))
      return
    }
    for row in 0..<other.rows {
      for column in 0..<other.columns where other.tiles[row * other.columns + column] {
        let index = row * columns + column
        if !tiles[index] {
          tiles[index] = true
          hitCount += 1
        }
      }
    }
    if hitCount > limit { addAll() }
  }

  /// What is hit in some rows of tiles; all of it where those are nearly all rows.
  ///
  /// - Precondition: The rows exist.
  package func inRows(_ range: Range<Int>) -> Damage {
    var part = Damage(width: width, height: height)
    for row in range {
      for column in 0..<columns where contains(row: row, column: column) {
        part.tiles[row * columns + column] = true
        part.hitCount += 1
      }
    }
    if part.hitCount > part.limit { part.addAll() }
    return part
  }

  /// Whether the tile in a row and column is hit.
  ///
  /// - Precondition: The tile exists.
  package func contains(row: Int, column: Int) -> Bool {
    isFull || tiles[row * columns + column]
  }

  /// Whether any pixel of a rectangle, in pixels, is hit.
  package func touches(left: Int, top: Int, right: Int, bottom: Int) -> Bool {
    let (left, top) = (max(left, 0), max(top, 0))
    let (right, bottom) = (min(right, width), min(bottom, height))
    guard left < right, top < bottom else { return false }
    if isFull { return true }
    return tiles.withUnsafeBufferPointer { tiles in
      for row in top >> Damage.tileShift...(bottom - 1) >> Damage.tileShift {
        for column in left >> Damage.tileShift...(right - 1) >> Damage.tileShift
        where tiles[row * columns + column] {
          return true
        }
      }
      return false
    }
  }

  /// Calls `body` with rectangles, in pixels, that cover what is hit and do not overlap.
  ///
  /// Neighbours in a row become one rectangle, and equal rectangles below one another too, so
  /// that there are few. Order: by the row of their top, then from the left.
  package func forEachRect(
    _ body: (_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Void
  ) {
    if isFull {
      body(0, 0, width, height)
      return
    }
    guard hitCount > 0 else { return }
    for row in 0..<rows {
      var column = 0
      while let run = nextRun(row: row, from: column) {
        column = run.upperBound
        if row > 0, isRun(run, row: row - 1) { continue }
        var end = row + 1
        while end < rows, isRun(run, row: end) { end += 1 }
        body(
          run.lowerBound << Damage.tileShift, row << Damage.tileShift,
          min(run.upperBound << Damage.tileShift, width), min(end << Damage.tileShift, height))
      }
    }
  }

  /// The next hit tiles in a row that follow one another.
  private func nextRun(row: Int, from start: Int) -> Range<Int>? {
    var first = start
    while first < columns, !tiles[row * columns + first] { first += 1 }
    guard first < columns else { return nil }
    var end = first + 1
    while end < columns, tiles[row * columns + end] { end += 1 }
    return first..<end
  }

  /// Whether a row has exactly this run at this place.
  private func isRun(_ run: Range<Int>, row: Int) -> Bool {
    let base = row * columns
    if run.lowerBound > 0, tiles[base + run.lowerBound - 1] { return false }
    if run.upperBound < columns, tiles[base + run.upperBound] { return false }
    for column in run where !tiles[base + column] { return false }
    return true
  }
}
