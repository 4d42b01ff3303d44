import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// The pixels of a plane's picture, at most: what is larger is painted coarser.
  private static let greatestPlaneArea: CGFloat = 4_194_304
  /// The pixels along a side of a plane's picture, at most: so many does `glissando_warp` look up.
  private static let greatestPlaneSide: CGFloat = 30_000
  /// Transparent pixels around a plane's picture, so that its edge is smooth.
  static let planeMargin = 2

  /// Paints items that lie in a plane.
  ///
  /// Where parallel lines stay parallel, the items are painted as any others, exact and crisp. In
  /// perspective they are painted into a picture, which is kept while only the plane turns.
  func paintPlane(
    _ group: DisplayGroup, _ items: Items, _ range: Range<Int>, _ state: PaintingState
  ) {
    let projection = group.projection
    guard projection.isFinite else {
      return warnOnce("a plane whose projection is not finite is not drawn")
    }
    if let affine = projection.affineEquivalent {
      var inner = state
      inner.base = affine.concatenating(state.base)
      return paintItems(items, range, inner)
    }
    let target = state.target
    let content = windowBounds(items, range)
    var device = projection.concatenating(ProjectionTransform(state.base))
    let bounds = IntRect(around: content.applying(device))
    let area = bounds.offsetBy(x: -target.originX, y: -target.originY).intersection(state.shown)
    guard !area.isEmpty else { return }
    let scale = planeScale(content, device)
    guard let picture = planePicture(group, items, range, content, scale: scale, state),
      let source = picture.target, device.invert()
    else { return }
    let rows = PlaneRows(
      source, width: picture.area.width, height: picture.area.height, bounds: bounds,
      fromWindow: device.concatenating(
        ProjectionTransform(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(picture.area.left),
            ty: -CGFloat(picture.area.top)))))
    put(.plane(rows), in: area, state)
  }

  /// Pixels per point at which a plane's picture is painted: as many as where it is nearest.
  ///
  /// In steps, so that a plane that turns keeps its picture.
  func planeScale(_ content: CGRect, _ device: ProjectionTransform) -> CGFloat {
    var greatest: CGFloat = 0
    for index in 0..<5 {
      let corner = CGPoint(
        x: index == 4 ? content.midX : index % 2 == 0 ? content.minX : content.maxX,
        y: index == 4 ? content.midY : index < 2 ? content.minY : content.maxY)
      greatest = max(greatest, device.magnification(at: corner))
    }
    // Steps of a quarter of an octave: in coarser ones the picture has so many pixels that most of the window's
    // are the means of several.
    let step = (4 * log2(max(Double(greatest), 1e-3)) - 0.4).rounded(.up) / 4
    let room = (Painter.greatestPlaneArea / max(content.width * content.height, 1)).squareRoot()
    let side = Painter.greatestPlaneSide / max(content.width, content.height, 1)
    return min(CGFloat(exp2(step)), room, side)
  }

  /// The picture of a plane, painted at a scale.
  private func planePicture(
    _ group: DisplayGroup, _ items: Items, _ range: Range<Int>, _ content: CGRect, scale: CGFloat,
    _ state: PaintingState
  ) -> GroupPicture? {
    let base = CGAffineTransform(scaleX: scale, y: scale)
    let picture = planes.picture(of: state.identity(group.id))
    if picture.isPainted,
      picture.matches(items, range, reference: .zero, base: base, parameter: .zero)
    {
      return picture
    }
    if picture.isInUse { paintWhatWasPutOff() }
    picture.take(items, range, reference: .zero, base: base, parameter: .zero)
    var area = IntRect(around: content.applying(base))
    area = area.grown(by: Painter.planeMargin)
    picture.area = area
    guard
      let target = picture.prepare(width: area.width, height: area.height, among: planes)
    else { return nil }
    target.originX = area.left
    target.originY = area.top
    target.visible = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    var inner = state.on(target, clip: target.visible)
    (inner.base, inner.veiling) = (base, .plain)
    paintItems(items, range, inner)
    picture.isPainted = true
    return picture
  }
}

extension IntRect {
  /// The rectangle with so many more pixels on each side.
  func grown(by margin: Int) -> IntRect {
    IntRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
