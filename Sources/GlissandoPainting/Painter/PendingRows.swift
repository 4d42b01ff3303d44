/// Something large that is painted a few rows at a time, together with what comes before and after it: so
/// the rows are still in the processor's cache when the next layer is put onto them.
struct PendingRows {
  /// What is painted.
  enum Kind {
    /// An upright rectangle of one colour, which may lie between pixels.
    case fill(left: Double, top: Double, right: Double, bottom: Double, PackedColor)
    /// The upper left of a target that nobody paints into meanwhile, with an opacity of 0...255.
    case picture(RasterTarget, at: IntRect, opacity: UInt32)
    /// What is painted without a picture of it, with an opacity of 1...255.
    case rows(RowSource, opacity: UInt32, scratch: PixelMemory)
  }

  let kind: Kind
  /// What of it is seen, in pixels.
  let area: IntRect

  /// Smaller areas, in pixels, are in the cache anyway.
  static let leastArea = 1 << 18
  /// How many rows are painted at a time: of three wide pictures they take a third of a megabyte.
  static let rows = 16

  /// Paints a part.
  func paint(onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect) {
    switch kind {
    case .fill(let left, let top, let right, let bottom, let color):
      Blitter.fill(
        left: left, top: top, right: right, bottom: bottom, color, onto: pixels, stride: stride,
        clip: clip)
    case .picture(let source, let place, let opacity):
      Blitter.paint(
        source.pixels, sourceStride: source.stride, width: place.width, height: place.height,
        x: place.left, y: place.top, opacity: opacity, onto: pixels, stride: stride, clip: clip)
    case .rows(let source, let opacity, let scratch):
      source.paint(
        onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch.base)
    }
  }
}
