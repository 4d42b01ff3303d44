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

  /// What lies over the backdrop of a veil, where there is one.
  func surface(of leaf: DisplayLeaf, _ veil: Veil) -> DisplayLeaf {
    var (surface, color) = (leaf, veil.color)
    if self == .solid { color.opacity = 1 }
    surface.paint = .color(color)
    return surface
  }
}

extension Painter {
  /// Veils behind veils are blurred down to this depth; further down they are plain.
  static let greatestVeilDepth = 2
  /// How much more colourful what lies behind is made, since the veil takes colour away.
  static let vividness = 1.5

  /// Paints a veil: what lies behind it blurred, and its colour over that.
  ///
  /// What lies behind is painted once more, from the items before the veil: it does not depend on
  /// which part of the window is being painted, nor on what is there already.
  /// - Complexity: O(the pixels of the veil that are painted and those in reach of its blur).
  func draw(
    _ leaf: DisplayLeaf, _ veil: Veil, _ items: DisplayItems, at index: Int, _ state: PaintingState
  ) {
    if state.veiling == .blurred { paintBackdrop(of: leaf, veil, items, before: index, state) }
    draw(state.veiling.surface(of: leaf, veil), state)
  }

  private func paintBackdrop(
    of leaf: DisplayLeaf, _ veil: Veil, _ items: DisplayItems, before index: Int,
    _ state: PaintingState
  ) {
    let target = state.target
    let alpha = min(leaf.opacity * state.opacity, 1)
    guard state.veilDepth < Self.greatestVeilDepth,
      case .fill(let path, let style) = leaf.content.kind,
      leaf.content.isFinite, leaf.transform.isFinite, veil.radius > 0, alpha > 0
    else { return }
    let matrix = state.deviceMatrix(leaf.transform)
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    let seen = damagedPart(of: bounds.intersection(state.clip.outer), on: target)
    // Behind another veil pixels may be coarse already.
    let part = 1 / CGFloat(state.coarseness)
    let base = windowBase.concatenating(CGAffineTransform(scaleX: part, y: part))
    let window = self.window.shrunk(by: state.coarseness)
    guard abs(matrix.determinant) >= Painter.leastDeterminant,
      let backdrop = Backdrop(
        behind: seen.offsetBy(x: target.originX, y: target.originY).intersection(window),
        of: window, deviation: veil.radius * Double(base.maximumScale)),
      let layer = paint(backdrop, items, before: index, base, state)
    else { return }
    var inner = state.keeping(layer)
    inner.clip = state.clip.clipped(
      to: Clip(id: leaf.id, path: path, style: style, matrix: matrix))
    put(
      .enlarged(EnlargedRows(layer.target, backdrop.extent, by: backdrop.factor)), in: bounds,
      opacity: alpha, inner)
  }

  /// Paints what comes before an item, blurred, into a layer of coarse pixels.
  ///
  /// - Parameter base: From points of the window to pixels of the state.
  private func paint(
    _ backdrop: Backdrop, _ items: DisplayItems, before index: Int, _ base: CGAffineTransform,
    _ state: PaintingState
  ) -> PaintingState? {
    let (x, y) = (-state.target.originX, -state.target.originY)
    let extent = backdrop.extent
    guard
      var inner = beginLayer(
        backdrop.cells.offsetBy(x: x, y: y), of: extent.offsetBy(x: x, y: y), in: state)
    else {
      warnOnce("no memory for a layer of \(extent.width) x \(extent.height) pixels")
      return nil
    }
    let layer = inner.target
    let cells = layer.visible
    let inside = backdrop.inside.offsetBy(x: -extent.left, y: -extent.top)
    Blitter.fill(layer.pixels, stride: layer.stride, rect: inside, with: ground)
    let part = 1 / CGFloat(backdrop.factor)
    inner.base = base.concatenating(CGAffineTransform(scaleX: part, y: part))
    inner.coarseness *= backdrop.factor
    layer.visible = inside
    inner.veilDepth += 1
    draw(items, 0..<index, inner)
    Blitter.extendEdges(of: inside, in: layer.pixels, stride: layer.stride, to: cells)
    blurring.blur(
      layer.pixels(at: cells), width: cells.width, height: cells.height, stride: layer.stride,
      backdrop.blur)
    ColorMatrix(.saturation(Self.vividness)).apply(
      to: layer.pixels(at: cells), width: cells.width, height: cells.height, stride: layer.stride)
    return inner
  }
}
