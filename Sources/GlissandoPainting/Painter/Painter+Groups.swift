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
        if case .veil(let veil) = leaf.paint {
          paint(leaf, veil, items, at: index, on: target, clip: clip, opacity: opacity)
        } else {
          paint(leaf, on: target, clip: clip, opacity: opacity)
        }
      case .begin(let group):
        let end = self.end(of: index, in: items, before: to)
        paint(
          group, items, from: index + 1, to: end, on: target, clip: clip, opacity: opacity)
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
        paintLayer(group, items, from: from, to: to, on: target, clip: clip, opacity: alpha)
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
    case .blend, .colorEffect:
      paintLayer(group, items, from: from, to: to, on: target, clip: clip, opacity: opacity)
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

  /// Paints items into pixels of their own, changes them, and puts them onto the target.
  private func paintLayer(
    _ group: DisplayGroup, _ items: Items, from: Int, to: Int, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    let content = windowBounds(items, from: from, to: to)
    let area = deviceBounds(content, on: target).intersection(target.visible)
      .intersection(clip.outer)
    if area.isEmpty { return }
    guard let layer = beginLayer(area, in: target) else {
      return warnOnce("no memory for a layer of \(area.width) x \(area.height) pixels")
    }
    paintItems(
      items, from: from, to: to, on: layer,
      clip: ClipState(IntRect(left: 0, top: 0, right: area.width, bottom: area.height)), opacity: 1)
    finish(group, layer, at: area, on: target, clip: clip, opacity: opacity)
    layerDepth -= 1
  }

  /// The pixels of a target around a rectangle of the plane that is being painted.
  func deviceBounds(_ rect: CGRect, on target: RasterTarget) -> IntRect {
    IntRect(around: rect.applying(base)).offsetBy(x: -target.originX, y: -target.originY)
  }

  private func finish(
    _ group: DisplayGroup, _ layer: RasterTarget, at area: IntRect, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    if case .colorEffect(let effect) = group.kind {
      let matrix = ColorMatrix(effect)
      if matrix.isFinite {
        matrix.apply(
          to: layer.pixels, width: area.width, height: area.height, stride: layer.stride)
      }
    }
    var mode = BlendMode.normal
    if case .blend(let wanted) = group.kind { mode = wanted }
    composite(layer, at: area, on: target, clip: clip, opacity: opacity, mode: mode)
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
