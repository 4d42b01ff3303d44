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
}

extension Painter {
  /// The pixels of a soft picture that is kept, at most: a window's.
  private static let greatestSoftArea = 2_097_152

  /// A picture is placed between pixels only if it is blurred by boxes of this many pixels or more:
  /// then interpolation, which blurs a little itself, changed no channel by more than three levels
  /// where it was measured, at radii of 4 and 5.
  private static let leastWidthToInterpolate = 5.0
  /// Moves that differ from whole pixels by less than this are whole.
  private static let wholeTolerance: CGFloat = 1.0 / 512

  /// Paints items blurred, or with their shadow.
  ///
  /// They are painted where they are, so that one item that changes has no effect on the others. Only
  /// when all of them move together is the picture of an earlier frame placed anew.
  func paintSoft(
    _ group: DisplayGroup, _ items: Items, from: Int, to: Int, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    guard let effect = softEffect(of: group, on: target) else {
      return paintItems(items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    }
    let outer = veiling
    veiling = effect.shadowColor == nil ? .plain : .solid
    paintSoftened(
      group, effect, items, from..<to, on: target, clip: clip, opacity: opacity)
    veiling = outer
    if effect.shadowColor != nil, loneShadow != group.id {
      paintItems(items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    }
  }

  /// Paints what a group makes of its items: the blurred ones, or their shadow.
  private func paintSoftened(
    _ group: DisplayGroup, _ effect: SoftEffect, _ items: Items, _ range: Range<Int>,
    on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    if let (picture, move) = softPicture(of: group, effect, items, range),
      let pixels = picture.target
    {
      composite(
        pixels, at: picture.area.offsetBy(x: -target.originX, y: -target.originY),
        moved: CGPoint(x: move.x + effect.offset.x, y: move.y + effect.offset.y), on: target,
        clip: clip, opacity: opacity)
    } else {
      paintSoftPart(
        effect, items, range, moved: effect.offset, on: target, clip: clip, opacity: opacity)
    }
  }

  /// What a group does, or nil when nothing would be seen of it.
  private func softEffect(of group: DisplayGroup, on target: RasterTarget) -> SoftEffect? {
    switch group.kind {
    case .blur(let radius, let isOpaque):
      let blur = BoxBlur(deviation: deviceLength(radius, group))
      if blur.isIdentity { return nil }
      return SoftEffect(
        blur: blur, parameter: SIMD2(blur.width, isOpaque ? 1 : 0), isOpaque: isOpaque)
    case .shadow(let color, let radius, let x, let y):
      let pixel = PackedColor(color.isFinite ? color : Color.clearResolved, opacity: 1).pixel
      let offset = CGSize(width: x, height: y).applying(group.transform).applying(base)
      guard pixel != 0, abs(offset.width) < 1e6, abs(offset.height) < 1e6 else { return nil }
      let blur = BoxBlur(deviation: deviceLength(radius, group))
      return SoftEffect(
        blur: blur, parameter: SIMD2(blur.width, 2 + Double(pixel)), shadowColor: pixel,
        offset: CGPoint(x: offset.width, y: offset.height))
    default: return nil
    }
  }

  /// The place of the first of some items, with which all of them are supposed to move.
  private func reference(_ items: Items, _ range: Range<Int>) -> CGPoint {
    for index in range {
      if case .leaf(let leaf) = items[index], leaf.transform.isFinite {
        return CGPoint(x: leaf.transform.tx, y: leaf.transform.ty)
      }
      if case .begin(let group) = items[index], case .plane = group.kind,
        group.transform.isFinite
      {
        return CGPoint(x: group.transform.tx, y: group.transform.ty)
      }
    }
    return .zero
  }

  /// The kept picture of a group, and how far it has moved since it was painted, in pixels; nil when
  /// the items look different from those of the last frame, or cannot be kept.
  private func softPicture(
    of group: DisplayGroup, _ effect: SoftEffect, _ items: Items, _ range: Range<Int>
  ) -> (GroupPicture, CGPoint)? {
    let reference = self.reference(items, range)
    let place = reference.applying(base)
    let picture = planes.picture(of: group.id)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
    if picture.matches(
      items, range, reference: reference, base: base, parameter: effect.parameter)
    {
      guard picture.isPainted else {
        return paint(picture, effect, items, range, at: place) ? (picture, .zero) : nil
      }
      let move = CGPoint(x: place.x - picture.place.x, y: place.y - picture.place.y)
      if let move = usable(move, of: picture, effect) { return (picture, move) }
    }
    picture.take(items, range, reference: reference, base: base, parameter: effect.parameter)
    return nil
  }

  /// The move by which a picture may be placed anew: any, or whole pixels only; nil when it may not.
  private func usable(
    _ move: CGPoint, of picture: GroupPicture, _ effect: SoftEffect
  ) -> CGPoint? {
    if isExact { return move == .zero ? move : nil }
    let whole = CGPoint(x: move.x.rounded(), y: move.y.rounded())
    let rest = max(abs(move.x - whole.x), abs(move.y - whole.y))
    if rest < Self.wholeTolerance { return whole }
    // Text at rest is moved to whole pixels, each time anew.
    let mayInterpolate =
      effect.blur.width >= Self.leastWidthToInterpolate && !picture.holdsRestingText
    return mayInterpolate ? move : nil
  }

  /// Paints all of a picture where its items are now.
  ///
  /// - Returns: false when it is too large to keep.
  private func paint(
    _ picture: GroupPicture, _ effect: SoftEffect, _ items: Items, _ range: Range<Int>,
    at place: CGPoint
  ) -> Bool {
    let content = windowBounds(items, from: range.lowerBound, to: range.upperBound)
    let bounds = IntRect(around: content.applying(base))
    let area = bounds.grown(by: effect.blur.reach)
    guard !bounds.isEmpty, area.width < 16_384, area.height < 16_384,
      area.width * area.height <= Self.greatestSoftArea,
      let target = picture.prepare(width: area.width, height: area.height)
    else { return false }
    picture.area = area
    picture.place = place
    target.originX = area.left
    target.originY = area.top
    target.visible = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    let inner = bounds.offsetBy(x: -area.left, y: -area.top)
    paintItems(
      items, from: range.lowerBound, to: range.upperBound, on: target, clip: ClipState(inner),
      opacity: 1)
    soften(target, effect, width: area.width, height: area.height, content: inner)
    picture.isPainted = true
    return true
  }

  /// Paints as much as is needed for the visible part of a target.
  private func paintSoftPart(
    _ effect: SoftEffect, _ items: Items, _ range: Range<Int>, moved move: CGPoint,
    on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    let shown = target.visible.intersection(clip.outer)
    let reach = effect.blur.reach
    // What is shown comes from where it is before it is moved, and from as far as the blur reaches.
    let (x, y) = (Int(move.x.rounded(.down)), Int(move.y.rounded(.down)))
    let needed = IntRect(
      left: shown.left - x - 1, top: shown.top - y - 1, right: shown.right - x,
      bottom: shown.bottom - y
    ).grown(by: reach)
    let area = deviceBounds(
      windowBounds(items, from: range.lowerBound, to: range.upperBound), on: target
    ).intersection(needed)
    if shown.isEmpty || area.isEmpty { return }
    let padded = area.grown(by: reach)
    guard let layer = beginLayer(padded, in: target) else {
      return warnOnce("no memory for a layer of \(padded.width) x \(padded.height) pixels")
    }
    let inner = area.offsetBy(x: -padded.left, y: -padded.top)
    paintItems(
      items, from: range.lowerBound, to: range.upperBound, on: layer, clip: ClipState(inner),
      opacity: 1)
    soften(layer, effect, width: padded.width, height: padded.height, content: inner)
    composite(layer, at: padded, moved: move, on: target, clip: clip, opacity: opacity)
    layerDepth -= 1
  }

  private func soften(
    _ layer: RasterTarget, _ effect: SoftEffect, width: Int, height: Int, content: IntRect
  ) {
    if let color = effect.shadowColor {
      return blurring.paintShadow(
        of: layer.pixels, sourceStride: layer.stride, color: color, into: layer.pixels,
        targetStride: layer.stride, width: width, height: height, effect.blur)
    }
    blurring.blur(
      layer.pixels, width: width, height: height, stride: layer.stride, effect.blur)
    guard effect.isOpaque else { return }
    for row in 0..<height {
      let line = layer.pixels + row * layer.stride
      for column in 0..<width {
        let isInside =
          row >= content.top && row < content.bottom && column >= content.left
          && column < content.right
        line[column] = isInside ? Blitter.opaque(line[column]) : 0
      }
    }
  }

  /// Puts a layer onto a target, moved by any part of a pixel.
  private func composite(
    _ layer: RasterTarget, at area: IntRect, moved move: CGPoint, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    // In 256ths of a pixel, which is what interpolation takes.
    let stepsX = Int((move.x * 256).rounded(.down))
    let stepsY = Int((move.y * 256).rounded(.down))
    let (fractionX, fractionY) = (UInt32(stepsX & 255), UInt32(stepsY & 255))
    let place = area.offsetBy(x: stepsX >> 8, y: stepsY >> 8)
    if fractionX == 0, fractionY == 0 {
      return composite(layer, at: place, on: target, clip: clip, opacity: opacity, mode: .normal)
    }
    var grown = place
    grown.right += 1
    grown.bottom += 1
    let visible = grown.intersection(target.visible).intersection(clip.outer)
    if visible.isEmpty { return }
    func paint(onto other: RasterTarget, at x: Int, _ y: Int, alpha: UInt32, _ part: IntRect) {
      Blitter.paintBilinear(
        layer.pixels, sourceStride: layer.stride, width: area.width, height: area.height, x: x,
        y: y, fractionX: fractionX, fractionY: fractionY, opacity: alpha, onto: other.pixels,
        stride: other.stride, clip: part)
    }
    if clip.safe.contains(visible) {
      let alpha = UInt32((min(opacity, 1) * 255).rounded())
      target.forEachVisiblePart(of: visible) { part in
        paint(onto: target, at: place.left, place.top, alpha: alpha, part)
      }
      return
    }
    // Under a clip that is no rectangle, Cairo has the last word.
    guard let between = beginLayer(visible, in: target) else { return }
    defer { layerDepth -= 1 }
    paint(
      onto: between, at: place.left - visible.left, place.top - visible.top, alpha: 255,
      IntRect(left: 0, top: 0, right: visible.width, bottom: visible.height))
    composite(between, at: visible, on: target, clip: clip, opacity: opacity, mode: .normal)
  }
}
