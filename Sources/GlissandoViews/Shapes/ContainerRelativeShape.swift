public import Foundation
public import GlissandoDrawing
import GlissandoMotion

/// The shape of the container around, made smaller by as much as this one lies within it.
///
/// So the corners of a card and those of what lies in it have the same centres. The container is the
/// nearest view around with a `containerShape(_:)`; without one it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes a shape that is like its container's.
  public init() {}

  /// The container's outline in `rect`.
  ///
  /// Only a view that is being drawn has a container: for others it is the rectangle itself.
  public func path(in rect: CGRect) -> Path {
    guard MainContext.isCurrent else { return Path(rect) }
    return MainContext.assumed { ContainerShape.path(in: rect) } ?? Path(rect)
  }

  /// A smaller shape, further in the container.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, made smaller by as much as this one lies within it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
