import CPangoCairo
import Foundation
import GlissandoDrawing

/// How veils are painted.
enum Veiling {
  /// Over what lies behind, blurred.
  case blurred
  /// As their colour: in pictures that are kept while what lies behind changes.
  case plain
  /// As their colour, opaque: for shadows, which a veil throws like any ground.
  case solid
}

extension Painter {
  /// Veils behind veils are blurred down to this depth; further down they are plain.
  private static let greatestVeilDepth = 2
  /// How much more colourful what lies behind is made, since the veil takes colour away.
  private static let vividness = 1.5

  /// Paints a veil: what lies behind it blurred, and its colour over that.
  ///
  /// What lies behind is painted once more, from the items before the veil: it does not depend on
  /// which part of the window is being painted, nor on what is there already.
  /// - Complexity: O(the pixels of the veil that are painted and those in reach of its blur).
  func paint(
    _ leaf: DisplayLeaf, _ veil: Veil, _ items: Items, at index: Int, _ state: PaintingState
  ) {
    var plain = leaf
    var color = veil.color
    switch state.veiling {
    case .solid: color.opacity = 1
    case .plain: break
    case .blurred: paintBackdrop(of: leaf, veil, items, before: index, state)
    }
    plain.paint = .color(color)
    paint(plain, state)
  }

  private func paintBackdrop(
    of leaf: DisplayLeaf, _ veil: Veil, _ items: Items, before index: Int, _ state: PaintingState
  ) {
    let target = state.target
    let alpha = min(leaf.opacity * state.opacity, 1)
    guard state.veilDepth < Self.greatestVeilDepth,
      case .fill(let path, let style) = leaf.content.kind,
      leaf.content.isFinite, leaf.transform.isFinite, veil.radius > 0, alpha > 0
    else { return }
    let matrix = state.deviceMatrix(leaf.transform)
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    let area = damagedPart(of: bounds.intersection(state.clip.outer), on: target)
    guard abs(matrix.determinant) >= Painter.leastDeterminant,
      let backdrop = Backdrop(
        behind: area.offsetBy(x: target.originX, y: target.originY).intersection(window),
        of: window, deviation: veil.radius * Double(windowBase.maximumScale)),
      let layer = paintItems(items, before: index, backdrop, state),
      let coarse = blurred(layer.target, backdrop, in: state.keeping(layer))
    else { return }
    clipToDamage(target)
    let context = target.context
    cairo_save(context)
    clip(context, to: area)
    clip(context, to: path, style, matrix)
    coarse.setAsSource(
      of: context, enlarged: backdrop.factor,
      x: backdrop.cells.left * backdrop.factor - target.originX,
      y: backdrop.cells.top * backdrop.factor - target.originY)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  private func clip(_ context: OpaquePointer, to area: IntRect) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    cairo_clip(context)
  }

  /// The smallest rectangle around what has to be painted of an area.
  private func damagedPart(of area: IntRect, on target: RasterTarget) -> IntRect {
    var result = IntRect.empty
    target.forEachVisiblePart(of: area) { part in
      result =
        result.isEmpty
        ? part
        : IntRect(
          left: min(result.left, part.left), top: min(result.top, part.top),
          right: max(result.right, part.right), bottom: max(result.bottom, part.bottom))
    }
    return result
  }

  /// Paints what comes before an item into a layer.
  private func paintItems(
    _ items: Items, before index: Int, _ backdrop: Backdrop, _ state: PaintingState
  ) -> PaintingState? {
    let target = state.target
    let pixels = backdrop.pixels(of: window)
    guard
      var inner = beginLayer(pixels.offsetBy(x: -target.originX, y: -target.originY), in: state)
    else {
      warnOnce("no memory for a layer of \(pixels.width) x \(pixels.height) pixels")
      return nil
    }
    let layer = inner.target
    Blitter.fill(layer.pixels, stride: layer.stride, rect: layer.visible, with: ground)
    inner.base = windowBase
    inner.veilDepth += 1
    paintItems(items, 0..<index, inner)
    return inner
  }

  /// The blurred pixels of a backdrop.
  private func blurred(
    _ layer: RasterTarget, _ backdrop: Backdrop, in state: PaintingState
  ) -> RasterTarget? {
    let cells = backdrop.cells
    let area = IntRect(left: 0, top: 0, right: cells.width, bottom: cells.height)
    guard let coarse = beginLayer(area, in: state)?.target else { return nil }
    let inside = backdrop.inside.offsetBy(x: -cells.left, y: -cells.top)
    Blitter.shrink(
      layer.pixels, stride: layer.stride, width: layer.visible.width,
      height: layer.visible.height, by: backdrop.factor, into: coarse.pixels,
      targetStride: coarse.stride, at: inside)
    Blitter.extendEdges(of: inside, in: coarse.pixels, stride: coarse.stride, to: area)
    blurring.blur(
      coarse.pixels, width: area.width, height: area.height, stride: coarse.stride,
      backdrop.blur)
    ColorMatrix(.saturation(Self.vividness)).apply(
      to: coarse.pixels, width: area.width, height: area.height, stride: coarse.stride)
    return coarse
  }
}
