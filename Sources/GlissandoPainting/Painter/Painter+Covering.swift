import Foundation
import GlissandoDrawing

// What hides everything before it, so that that need not be painted.

extension Painter {
  /// The items among which one is looked for that covers all: what lies behind a window's content is
  /// drawn first.
  private static let greatestCoverIndex = 64

  /// The place of the last of the first items that hides everything before it; 0 where none does.
  func coverIndex(_ items: DisplayItems, _ state: PaintingState) -> Int {
    // What veils show is painted from all items before them, also beyond what is painted now.
    let area = items.holdsVeil(0..<items.count) ? state.target.bounds : state.target.visible
    var cover = 0
    var index = 0
    let limit = min(items.count, Painter.greatestCoverIndex)
    while index < limit {
      switch items[index] {
      case .leaf(let leaf):
        if hidesAll(leaf, area, state) { cover = index }
      case .begin(let group):
        if !showsAll(group, area, state) {
          index = group.end(from: index, before: items.count)
        }
      case .end: break
      }
      index += 1
    }
    return cover
  }

  /// Whether a leaf covers all that has to be painted, and nothing shines through.
  private func hidesAll(_ leaf: DisplayLeaf, _ area: IntRect, _ state: PaintingState) -> Bool {
    guard case .fill(let path, _) = leaf.content.kind, case .rect = path.storage,
      leaf.opacity == 1, leaf.transform.isFinite, leaf.content.isFinite, isOpaque(leaf.paint)
    else { return false }
    let matrix = state.deviceMatrix(leaf.transform)
    // What Cairo would have to paint may be beyond its numbers.
    return Clip(id: leaf.id, path: path, style: FillStyle(), matrix: matrix).leaves(area)
      && (matrix.isRectilinear || isWithinCairo(leaf.content.bounds.applying(matrix)))
  }

  /// Whether what a group holds is painted onto the target as if there were no group.
  private func showsAll(_ group: DisplayGroup, _ area: IntRect, _ state: PaintingState) -> Bool {
    switch group.kind {
    case .opacity(1): true
    case .clip(let path, let style):
      path.isFinite && group.transform.isFinite
        && Clip(
          id: group.id, path: path, style: style, matrix: state.deviceMatrix(group.transform)
        ).leaves(area)
    default: false
    }
  }

  private func isOpaque(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color): color.isFinite && color.opacity >= 1
    case .gradient(let gradient):
      switch gradient.geometry {
      case .linear:
        gradient.isFinite && !gradient.stops.isEmpty
          && gradient.stops.allSatisfy { $0.color.opacity >= 1 }
      // These may leave something out.
      case .radial, .elliptical, .angular, .mesh: false
      }
    case .veil, .pattern: false
    }
  }
}
