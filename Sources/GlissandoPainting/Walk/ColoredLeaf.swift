import Foundation
import GlissandoDrawing

/// A leaf of one colour.
///
/// Most of what moves is one. Taking this out of an item copies no more than is asked of it, while a leaf is copied
/// whole.
struct ColoredLeaf {
  let content: DisplayContent
  let color: Color.Resolved
  let transform: CGAffineTransform
  let opacity: Double
  let isMoving: Bool

  @inline(__always)
  init?(_ leaf: DisplayLeaf) {
    guard case .color(let color) = leaf.paint else { return nil }
    self.color = color
    (content, transform) = (leaf.content, leaf.transform)
    (opacity, isMoving) = (leaf.opacity, leaf.isMoving)
  }
}

extension DisplayItem {
  /// The leaf, where it has one colour.
  @inline(__always)
  var coloredLeaf: ColoredLeaf? {
    if case .leaf(let leaf) = self { ColoredLeaf(leaf) } else { nil }
  }
}
