public import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// The size and place of a view at the final state.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// Where the view is in its coordinate root, in points.
  let origin: CGPoint
  /// The view; nil where only its size is known.
  var place: GeometryPlace?

  /// How far the view could reach beyond its edges, below what `safeAreaInset` has put there.
  ///
  /// SwiftUI: a window on a desktop has no bars of the system, which count there too.
  public var safeAreaInsets: EdgeInsets {
    guard let place else { return EdgeInsets() }
    return MainActor.assumeIsolated { place.safeAreaInsets }
  }

  /// The view's frame in a coordinate space.
  ///
  /// It is the frame at the final state of all motion; only scrolling is taken as it is shown now.
  /// An unknown name counts as the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let space = coordinateSpace.coordinateSpace
    if space == .local { return CGRect(origin: .zero, size: size) }
    let frame = CGRect(origin: origin, size: size)
    guard let place else { return frame }
    let carried = Carried(space)
    return MainActor.assumeIsolated { place.convert(frame, to: carried.value) }
  }

  /// The bounds of a view around that `coordinateSpace(_:)` gave a name, in this view's points.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let place else { return nil }
    let carried = Carried(coordinateSpace.coordinateSpace)
    let origin = origin
    return MainActor.assumeIsolated { place.bounds(of: carried.value, from: origin) }
  }
}
