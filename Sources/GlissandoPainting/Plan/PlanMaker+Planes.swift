import Foundation
import GlissandoDrawing

/// Planes in perspective.
extension PlanMaker {
  /// Adds a plane: the picture of what lies in it, which stays while it turns, under its projection.
  func addPlane(
    _ group: DisplayGroup, _ items: DisplayItems, _ inside: Range<Int>, _ state: State
  ) {
    let content = items.windowBounds(inside)
    let device = group.projection.concatenating(ProjectionTransform(state.base))
    let visible = visible(IntRect(around: content.applying(device)), state)
    if !isDamaged(visible, state) { return }
    let sampling = PlaneSampling(content, device)
    let scale = sampling.scale
    let area = IntRect(
      around: content.applying(CGAffineTransform(scaleX: scale, y: scale))
    ).grown(by: Painter.planeMargin)
    let subject = planeSubject(items, inside, sampling, area)
    let size = subject.reducedSize
    var back = device
    guard size.width <= greatestSide, size.height <= greatestSide, back.invert() else {
      return addPicture(
        PlannedKey(role: .group, id: group.id), items, inside.lowerBound - 1..<inside.upperBound,
        state, opacity: state.opacity, isApart: true)
    }
    let toWhole = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(area.left), ty: -CGFloat(area.top))
    let fromWindow = back.concatenating(
      ProjectionTransform(toWhole.concatenating(size.fromWhole)))
    let picture = planePicture(of: group, subject, scale: scale)
    var paint = QuadPaint(kind: .plane, color: Self.pixel(opacity: state.opacity))
    paint.texture = .picture(picture.number)
    paint.numbers = { Self.numbers(of: fromWindow, picture, $0) }
    add(visible, paint, cut(visible, state))
  }

  /// What lies in a plane, as finely as it is seen.
  private func planeSubject(
    _ items: DisplayItems, _ inside: Range<Int>, _ sampling: PlaneSampling, _ area: IntRect
  ) -> PictureSubject {
    let halves = (across: sampling.across, down: sampling.down)
    // One number for both: there are a few halves at most.
    return PictureSubject(
      items: items, range: inside, reference: .zero,
      base: CGAffineTransform(scaleX: sampling.scale, y: sampling.scale),
      parameter: SIMD2(scale, Double(halves.across + 64 * halves.down)), area: area, isWhole: true,
      halves: halves)
  }

  /// The picture of what lies in a plane, at so many pixels per point.
  private func planePicture(
    of group: DisplayGroup, _ subject: PictureSubject, scale: CGFloat
  ) -> PlannedPictures.Entry {
    let key = PlannedKey(role: .plane, id: group.id)
    return picture(key, of: subject, shown: subject.uploaded) {
      // A plane of its own makes pixels of points, and letters are those of the window all the same.
      let enlarging = scale / CGFloat(self.scale)
      let projection = ProjectionTransform(CGAffineTransform(scaleX: enlarging, y: enlarging))
      var list = DisplayList()
      list.append(.begin(DisplayGroup(id: group.id, projection: projection)))
      list.append(contentsOf: subject.items[subject.range])
      list.append(.end)
      return list
    }.0
  }

  /// A projection for pixels that are counted from the first of an area, the size of a picture, and where it begins in
  /// its texture: as one number, which is exact.
  private static func numbers(
    of m: ProjectionTransform, _ picture: PlannedPictures.Entry, _ area: IntRect
  ) -> [SIMD4<Float>] {
    let (x, y) = (CGFloat(area.left), CGFloat(area.top))
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ last: Float) -> SIMD4<Float> {
      SIMD4(Float(a), Float(b), Float(a * x + b * y + c), last)
    }
    return [
      row(m.m11, m.m21, m.m31, Float(picture.area.width)),
      row(m.m12, m.m22, m.m32, Float(picture.area.height)),
      row(m.m13, m.m23, m.m33, Float(picture.origin.x + 4096 * picture.origin.y)),
    ]
  }
}
