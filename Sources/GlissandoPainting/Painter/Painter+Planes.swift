import CPangoCairo
import Foundation
import GlissandoDrawing

// Planes in perspective.

extension Painter {
  /// Transparent pixels around a plane's picture, so that its edge is smooth.
  static let planeMargin = 2

  /// Paints items that lie in a plane.
  ///
  /// Where parallel lines stay parallel, the items are painted as any others, exact and crisp. In
  /// perspective they are painted into a picture, which is kept while only the plane turns.
  func drawPlane(
    _ group: DisplayGroup, affine: CGAffineTransform?, _ items: DisplayItems,
    _ range: Range<Int>, _ state: PaintingState
  ) {
    if let affine {
      var inner = state
      inner.base = affine.concatenating(state.base)
      return draw(items, range, inner)
    }
    let content = items.windowBounds(range)
    var device = group.projection.concatenating(ProjectionTransform(state.base))
    let bounds = IntRect(around: content.applying(device))
    let area = state.inTarget(bounds)
    guard !area.intersection(state.shown).isEmpty else { return }
    let sampling = PlaneSampling(content, device)
    let scale = sampling.scale
    guard let whole = planePicture(group, items, range, content, scale: scale, state),
      let picture = whole.reduced(across: sampling.across, down: sampling.down), device.invert()
    else { return }
    let toPicture = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(whole.area.left), ty: -CGFloat(whole.area.top))
    let rows = PlaneRows(
      picture, whole.cells(of: picture), bounds: bounds,
      fromWindow: device.concatenating(
        ProjectionTransform(toPicture.concatenating(picture.size.fromWhole))))
    put(.plane(rows), in: area, opacity: state.opacity, state)
  }

  /// The picture of a plane, painted at a scale.
  private func planePicture(
    _ group: DisplayGroup, _ items: DisplayItems, _ range: Range<Int>, _ content: CGRect,
    scale: CGFloat, _ state: PaintingState
  ) -> GroupPicture? {
    let base = CGAffineTransform(scaleX: scale, y: scale)
    let picture = pictures.picture(of: state.identity(group.id))
    if picture.isPainted,
      picture.matches(items, range, reference: .zero, base: base, parameter: .zero)
    {
      return picture
    }
    if picture.isInUse { paintWhatWasPutOff() }
    picture.update(items, range, reference: .zero, base: base, parameter: .zero)
    var area = IntRect(around: content.applying(base))
    area = area.grown(by: Painter.planeMargin)
    picture.area = area
    guard
      let target = picture.prepare(width: area.width, height: area.height, among: pictures)
    else { return nil }
    target.originX = area.left
    target.originY = area.top
    target.visible = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    target.extent = target.visible
    var inner = state.on(target)
    (inner.base, inner.veiling) = (base, .plain)
    // What throws a shadow is painted before it shows its colours.
    inner.isSilhouette = false
    draw(items, range, inner)
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
