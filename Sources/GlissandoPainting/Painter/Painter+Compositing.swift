import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// Puts a layer onto a target.
  ///
  /// - Parameter isKept: Whether nobody paints into the layer before the end of the frame.
  func composite(
    _ layer: RasterTarget, at area: IntRect, on target: RasterTarget, clip: ClipState,
    opacity: Double, mode: BlendMode, isKept: Bool = false
  ) {
    let visible = area.intersection(target.visible).intersection(clip.outer)
    if visible.isEmpty { return }
    if mode == .plusDarker {
      return compositeDarker(layer, at: area, visible, on: target, opacity: opacity)
    }
    guard mode == .normal, clip.safe.contains(visible) else {
      return paintWithCairo(
        layer, at: area, visible, on: target, opacity: opacity,
        CairoStyle.operator(for: mode))
    }
    let alpha = UInt32((opacity.limitedToOne * 255).rounded())
    if isKept, isWindow(target), visible.width * visible.height >= PendingRows.leastArea {
      return target.putOff(.picture(layer, at: area, opacity: alpha), in: visible)
    }
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
    _ layer: RasterTarget, at area: IntRect, _ visible: IntRect, on target: RasterTarget,
    opacity: Double
  ) {
    guard let result = beginLayer(visible, in: target) else { return }
    defer { layerDepth -= 1 }
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
  func paintMasked(
    _ items: Items, from: Int, to: Int, on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    guard let source = maskSource(items, from: from, to: to) else { return }
    let first = source.upperBound
    let mask = windowBounds(items, from: source.lowerBound, to: first)
    let shown = deviceBounds(
      windowBounds(items, from: first, to: to).overlap(with: mask), on: target)
    let area = shown.intersection(target.visible).intersection(clip.outer)
    if area.isEmpty { return }
    let inner = ClipState(IntRect(left: 0, top: 0, right: area.width, bottom: area.height))
    guard let layer = beginLayer(area, in: target) else { return }
    defer { layerDepth -= 1 }
    paintItems(items, from: first, to: to, on: layer, clip: inner, opacity: 1)
    guard let cover = beginLayer(area, in: target) else { return }
    defer { layerDepth -= 1 }
    paintItems(
      items, from: source.lowerBound, to: first, on: cover, clip: inner, opacity: 1)
    for row in 0..<area.height {
      Blitter.mask(
        layer.pixels + row * layer.stride, by: cover.pixels + row * cover.stride,
        count: area.width)
    }
    composite(layer, at: area, on: target, clip: clip, opacity: opacity, mode: .normal)
  }
}
