import Foundation
import Glissando

/// Where a curve is drawn: from its numbers to points.
struct CurveFrame: Equatable, Sendable {
  /// The unit's left and right end, in points.
  var left: Double
  var right: Double
  /// The upper and lower end of all that is shown, in points.
  var top: Double
  var foot: Double
  /// The heights that are shown.
  var range: PlotRange

  /// The place of a point of the curve.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: left + point.x * (right - left),
      y: foot - (point.y - range.lower) / range.length * (foot - top))
  }

  /// The point of the curve at a place.
  func point(at place: CGPoint) -> CGPoint {
    CGPoint(
      x: (place.x - left) / max(right - left, 1),
      y: range.lower + (foot - place.y) / max(foot - top, 1) * range.length)
  }
}

/// The line of a timing curve.
struct CurveShape: Shape {
  var outline: CurveOutline
  let frame: CurveFrame

  var animatableData: AnimatableSeries {
    get { outline.numbers }
    set { outline.numbers = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<outline.count).map { frame.place(outline[$0]) })
    return path
  }
}
