import Foundation
import GlissandoDrawing

/// A node that moves all that is drawn in it: an effect, a transition, a row that glides.
@MainActor
protocol ContentMoving: Rendering {
  /// The context of its content when its own motion has ended, within a context around; nil if that is not known.
  func goal(in context: RenderContext) -> RenderContext?
}

/// What moves all that is drawn in a node.
///
/// Text that is moved asks where to, so that it arrives on the whole pixels on which it lies at rest. Nothing else does:
/// the answer is found when it is asked for.
@MainActor
package class Mover {
  private var rest = Rest.unknown

  /// From where something is drawn now to where it is when all motion around has ended, in points of the window.
  private enum Rest {
    /// Nobody has asked.
    case unasked(Departure)
    case known(CGAffineTransform)
    case unknown
  }

  /// Where motion is now, and what has to be asked where it leads.
  private struct Departure {
    /// When a node goes, all that was drawn in it is drawn anew, within what is left: nobody asks for it any more.
    unowned let node: any ContentMoving
    /// What moves the node from around.
    let outer: Mover?
    /// That of its content as it is drawn now.
    let transform: CGAffineTransform
  }

  fileprivate final func begin(around node: any ContentMoving, in context: RenderContext) {
    rest =
      context.plane == nil
      ? .unasked(Departure(node: node, outer: context.mover, transform: context.transform))
      : .unknown
  }

  fileprivate final var transformToRest: CGAffineTransform? {
    if case .unasked(let departure) = rest {
      rest = Self.transformToRest(from: departure).map(Rest.known) ?? .unknown
    }
    guard case .known(let transform) = rest else { return nil }
    return transform
  }

  private static func transformToRest(from departure: Departure) -> CGAffineTransform? {
    let node = departure.node
    guard let inverse = departure.transform.inverse,
      let goal = node.goal(in: node.renderState.context), goal.plane == nil
    else { return nil }
    let moved = inverse.concatenating(goal.transform)
    guard let outer = departure.outer else { return moved }
    return outer.transformToRest.map(moved.concatenating)
  }
}

extension Mover: Equatable {
  /// Whether both are one and the same.
  nonisolated package static func == (lhs: Mover, rhs: Mover) -> Bool { lhs === rhs }
}

extension RenderContext {
  /// Says that the content of a node is moved, within all that moves the node.
  @MainActor mutating func move(by mover: Mover, around node: any ContentMoving) {
    mover.begin(around: node, in: self)
    self.mover = mover
  }

  /// Where a point of the window is when all motion around has ended; nil where nobody knows.
  @MainActor func placeAtRest(of point: CGPoint) -> CGPoint? {
    guard let mover else { return point }
    return mover.transformToRest.map(point.applying)
  }
}
