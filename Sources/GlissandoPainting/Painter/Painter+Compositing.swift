import CBlit
import Foundation
import GlissandoDrawing

// How layers are put down.

extension Painter {
  /// Puts a layer onto the target of a state in which it is still in use.
  ///
  /// - Parameter isKept: Whether nobody paints into the layer before the end of the frame.
  func composite(
    _ layer: RasterTarget, at area: IntRect, _ state: PaintingState, opacity: Double,
    mode: BlendMode, isKept: Bool = false
  ) {
    let visible = area.intersection(state.shown)
    if visible.isEmpty { return }
    let kind = PendingRows.Kind.picture(
      layer.pixelsToRead, at: area, opacity: UInt32((opacity.limitedToOne * 255).rounded()), mode)
    let extent = area.intersection(state.extent)
    let whole = state.clip.whole(of: extent).intersection(visible)
    if !whole.isEmpty { put(kind, in: whole, on: state.target, canWait: isKept) }
    let cover = cover(cutting: extent, state)
    visible.forEachPart(around: whole) {
      put(kind, in: $0, under: cover, on: state.target, canWait: isKept)
    }
  }

  /// What the clips leave of an item that takes an area.
  func cover(cutting area: IntRect, _ state: PaintingState) -> ClipCover? {
    clipCovers.cover(of: state.clip.cutting(area), in: state.target.extent)
  }

  /// Paints items where a mask, which comes first in the range, is opaque.
  func drawMasked(
    _ group: DisplayGroup, _ items: DisplayItems, by mask: Range<Int>, _ content: Range<Int>,
    _ state: PaintingState
  ) {
    let whole = state.deviceBounds(
      items.windowBounds(content).overlap(with: items.windowBounds(mask)))
    let (area, extent) = (whole.intersection(state.shown), whole.intersection(state.extent))
    guard !area.isEmpty, let inner = beginLayer(area, of: extent, in: state) else { return }
    draw(items, content, inner)
    guard let cover = beginLayer(area, of: extent, in: state.keeping(inner)) else { return }
    draw(items, mask, cover)
    let (layer, part) = (inner.target, inner.target.visible)
    let (pixels, covers) = (layer.pixels(at: part), cover.target.pixels(at: part))
    cores.shareRows(area.height, area.width * area.height >= Self.leastSharedArea) { rows in
      for row in rows {
        glissando_mask(
          pixels + row * layer.stride, covers + row * cover.target.stride, area.width)
      }
    }
    composite(
      layer, at: extent, state.keeping(inner), opacity: state.opacity, mode: .normal)
  }
}
