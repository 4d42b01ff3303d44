import Foundation
import GlissandoDrawing
import GlissandoViews

/// What was painted again, and the bounds of every leaf, drawn over the views.
///
/// What frames cost is the inspector's.
@MainActor
final class PaintOverlay {
  /// Whether it is drawn.
  var isShown: Bool { didSet { showsDamage = false } }
  /// Whether the last picture shows damage that the next one has to take away.
  var isFlashing: Bool { isShown && showsDamage }

  private var showsDamage = false

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// What is to be seen, and over it the overlay.
  ///
  /// - Parameter damage: What this frame paints again; nil if nothing.
  func list(over source: any FrameSource, damage: Damage?) -> DisplayList {
    var list = source.displayList
    var items = OverlayItems()
    addBounds(of: list, to: &items)
    showsDamage = damage.map { !$0.isEmpty } ?? false
    if let damage { addDamage(damage, scale: source.scale, to: &items) }
    list.items.append(contentsOf: items.items)
    return list
  }

  // MARK: - Parts

  /// No more outlines than one can tell apart, or a large list would take seconds to draw.
  private static let mostBounds = 500

  private static let damageColor = Color.Resolved(hex: 0xFF3B30, opacity: 0.18)
  private static let boundsColor = Color.Resolved(hex: 0x0A84FF, opacity: 0.6)

  private func addBounds(of list: DisplayList, to items: inout OverlayItems) {
    var path = Path()
    var count = 0
    for case .leaf(let leaf) in list.items where count < Self.mostBounds {
      let bounds = leaf.windowBounds
      guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { continue }
      path.addRect(bounds)
      count += 1
    }
    items.stroke(path, Self.boundsColor)
  }

  private func addDamage(_ damage: Damage, scale: Double, to items: inout OverlayItems) {
    var path = Path()
    damage.forEachRect { left, top, right, bottom in
      path.addRect(
        CGRect(
          x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left) / scale,
          height: Double(bottom - top) / scale))
    }
    items.fill(path, Self.damageColor)
  }
}

/// Display items that nobody else's identities collide with.
private struct OverlayItems {
  private(set) var items: [DisplayItem] = []
  private var nextIdentity = UInt64.max

  mutating func fill(_ path: Path, _ color: Color.Resolved) {
    add(DisplayContent(fill: path), color, .identity)
  }

  mutating func stroke(_ path: Path, _ color: Color.Resolved) {
    add(DisplayContent(stroke: path, style: StrokeStyle(lineWidth: 1)), color, .identity)
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
