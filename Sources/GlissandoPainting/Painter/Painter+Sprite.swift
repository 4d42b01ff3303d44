import Foundation
import GlissandoDrawing

extension Painter {
  /// Paints a text that has colours of its own from its picture.
  ///
  /// Cairo moves such glyphs to whole pixels, each by itself; from a picture they glide together.
  ///
  /// - Returns: false when it has to be painted otherwise.
  func blitSprite(
    _ leaf: DisplayLeaf, _ color: Color.Resolved, _ matrix: CGAffineTransform, opacity: Double,
    _ state: PaintingState
  ) -> Bool {
    guard let scale = matrix.uniformScale,
      let sprite = rasterizer(for: state).sprite(of: leaf.content, color, scale: scale)
    else { return false }
    let anchor = leaf.content.anchor.applying(matrix)
    guard abs(anchor.x) < 1e8, abs(anchor.y) < 1e8 else { return true }
    let place = leaf.isMoving ? anchor : anchor.onWholePixels
    // In 256ths of a pixel, which is what interpolation takes.
    let stepsX = Int((Double(place.x) * 256).rounded(.down))
    let stepsY = Int((Double(place.y) * 256).rounded(.down))
    let (x, y) = ((stepsX >> 8) + sprite.left, (stepsY >> 8) + sprite.top)
    let area = IntRect(left: x, top: y, right: x + sprite.width + 1, bottom: y + sprite.height + 1)
    let visible = area.intersection(state.shown)
    if visible.isEmpty { return true }
    guard state.clip.safe.contains(visible) else { return false }
    let target = state.target
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    let (fractionX, fractionY) = (UInt32(stepsX & 255), UInt32(stepsY & 255))
    sprite.pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      target.forEachVisiblePart(of: visible) { part in
        if fractionX == 0, fractionY == 0 {
          Blitter.paint(
            base, sourceStride: sprite.width, width: sprite.width, height: sprite.height, x: x,
            y: y, opacity: alpha, onto: target.pixels, stride: target.stride, clip: part)
        } else {
          Blitter.paintBilinear(
            base, sourceStride: sprite.width, width: sprite.width, height: sprite.height, x: x,
            y: y, fractionX: fractionX, fractionY: fractionY, opacity: alpha, onto: target.pixels,
            stride: target.stride,
            clip: part)
        }
      }
    }
    return true
  }
}
