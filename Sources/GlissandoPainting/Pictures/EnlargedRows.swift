import CBlit

/// A picture of which each pixel is a square of them in the window, painted row by row; between the middles
/// of its pixels colours are mixed.
struct EnlargedRows {
  private let layer: RasterTarget
  /// The pixels of the picture, counted as those of the window are, but in squares.
  private let area: IntRect
  private let factor: Int

  /// - Parameter factor: The pixels of the window along either side of one of the picture: a power of two.
  init(_ layer: RasterTarget, _ area: IntRect, by factor: Int) {
    (self.layer, self.area, self.factor) = (layer, area, factor)
  }

  /// The pixels of the window that the picture takes.
  var bounds: IntRect {
    IntRect(
      left: area.left * factor, top: area.top * factor, right: area.right * factor,
      bottom: area.bottom * factor)
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
    let shown = bounds.intersection(clip)
    if shown.isEmpty { return }
    var picture = glissando_picture(
      pixels: layer.pixels, width: Int64(area.width), height: Int64(area.height),
      stride: Int64(layer.stride))
    let step = Int64(1 << 32) / Int64(factor)
    func place(_ pixel: Int, _ first: Int) -> Int64 {
      Int64(pixel - first * factor) * step + step / 2 - (1 << 31)
    }
    for row in shown.top..<shown.bottom {
      glissando_sample(
        &picture, place(shown.left, area.left), place(row, area.top), step, 0, 0, scratch,
        shown.width)
      glissando_over(scratch, pixels + (row * stride + shown.left), shown.width, opacity)
    }
  }
}
