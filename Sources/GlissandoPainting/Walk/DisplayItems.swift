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

  /// Whether there is text in a range that lies on whole pixels.
  func holdsRestingText(_ range: Range<Int>) -> Bool {
    range.contains { index in
      if case .leaf(let leaf) = self[index], case .text = leaf.content.kind, !leaf.isMoving {
        true
      } else {
        false
      }
    }
  }

  /// The items between the beginning and the end of a mask's source, which comes first in its group.
  func maskSource(_ content: Range<Int>) -> Range<Int>? {
    guard let from = content.first, case .begin(let group) = self[from],
      case .maskSource = group.kind
    else { return nil }
    return from + 1..<Swift.max(from + 1, end(of: from, before: content.upperBound))
  }

  /// Where the items of a range paint, in points of the window or of the plane around them.
  func windowBounds(_ range: Range<Int>) -> CGRect {
    var result = CGRect.null
    var index = range.lowerBound
    while index < range.upperBound {
      var bounds = CGRect.null
      switch self[index] {
      case .leaf(let leaf): bounds = leaf.windowBounds
      case .begin(let group):
        let end = self.end(of: index, before: range.upperBound)
        bounds = group.windowBounds(of: contentBounds(of: group, index + 1..<end))
        index = end
      case .end: break
      }
      if !bounds.isNull { result = result.isNull ? bounds : result.union(bounds) }
      index += 1
    }
    return result
  }

  /// Where what a group holds paints, which for a mask begins with its source.
  private func contentBounds(of group: DisplayGroup, _ content: Range<Int>) -> CGRect {
    guard case .mask = group.kind, let source = maskSource(content) else {
      return windowBounds(content)
    }
    return windowBounds(source.upperBound..<content.upperBound)
      .overlap(with: windowBounds(source))
  }
}
