import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// Puts a layer onto the target of a state in which it is still in use.
  ///
  /// - Parameter isKept: Whether nobody paints into the layer before the end of the frame.
  func composite(
    _ layer: RasterTarget, at area: IntRect, _ state: PaintingState, opacity: Double,
    mode: BlendMode, isKept: Bool = false
  ) {
    let target = state.target
    let visible = area.intersection(state.shown)
    if visible.isEmpty { return }
    if mode == .plusDarker {
      return compositeDarker(layer, at: area, visible, state, opacity: opacity)
    }
    let whole = mode == .normal ? state.clip.whole(of: visible) : .empty
    if !whole.isEmpty {
      blit(layer, at: area, whole, on: target, opacity: opacity, isKept: isKept)
    }
    visible.forEachPart(around: whole) {
      paintWithCairo(
        layer, at: area, $0, on: target, opacity: opacity, CairoStyle.operator(for: mode))
    }
  }

  private func blit(
    _ layer: RasterTarget, at area: IntRect, _ visible: IntRect, on target: RasterTarget,
    opacity: Double, isKept: Bool
  ) {
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    let picture = PendingRows.Kind.picture(layer.pixelsToRead, at: area, opacity: alpha)
    if target.putOff(picture, in: visible, canWait: isKept) { return }
    target.forEachVisiblePart(of: visible) { part in
      Blitter.paint(
        layer.pixels, sourceStride: layer.stride, width: area.width, height: area.height,
        x: area.left, y: area.top, opacity: alpha, onto: target.pixels, stride: target.stride,
        clip: part)
    }
  }

  private func paintWithCairo(
    _ layer: RasterTarget, at area: IntRect, _ visible: IntRect, on target: RasterTarget,
    opacity: Double, _ cairoOperator: cairo_operator_t
  ) {
    clipToDamage(target)
    let context = target.context
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(visible.left), Double(visible.top), Double(visible.width),
      Double(visible.height))
    cairo_clip(context)
    layer.setAsSource(of: context, x: area.left, y: area.top)
    cairo_set_operator(context, cairoOperator)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// The sum of the darknesses, which Cairo has no operator for: it is computed on a copy of what is
  /// below, and the copy replaces that as far as the clip allows.
  private func compositeDarker(
    _ layer: RasterTarget, at area: IntRect, _ visible: IntRect, _ state: PaintingState,
    opacity: Double
  ) {
    let target = state.target
    guard let result = beginLayer(visible, in: state)?.target else { return }
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    for row in visible.top..<visible.bottom {
      let below = target.pixels + (row * target.stride + visible.left)
      let above = layer.pixels + ((row - area.top) * layer.stride + visible.left - area.left)
      let mixed = result.pixels + (row - visible.top) * result.stride
      for column in 0..<visible.width {
        mixed[column] = Blitter.darkened(
          below[column], by: Blitter.scaled(above[column], by: alpha))
      }
    }
    paintWithCairo(result, at: visible, visible, on: target, opacity: 1, CAIRO_OPERATOR_SOURCE)
  }

  /// Paints items where a mask, which comes first in the range, is opaque.
  func drawMasked(
    _ group: DisplayGroup, _ items: DisplayItems, by mask: Range<Int>, _ content: Range<Int>,
    _ state: PaintingState
  ) {
    let area = state.deviceBounds(
      items.windowBounds(content).overlap(with: items.windowBounds(mask))
    ).intersection(state.shown)
    guard !area.isEmpty, let inner = beginLayer(area, in: state) else { return }
    draw(items, content, inner)
    guard let cover = beginLayer(area, in: state.keeping(inner)) else { return }
    draw(items, mask, cover)
    let layer = inner.target
    for row in 0..<area.height {
      Blitter.mask(
        layer.pixels + row * layer.stride,
        by: cover.target.pixels + row * cover.target.stride, count: area.width)
    }
    composite(
      layer, at: area, state.keeping(inner), opacity: state.opacity, mode: .normal)
  }
}
