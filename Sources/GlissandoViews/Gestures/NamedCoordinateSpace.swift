public import GlissandoMotion

/// A coordinate space that is known by a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the view around that `coordinateSpace(_:)` gave this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

/// The name of the space of the scroll view around.
struct ScrollViewSpace: Hashable, Sendable {
  /// The axis along which it has to scroll; nil for any.
  let axis: Axis?

  func fits(_ axes: Axis.Set) -> Bool {
    switch axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest scroll view around: of what is seen, not of its content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace(axis: nil))))
  }

  /// The coordinate space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace(axis: axis))))
  }
}

extension View {
  /// Gives the view's coordinate space a name, for the views inside to measure in.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpaceModifier(space: name.coordinateSpace))
  }

  /// Gives the view's coordinate space a name, for the views inside to measure in.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpaceModifier(space: .named(AnyHashable(name))))
  }
}

@usableFromInline
nonisolated struct NamedSpaceModifier: PrimitiveModifier {
  let space: CoordinateSpace

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    NamedSpaceNode(self, context)
  }
}

/// The node of a view whose coordinate space has a name.
final class NamedSpaceNode: InputNode<NamedSpaceModifier> {
  override var isOriginOfContent: Bool { true }

  /// The name; nothing else can make the modifier.
  var name: AnyHashable {
    if case .named(let name) = modifier.space { return name }
    return AnyHashable(modifier.space)
  }
}
