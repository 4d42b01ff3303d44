import Foundation
import GlissandoDrawing

/// Groups that are painted as their items are, or into pixels of their own.
extension Painter {
  func drawClipped(
    _ group: DisplayGroup, to path: Path, _ style: FillStyle, _ items: DisplayItems,
    _ content: Range<Int>, _ state: PaintingState
  ) {
    let matrix = state.deviceMatrix(group.transform)
    var inner = state
    inner.clip = state.clip.clipped(
      to: Clip(id: group.id, path: path, style: style, matrix: matrix))
    if inner.shown.isEmpty { return }
    // Flat in one direction, it holds no area, and Cairo could not undo it.
    if abs(matrix.determinant) < Painter.leastDeterminant { return }
    guard
      inner.clip.safe.contains(state.extent)
        || isWithinCairo(path.boundingRect.applying(matrix))
    else { return warnOfPlace() }
    draw(items, content, inner)
  }

  // MARK: Layers

  /// Paints items into pixels of their own, and puts these onto the target: those of the last frame
  /// where the items look the same.
  func drawAsOne(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: PaintingState,
    _ mixing: Mixing
  ) {
    let (mode, matrix) = mixing.parts
    func painting(_ inner: PaintingState) {
      var inner = inner
      // Colours may become opacity.
      if matrix != nil { inner.isSilhouette = false }
      draw(items, content, inner)
      if let matrix { recolor(inner, matrix) }
    }
    // The colours that its items are given are the group's.
    let range = content.lowerBound - (matrix == nil ? 0 : 1)..<content.upperBound
    // What veils show lies outside of the group, and may change while it does not.
    let kept =
      items.holdsVeil(content)
      ? nil
      : keptPicture(
        of: group.id, items, range, state, parameter: SIMD2(-1, 0), view: state.view
      ) { inner, _, _ in painting(inner) }
    if let (picture, move) = kept {
      return put(picture, moved: move, state, opacity: state.opacity, mode: mode)
    }
    paintByLayer(
      items.windowBounds(content), state, opacity: state.opacity, mode: mode, painting: painting)
  }

  private func recolor(_ state: PaintingState, _ matrix: ColorMatrix) {
    let (layer, shown) = (state.target, state.shown)
    let pixels = layer.pixels(at: shown)
    cores.shareRows(shown.height, shown.width * shown.height >= Self.leastSharedArea) { rows in
      matrix.apply(
        to: pixels + rows.lowerBound * layer.stride, width: shown.width, height: rows.count,
        stride: layer.stride)
    }
  }

  /// Transparent pixels for an area of a target, taken from those that were used before.
  ///
  /// - Parameters:
  ///   - area: What is painted of it.
  ///   - extent: What would be painted if all of the target were; it begins with the first pixel of that.
  /// - Returns: The state for what is painted into them.
  func beginLayer(
    _ area: IntRect, of extent: IntRect, in state: PaintingState
  ) -> PaintingState? {
    let depth = state.layerDepth
    while layers.count <= depth {
      guard let fresh = pictures.newTarget(width: extent.width, height: extent.height)
      else { return nil }
      layers.append(fresh)
      layerUse.append(ScratchUse())
    }
    var layer = layers[depth]
    if layer.width < extent.width || layer.height < extent.height || !layer.isUsable {
      var (width, height) = (max(layer.width, extent.width), max(layer.height, extent.height))
      // As wide as something wide and as high as something high, it could be larger than all memory.
      if width * height > Self.greatestKeptArea { (width, height) = (extent.width, extent.height) }
      guard let larger = pictures.newTarget(width: width, height: height) else { return nil }
      layers[depth] = larger
      layer = larger
    }
    layerUse[depth].note(extent.width * extent.height * 4)
    layer.visible = area.offsetBy(x: -extent.left, y: -extent.top)
    layer.clear(layer.visible)
    layer.originX = state.target.originX + extent.left
    layer.originY = state.target.originY + extent.top
    layer.extent = IntRect(left: 0, top: 0, right: extent.width, bottom: extent.height)
    var inner = state.on(layer)
    inner.layerDepth += 1
    return inner
  }

  /// Gives layers back of which little was used since this was last called, and those that lie in them.
  func endPeriodOfLayers() {
    layers.removeSubrange(layerUse.endPeriod { layers[$0].byteCount }...)
  }
}

extension Mixing {
  /// How the items mix with what is below, and what their colours become.
  fileprivate var parts: (BlendMode, ColorMatrix?) {
    switch self {
    case .mode(let mode): return (mode, nil)
    case .colors(let effect):
      let matrix = ColorMatrix(effect)
      return (.normal, matrix.isFinite ? matrix : nil)
    }
  }
}
