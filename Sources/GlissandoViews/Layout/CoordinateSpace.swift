/// A place to measure from.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view around that was given a name.
  case named(AnyHashable)
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The window's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The view's.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  /// Itself.
  public var coordinateSpace: CoordinateSpace { self }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
