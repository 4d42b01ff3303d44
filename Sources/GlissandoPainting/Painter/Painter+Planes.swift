import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// The pixels of a plane's picture, at most: what is larger is painted coarser.
  private static let greatestPlaneArea: CGFloat = 4_194_304
  /// The pixels along a side of a plane's picture, at most: so many does `glissando_warp` look up.
  private static let greatestPlaneSide: CGFloat = 30_000
  /// A picture is halved where a pixel of the window shows more than so many of its pixels: edges are as sharp then as
  /// where it is painted coarsest.
  private static let leastHalved: CGFloat = 1.8
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
    let target = state.target
    let content = items.windowBounds(range)
    var device = group.projection.concatenating(ProjectionTransform(state.base))
    let bounds = IntRect(around: content.applying(device))
    let area = bounds.offsetBy(x: -target.originX, y: -target.originY).intersection(state.shown)
    guard !area.isEmpty else { return }
    let scale = planeScale(content, device)
    let halves = planeHalves(content, device, scale: scale)
    guard let whole = planePicture(group, items, range, content, scale: scale, state),
      let picture = whole.reduced(across: halves.across, down: halves.down), device.invert()
    else { return }
    let toPicture = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(whole.area.left), ty: -CGFloat(whole.area.top))
    let rows = PlaneRows(
      picture.target, width: picture.width, height: picture.height, bounds: bounds,
      fromWindow: device.concatenating(
        ProjectionTransform(toPicture.concatenating(picture.fromWhole))))
    put(.plane(rows), in: area, opacity: state.opacity, state)
  }

  /// A corner of the content of a plane, or its middle.
  private static func place(_ index: Int, of content: CGRect) -> CGPoint {
    CGPoint(
      x: index == 4 ? content.midX : index % 2 == 0 ? content.minX : content.maxX,
      y: index == 4 ? content.midY : index < 2 ? content.minY : content.maxY)
  }

  /// How often the picture of a plane is halved across and down: as often as each of its pixels shares one of the
  /// window's with another, everywhere.
  private func planeHalves(
    _ content: CGRect, _ device: ProjectionTransform, scale: CGFloat
  ) -> (across: Int, down: Int) {
    var (across, down) = (CGFloat.infinity, CGFloat.infinity)
    for index in 0..<5 {
      guard let linear = device.linear(at: Self.place(index, of: content)) else { return (0, 0) }
      let area = abs(linear.determinant)
      across = min(across, scale * hypot(linear.c, linear.d) / area)
      down = min(down, scale * hypot(linear.a, linear.b) / area)
    }
    func halves(_ pixels: CGFloat, _ side: CGFloat) -> Int {
      var count = 0
      while count < 5, pixels > Self.leastHalved * CGFloat(1 << count), side > CGFloat(8 << count) {
        count += 1
      }
      return count
    }
    return (halves(across, content.width * scale), halves(down, content.height * scale))
  }

  /// Pixels per point at which a plane's picture is painted: as many as where it is nearest.
  ///
  /// In steps, so that a plane that turns keeps its picture.
  func planeScale(_ content: CGRect, _ device: ProjectionTransform) -> CGFloat {
    var greatest: CGFloat = 0
    for index in 0..<5 {
      greatest = max(greatest, device.magnification(at: Self.place(index, of: content)))
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
    _ group: DisplayGroup, _ items: DisplayItems, _ range: Range<Int>, _ content: CGRect,
    scale: CGFloat,
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
