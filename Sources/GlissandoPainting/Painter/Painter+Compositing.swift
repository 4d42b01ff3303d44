import CBlit
import CPangoCairo
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
    let extent = area.intersection(state.extent)
    let inside = state.clip.whole(of: extent)
    if mode == .plusDarker || mode.keepsBlue && inside != extent {
      return compositeOnCopy(layer, at: area, visible, state, opacity: opacity, mode)
    }
    let target = state.target
    let kind = PendingRows.Kind.picture(
      layer.pixelsToRead, at: area, opacity: UInt32((opacity.limitedToOne * 255).rounded()), mode)
    let whole = inside.intersection(visible)
    if !whole.isEmpty { put(kind, in: whole, on: target, canWait: isKept) }
    extent.forEachPart(around: inside) {
      paintWithCairo(
        layer, at: area, $0, rows: visible, on: target, opacity: opacity,
        CairoStyle.operator(for: mode))
    }
  }

  /// Puts down a part of a layer, of which some is visible.
  ///
  /// Where a clip is cut at a column, Cairo rounds its edges anew; so the part is all that there is between two
  /// columns, but for rows that nobody sees.
  private func paintWithCairo(
    _ layer: RasterTarget, at area: IntRect, _ part: IntRect, rows visible: IntRect,
    on target: RasterTarget, opacity: Double, _ cairoOperator: cairo_operator_t
  ) {
    if part.intersection(visible).isEmpty { return }
    guard let context = cairo(on: target) else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    context.clip(toRows: visible, of: part)
    layer.setAsSource(of: context, x: area.left, y: area.top)
    cairo_set_operator(context, cairoOperator)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// Mixes a layer with a copy of what is below, and lets that replace it as far as the clip allows.
  private func compositeOnCopy(
    _ layer: RasterTarget, at area: IntRect, _ visible: IntRect, _ state: PaintingState,
    opacity: Double, _ mode: BlendMode
  ) {
    let target = state.target
    let extent = area.intersection(state.extent)
    guard let result = beginLayer(visible, of: extent, in: state)?.target else { return }
    for row in visible.top..<visible.bottom {
      let below = target.pixels + (row * target.stride + visible.left)
      let mixed =
        result.pixels + ((row - extent.top) * result.stride + visible.left - extent.left)
      mixed.update(from: below, count: visible.width)
    }
    if mode == .plusDarker {
      darken(result, at: extent, by: layer, at: area, visible, opacity: opacity)
    } else {
      func onResult(_ rect: IntRect) -> IntRect { rect.offsetBy(x: -extent.left, y: -extent.top) }
      paintWithCairo(
        layer, at: onResult(area), onResult(extent), rows: onResult(visible), on: result,
        opacity: 1, CairoStyle.operator(for: mode))
    }
    paintWithCairo(
      result, at: extent, extent, rows: visible, on: target,
      opacity: mode == .plusDarker ? 1 : opacity, CAIRO_OPERATOR_SOURCE)
  }

  /// The sum of the darknesses, which Cairo has no operator for.
  private func darken(
    _ result: RasterTarget, at extent: IntRect, by layer: RasterTarget, at area: IntRect,
    _ visible: IntRect, opacity: Double
  ) {
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    for row in visible.top..<visible.bottom {
      let above = layer.pixels + ((row - area.top) * layer.stride + visible.left - area.left)
      let mixed =
        result.pixels + ((row - extent.top) * result.stride + visible.left - extent.left)
      for column in 0..<visible.width {
        mixed[column] = Blitter.darkened(
          mixed[column], by: Blitter.scaled(above[column], by: alpha))
      }
    }
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
