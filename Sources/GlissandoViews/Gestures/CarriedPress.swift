import Foundation

/// A press that goes on over what it has opened: the pointer is as free there as with no button held, and letting go
/// is a click.
struct CarriedPress {
  let button: Int
  /// Where the pointer was when that opened, in window points.
  let start: CGPoint
  /// Whether what has opened is still there.
  let isWanted: @MainActor () -> Bool
  /// How far in points a hand trembles that does not mean to move.
  private static let slop = 10.0

  /// Whether letting go at a point means something, and not only that the press that opened it is over.
  @MainActor func means(_ point: CGPoint) -> Bool {
    point.distance(to: start) > Self.slop && isWanted()
  }
}
