import CBlit
import Foundation
import GlissandoDrawing

/// A picture of which each pixel is a square of them in the window, painted row by row; between the middles
/// of its pixels colours are mixed.
struct EnlargedRows {
  private let layer: RasterTarget.Pixels
  /// The pixels of the picture, counted as those of the window are, but in squares.
  private let area: IntRect
  private let factor: Int
  /// How far the picture has been moved since, in 2⁻³² of its pixels, less than one of them.
  private let shiftX: Int64
  private let shiftY: Int64
  /// Whether nobody paints into the picture before the end of the frame.
  let isKept: Bool

  /// - Parameters:
  ///   - factor: The pixels of the window along either side of one of the picture: a power of two.
  ///   - move: How far the picture has been moved, in its pixels.
  init(
    _ layer: RasterTarget, _ area: IntRect, by factor: Int, moved move: CGPoint = .zero,
    isKept: Bool = false
  ) {
    let (x, y) = (Double(move.x).rounded(.down), Double(move.y).rounded(.down))
    self.layer = layer.pixelsToRead
    self.area = area.offsetBy(x: Int(pixels: x), y: Int(pixels: y))
    self.factor = factor
    self.isKept = isKept
    shiftX = Int64(((Double(move.x) - x) * 4_294_967_296).rounded())
    shiftY = Int64(((Double(move.y) - y) * 4_294_967_296).rounded())
  }

  /// The pixels of the window that the picture takes, without its outermost pixels, which are transparent.
  var insides: IntRect {
    IntRect(
      left: (area.left + 1) * factor, top: (area.top + 1) * factor, right: area.right * factor,
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
    let shown = insides.intersection(clip)
    if shown.isEmpty { return }
    var picture = glissando_picture(
      pixels: layer.base, width: Int64(area.width), height: Int64(area.height),
      stride: Int64(layer.stride))
    let step = Int64(1 << 32) / Int64(factor)
    func place(_ pixel: Int, _ first: Int, _ shift: Int64) -> Int64 {
      Int64(pixel - first * factor) * step + step / 2 - (1 << 31) - shift
    }
    for row in shown.top..<shown.bottom {
      glissando_sample(
        &picture, place(shown.left, area.left, shiftX), place(row, area.top, shiftY), step, 0, 0,
        scratch,
        shown.width)
      glissando_over(scratch, pixels + (row * stride + shown.left), shown.width, opacity)
    }
  }
}
