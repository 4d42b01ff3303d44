/// A type whose change can be shown as motion.
///
/// `animatableData` is the part that moves. The engine reads it in the old and in the new state,
/// and writes what lies between into a copy, once per frame.
public nonisolated protocol Animatable {
  /// The type of the part that moves.
  associatedtype AnimatableData: VectorArithmetic

  /// The part that moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself: a vector moves as a whole.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: a type that names no data of its own does not move.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // A setter is required by the protocol; there is nothing to store.
    set {}
  }
}

/// The data of a type in which nothing moves.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Animatable, Sendable {
  /// The type that describes the part that moves: the value itself.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the only value of this type.
  @inlinable
  public init() {}

  /// The value itself.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }

  /// The only value of this type.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  @inlinable
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Does nothing.
  @inlinable
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Returns the only value of this type.
  @inlinable
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Returns the only value of this type.
  @inlinable
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Does nothing.
  @inlinable
  public mutating func scale(by rhs: Double) {}

  /// Always 0.
  @inlinable
  public var magnitudeSquared: Double { 0 }

  /// Returns true: there is only one value.
  @inlinable
  public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
