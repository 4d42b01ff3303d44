/// An angle, stored in radians, clockwise positive on screen.
///
/// Any Double is an angle; nothing is wrapped into a turn, so that 0 to 720 degrees turns twice.
@frozen
public struct Angle: Sendable, Hashable, Comparable, VectorArithmetic, Animatable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle of zero.
  @inlinable
  public init() { radians = 0 }

  /// Creates an angle from radians.
  @inlinable
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Returns an angle of a number of radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of a number of degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  @inlinable
  public static var zero: Angle { Angle() }

  /// Returns whether the first angle is smaller, counted in whole turns too.
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The data that moves: 128 times the radians.
  ///
  /// With this scale the engine's rest distance of 0.01 is less than 1/128 of a degree, which
  /// nobody sees even at the rim of a large wheel.
  @inlinable
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }

  /// Returns the sum of two angles.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Adds an angle in place.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Subtracts an angle in place.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Returns the angle the other way round.
  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the angle times a number.
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns the angle divided by a number; by 0 it is infinite or not a number.
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Multiplies the angle by a number in place.
  @inlinable
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides the angle by a number in place; by 0 it is infinite or not a number.
  @inlinable
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

  /// Multiplies the angle by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { radians *= rhs }

  /// The square of the radians.
  @inlinable
  public var magnitudeSquared: Double { radians * radians }
}

extension Angle: CustomStringConvertible {
  /// The angle in degrees.
  public var description: String { "Angle(degrees: \(degrees))" }
}
