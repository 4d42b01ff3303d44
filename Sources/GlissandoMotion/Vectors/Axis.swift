/// One of the two directions of the screen.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// Some of the two directions.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit per direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
