import GlissandoDrawing
import TestSupport

@testable import GlissandoPainting

/// Lists that are painted one after the other into the same pixels, each only where it differs.
struct SuccessivePainting {
  let width: Int
  let height: Int
  let scale: Double

  private let painter: Painter
  private var pixels: [UInt32]
  private(set) var previous: DisplayList?

  private let isExact: Bool

  init(width: Int, height: Int, scale: Double, coreCount: Int? = nil, isExact: Bool = false) {
    painter = Painter(isExact: isExact, coreCount: coreCount)
    self.isExact = isExact
    (self.width, self.height, self.scale) = (width, height, scale)
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// Paints the next list.
  ///
  /// - Returns: What the pixels show, and the same list painted whole.
  mutating func paint(_ list: DisplayList) -> (shown: PaintedImage, whole: PaintedImage) {
    let damage = previous.flatMap {
      list.damage(since: $0, scale: scale, width: width, height: height)
    }
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      painter.paint(
        list, into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
        scale: scale, damage: damage, background: Fixture.white)
    }
    previous = list
    return (
      PaintedImage(width: width, height: height, pixels: pixels),
      PaintedImage(
        list, width: width, height: height, scale: scale, background: Fixture.white,
        painter: Painter(isExact: isExact))
    )
  }
}
