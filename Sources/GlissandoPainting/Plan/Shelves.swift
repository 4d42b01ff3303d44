/// Where rectangles lie in a square texture: in rows, each as high as its first one.
struct Shelves {
  private struct Row {
    let top: Int
    let height: Int
    var right: Int
  }

  /// The pixels along either side.
  let side: Int
  private var rows: [Row] = []
  private var bottom = 0

  init(side: Int) { self.side = side }

  /// Room for a rectangle; nil where there is none.
  mutating func room(width: Int, height: Int) -> SIMD2<Int>? {
    for index in rows.indices {
      let row = rows[index]
      // A row is no more than a third higher than what is put into it.
      guard row.height >= height, 3 * row.height <= 4 * height + 12, row.right + width <= side
      else { continue }
      rows[index].right += width
      return SIMD2(row.right, row.top)
    }
    guard bottom + height <= side, width <= side else { return nil }
    rows.append(Row(top: bottom, height: height, right: width))
    bottom += height
    return SIMD2(0, bottom - height)
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    bottom = 0
  }
}
