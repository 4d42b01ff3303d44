import Foundation
import GlissandoMotion

/// Knows where an element is shown while its leaves glide to their places.
///
/// Only leaves have a motion of their own. What is around one moves as it does, so that an
/// element's frame is told from that of the first thing drawn in it: no attribute is needed for
/// the many elements that could come and go but never do.
@MainActor
struct ShownFrameFinder {
  private weak var leaf: LeafNode?
  private var hasLooked = false

  /// The frame of `element` as shown now, in layout coordinates.
  mutating func shownFrame(of element: LayoutNode) -> CGRect {
    look(in: element)
    guard let leaf, leaf.isAlive, leaf.rectangle.isRunning else { return element.frame }
    let (shown, target, frame) = (leaf.rectangle.shown, leaf.frame, element.frame)
    let minimum = CGPoint(
      x: frame.minX + shown.minX - target.minX, y: frame.minY + shown.minY - target.minY)
    let maximum = CGPoint(
      x: frame.maxX + shown.maxX - target.maxX, y: frame.maxY + shown.maxY - target.maxY)
    return CGRect(
      x: minimum.x, y: minimum.y, width: max(maximum.x - minimum.x, 0),
      height: max(maximum.y - minimum.y, 0))
  }

  /// How fast the frame of `element` is at a time, per second; nil at rest.
  mutating func velocity(of element: LayoutNode, at time: Double) -> CGRect.AnimatableData? {
    look(in: element)
    guard let leaf, leaf.isAlive, leaf.rectangle.isRunning else { return nil }
    return leaf.rectangle.velocity(at: time)
  }

  private mutating func look(in element: LayoutNode) {
    if hasLooked { return }
    hasLooked = true
    leaf = element.firstLeaf
  }
}

extension ViewNode {
  /// The first leaf at or below the node whose rectangle is in the same coordinates.
  fileprivate var firstLeaf: LeafNode? {
    if let leaf = self as? LeafNode { return leaf }
    if self is any CoordinateRoot { return nil }
    var found: LeafNode?
    forEachChild { child in
      if found == nil { found = child.firstLeaf }
    }
    return found
  }
}

/// A node whose content is laid out in coordinates of its own.
@MainActor
protocol CoordinateRoot: LayoutNode {}

extension ScrollNode: CoordinateRoot {}
