import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  typealias Items = UnsafeBufferPointer<DisplayItem>

  /// Paints the items of a range.
  func paintItems(
    _ items: Items, from: Int, to: Int, on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    var index = from
    while index < to {
      switch items[index] {
      case .leaf(let leaf):
        if index < firstVisibleItem { break }
        if case .veil(let veil) = leaf.paint {
          paint(leaf, veil, items, at: index, on: target, clip: clip, opacity: opacity)
        } else {
          paint(leaf, on: target, clip: clip, opacity: opacity)
        }
      case .begin(let group):
        let end = self.end(of: index, in: items, before: to)
        if end > firstVisibleItem {
          paint(
            group, items, from: index + 1, to: end, on: target, clip: clip, opacity: opacity)
        }
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
    _ group: DisplayGroup, _ items: Items, from: Int, to: Int, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    guard from < to, opacity > 0 else { return }
    guard group.transform.isFinite else {
      return warnOnce("a group whose transform is not finite is not drawn")
    }
    switch group.kind {
    case .opacity(let factor):
      // What is not a number shows nothing.
      let alpha = opacity * (factor >= 0 ? min(factor, 1) : 0)
      if !(alpha > 0) { return }
      if alpha == 1 || hasAtMostOneLeaf(items, from: from, to: to) {
        paintItems(items, from: from, to: to, on: target, clip: clip, opacity: alpha)
      } else {
        paintAsOne(
          group, items, from..<to, on: target, clip: clip, opacity: alpha, mode: .normal)
      }
    case .clip(let path, let style):
      guard path.isFinite else {
        return warnOnce("a clip with a number that is not finite hides what it holds")
      }
      paintClipped(
        path, style, deviceMatrix(group.transform, on: target), items, from: from, to: to,
        on: target, clip: clip, opacity: opacity)
    case .shadow, .blur:
      paintSoft(group, items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    case .blend(.normal) where isPlain(items, from: from, to: to, opacity: opacity):
      paintItems(items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    case .blend(let mode):
      paintAsOne(group, items, from..<to, on: target, clip: clip, opacity: opacity, mode: mode)
    case .colorEffect(let effect):
      paint(
        with: effect, items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    case .mask:
      paintMasked(items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    case .maskSource: break
    case .plane:
      paintPlane(group, items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    }
  }

  /// Whether a range paints at most one thing, so that an opacity can be given to that.
  private func hasAtMostOneLeaf(_ items: Items, from: Int, to: Int) -> Bool {
    var count = 0
    for index in from..<to {
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
  private func isPlain(_ items: Items, from: Int, to: Int, opacity: Double) -> Bool {
    for index in from..<to {
      switch items[index] {
      case .leaf(let leaf):
        if case .commands = leaf.content.kind { return false }
        if case .veil = leaf.paint { return false }
      case .begin(let group):
        if case .blend(let mode) = group.kind, mode != .normal { return false }
      case .end: break
      }
    }
    return opacity == 1 || hasAtMostOneLeaf(items, from: from, to: to)
  }

  private func paintClipped(
    _ path: Path, _ style: FillStyle, _ matrix: CGAffineTransform, _ items: Items, from: Int,
    to: Int, on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    let inner = clip.clipped(to: path, matrix)
    if inner.outer.intersection(target.visible).isEmpty { return }
    // Flat in one direction, it holds no area, and Cairo could not undo it.
    if abs(matrix.determinant) < Painter.leastDeterminant { return }
    clipToDamage(target)
    cairo_save(target.context)
    self.clip(target.context, to: path, style, matrix)
    paintItems(items, from: from, to: to, on: target, clip: inner, opacity: opacity)
    cairo_restore(target.context)
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
    _ group: DisplayGroup, _ items: Items, _ range: Range<Int>, on target: RasterTarget,
    clip: ClipState, opacity: Double, mode: BlendMode
  ) {
    let (from, to) = (range.lowerBound, range.upperBound)
    // What veils show lies outside of the group, and may change while it does not.
    let kept =
      holdsVeil(items, range)
      ? nil
      : keptPicture(
        of: group.id, in: planes, items, range, parameter: SIMD2(-1, 0),
        view: view(of: target, clip)
      ) { layer, inner, _, _ in
        paintItems(items, from: from, to: to, on: layer, clip: ClipState(inner), opacity: 1)
      }
    if let (picture, move) = kept {
      return put(picture, moved: move, on: target, clip: clip, opacity: opacity, mode: mode)
    }
    paintByLayer(
      windowBounds(items, from: from, to: to), on: target, clip: clip, opacity: opacity, mode: mode
    ) { layer, inner in
      paintItems(items, from: from, to: to, on: layer, clip: inner, opacity: 1)
    }
  }

  /// Paints items with other colours.
  private func paint(
    with effect: ColorEffect, _ items: Items, from: Int, to: Int, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    paintByLayer(
      windowBounds(items, from: from, to: to), on: target, clip: clip, opacity: opacity,
      mode: .normal
    ) { layer, inner in
      paintItems(items, from: from, to: to, on: layer, clip: inner, opacity: 1)
      let matrix = ColorMatrix(effect)
      guard matrix.isFinite else { return }
      matrix.apply(
        to: layer.pixels, width: inner.outer.width, height: inner.outer.height,
        stride: layer.stride)
    }
  }

  /// The pixels of a target around a rectangle of the plane that is being painted.
  func deviceBounds(_ rect: CGRect, on target: RasterTarget) -> IntRect {
    IntRect(around: rect.applying(base)).offsetBy(x: -target.originX, y: -target.originY)
  }

  /// Transparent pixels for an area of a target, taken from those that were used before.
  func beginLayer(_ area: IntRect, in target: RasterTarget) -> RasterTarget? {
    while layers.count <= layerDepth {
      guard let fresh = RasterTarget(width: area.width, height: area.height) else { return nil }
      layers.append(fresh)
    }
    var layer = layers[layerDepth]
    if layer.width < area.width || layer.height < area.height || !layer.isUsable {
      guard
        let larger = RasterTarget(
          width: max(layer.width, area.width), height: max(layer.height, area.height))
      else { return nil }
      layers[layerDepth] = larger
      layer = larger
    }
    layerDepth += 1
    layer.clear(width: area.width, height: area.height)
    layer.originX = target.originX + area.left
    layer.originY = target.originY + area.top
    layer.visible = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    return layer
  }
}
