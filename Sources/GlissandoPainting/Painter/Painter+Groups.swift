import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  typealias Items = UnsafeBufferPointer<DisplayItem>

  /// Paints the items of a range.
  func paintItems(
    _ items: Items, _ range: Range<Int>, _ state: PaintingState
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .leaf(let leaf):
        if index < firstVisibleItem { break }
        if case .veil(let veil) = leaf.paint {
          paint(leaf, veil, items, at: index, state)
        } else {
          paint(leaf, state)
        }
      case .begin(let group):
        let end = self.end(of: index, in: items, before: range.upperBound)
        if end > firstVisibleItem { paint(group, items, index + 1..<end, state) }
        index = end
      case .end: break
      }
      index += 1
    }
  }

  /// The place of the end that matches a beginning; the end of the range if there is none.
  func end(of begin: Int, in items: Items, before limit: Int) -> Int {
    var depth = 0
    for index in begin..<limit {
      switch items[index] {
      case .begin: depth += 1
      case .end:
        depth -= 1
        if depth == 0 { return index }
      case .leaf: break
      }
    }
    return limit
  }

  private func paint(
    _ group: DisplayGroup, _ items: Items, _ range: Range<Int>, _ state: PaintingState
  ) {
    guard !range.isEmpty, state.opacity > 0 else { return }
    guard group.transform.isFinite else {
      return warnOnce("a group whose transform is not finite is not drawn")
    }
    switch group.kind {
    case .opacity(let factor):
      var state = state
      // What is not a number shows nothing.
      state.opacity *= factor >= 0 ? min(factor, 1) : 0
      if !(state.opacity > 0) { return }
      if state.opacity == 1 || hasAtMostOneLeaf(items, range) {
        paintItems(items, range, state)
      } else {
        paintAsOne(group, items, range, state, mode: .normal)
      }
    case .clip(let path, let style):
      guard path.isFinite else {
        return warnOnce("a clip with a number that is not finite hides what it holds")
      }
      paintClipped(path, style, state.deviceMatrix(group.transform), items, range, state)
    case .shadow, .blur: paintSoft(group, items, range, state)
    case .blend(.normal) where isPlain(items, range, opacity: state.opacity):
      paintItems(items, range, state)
    case .blend(let mode): paintAsOne(group, items, range, state, mode: mode)
    case .colorEffect(let effect): paint(with: effect, items, range, state)
    case .mask: paintMasked(items, range, state)
    case .maskSource: break
    case .plane: paintPlane(group, items, range, state)
    }
  }

  /// Whether a range paints at most one thing, so that an opacity can be given to that.
  func hasAtMostOneLeaf(_ items: Items, _ range: Range<Int>) -> Bool {
    var count = 0
    for index in range {
      switch items[index] {
      case .leaf: count += 1
      case .begin(let group):
        // A shadow is one thing with what throws it, and must not shine through it.
        if case .shadow = group.kind { return false }
      case .end: break
      }
      if count > 1 { return false }
    }
    return true
  }

  /// Whether a range looks the same painted as one or item by item: nothing of it mixes with what is
  /// below in a way of its own, and nothing shines through something else of it.
  func isPlain(_ items: Items, _ range: Range<Int>, opacity: Double) -> Bool {
    for index in range {
      switch items[index] {
      case .leaf(let leaf):
        if case .commands = leaf.content.kind { return false }
        if case .veil = leaf.paint { return false }
      case .begin(let group):
        if case .blend(let mode) = group.kind, mode != .normal { return false }
      case .end: break
      }
    }
    return opacity == 1 || hasAtMostOneLeaf(items, range)
  }

  private func paintClipped(
    _ path: Path, _ style: FillStyle, _ matrix: CGAffineTransform, _ items: Items,
    _ range: Range<Int>, _ state: PaintingState
  ) {
    var inner = state
    inner.clip = state.clip.clipped(to: path, matrix)
    if inner.shown.isEmpty { return }
    // Flat in one direction, it holds no area, and Cairo could not undo it.
    if abs(matrix.determinant) < Painter.leastDeterminant { return }
    clipToDamage(state.target)
    cairo_save(state.target.context)
    clip(state.target.context, to: path, style, matrix)
    paintItems(items, range, inner)
    cairo_restore(state.target.context)
  }

  /// Limits what a context paints to the inside of a path, and leaves it without a transform.
  func clip(
    _ context: OpaquePointer, to path: Path, _ style: FillStyle, _ matrix: CGAffineTransform
  ) {
    cairo_new_path(context)
    var cairoMatrix = matrix.cairo
    cairo_set_matrix(context, &cairoMatrix)
    CairoStyle.set(style, on: context)
    CairoPath.add(path, to: context)
    cairo_identity_matrix(context)
    cairo_clip(context)
  }

  // MARK: Layers

  /// Paints items into pixels of their own, and puts these onto the target: those of the last frame
  /// where the items look the same.
  private func paintAsOne(
    _ group: DisplayGroup, _ items: Items, _ range: Range<Int>, _ state: PaintingState,
    mode: BlendMode
  ) {
    // What veils show lies outside of the group, and may change while it does not.
    let kept =
      holdsVeil(items, range)
      ? nil
      : keptPicture(
        of: group.id, in: planes, items, range, state, parameter: SIMD2(-1, 0), view: state.view
      ) { inner, _, _ in paintItems(items, range, inner) }
    if let (picture, move) = kept {
      return put(picture, moved: move, state, opacity: state.opacity, mode: mode)
    }
    paintByLayer(windowBounds(items, range), state, opacity: state.opacity, mode: mode) {
      paintItems(items, range, $0)
    }
  }

  /// Paints items with other colours.
  private func paint(
    with effect: ColorEffect, _ items: Items, _ range: Range<Int>, _ state: PaintingState
  ) {
    paintByLayer(windowBounds(items, range), state, opacity: state.opacity, mode: .normal) {
      inner in
      paintItems(items, range, inner)
      let matrix = ColorMatrix(effect)
      guard matrix.isFinite else { return }
      let layer = inner.target
      matrix.apply(
        to: layer.pixels, width: inner.shown.width, height: inner.shown.height,
        stride: layer.stride)
    }
  }

  /// Transparent pixels for an area of a target, taken from those that were used before.
  ///
  /// - Returns: The state for what is painted into them.
  func beginLayer(_ area: IntRect, in state: PaintingState) -> PaintingState? {
    let depth = state.layerDepth
    while layers.count <= depth {
      guard let fresh = RasterTarget(width: area.width, height: area.height) else { return nil }
      layers.append(fresh)
    }
    var layer = layers[depth]
    if layer.width < area.width || layer.height < area.height || !layer.isUsable {
      guard
        let larger = RasterTarget(
          width: max(layer.width, area.width), height: max(layer.height, area.height))
      else { return nil }
      layers[depth] = larger
      layer = larger
    }
    layer.clear(width: area.width, height: area.height)
    layer.originX = state.target.originX + area.left
    layer.originY = state.target.originY + area.top
    layer.visible = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    var inner = state.on(layer, clip: layer.visible)
    inner.layerDepth += 1
    return inner
  }
}
