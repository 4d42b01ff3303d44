// What lies around a picture that is painted from fewer pixels.

extension Blitter {
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
