import Foundation
import GlissandoDrawing

extension Painter {
  /// How a leaf is painted row by row; nil where it is not.
  func rowSource(of leaf: DisplayLeaf, _ state: PaintingState) -> RowSource? {
    let matrix = leaf.transform.concatenating(state.base)
    if case .image = leaf.content.kind {
      return ImageRows(leaf, matrix).map { .image($0) }
    }
    return ramps.ramp(of: leaf, identity: state.identity(leaf.id), matrix).map { .ramp($0) }
  }

  /// Paints a leaf row by row and without a picture of it.
  ///
  /// - Parameter bounds: The pixels that it may take.
  /// - Returns: false where it is cut by more than a rectangle.
  func paint(
    _ source: RowSource, _ bounds: IntRect, opacity: Double, _ state: PaintingState
  ) -> Bool {
    let target = state.target
    let shown = bounds.intersection(state.shown)
    guard state.clip.safe.contains(shown) else { return false }
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    if shown.isEmpty || alpha == 0 { return true }
    if target.putOff(.rows(source, opacity: alpha), in: shown) {
      if !source.canWait { target.paintPending() }
      return true
    }
    let (x, y) = (target.originX, target.originY)
    // What hides all that was to be cleared need not wait for it.
    let replaces =
      alpha == 255 && target.isBlank && shown == target.visible
      && source.hides(shown.offsetBy(x: x, y: y))
    let scratch = rowMemory(target.width)
    let pixels = replaces ? target.pixelsToReplace : target.pixels
    target.forEachVisiblePart(of: shown) { part in
      source.paint(
        onto: pixels - (y * target.stride + x), stride: target.stride,
        clip: part.offsetBy(x: x, y: y), opacity: alpha, scratch: scratch.base)
    }
    return true
  }

  /// Paints row by row, under any clip.
  ///
  /// - Parameter area: The pixels of the target that may be painted.
  func put(_ source: RowSource, in area: IntRect, _ state: PaintingState) {
    if paint(source, area, opacity: state.opacity, state) { return }
    let shown = area.intersection(state.shown)
    // Under a clip that is no rectangle, Cairo has the last word.
    guard let layer = beginLayer(shown, in: state) else { return }
    _ = paint(source, layer.target.visible, opacity: 1, layer)
    composite(
      layer.target, at: shown, state.keeping(layer), opacity: state.opacity, mode: .normal)
  }

  /// Room for a row of so many pixels.
  func rowMemory(_ count: Int) -> PixelMemory {
    if let row, row.count >= count { return row }
    let made = PixelMemory(rowOf: count)
    row = made
    return made
  }
}
