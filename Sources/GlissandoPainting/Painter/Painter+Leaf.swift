import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// Paints a leaf.
  func paint(
    _ leaf: DisplayLeaf, on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    let content = leaf.content
    let alpha = leaf.opacity * opacity
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.paint.isFinite else {
      return warnOnce(
        "an item with a number that is not finite is not drawn; check the sizes, offsets, scales "
          + "and colours that views are given")
    }
    if !(alpha > 0) || content.bounds.isNull { return }
    let matrix = deviceMatrix(leaf.transform, on: target)
    if case .color(let color) = leaf.paint {
      let packed = colors.packed(color, opacity: min(alpha, 1))
      if packed.alpha == 0, !showsOwnColors(content) { return }
      if blit(content, matrix, packed, leaf.isMoving, on: target, clip: clip) { return }
      if case .text = content.kind,
        blitSprite(leaf, color, matrix, opacity: min(alpha, 1), on: target, clip: clip)
      {
        return
      }
    }
    if paintFromPicture(leaf, matrix, opacity: min(alpha, 1), on: target, clip: clip) { return }
    drawWithCairo(leaf, matrix: matrix, opacity: min(alpha, 1), on: target, clip: clip)
  }

  /// From the content's points to the target's pixels.
  func deviceMatrix(_ transform: CGAffineTransform, on target: RasterTarget) -> CGAffineTransform {
    var result = transform.concatenating(base)
    result.tx -= CGFloat(target.originX)
    result.ty -= CGFloat(target.originY)
    return result
  }

  /// Whether a content has colours that the paint does not set.
  private func showsOwnColors(_ content: DisplayContent) -> Bool {
    switch content.kind {
    case .fill, .stroke: false
    case .text(let layout): CairoLeaf.needsShowing(layout)
    case .image, .commands: true
    }
  }

  // MARK: Our own painting

  /// Paints a content of one colour by its coverage.
  ///
  /// - Returns: false when it has to be painted otherwise.
  private func blit(
    _ content: DisplayContent, _ matrix: CGAffineTransform, _ color: PackedColor,
    _ isMoving: Bool, on target: RasterTarget, clip: ClipState
  ) -> Bool {
    switch rasterizer.coverage(of: content, matrix, isMoving: isMoving) {
    case .mask(let mask, let column, let row):
      return blit(mask, color, column, row, on: target, clip: clip)
    case .rectangle(let rect): return fill(rect, color, on: target, clip: clip)
    case .nothing: return true
    case nil: return false
    }
  }

  /// Paints a text of a drawing made by hand from its picture, at parts of a pixel.
  ///
  /// - Returns: false when it has to be painted otherwise.
  func blitText(
    _ layout: TextLayout, _ paint: Paint, _ opacity: Double, _ matrix: CGAffineTransform,
    on target: RasterTarget, clip: ClipState
  ) -> Bool {
    guard case .color(let color) = paint, let text = layout.handle as? PangoText else {
      return false
    }
    let packed = colors.packed(color, opacity: min(opacity, 1))
    if packed.alpha == 0, !CairoLeaf.needsShowing(layout) { return true }
    let content = DisplayContent(.text(layout), identity: text.identity)
    return blit(content, matrix, packed, true, on: target, clip: clip)
  }

  private func fill(
    _ rect: CGRect, _ color: PackedColor, on target: RasterTarget, clip: ClipState
  ) -> Bool {
    let area = IntRect(around: rect)
    guard clip.isRectangular(in: area.intersection(target.visible)) else { return false }
    let visible = area.intersection(target.visible).intersection(clip.outer)
    if isWindow(target), !visible.isEmpty,
      visible.width * visible.height >= PendingRows.leastArea
    {
      let kind = PendingRows.Kind.fill(
        left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
        bottom: Double(rect.maxY), color)
      target.putOff(kind, in: visible)
      return true
    }
    target.forEachVisiblePart(of: area.intersection(clip.outer)) { part in
      Blitter.fill(
        left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
        bottom: Double(rect.maxY), color, onto: target.pixels, stride: target.stride, clip: part)
    }
    return true
  }

  @inline(__always)
  private func blit(
    _ mask: Mask, _ color: PackedColor, _ column: Int, _ row: Int, on target: RasterTarget,
    clip: ClipState
  ) -> Bool {
    let x = column &+ mask.left
    let y = row &+ mask.top
    let area = IntRect(left: x, top: y, right: x &+ mask.width, bottom: y &+ mask.height)
    let visible = area.intersection(target.visible).intersection(clip.outer)
    if visible.isEmpty { return true }
    guard clip.safe.contains(visible) else { return false }
    target.forEachVisiblePart(of: visible) { part in
      Blitter.paint(
        mask, color, x: x, y: y, onto: target.pixels, stride: target.stride, clip: part)
    }
    return true
  }
}
