import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// Shapes of more pixels than this are filled by Cairo each time: most of their pixels lie inside,
  /// where Cairo is as fast, and their masks would take much memory.
  private static let greatestShapeArea: CGFloat = 4_096
  /// Text is drawn letter by letter, which is slow at any size.
  private static let greatestTextArea: CGFloat = 1_048_576
  /// Text of fewer pixels than this is placed at eighths of a pixel when it moves, more at quarters.
  private static let smallTextArea: CGFloat = 16_384

  /// Paints a leaf.
  func paint(
    _ leaf: DisplayLeaf, on target: RasterTarget, clip: ClipState, opacity: Double
  ) {
    let content = leaf.content
    let alpha = leaf.opacity * opacity
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.paint.isFinite else {
      return warnOnce(
        "an item with a number that is not finite is not drawn; check the sizes, offsets, scales "
          + "and colours that views are given")
    }
    if !(alpha > 0) || content.bounds.isNull { return }
    let matrix = deviceMatrix(leaf.transform, on: target)
    if case .color(let color) = leaf.paint {
      let packed = colors.packed(color, opacity: min(alpha, 1))
      if packed.alpha == 0, !showsOwnColors(content) { return }
      if blitPicture(content, matrix, packed, leaf.isMoving, on: target, clip: clip) { return }
      if case .text = content.kind,
        blitSprite(leaf, color, matrix, opacity: min(alpha, 1), on: target, clip: clip)
      {
        return
      }
    }
    if paintFromPicture(leaf, matrix, opacity: min(alpha, 1), on: target, clip: clip) { return }
    drawWithCairo(leaf, matrix: matrix, opacity: min(alpha, 1), on: target, clip: clip)
  }

  /// From the content's points to the target's pixels.
  func deviceMatrix(_ transform: CGAffineTransform, on target: RasterTarget) -> CGAffineTransform {
    var result = transform.concatenating(base)
    result.tx -= CGFloat(target.originX)
    result.ty -= CGFloat(target.originY)
    return result
  }

  /// Whether a content has colours that the paint does not set.
  private func showsOwnColors(_ content: DisplayContent) -> Bool {
    switch content.kind {
    case .fill, .stroke: false
    case .text(let layout): CairoLeaf.needsShowing(layout)
    case .image, .commands: true
    }
  }

  // MARK: Our own painting

  /// Paints a content of one colour from its picture.
  ///
  /// - Returns: false when it has to be painted otherwise.
  private func blitPicture(
    _ content: DisplayContent, _ matrix: CGAffineTransform, _ color: PackedColor,
    _ isMoving: Bool, on target: RasterTarget, clip: ClipState
  ) -> Bool {
    let linear = SIMD4(Double(matrix.a), Double(matrix.b), Double(matrix.c), Double(matrix.d))
    if let picture = content.paintingCache as? Picture, picture.belongs(to: pictures),
      picture.matrix == linear
    {
      return blit(picture, content, matrix, color, isMoving, on: target, clip: clip)
    }
    if case .fill(let path, let style) = content.kind, style.isAntialiased,
      case .rect(let rect) = path.storage, matrix.b == 0, matrix.c == 0
    {
      return fill(rect.applying(matrix), color, on: target, clip: clip)
    }
    guard let phaseCount = phaseCount(for: content, matrix) else { return false }
    if let picture = findPicture(for: content, linear, phaseCount: phaseCount) {
      return blit(picture, content, matrix, color, isMoving, on: target, clip: clip)
    }
    let place = place(of: content, matrix, isMoving, phaseCount: phaseCount)
    guard let place, let drawn = masks.render(content, matrix: linear, fraction: place.fraction)
    else { return true }
    return blit(
      masks.temporaryMask(of: drawn), color, place.column, place.row, on: target, clip: clip)
  }

  /// Paints a text of a drawing made by hand from its picture, at parts of a pixel.
  ///
  /// - Returns: false when it has to be painted otherwise.
  func blitText(
    _ layout: TextLayout, _ paint: Paint, _ opacity: Double, _ matrix: CGAffineTransform,
    on target: RasterTarget, clip: ClipState
  ) -> Bool {
    guard case .color(let color) = paint, let text = layout.handle as? PangoText else {
      return false
    }
    let packed = colors.packed(color, opacity: min(opacity, 1))
    if packed.alpha == 0, !CairoLeaf.needsShowing(layout) { return true }
    let content = DisplayContent(text: layout)
    content.paintingCache = text.paintingCache
    defer { text.paintingCache = content.paintingCache }
    return blitPicture(content, matrix, packed, true, on: target, clip: clip)
  }

  private func fill(
    _ rect: CGRect, _ color: PackedColor, on target: RasterTarget, clip: ClipState
  ) -> Bool {
    let area = IntRect(around: rect)
    guard clip.isRectangular(in: area.intersection(target.visible)) else { return false }
    let visible = area.intersection(target.visible).intersection(clip.outer)
    if isWindow(target), !visible.isEmpty,
      visible.width * visible.height >= PendingRows.leastArea
    {
      let kind = PendingRows.Kind.fill(
        left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
        bottom: Double(rect.maxY), color)
      target.putOff(kind, in: visible)
      return true
    }
    target.forEachVisiblePart(of: area.intersection(clip.outer)) { part in
      Blitter.fill(
        left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
        bottom: Double(rect.maxY), color, onto: target.pixels, stride: target.stride, clip: part)
    }
    return true
  }

  /// A position in whole pixels and parts of one.
  private struct Place {
    var column: Int
    var row: Int
    var phase: Int
    var fraction: SIMD2<Double>
  }

  /// Where the anchor of a content lies, rounded to the parts of a pixel that are told apart.
  ///
  /// - Returns: nil where nothing can be visible.
  @inline(__always)
  private func place(
    of content: DisplayContent, _ matrix: CGAffineTransform, _ isMoving: Bool, phaseCount: Int
  ) -> Place? {
    let anchor = content.anchor
    var x = Double(matrix.a * anchor.x + matrix.c * anchor.y + matrix.tx)
    var y = Double(matrix.b * anchor.x + matrix.d * anchor.y + matrix.ty)
    // Beyond this nothing is visible, and whole numbers would overflow.
    guard abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    if !isMoving, case .text = content.kind, matrix.uniformScale != nil {
      x.round()
      y.round()
    }
    // Rounding to even would cost a call on older processors; the floor is one instruction.
    let stepsX = Int((x * Double(phaseCount) + 0.5).rounded(.down))
    let stepsY = Int((y * Double(phaseCount) + 0.5).rounded(.down))
    // The number of phases is a power of two.
    let shift = phaseCount.trailingZeroBitCount
    let (phaseX, phaseY) = (stepsX & (phaseCount - 1), stepsY & (phaseCount - 1))
    return Place(
      column: stepsX >> shift, row: stepsY >> shift, phase: phaseY << shift | phaseX,
      fraction: SIMD2(Double(phaseX), Double(phaseY)) / Double(phaseCount))
  }

  /// Paints a picture at its place.
  private func blit(
    _ picture: Picture, _ content: DisplayContent, _ matrix: CGAffineTransform,
    _ color: PackedColor, _ isMoving: Bool, on target: RasterTarget, clip: ClipState
  ) -> Bool {
    picture.lastUse = pictures.frame
    guard
      let place = place(of: content, matrix, isMoving, phaseCount: picture.phaseCount)
    else { return true }
    if let mask = picture.mask(place.phase) {
      return blit(mask, color, place.column, place.row, on: target, clip: clip)
    }
    guard
      let drawn = masks.render(content, matrix: picture.matrix, fraction: place.fraction)
    else { return true }
    let mask: Mask
    if picture.keepsMasks {
      mask = picture.store(drawn, place.phase)
    } else {
      mask = masks.temporaryMask(of: drawn)
      picture.keepsMasks = true
    }
    return blit(mask, color, place.column, place.row, on: target, clip: clip)
  }

  @inline(__always)
  private func blit(
    _ mask: Mask, _ color: PackedColor, _ column: Int, _ row: Int, on target: RasterTarget,
    clip: ClipState
  ) -> Bool {
    let x = column &+ mask.left
    let y = row &+ mask.top
    let area = IntRect(left: x, top: y, right: x &+ mask.width, bottom: y &+ mask.height)
    let visible = area.intersection(target.visible).intersection(clip.outer)
    if visible.isEmpty { return true }
    guard clip.safe.contains(visible) else { return false }
    target.forEachVisiblePart(of: visible) { part in
      Blitter.paint(
        mask, color, x: x, y: y, onto: target.pixels, stride: target.stride, clip: part)
    }
    return true
  }

  // MARK: Finding pictures

  /// How many parts of a pixel are told apart, or nil when the content is painted otherwise.
  private func phaseCount(for content: DisplayContent, _ matrix: CGAffineTransform) -> Int? {
    let size = content.bounds.applying(matrix).size
    let area = size.width * size.height
    switch content.kind {
    case .fill, .stroke: return area <= Painter.greatestShapeArea ? 16 : nil
    case .text(let layout):
      if area > Painter.greatestTextArea || CairoLeaf.needsShowing(layout) { return nil }
      return area <= Painter.smallTextArea ? 8 : 4
    case .image, .commands: return nil
    }
  }

  /// The picture to use, made if the content has been seen before.
  private func findPicture(
    for content: DisplayContent, _ linear: SIMD4<Double>, phaseCount: Int
  ) -> Picture? {
    if let key = PictureCache.ShapeKey(content, linear) {
      if let picture = pictures.picture(for: key) {
        content.paintingCache = picture
        return picture
      }
      guard pictures.isWorthKeeping(key) else { return nil }
      let picture = Picture(
        matrix: linear, phaseCount: phaseCount, isShared: true, cache: pictures)
      pictures.add(picture, key: key)
      content.paintingCache = picture
      return picture
    }
    if let picture = content.paintingCache as? Picture, picture.belongs(to: pictures) {
      picture.reset(matrix: linear, phaseCount: phaseCount)
      return picture
    }
    // The cache itself, as a mark, says that the content was painted once before.
    guard content.paintingCache === pictures else {
      content.paintingCache = pictures
      return nil
    }
    let picture = Picture(
      matrix: linear, phaseCount: phaseCount, isShared: false, cache: pictures)
    pictures.add(picture, key: nil)
    content.paintingCache = picture
    return picture
  }
}
