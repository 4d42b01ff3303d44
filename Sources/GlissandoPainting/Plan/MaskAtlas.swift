/// Where masks lie in one large texture: in rows as high as their first mask.
struct MaskAtlas {
  private struct Row {
    let top: Int
    let height: Int
    var right: Int
  }

  /// The pixels along either side: four megabytes hold all that a busy screen shows.
  static let side = 2048
  /// Larger masks, along either side, would waste too much of it.
  static let greatestSide = 512

  private var rows: [Row] = []
  private var bottom = 0
  /// By the numbers of masks, which are given one after the other for as long as the program runs.
  ///
  /// So many are on a page each, and none on an empty one; negative where there is none.
  private var pages: [[SIMD2<Int16>]] = []
  private static let pageSize = 1024

  /// Where a mask lies already.
  @inline(__always)
  func place(of number: UInt64) -> SIMD2<Int>? {
    let (page, index) = Int(number).quotientAndRemainder(dividingBy: Self.pageSize)
    guard page < pages.count, !pages[page].isEmpty, pages[page][index].x >= 0 else { return nil }
    return SIMD2(truncatingIfNeeded: pages[page][index])
  }

  /// Room for a mask; nil where there is none.
  mutating func add(_ number: UInt64, width: Int, height: Int) -> SIMD2<Int>? {
    guard let place = room(width: width, height: height) else { return nil }
    if number != 0 { note(place, of: Int(number)) }
    return place
  }

  private mutating func note(_ place: SIMD2<Int>, of number: Int) {
    let (page, index) = number.quotientAndRemainder(dividingBy: Self.pageSize)
    let missing = page + 1 - pages.count
    if missing > 0 { pages.append(contentsOf: repeatElement([], count: missing)) }
    if pages[page].isEmpty { pages[page] = Array(repeating: SIMD2(-1, -1), count: Self.pageSize) }
    pages[page][index] = SIMD2(truncatingIfNeeded: place)
  }

  private mutating func room(width: Int, height: Int) -> SIMD2<Int>? {
    for index in rows.indices {
      let row = rows[index]
      // A row is no more than a third higher than what is put into it.
      guard row.height >= height, 3 * row.height <= 4 * height + 12,
        row.right + width <= Self.side
      else { continue }
      rows[index].right += width
      return SIMD2(row.right, row.top)
    }
    guard bottom + height <= Self.side, width <= Self.side else { return nil }
    rows.append(Row(top: bottom, height: height, right: width))
    bottom += height
    return SIMD2(0, bottom - height)
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    pages.removeAll(keepingCapacity: true)
    bottom = 0
  }
}
