import Foundation
import GlissandoDrawing

// Texts with colours of their own, painted from pictures.

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
    // Letters of one colour that are no coverage lie under a clip, and are put down as what is costly is.
    guard showsOwnColors(leaf.content), let scale = matrix.uniformScale,
      let sprite = rasterizer.sprite(
        of: leaf.content, color, scale: scale, coarseness: state.coarseness)
    else { return false }
    let anchor = leaf.content.anchor.applying(matrix)
    guard abs(anchor.x) < 1e8, abs(anchor.y) < 1e8 else { return true }
    let place = leaf.isMoving ? anchor : anchor.onWholePixels
    return sprite.pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return true }
      let (left, top) = (sprite.left + state.target.originX, sprite.top + state.target.originY)
      let rows = MovedRows(
        base, stride: sprite.width, width: sprite.width, height: sprite.height,
        x: left << 8 + Int((Double(place.x) * 256).rounded(.down)),
        y: top << 8 + Int((Double(place.y) * 256).rounded(.down)))
      put(rows, opacity: opacity, state)
      return true
    }
  }
}
