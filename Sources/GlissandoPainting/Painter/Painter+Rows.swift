import Foundation
import GlissandoDrawing

// Leaves and areas that are painted row by row, under any clip.

extension Painter {
  /// How a leaf is painted row by row; nil where it is not.
  func rowSource(of leaf: DisplayLeaf, _ state: PaintingState) -> RowSource? {
    let matrix = leaf.transform.concatenating(state.base)
    if case .image = leaf.content.kind {
      return ImageRows(leaf, matrix).map { .image($0) }
    }
    return ramps.ramp(of: leaf, identity: state.identity(leaf.id), matrix).map { .ramp($0) }
  }

  /// Paints row by row, under any clip.
  ///
  /// - Parameter area: The pixels of the target that may be painted.
  func put(_ source: RowSource, in area: IntRect, opacity: Double, _ state: PaintingState) {
    putUnderClip(area, opacity: opacity, state) { paint(source, $0, opacity: $1, $2) }
  }

  /// Paints an area under any clip: where it cuts nothing onto the target, else by way of layers.
  ///
  /// - Parameter body: Paints a part, in pixels of the target of a state, at an opacity.
  func putUnderClip(
    _ area: IntRect, opacity: Double, _ state: PaintingState,
    body: (IntRect, Double, PaintingState) -> Void
  ) {
    let shown = area.intersection(state.shown)
    if shown.isEmpty { return }
    let whole = state.clip.whole(of: shown)
    if !whole.isEmpty { body(whole, opacity, state) }
    if whole == shown { return }
    let cover = cover(cutting: area.intersection(state.extent), state)
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    shown.forEachPart(around: whole) { part in
      guard let layer = beginLayer(part, of: part, in: state) else { return }
      body(layer.target.visible, 1, layer)
      let kind = PendingRows.Kind.picture(
        layer.target.pixelsToRead, at: part, opacity: alpha, .normal)
      put(kind, in: part, under: cover, on: state.target, canWait: false)
    }
  }

  /// Paints pixels that lie between those of the window, under any clip.
  func put(_ rows: MovedRows, opacity: Double, _ state: PaintingState) {
    put(.moved(rows), in: state.inTarget(rows.area), opacity: opacity, state)
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
    put(kind, in: shown, on: target, canWait: source.canWait, replaces: replaces)
  }

  /// Puts off what is large, and paints the rest now.
  ///
  /// - Parameters:
  ///   - cover: What clips leave of it; nil for all.
  ///   - canWait: Whether what it is made of stays as it is until the end of the frame.
  ///   - replaces: Whether it hides all that was to be cleared.
  func put(
    _ kind: PendingRows.Kind, in area: IntRect, under cover: ClipCover? = nil,
    on target: RasterTarget, canWait: Bool, replaces: Bool = false
  ) {
    if target.putOff(kind, in: area, under: cover, canWait: canWait, replaces: replaces) {
      return
    }
    let scratch = rowMemory(target.width)
    let pixels = replaces ? target.pixelsToReplace : target.pixels
    target.forEachVisiblePart(of: area) { part in
      PendingRows(kind: kind, area: part, cover: cover)
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
