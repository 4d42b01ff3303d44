import CPangoCairo
import Foundation
import GlissandoDrawing

/// A blur or a shadow that is being painted.
struct SoftEffect {
  /// What the items are blurred by.
  var blur: BoxBlur
  /// A number that tells this effect from others on the same items.
  var parameter: SIMD2<Double>
  /// The shadow's colour; nil for a blur.
  var shadowColor: UInt32?
  /// How far the result is moved, in pixels.
  var offset = CGPoint.zero
  /// Whether a blur stays opaque up to the edges of what it holds.
  var isOpaque = false

  /// Leaves whole pixels of the offset.
  ///
  /// - Returns: The rest, by which what throws the shadow is to be moved instead: the shadow is then put down
  ///   as it is.
  mutating func removeFraction() -> CGAffineTransform {
    let exact = offset
    offset = CGPoint(x: exact.x.rounded(.down), y: exact.y.rounded(.down))
    return CGAffineTransform(translationX: exact.x - offset.x, y: exact.y - offset.y)
  }

  /// The same effect where so many pixels along either side are one.
  func coarser(by factor: Int) -> SoftEffect {
    var effect = self
    effect.blur = blur.coarser(by: factor)
    return effect
  }
}

extension Painter {
  /// Paints items blurred, or with their shadow.
  ///
  /// They are painted where they are, so that one item that changes has no effect on the others. Only
  /// when all of them move together is the picture of an earlier frame placed anew.
  func drawSoft(
    _ group: DisplayGroup, _ items: DisplayItems, _ range: Range<Int>, _ state: PaintingState
  ) {
    guard let effect = softEffect(of: group, state.base) else {
      return draw(items, range, state)
    }
    var inner = state
    if effect.shadowColor == nil {
      inner.veiling = .plain
    } else {
      (inner.veiling, inner.isSilhouette) = (.solid, true)
    }
    paintSoftened(group, effect, items, range, inner)
    if effect.shadowColor != nil, state.loneShadow != group.id { draw(items, range, state) }
  }

  /// Paints what a group makes of its items: the blurred ones, or their shadow.
  private func paintSoftened(
    _ group: DisplayGroup, _ effect: SoftEffect, _ items: DisplayItems, _ range: Range<Int>,
    _ state: PaintingState
  ) {
    if effect.blur.coarseness > 1 { return paintCoarsely(group, effect, items, range, state) }
    var (effect, state) = (effect, state)
    var isBetweenPixels = state.isBetweenPixels
    if effect.offset != .zero, !items.holdsRestingText(range) {
      let fraction = effect.removeFraction()
      state.base = state.base.concatenating(fraction)
      if !fraction.isIdentity { isBetweenPixels.toggle() }
    }
    let kept = keptPicture(
      of: group.id, items, range, state, blur: effect.blur,
      isOpaque: effect.isOpaque, parameter: effect.parameter
    ) { inner, width, height in
      var inner = inner
      (inner.isBetweenPixels, inner.isSilhouette) = (isBetweenPixels, effect.shadowColor != nil)
      draw(items, range, inner)
      let all = IntRect(left: 0, top: 0, right: width, bottom: height)
      soften(inner.target, effect, in: all, content: inner.target.visible)
    }
    if let (picture, move) = kept, let pixels = picture.target {
      composite(
        pixels, at: state.inTarget(picture.area),
        moved: CGPoint(x: move.x + effect.offset.x, y: move.y + effect.offset.y), state,
        isKept: true)
    } else {
      state.isBetweenPixels = isBetweenPixels
      paintSoftPart(effect, items, range, moved: effect.offset, state)
    }
  }

  /// What a group does, or nil when nothing would be seen of it.
  ///
  /// - Parameter base: From points around the group to pixels.
  func softEffect(of group: DisplayGroup, _ base: CGAffineTransform) -> SoftEffect? {
    switch group.kind {
    case .blur(let radius, let isOpaque):
      let blur = BoxBlur(deviation: deviceLength(radius, group, base))
      if blur.isIdentity { return nil }
      return SoftEffect(
        blur: blur, parameter: SIMD2(blur.width, isOpaque ? 1 : 0), isOpaque: isOpaque)
    case .shadow(let color, let radius, let x, let y):
      let pixel = PackedColor(color.isFinite ? color : Color.clearResolved, opacity: 1).pixel
      let offset = CGSize(width: x, height: y).applying(group.transform).applying(base)
      guard pixel != 0, abs(offset.width) < 1e6, abs(offset.height) < 1e6 else { return nil }
      let blur = BoxBlur(deviation: deviceLength(radius, group, base))
      return SoftEffect(
        blur: blur, parameter: SIMD2(blur.width, 2 + Double(pixel)), shadowColor: pixel,
        offset: CGPoint(x: offset.width, y: offset.height))
    default: return nil
    }
  }

  /// Paints as much as is needed for the visible part of a target.
  private func paintSoftPart(
    _ effect: SoftEffect, _ items: DisplayItems, _ range: Range<Int>, moved move: CGPoint,
    _ state: PaintingState
  ) {
    let reach = effect.blur.reach
    let bounds = state.deviceBounds(items.windowBounds(range))
    let needed = Self.needed(for: state.shown, moved: move, reach: reach)
    let area = bounds.intersection(needed)
    if state.shown.isEmpty || area.isEmpty { return }
    let neededOfAll = Self.needed(for: state.extent, moved: move, reach: reach)
    // What the blur carries further never comes back into what is shown.
    let extent = bounds.intersection(neededOfAll).grown(by: reach).intersection(neededOfAll)
    guard let inner = beginLayer(extent.intersection(needed), of: extent, in: state) else {
      return warnOnce("no memory for a layer of \(extent.width) x \(extent.height) pixels")
    }
    let (x, y) = (-extent.left, -extent.top)
    let content = area.offsetBy(x: x, y: y)
    inner.target.visible = content
    draw(items, range, inner)
    soften(
      inner.target, effect, in: area.grown(by: reach).intersection(needed).offsetBy(x: x, y: y),
      content: content)
    composite(inner.target, at: extent, moved: move, state.keeping(inner))
  }

  /// Where what is shown comes from: where it is before it is moved, and from as far as the blur reaches.
  private static func needed(for shown: IntRect, moved move: CGPoint, reach: Int) -> IntRect {
    let (x, y) = (Int(pixels: move.x.rounded(.down)), Int(pixels: move.y.rounded(.down)))
    return IntRect(
      left: shown.left - x - 1, top: shown.top - y - 1, right: shown.right - x,
      bottom: shown.bottom - y
    ).grown(by: reach)
  }

  /// Paints a wide blur from a picture of fewer pixels, which costs a part of one as sharp as the window.
  ///
  /// The pixels of the picture lie where they lie in every part of the window. It is kept while all of its
  /// items move together.
  private func paintCoarsely(
    _ group: DisplayGroup, _ effect: SoftEffect, _ items: DisplayItems, _ range: Range<Int>,
    _ state: PaintingState
  ) {
    if state.shown.isEmpty { return }
    let factor = effect.blur.coarseness
    let effect = effect.coarser(by: factor)
    var coarse = state
    coarse.coarseness *= factor
    coarse.base = state.base.concatenating(
      CGAffineTransform(translationX: effect.offset.x, y: effect.offset.y)
    ).concatenating(CGAffineTransform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor)))
    // What is opaque ends where its content does, which is known exactly only when it is enlarged.
    let limit =
      effect.isOpaque ? state.deviceBounds(items.windowBounds(range)) : state.extent
    let kept = keptPicture(
      of: group.id, items, range, coarse, blur: effect.blur,
      isOpaque: effect.isOpaque, parameter: effect.parameter
    ) { inner, width, height in
      var inner = inner
      inner.isSilhouette = effect.shadowColor != nil
      draw(items, range, inner)
      let all = IntRect(left: 0, top: 0, right: width, bottom: height)
      soften(inner.target, effect, in: all, content: all)
    }
    if let (picture, move) = kept, let pixels = picture.target {
      let rows = EnlargedRows(pixels, picture.area, by: factor, moved: move, isKept: true)
      return enlarge(rows, limit, state)
    }
    paintCoarsePart(effect, items, range, by: factor, limit, coarse, state)
  }

  /// Paints as much of a wide blur as is needed for what is shown of a target.
  ///
  /// - Parameter coarse: The state with the coarse pixels.
  private func paintCoarsePart(
    _ effect: SoftEffect, _ items: DisplayItems, _ range: Range<Int>, by factor: Int,
    _ limit: IntRect,
    _ coarse: PaintingState, _ state: PaintingState
  ) {
    let (x, y) = (state.target.originX, state.target.originY)
    let margin = effect.blur.reach + 1
    let needed = state.view.shrunk(by: factor).grown(by: margin)
    let neededOfAll = state.extent.offsetBy(x: x, y: y).shrunk(by: factor).grown(by: margin)
    let bounds = IntRect(around: items.windowBounds(range).applying(coarse.base))
    let area = bounds.intersection(needed)
    if area.isEmpty { return }
    let extent = bounds.intersection(neededOfAll).grown(by: margin).intersection(neededOfAll)
    guard
      let inner = beginLayer(
        extent.intersection(needed).offsetBy(x: -x, y: -y), of: extent.offsetBy(x: -x, y: -y),
        in: coarse)
    else { return }
    inner.target.visible = area.offsetBy(x: -extent.left, y: -extent.top)
    draw(items, range, inner)
    let padded = area.grown(by: margin).intersection(needed)
      .offsetBy(x: -extent.left, y: -extent.top)
    soften(inner.target, effect, in: padded, content: padded)
    enlarge(EnlargedRows(inner.target, extent, by: factor), limit, state.keeping(inner))
  }

  /// Puts a picture of fewer pixels onto a target, with the colours between them mixed.
  private func enlarge(_ rows: EnlargedRows, _ limit: IntRect, _ state: PaintingState) {
    let area = state.inTarget(rows.insides).intersection(limit)
    if !area.isEmpty { put(.enlarged(rows), in: area, opacity: state.opacity, state) }
  }

  /// Blurs a part of a layer, which holds something in another part only, or makes the shadow of it.
  private func soften(
    _ layer: RasterTarget, _ effect: SoftEffect, in area: IntRect, content: IntRect
  ) {
    let pixels = layer.pixels(at: area)
    if let color = effect.shadowColor {
      return blurring.paintShadow(
        of: pixels, sourceStride: layer.stride, color: color, into: pixels,
        targetStride: layer.stride, width: area.width, height: area.height, effect.blur)
    }
    blurring.blur(
      pixels, width: area.width, height: area.height, stride: layer.stride, effect.blur)
    if effect.isOpaque { makeOpaque(layer, in: area, content: content) }
  }

  /// Makes what a layer holds in a part opaque, and the rest of an area transparent.
  private func makeOpaque(_ layer: RasterTarget, in area: IntRect, content: IntRect) {
    let (first, stride) = (layer.pixels, layer.stride)
    let inside = content.intersection(area)
    let isShared = area.width * area.height >= Self.leastSharedArea
    cores.shareRows(area.height, isShared) { rows in
      for row in area.top + rows.lowerBound..<area.top + rows.upperBound {
        let line = first + row * stride
        let filled =
          !inside.isEmpty && inside.top <= row && row < inside.bottom
          ? inside.left..<inside.right : area.right..<area.right
        (line + area.left).update(repeating: 0, count: filled.lowerBound - area.left)
        for column in filled { line[column] = Blitter.opaque(line[column]) }
        (line + filled.upperBound).update(repeating: 0, count: area.right - filled.upperBound)
      }
    }
  }

  /// Puts a layer onto a target, moved by any part of a pixel.
  private func composite(
    _ layer: RasterTarget, at area: IntRect, moved move: CGPoint, _ state: PaintingState,
    isKept: Bool = false
  ) {
    // In 256ths of a pixel, which is what interpolation takes.
    let stepsX = Int(clamping: (move.x * 256).rounded(.down))
    let stepsY = Int(clamping: (move.y * 256).rounded(.down))
    if stepsX & 255 == 0, stepsY & 255 == 0 {
      let place = area.offsetBy(x: stepsX >> 8, y: stepsY >> 8)
      return composite(
        layer, at: place, state, opacity: state.opacity, mode: .normal, isKept: isKept)
    }
    put(
      MovedRows(
        layer.pixels, stride: layer.stride, width: area.width, height: area.height,
        x: (area.left + state.target.originX) << 8 + stepsX,
        y: (area.top + state.target.originY) << 8 + stepsY,
        kept: isKept ? layer.pixelsToRead : nil),
      opacity: state.opacity, state)
  }
}
