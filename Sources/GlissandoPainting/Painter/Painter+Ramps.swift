import Foundation
import GlissandoDrawing

extension Painter {
  /// Paints a leaf whose colours lie along a line, row by row and without a picture of it.
  ///
  /// It has the same pixels in every target, and whatever part of it is painted.
  ///
  /// - Parameter bounds: The pixels that it may take.
  /// - Returns: false where it is something else, or cut by more than a rectangle.
  func paintRamp(
    _ leaf: DisplayLeaf, _ bounds: IntRect, opacity: Double, _ state: PaintingState
  ) -> Bool {
    let target = state.target
    let shown = bounds.intersection(state.shown)
    guard state.clip.safe.contains(shown),
      let ramp = ramps.ramp(of: leaf, leaf.transform.concatenating(state.base))
    else { return false }
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    if shown.isEmpty || alpha == 0 { return true }
    let scratch = rowMemory(target.width)
    if isWindow(target), shown.width * shown.height >= PendingRows.leastArea {
      target.putOff(.ramp(ramp, opacity: alpha, scratch: scratch), in: shown)
      return true
    }
    let (x, y) = (target.originX, target.originY)
    // What hides all that was to be cleared need not wait for it.
    let replaces =
      alpha == 255 && target.isBlank && shown == target.visible
      && ramp.hides(shown.offsetBy(x: x, y: y))
    let pixels = replaces ? target.pixelsToReplace : target.pixels
    target.forEachVisiblePart(of: shown) { part in
      ramp.paint(
        onto: pixels - (y * target.stride + x), stride: target.stride,
        clip: part.offsetBy(x: x, y: y), opacity: alpha, scratch: scratch.base)
    }
    return true
  }

  /// Room for a row of so many pixels.
  private func rowMemory(_ count: Int) -> PixelMemory {
    if let row, row.count >= count { return row }
    let made = PixelMemory(rowOf: count)
    row = made
    return made
  }
}
