/// Where masks lie in one large texture.
struct MaskAtlas {
  /// The pixels along either side: four megabytes hold all that a busy screen shows.
  static let side = 2048
  /// Larger masks, along either side, would waste too much of it.
  static let greatestSide = 512

  private var shelves = Shelves(side: Self.side)
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
    guard let place = shelves.room(width: width, height: height) else { return nil }
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

  mutating func removeAll() {
    shelves.removeAll()
    pages.removeAll(keepingCapacity: true)
  }
}
