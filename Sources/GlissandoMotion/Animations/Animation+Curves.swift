public import Foundation

// Animations along curves, in a given time.

extension Animation {
  /// Even motion over 0.35 s.
  public static let linear = linear(duration: standardDuration)

  /// Even motion.
  ///
  /// - Parameter duration: Seconds; 0 or less ends at once.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Motion over 0.35 s that starts from rest.
  public static let easeIn = easeIn(duration: standardDuration)

  /// Motion that starts from rest.
  ///
  /// - Parameter duration: Seconds; 0 or less ends at once.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Motion over 0.35 s that comes to rest.
  public static let easeOut = easeOut(duration: standardDuration)

  /// Motion that comes to rest.
  ///
  /// - Parameter duration: Seconds; 0 or less ends at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Motion over 0.35 s that starts from rest and comes to rest.
  public static let easeInOut = easeInOut(duration: standardDuration)

  /// Motion that starts from rest and comes to rest.
  ///
  /// - Parameter duration: Seconds; 0 or less ends at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Motion along a curve.
  ///
  /// - Parameters:
  ///   - curve: How progress in time becomes progress in value.
  ///   - duration: Seconds; 0 or less ends at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(law: CurveMotion(curve: curve, duration: duration))
  }

  /// Motion along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: x of the first control point, kept in [0, 1].
  ///   - p1y: y of the first control point.
  ///   - p2x: x of the second control point, kept in [0, 1].
  ///   - p2y: y of the second control point.
  ///   - duration: Seconds; 0 or less ends at once.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  /// The duration of the curves where none is given, in seconds.
  private static let standardDuration = 0.35
}
