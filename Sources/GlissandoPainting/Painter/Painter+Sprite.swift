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
    guard let scale = matrix.uniformScale,
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
      let area = rows.area.offsetBy(x: -state.target.originX, y: -state.target.originY)
      // Letters of one colour Cairo cuts as the GPU's plan does.
      guard showsOwnColors(leaf.content) || state.clip.isRectangular(in: area) else {
        return false
      }
      put(.moved(rows), in: area, opacity: opacity, state)
      return true
    }
  }
}
