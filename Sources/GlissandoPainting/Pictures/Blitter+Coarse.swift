extension Blitter {
  /// Makes one pixel of each square of `factor` by `factor` of them: their mean.
  ///
  /// At the right and lower edge squares may be cut off.
  /// - Parameters:
  ///   - width: The pixels of a row of the source, of which rows begin `stride` pixels apart.
  ///   - place: Where in the target the result goes; has as many pixels as there are squares.
  static func shrink(
    _ source: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, by factor: Int,
    into target: UnsafeMutablePointer<UInt32>, targetStride: Int, at place: IntRect
  ) {
    for row in 0..<place.height {
      let rows = row * factor..<min((row + 1) * factor, height)
      let line = target + (place.top + row) * targetStride + place.left
      for column in 0..<place.width {
        let columns = column * factor..<min((column + 1) * factor, width)
        line[column] = mean(of: source, stride: stride, columns, rows)
      }
    }
  }

  /// The mean of some pixels, two channels at a time; of at most 4096 by 4096 of them.
  private static func mean(
    of source: UnsafePointer<UInt32>, stride: Int, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for row in rows {
      let line = source + row * stride
      for column in columns {
        let pixel = UInt64(line[column])
        low &+= (pixel & 0xFF) | (pixel & 0xFF00) << 24
        high &+= (pixel >> 16 & 0xFF) | (pixel >> 16 & 0xFF00) << 24
      }
    }
    let count = UInt64(columns.count * rows.count)
    if count == 0 { return 0 }
    func channel(_ sum: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: ((sum & 0xFFFF_FFFF) &+ count / 2) / count)
    }
    return channel(low) | channel(low >> 32) << 8 | channel(high) << 16 | channel(high >> 32) << 24
  }

  /// Repeats the pixels at the edges of a part outwards, up to an area around it.
  static func extendEdges(
    of part: IntRect, in pixels: UnsafeMutablePointer<UInt32>, stride: Int, to area: IntRect
  ) {
    for row in part.top..<part.bottom {
      let line = pixels + row * stride
      (line + area.left).update(repeating: line[part.left], count: part.left - area.left)
      (line + part.right).update(repeating: line[part.right - 1], count: area.right - part.right)
    }
    for row in area.top..<area.bottom where row < part.top || row >= part.bottom {
      let nearest = row < part.top ? part.top : part.bottom - 1
      (pixels + row * stride + area.left).update(
        from: pixels + nearest * stride + area.left, count: area.width)
    }
  }
}
