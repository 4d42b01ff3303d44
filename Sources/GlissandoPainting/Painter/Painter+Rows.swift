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

  /// Paints row by row, under any clip: where it cuts nothing onto the target, else by way of a layer.
  ///
  /// - Parameter area: The pixels of the target that may be painted.
  func put(_ source: RowSource, in area: IntRect, opacity: Double, _ state: PaintingState) {
    let shown = area.intersection(state.shown)
    if shown.isEmpty { return }
    let whole = state.clip.whole(of: shown)
    paint(source, whole, opacity: opacity, state)
    shown.forEachPart(around: whole) { part in
      // Under a clip that is no rectangle, Cairo has the last word.
      guard let layer = beginLayer(part, in: state) else { return }
      paint(source, layer.target.visible, opacity: 1, layer)
      composite(layer.target, at: part, state.keeping(layer), opacity: opacity, mode: .normal)
    }
  }

  /// Paints what is seen of a source in an area that no clip cuts.
  private func paint(
    _ source: RowSource, _ shown: IntRect, opacity: Double, _ state: PaintingState
  ) {
    let target = state.target
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    if shown.isEmpty || alpha == 0 { return }
    let (x, y) = (target.originX, target.originY)
    // What hides all that was to be cleared need not wait for it.
    let replaces =
      alpha == 255 && target.isBlank(but: shown) && source.hides(shown.offsetBy(x: x, y: y))
    let kind = PendingRows.Kind.rows(source, opacity: alpha)
    if target.putOff(kind, in: shown, canWait: source.canWait, replaces: replaces) { return }
    let scratch = rowMemory(target.width)
    let pixels = replaces ? target.pixelsToReplace : target.pixels
    target.forEachVisiblePart(of: shown) { part in
      PendingRows(kind: kind, area: part)
        .paint(onto: target, pixels, clip: part, scratch: scratch.base)
    }
  }

  /// Room for a row of so many pixels.
  func rowMemory(_ count: Int) -> PixelMemory {
    if let row, row.count >= count { return row }
    let made = PixelMemory(rowOf: count)
    row = made
    return made
  }
}
