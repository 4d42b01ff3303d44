/// One edge of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// Some of the four edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit per edge, in the order of ``Edge``.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    @inlinable
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where a line of text begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where a line of text ends.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}
