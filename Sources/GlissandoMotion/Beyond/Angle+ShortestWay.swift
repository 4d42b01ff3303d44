import Foundation

// The shorter way round to an angle.

extension Angle {
  /// The angle that looks like another one and is at most half a turn from this one.
  ///
  /// Beyond SwiftUI. Rotations that are set to it turn the shorter way round:
  ///
  ///     heading = heading.shortestWay(to: .degrees(350))
  ///
  /// - Parameter target: The angle to look like. One that is exactly opposite is reached clockwise; if
  ///   one of both is not finite, it is returned as it is.
  public func shortestWay(to target: Angle) -> Angle {
    let turn = 2 * Double.pi
    guard radians.isFinite, target.radians.isFinite else { return target }
    // The whole turns between both, taken off exactly: a target that is near enough stays as it is.
    var turns = ((target.radians - radians) / turn).rounded()
    if target.radians - turns * turn - radians <= -.pi { turns -= 1 }
    return Angle(radians: target.radians - turns * turn)
  }
}
