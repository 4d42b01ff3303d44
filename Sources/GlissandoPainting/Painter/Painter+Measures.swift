import Foundation
import GlissandoDrawing

extension Painter {
  /// Where the items of a range paint, in points of the window or of the plane around them.
  func windowBounds(_ items: Items, _ range: Range<Int>) -> CGRect {
    var result = CGRect.null
    var index = range.lowerBound
    while index < range.upperBound {
      var bounds = CGRect.null
      switch items[index] {
      case .leaf(let leaf): bounds = leaf.windowBounds
      case .begin(let group):
        let end = self.end(of: index, in: items, before: range.upperBound)
        bounds = group.windowBounds(of: contentBounds(of: group, items, index + 1..<end))
        index = end
      case .end: break
      }
      if !bounds.isNull { result = result.isNull ? bounds : result.union(bounds) }
      index += 1
    }
    return result
  }

  /// Where what a group holds paints: the items of a range, which for a mask begin with its source.
  private func contentBounds(
    of group: DisplayGroup, _ items: Items, _ range: Range<Int>
  ) -> CGRect {
    guard case .mask = group.kind, let source = maskSource(items, range) else {
      return windowBounds(items, range)
    }
    return windowBounds(items, source.upperBound..<range.upperBound)
      .overlap(with: windowBounds(items, source))
  }

  /// The items between the beginning and the end of a mask's source, which comes first in its group.
  func maskSource(_ items: Items, _ range: Range<Int>) -> Range<Int>? {
    guard let from = range.first, case .begin(let group) = items[from],
      case .maskSource = group.kind
    else { return nil }
    return from + 1..<max(from + 1, end(of: from, in: items, before: range.upperBound))
  }

  /// A length of a group in pixels.
  ///
  /// - Parameter base: From points around the group to pixels.
  func deviceLength(
    _ length: Double, _ group: DisplayGroup, _ base: CGAffineTransform
  ) -> Double {
    guard length.isFinite, length > 0 else { return 0 }
    return min(
      length * Double(group.transform.concatenating(base).maximumScale),
      Painter.greatestDeviation)
  }

  /// A blur beyond this many pixels leaves nothing to be seen of what was blurred.
  private static let greatestDeviation = 300.0
  /// A transform that shrinks areas below this shows nothing and cannot be undone.
  static let leastDeterminant: CGFloat = 1e-9
}
