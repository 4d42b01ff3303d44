import Foundation
import GlissandoDrawing

/// Materials: what lies behind them is drawn once more, coarser, and blurred.
extension PlanMaker {
  /// Adds a veil: what lies behind it blurred, and its colour over that.
  ///
  /// - Complexity: O(the items before it).
  func draw(
    _ leaf: DisplayLeaf, _ veil: Veil, _ items: DisplayItems, at index: Int, _ state: State
  ) {
    if state.veiling == .blurred { addBackdrop(of: leaf, veil, items, before: index, state) }
    draw(state.veiling.surface(of: leaf, veil), state)
  }

  private func addBackdrop(
    of leaf: DisplayLeaf, _ veil: Veil, _ items: DisplayItems, before index: Int, _ state: State
  ) {
    let alpha = min(leaf.opacity * state.opacity, 1)
    guard state.veilDepth < Painter.greatestVeilDepth,
      case .fill(let path, let style) = leaf.content.kind, leaf.content.isFinite,
      leaf.transform.isFinite, alpha.isFinite, veil.radius > 0, alpha > 0
    else { return }
    let matrix = leaf.transform.concatenating(state.base)
    let visible = visible(IntRect(around: leaf.content.bounds.applying(matrix)), state)
    // Behind another veil pixels may be coarse already.
    let window = self.window.shrunk(by: state.coarseness)
    let base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
      .concatenating(Self.shrinking(by: state.coarseness))
    guard isDamaged(visible, state), abs(matrix.determinant) >= Painter.leastDeterminant,
      let backdrop = Backdrop(
        behind: visible.intersection(state.needed).intersection(window), of: window,
        deviation: veil.radius * Double(base.maximumScale))
    else { return }
    var clipped = state
    clipped.clip = state.clip.clipped(
      to: Clip(id: leaf.id, path: path, style: style, matrix: matrix))
    let result = SoftResult(factor: backdrop.factor, margin: backdrop.blur.reach + 1)
    let all = visible.intersection(clipped.clip.outer)
    let shown = result.insides(of: backdrop.cells).intersection(all)
    if shown.isEmpty { return }
    let cut = cut(all, clipped)
    let layer = addWhatIsBehind(backdrop, items, before: index, leaf.id, base, state)
    addEnlarged(layer, backdrop.cells, result, shown, cut, opacity: alpha)
  }

  /// Adds what comes before an item, blurred and more colourful, to a layer of coarse pixels.
  ///
  /// - Parameter base: From points of the window to pixels of the state.
  private func addWhatIsBehind(
    _ backdrop: Backdrop, _ items: DisplayItems, before index: Int, _ id: UInt64,
    _ base: CGAffineTransform, _ state: State
  ) -> RenderPlan.Texture {
    var inner = state
    inner.base = base.concatenating(Self.shrinking(by: backdrop.factor))
    inner.coarseness *= backdrop.factor
    inner.veilDepth += 1
    var windowState = state
    windowState.around = state.around.upperBound..<state.around.upperBound
    windowState.base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    addLayer(backdrop.cells, of: id, around: windowState, inner) { inner in
      inner.extent = window.shrunk(by: inner.coarseness)
      inner.clip = ClipState(inner.extent)
      plan.add(
        quad(backdrop.inside, from: .empty, plan.ground, .color, .all), .replacing)
      draw(items, 0..<index, inner)
    }
    let blurred = addBlur(
      backdrop.blur, of: backdrop.cells, depth: state.layerDepth, inside: backdrop.inside)
    let vivid = blurred == state.layerDepth ? state.layerDepth + 1 : state.layerDepth
    var effect = PixelEffect()
    effect.matrix = ColorMatrix(.saturation(Painter.vividness))
    plan.steps.append(.beginLayer(vivid, backdrop.cells))
    addPixels(
      backdrop.cells, from: backdrop.cells, of: .layer(blurred), opacity: 1, effect,
      mode: .replacing)
    plan.steps.append(.endLayer)
    return .layer(vivid)
  }
}
