import CBlit
import GlissandoDrawing

/// A picture that lies between the pixels of the window, painted row by row; around it is nothing.
struct MovedRows {
  /// The first pixel, and the distance of two rows.
  private let base: UnsafePointer<UInt32>
  private let stride: Int
  private let width: Int
  private let height: Int
  /// Where the first pixel lies, in 256ths of a pixel of the window.
  private let x: Int
  private let y: Int
  /// The picture; nil where somebody may paint into it before the end of the frame.
  private let kept: RasterTarget.Pixels?

  init(
    _ base: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, x: Int, y: Int,
    kept: RasterTarget.Pixels? = nil
  ) {
    (self.base, self.stride, self.width, self.height) = (base, stride, width, height)
    (self.x, self.y, self.kept) = (x, y, kept)
  }

  /// Whether nobody paints into the picture before the end of the frame.
  var isKept: Bool { kept != nil }

  /// The pixels of the window that the picture touches.
  var area: IntRect {
    let (left, top) = (x >> 8, y >> 8)
    return IntRect(left: left, top: top, right: left + width + 1, bottom: top + height + 1)
  }

  /// Paints over what is there.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is seen; 1...255.
  ///   - scratch: Room for a row of the pixels.
  ///   - clip: What may be painted; it lies inside of the pixels.
  func paint(
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    let shown = area.intersection(clip)
    if shown.isEmpty || width == 0 || height == 0 { return }
    let (right, down) = (UInt32(x & 255), UInt32(y & 255))
    for line in shown.top..<shown.bottom {
      let row = line - y >> 8
      // A row that is not there has no share.
      let (here, above) = (min(row, height - 1), max(row - 1, 0))
      glissando_shift(
        base + here * self.stride, row < height ? 256 - down : 0,
        base + above * self.stride, row > 0 ? down : 0, width, right,
        shown.left - x >> 8, scratch, shown.width)
      glissando_over(scratch, pixels + (line * stride + shown.left), shown.width, opacity)
    }
  }
}
