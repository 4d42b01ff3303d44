import Foundation
import GlissandoDrawing

/// What of a target may be painted.
///
/// Cairo keeps the exact clip; this tells where our own blitter, which knows rectangles only, gives
/// the same result.
struct ClipState {
  /// Outside of this nothing is painted.
  var outer: IntRect
  /// Inside of this everything is painted in full.
  var safe: IntRect

  init(_ rect: IntRect) {
    outer = rect
    safe = rect
  }

  private init(outer: IntRect, safe: IntRect) {
    self.outer = outer
    self.safe = safe
  }

  /// Whether the clip does nothing but cut `area` at whole pixels.
  func isRectangular(in area: IntRect) -> Bool {
    safe.contains(area.intersection(outer))
  }

  /// The clip that remains after clipping to a path as well.
  func clipped(to path: Path, _ transform: CGAffineTransform) -> ClipState {
    let bounds = path.boundingRect
    guard !bounds.isNull, bounds.isFinite else {
      return ClipState(.empty)
    }
    let around = IntRect(around: bounds.applying(transform))
    let inside = ClipState.inside(of: path).map { rect in
      transform.isRectilinear ? IntRect(inside: rect.applying(transform)) : .empty
    }
    let safe = self.safe.intersection(inside ?? .empty)
    return ClipState(
      outer: outer.intersection(around),
      safe: safe.isEmpty ? .empty : safe)
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
