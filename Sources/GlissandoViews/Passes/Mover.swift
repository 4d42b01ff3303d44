import Foundation
import GlissandoDrawing

/// What moves all that is drawn in it: an effect, a transition, a row that glides.
///
/// Text that is moved asks where to, so that it arrives on the whole pixels on which it lies at rest.
@MainActor
package final class Mover {
  /// From where something is drawn now to where it is when all motion around has ended, in points of the window; nil
  /// where nobody knows.
  fileprivate var transformToRest: CGAffineTransform?

  init() {}
}

extension Mover: Equatable {
  /// Whether both are one and the same.
  nonisolated package static func == (lhs: Mover, rhs: Mover) -> Bool { lhs === rhs }
}

extension RenderContext {
  /// Says that content is moved, within all that moves it from around; `goal` is its context when that motion has ended.
  @MainActor mutating func move(by mover: Mover, to goal: @autoclosure () -> RenderContext?) {
    let outer = self.mover == nil ? .identity : self.mover?.transformToRest
    mover.transformToRest = nil
    if let outer, plane == nil, let inverse = transform.inverse, let goal = goal(),
      goal.plane == nil
    {
      mover.transformToRest = inverse.concatenating(goal.transform).concatenating(outer)
    }
    self.mover = mover
  }

  /// Where a point of the window is when all motion around has ended; nil where nobody knows.
  @MainActor func placeAtRest(of point: CGPoint) -> CGPoint? {
    guard let mover else { return point }
    return mover.transformToRest.map(point.applying)
  }
}
