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

  /// Paints items blurred, or with their shadow.
  ///
  /// The picture is always made as if the first of the items lay on a whole pixel, and then placed
  /// between pixels. So one that only moves, as a whole, is kept and need not be blurred again, and
  /// one that is not kept looks exactly like it.
  func paintSoft(
    _ group: DisplayGroup, _ items: Items, from: Int, to: Int, on target: RasterTarget,
    clip: ClipState, opacity: Double
  ) {
    guard let effect = softEffect(of: group, on: target) else {
      return paintItems(items, from: from, to: to, on: target, clip: clip, opacity: opacity)
    }
    let outer = base
    let reference = self.reference(items, from..<to)
    let place = reference.applying(base)
    if abs(place.x) < 1e6, abs(place.y) < 1e6 {
      let (column, row) = (place.x.rounded(.down), place.y.rounded(.down))
      base.tx -= place.x - column
      base.ty -= place.y - row
      let move = CGPoint(
        x: place.x - column + effect.offset.x, y: place.y - row + effect.offset.y)
      let picture = softPicture(
        of: group, effect, items, from..<to, reference, column: Int(column), row: Int(row))
      if let picture, let pixels = picture.target {
        let area = picture.area.offsetBy(
          x: Int(column) - target.originX, y: Int(row) - target.originY)
        composite(pixels, at: area, moved: move, on: target, clip: clip, opacity: opacity)
      } else {
        paintSoftPart(
          effect, items, from..<to, moved: move, on: target, clip: clip, opacity: opacity)
      }
    }
    base = outer
    if effect.shadowColor != nil {
      paintItems(items, from: from, to: to, on: target, clip: clip, opacity: opacity)
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

  /// The kept picture of a group; nil when the items look different from those of the last frame,
  /// or are too large to keep.
  private func softPicture(
    of group: DisplayGroup, _ effect: SoftEffect, _ items: Items, _ range: Range<Int>,
    _ reference: CGPoint, column: Int, row: Int
  ) -> GroupPicture? {
    let picture = planes.picture(of: group.id)
    guard
      picture.matches(
        items, range, reference: reference, base: base, parameter: effect.parameter)
    else {
      picture.take(items, range, reference: reference, base: base, parameter: effect.parameter)
      return nil
    }
    if picture.isPainted { return picture }
    let content = windowBounds(items, from: range.lowerBound, to: range.upperBound)
    let bounds = IntRect(around: content.applying(base)).offsetBy(x: -column, y: -row)
    let area = bounds.grown(by: effect.blur.reach)
    guard !bounds.isEmpty, area.width < 16_384, area.height < 16_384,
      area.width * area.height <= Self.greatestSoftArea,
      let target = picture.prepare(width: area.width, height: area.height)
    else { return nil }
    picture.area = area
    target.originX = area.left + column
    target.originY = area.top + row
    target.visible = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    let inner = bounds.offsetBy(x: -area.left, y: -area.top)
    paintItems(
      items, from: range.lowerBound, to: range.upperBound, on: target, clip: ClipState(inner),
      opacity: 1)
    soften(target, effect, width: area.width, height: area.height, content: inner)
    picture.isPainted = true
    return picture
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
