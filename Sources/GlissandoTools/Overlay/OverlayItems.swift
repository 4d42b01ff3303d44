import Foundation
import GlissandoDrawing

/// Display items that nobody else's identities collide with.
struct OverlayItems {
  private(set) var items: [DisplayItem] = []
  private var nextIdentity = UInt64.max

  mutating func fill(_ path: Path, _ color: Color.Resolved) {
    add(DisplayContent(fill: path), color, .identity)
  }

  mutating func stroke(_ path: Path, _ color: Color.Resolved) {
    add(DisplayContent(stroke: path, style: StrokeStyle(lineWidth: 1)), color, .identity)
  }

  mutating func text(_ layout: TextLayout, _ color: Color.Resolved, at point: CGPoint) {
    add(
      DisplayContent(text: layout), color,
      CGAffineTransform(translationX: point.x, y: point.y))
  }

  private mutating func add(
    _ content: DisplayContent, _ color: Color.Resolved, _ transform: CGAffineTransform
  ) {
    items.append(
      .leaf(
        DisplayLeaf(
          id: nextIdentity, content: content, paint: .color(color), transform: transform)))
    nextIdentity -= 1
  }
}
