import Foundation
import GlissandoDrawing

/// The steps of a display list while it is drawn.
typealias DisplayItems = UnsafeBufferPointer<DisplayItem>

extension DisplayItems {
  /// Whether a range shows at most one thing, so that an opacity can be given to that.
  func hasAtMostOneLeaf(_ range: Range<Int>) -> Bool {
    var count = 0
    for index in range {
      switch self[index] {
      case .leaf: count += 1
      case .begin(let group):
        // A shadow is one thing with what throws it, and must not shine through it.
        if case .shadow = group.kind { return false }
      case .end: break
      }
      if count > 1 { return false }
    }
    return true
  }

  /// Whether a range looks the same drawn as one or item by item: nothing of it mixes with what is
  /// below in a way of its own, and nothing shines through something else of it.
  func isPlain(_ range: Range<Int>, opacity: Double) -> Bool {
    for index in range {
      switch self[index] {
      case .leaf(let leaf):
        if case .commands = leaf.content.kind { return false }
        if case .veil = leaf.paint { return false }
      case .begin(let group):
        if case .blend(let mode) = group.kind, mode != .normal { return false }
      case .end: break
      }
    }
    return opacity == 1 || hasAtMostOneLeaf(range)
  }

  /// Whether there is a veil in a range.
  func holdsVeil(_ range: Range<Int>) -> Bool {
    range.contains { index in
      if case .leaf(let leaf) = self[index], case .veil = leaf.paint { true } else { false }
    }
  }
}
