import GlissandoDrawing

/// Something large that is painted a few rows at a time, together with what comes before and after it: so
/// the rows are still in the processor's cache when the next layer is put onto them.
struct PendingRows {
  /// What is painted.
  enum Kind {
    /// An upright rectangle of one colour, which may lie between pixels.
    case fill(left: Double, top: Double, right: Double, bottom: Double, PackedColor)
    /// The upper left of a target that nobody paints into meanwhile, with an opacity of 0...255, mixed with what
    /// is below by a mode.
    case picture(RasterTarget.Pixels, at: IntRect, opacity: UInt32, BlendMode)
    /// What is painted without a picture of it, with an opacity of 1...255.
    case rows(RowSource, opacity: UInt32)
  }

  let kind: Kind
  /// What of it is seen, in pixels.
  let area: IntRect
  /// What clips leave of a picture; nil for all.
  var cover: ClipCover?

  /// What costs less by itself is painted at once, in pixels that are filled: it is in the cache anyway.
  static let leastCost = 1 << 18
  /// What costs less is painted at once, with all that was put off before.
  static let leastFurtherCost = 1 << 10

  /// About how long it takes to paint, in times of a pixel that is filled.
  var cost: Int {
    let perPixel =
      switch kind {
      case .fill: 1
      case .picture(_, _, _, .normal): 2
      case .picture(_, _, _, let mode):
        mode.inRows == nil ? 16 : mode.keepsBlue ? 8 : 4
      case .rows(let source, _): source.costPerPixel
      }
    return area.width * area.height * perPixel
  }

  /// Whether nothing is seen any more of what was in a part of its area.
  func hides(_ part: IntRect, of target: RasterTarget) -> Bool {
    switch kind {
    case .fill(let left, let top, let right, let bottom, let color):
      return color.alpha == 255 && Double(part.left) >= left && Double(part.right) <= right
        && Double(part.top) >= top && Double(part.bottom) <= bottom
    case .picture: return false
    case .rows(let source, let opacity):
      return opacity == 255 && source.hides(part.offsetBy(x: target.originX, y: target.originY))
    }
  }

  /// Paints a part.
  ///
  /// - Parameters:
  ///   - pixels: The first ones of the target, with nothing put off.
  ///   - scratch: Room for a row of the pixels.
  func paint(
    onto target: RasterTarget, _ pixels: UnsafeMutablePointer<UInt32>, clip: IntRect,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    let stride = target.stride
    if let cover { return paint(under: cover, onto: pixels, stride: stride, clip, scratch) }
    switch kind {
    case .fill(let left, let top, let right, let bottom, let color):
      Blitter.fill(
        left: left, top: top, right: right, bottom: bottom, color, onto: pixels, stride: stride,
        clip: clip)
    case .picture(let source, let place, let opacity, .normal):
      Blitter.paint(
        source.base, sourceStride: source.stride, width: place.width, height: place.height,
        x: place.left, y: place.top, opacity: opacity, onto: pixels, stride: stride, clip: clip)
    case .picture(let source, let place, let opacity, let mode):
      if opacity == 0 { return }
      MixedRows.mix(
        source, at: place, opacity: opacity, mode, onto: pixels, stride: stride,
        clip.intersection(place))
    case .rows(let source, let opacity):
      // Rows count pixels as the window does.
      let (x, y) = (target.originX, target.originY)
      source.paint(
        onto: pixels - (y * stride + x), stride: stride, clip: clip.offsetBy(x: x, y: y),
        opacity: opacity, scratch: scratch)
    }
  }

  /// Paints a part of a picture as far as clips leave it.
  private func paint(
    under cover: ClipCover, onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ clip: IntRect,
    _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    guard case .picture(let source, let place, let opacity, let mode) = kind, opacity > 0 else {
      return
    }
    MixedRows.mix(
      source, at: place, opacity: opacity, mode, under: cover, onto: pixels, stride: stride,
      clip.intersection(place), scratch)
  }
}
