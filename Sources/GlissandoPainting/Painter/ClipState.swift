import Foundation
import GlissandoDrawing

/// What the clips around items leave of a target.
///
/// It tells where a blitter that knows rectangles only gives the same result as the clips, and which of them cut
/// something. It knows nothing of what of the target is painted, so that a part is painted as the whole.
struct ClipState {
  /// There is no clip; nothing has coordinates beyond.
  static let none = ClipState(
    IntRect(left: -1 << 30, top: -1 << 30, right: 1 << 30, bottom: 1 << 30))

  /// Outside of this nothing is painted.
  var outer: IntRect
  /// Inside of this everything is painted in full.
  var safe: IntRect
  /// All but those that left all of `outer`.
  private var clips: [Clip] = []

  init(_ rect: IntRect) {
    outer = rect
    safe = rect
  }

  /// Whether the clip does nothing but cut `area` at whole pixels.
  func isRectangular(in area: IntRect) -> Bool {
    safe.contains(area.intersection(outer))
  }

  /// What remains of it inside of one more clip.
  func clipped(to clip: Clip) -> ClipState {
    let bounds = clip.path.boundingRect
    guard !bounds.isNull, bounds.isFinite else { return ClipState(.empty) }
    let inside = Self.inside(of: clip)
    if inside.contains(outer) { return self }
    var result = self
    result.outer = outer.intersection(IntRect(around: clip.bounds))
    let safe = safe.intersection(inside)
    result.safe = safe.isEmpty ? .empty : safe
    result.clips.append(clip)
    return result
  }

  /// The clips that cut an area.
  func cutting(_ area: IntRect) -> [Clip] {
    if safe.contains(area) { return [] }
    return clips.contains { $0.leaves(area) } ? clips.filter { !$0.leaves(area) } : clips
  }

  /// The largest part of a cut area in which everything is painted in full, and that is a rectangle.
  func whole(of area: IntRect) -> IntRect {
    let whole = area.intersection(safe)
    return whole.isEmpty ? .empty : whole
  }

  /// Pixels that a clip leaves in full.
  static func inside(of clip: Clip) -> IntRect {
    guard let rect = inside(of: clip.path) else { return .empty }
    return IntRect(
      inside: clip.matrix.isRectilinear
        ? rect.applying(clip.matrix) : inside(of: rect, turned: clip.matrix))
  }

  /// The largest upright rectangle, about the same middle, inside of a rectangle that a transform turns.
  private static func inside(of rect: CGRect, turned transform: CGAffineTransform) -> CGRect {
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let determinant = abs(transform.determinant)
    guard determinant > 0, rect.width > 0, rect.height > 0 else { return .null }
    // How far a corner lies along either side, in halves of it: p·x + q·y and r·x + s·y for the half sides x, y,
    // of which neither may be above 1.
    let (p, q) = (abs(transform.d), abs(transform.c))
    let (r, s) = (abs(transform.b), abs(transform.a))
    let (wide, high) = (determinant * rect.width / 2, determinant * rect.height / 2)
    var best = CGSize.zero
    func consider(_ width: CGFloat, _ height: CGFloat) {
      let isInside = p * width + q * height <= wide && r * width + s * height <= high
      if isInside, width > 0, height > 0, width * height > best.width * best.height {
        best = CGSize(width: width, height: height)
      }
    }
    let rounding = 1 - 1e-9
    // The largest under one of the lines is at the middle of it; under both, where they meet.
    if q > 0, p > 0 { consider(wide / (2 * p) * rounding, wide / (2 * q) * rounding) }
    if r > 0, s > 0 { consider(high / (2 * r) * rounding, high / (2 * s) * rounding) }
    let meeting = p * s - q * r
    if meeting != 0 {
      consider(
        (wide * s - high * q) / meeting * rounding, (high * p - wide * r) / meeting * rounding)
    }
    // Edges lie where Cairo puts them, in 256ths of a pixel.
    return CGRect(
      x: middle.x - best.width, y: middle.y - best.height, width: 2 * best.width,
      height: 2 * best.height
    ).insetBy(dx: 1 / 64, dy: 1 / 64)
  }

  /// A rectangle that lies inside of a path, if it is a simple shape.
  private static func inside(of path: Path) -> CGRect? {
    switch path.storage {
    case .rect(let rect): return rect
    case .ellipse(let rect):
      // The largest rectangle in an ellipse; half of 1 − 1/√2 is left at either side.
      let part: CGFloat = 0.146_446_7
      return rect.insetBy(dx: rect.width * part, dy: rect.height * part)
    case .roundedRect(let rect, let size, _):
      // The curve's middle is 1 − 1/√2 of the radius away from the corner, and even a smooth one
      // is passed by a rectangle that keeps this much away.
      return rect.insetBy(dx: size.width * 0.3, dy: size.height * 0.3)
    default: return nil
    }
  }
}
