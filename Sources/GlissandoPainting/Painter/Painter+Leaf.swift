import CPangoCairo
import Foundation
import GlissandoDrawing

// How a leaf is painted.

extension Painter {
  @inline(__always)
  func draw(_ leaf: ColoredLeaf, _ state: PaintingState) -> Bool {
    let content = leaf.content
    let alpha = leaf.opacity * state.opacity
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.color.isFinite,
      alpha > 0, !content.bounds.isNull
    else { return false }
    let packed = colors.packed(leaf.color, opacity: min(alpha, 1))
    if packed.alpha == 0, !showsOwnColors(content) { return true }
    // Whole pixels that are coarse would move text at rest by whole pixels of the window.
    return blit(
      content, state.deviceMatrix(leaf.transform), packed,
      leaf.isMoving || state.coarseness > 1, state)
  }

  func drawOther(_ leaf: DisplayLeaf, _ state: PaintingState) {
    if state.coarseness > 1, !leaf.isMoving {
      // Whole pixels that are coarse would move text at rest by whole pixels of the window.
      var moving = leaf
      moving.isMoving = true
      return drawOther(moving, state)
    }
    let content = leaf.content
    let alpha = leaf.opacity * state.opacity
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.paint.isFinite else {
      return warnOnce(
        "an item with a number that is not finite is not drawn; check the sizes, offsets, scales "
          + "and colours that views are given")
    }
    if !(alpha > 0) || content.bounds.isNull { return }
    let matrix = state.deviceMatrix(leaf.transform)
    if case .color(let color) = leaf.paint, case .text = content.kind,
      blitSprite(leaf, color, matrix, opacity: min(alpha, 1), state)
    {
      return
    }
    if paintFromPicture(leaf, matrix, opacity: min(alpha, 1), state) { return }
    if alpha < 1, case .commands = content.kind { return drawApart(leaf, alpha, state) }
    drawWithCairo(leaf, matrix: matrix, opacity: min(alpha, 1), state)
  }

  /// Paints a drawing made by hand, in which texts lie where they do at full opacity.
  private func drawApart(_ leaf: DisplayLeaf, _ opacity: Double, _ state: PaintingState) {
    var plain = leaf
    plain.opacity = 1
    paintByLayer(
      leaf.content.bounds.applying(leaf.transform), state, opacity: opacity, mode: .normal
    ) { drawOther(plain, $0) }
  }

  /// Whether a content has colours that the paint does not set.
  func showsOwnColors(_ content: DisplayContent) -> Bool {
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
    _ isMoving: Bool, _ state: PaintingState
  ) -> Bool {
    switch rasterizer.coverage(
      of: content, matrix, isMoving: isMoving, coarseness: state.coarseness)
    {
    case .mask(let mask, let column, let row):
      return blit(mask, color, column, row, state)
    case .rectangle(let rect): return fill(rect, color, state)
    case .nothing: return true
    case nil: return false
    }
  }

  /// Paints a text of a drawing made by hand from its picture, at parts of a pixel.
  ///
  /// - Returns: false when it has to be painted otherwise.
  func blitText(
    _ layout: TextLayout, _ paint: Paint, _ opacity: Double, _ matrix: CGAffineTransform,
    _ state: PaintingState
  ) -> Bool {
    guard case .color(let color) = paint, let text = layout.handle as? PangoText else {
      return false
    }
    let packed = colors.packed(color, opacity: min(opacity, 1))
    if packed.alpha == 0, !CairoLeaf.needsShowing(layout) { return true }
    let content = DisplayContent(.text(layout), identity: text.identity)
    return blit(content, matrix, packed, true, state)
  }

  private func fill(
    _ rect: CGRect, _ color: PackedColor, _ state: PaintingState
  ) -> Bool {
    let area = IntRect(around: rect)
    let visible = area.intersection(state.shown)
    if visible.isEmpty { return true }
    guard state.clip.isRectangular(in: area) else { return false }
    let target = state.target
    let kind = PendingRows.Kind.fill(
      left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
      bottom: Double(rect.maxY), color)
    if target.putOff(kind, in: visible) { return true }
    target.forEachVisiblePart(of: visible) { part in
      Blitter.fill(
        left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
        bottom: Double(rect.maxY), color, onto: target.pixels, stride: target.stride, clip: part)
    }
    return true
  }

  @inline(__always)
  private func blit(
    _ mask: Mask, _ color: PackedColor, _ column: Int, _ row: Int, _ state: PaintingState
  ) -> Bool {
    let x = column &+ mask.left
    let y = row &+ mask.top
    let area = IntRect(left: x, top: y, right: x &+ mask.width, bottom: y &+ mask.height)
    let visible = area.intersection(state.shown)
    if visible.isEmpty { return true }
    guard state.clip.isRectangular(in: area) else { return false }
    Self.blit(mask, color, x: x, y: y, in: visible, of: state.target)
    return true
  }

  /// A function of its own: what is not in its way stays out of the registers of its loops.
  @inline(never)
  private static func blit(
    _ mask: Mask, _ color: PackedColor, x: Int, y: Int, in visible: IntRect,
    of target: RasterTarget
  ) {
    target.forEachVisiblePart(of: visible) { part in
      Blitter.paint(
        mask, color, x: x, y: y, onto: target.pixels, stride: target.stride, clip: part)
    }
  }
}
