import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Where a view is, for its geometry to be told in other coordinates.
struct GeometryPlace: Sendable {
  private weak var node: LayoutNode?
  /// Who is to be told when something around the view is scrolled.
  private weak var reader: (any PlaceReading)?

  @MainActor
  init(_ node: LayoutNode, reader: (any PlaceReading)?) {
    self.node = node
    self.reader = reader
  }

  /// How far the view could reach beyond its edges.
  @MainActor var safeAreaInsets: EdgeInsets { node?.reachInSafeArea ?? EdgeInsets() }

  /// A rectangle of the coordinates in which the view has its frame, in a coordinate space.
  @MainActor
  func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    guard let node else { return rect }
    noteReading(node)
    guard let named = node.ancestor(named: space) else {
      return rect.applying(node.transform(below: nil))
    }
    let origin = named.frame.origin
    return rect.applying(node.transform(into: named)).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The bounds of a named view around, relative to `origin` in the view's coordinates.
  @MainActor
  func bounds(of space: CoordinateSpace, from origin: CGPoint) -> CGRect? {
    guard let node, let named = node.ancestor(named: space),
      let inverse = node.transform(into: named).inverse
    else { return nil }
    noteReading(node)
    return named.frame.applying(inverse).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// From window points to points of the view, whose frame begins at `origin`.
  ///
  /// `other` is the view of which a place is read.
  @MainActor
  func windowToLocal(origin: CGPoint, reading other: ViewNode?) -> CGAffineTransform {
    guard let node else { return .identity }
    noteReading(node, other)
    let toWindow = node.transform(below: nil).translatedBy(x: origin.x, y: origin.y)
    return toWindow.inverse ?? .identity
  }

  @MainActor
  private func noteReading(_ node: LayoutNode, _ other: ViewNode? = nil) {
    if let reader { node.tree.placeReaders.add(reader, reading: other) }
  }
}

extension ViewNode {
  /// From here to the coordinates of a named view around: of a scroll view those of what is seen.
  fileprivate func transform(into named: LayoutNode) -> CGAffineTransform {
    transform(below: named is ScrollNode ? named.parent : named)
  }

  /// The nearest view around whose coordinate space has a name.
  fileprivate func ancestor(named space: CoordinateSpace) -> LayoutNode? {
    guard case .named(let name) = space else { return nil }
    return parent?.nearest { node in
      if let named = node as? NamedSpaceNode { return named.name == name ? named : nil }
      guard let scroll = node as? ScrollNode, let space = name.base as? ScrollViewSpace,
        space.fits(scroll.settings.axes)
      else { return nil }
      return scroll
    }
  }
}
