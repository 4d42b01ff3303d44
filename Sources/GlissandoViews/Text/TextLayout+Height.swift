import Foundation
import GlissandoDrawing

extension TextLayout {
  /// Points by which a text may be higher than its room: sums of lengths differ by rounding.
  private static let tolerance: CGFloat = 0.5

  /// It may be any number.
  private var spacing: CGFloat { source.lineSpacing.isFinite ? CGFloat(source.lineSpacing) : 0 }

  /// The height of a line and the space below it, in points: the mean, where lines differ.
  private var lineAdvance: CGFloat {
    (size.height + spacing) / CGFloat(max(lineCount, 1))
  }

  /// The height of one line in points.
  var lineHeight: CGFloat { lineAdvance - spacing }

  /// How many whole lines a height has room for, at least one; nil where it has room for all of them.
  func lineCount(within height: CGFloat?) -> Int? {
    guard lineCount > 1, let height, height.isFinite, size.height > height + Self.tolerance else {
      return nil
    }
    let count = (height + Self.tolerance + spacing) / lineAdvance
    // Lines whose space is taken away lie on each other.
    guard lineAdvance > 0, count.isFinite else { return 1 }
    return Int(max(min(count.rounded(.down), CGFloat(lineCount - 1)), 1))
  }
}
