package import Foundation

// Where the steps of a display list paint.

extension UnsafeBufferPointer<DisplayItem> {
  /// The items between the beginning and the end of a mask's source, which comes first in its group.
  package func maskSource(_ content: Range<Int>) -> Range<Int>? {
    guard let from = content.first, case .begin(let group) = self[from],
      case .maskSource = group.kind
    else { return nil }
    return from + 1..<group.end(from: from, before: content.upperBound)
  }

  /// Where the items of a range paint, in points of the window or of the plane around them.
  package func windowBounds(_ range: Range<Int>) -> CGRect {
    var result = CGRect.null
    var index = range.lowerBound
    while index < range.upperBound {
      var bounds = CGRect.null
      switch self[index] {
      case .leaf(let leaf): bounds = leaf.windowBounds
      case .begin(let group):
        let end = group.end(from: index, before: range.upperBound)
        bounds = group.windowBounds(of: contentBounds(of: group, index + 1..<end))
        index = end
      case .end: break
      }
      if !bounds.isNull { result = result.isNull ? bounds : result.union(bounds) }
      index += 1
    }
    return result
  }

  /// Whether there is text in a range that lies on whole pixels.
  package func holdsRestingText(_ range: Range<Int>) -> Bool {
    range.contains { index in
      if case .leaf(let leaf) = self[index] { leaf.isRestingText } else { false }
    }
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

extension DisplayLeaf {
  /// Whether it is text that lies on whole pixels.
  package var isRestingText: Bool { if case .text = content.kind { !isMoving } else { false } }
}
