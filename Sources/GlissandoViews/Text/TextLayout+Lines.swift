import Foundation
import GlissandoDrawing

// The lines of a text and their heights.

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

extension TextShaper {
  /// A text with the last of the lines cut short for which `height` has room: as it is where it has
  /// room for all of them.
  func shortened(_ layout: TextLayout, width: Double?, height: CGFloat?) -> TextLayout {
    guard var count = layout.lineCount(within: height) else { return layout }
    var (layout, source) = (layout, layout.source)
    repeat {
      source.lineLimit = count
      layout = self.layout(source, width: width)
      count -= 1
      // Lines need not be of one height.
    } while count > 0 && layout.lineCount(within: height) != nil
    return layout
  }
}

extension TextLayout {
  /// Whether another layout of the same characters has the same ones in each line.
  ///
  /// - Complexity: O(*n*) in the characters; longer texts than a screen's are told apart.
  func breaksLikewise(_ other: TextLayout) -> Bool {
    guard lineCount == other.lineCount else { return false }
    guard lineCount > 1 else { return true }
    guard !isTruncated, !other.isTruncated, let handle, let otherHandle = other.handle else {
      return false
    }
    let text = source.string
    guard text.utf8.count <= Self.longestComparison else { return false }
    var (baseline, otherBaseline) = (handle.baseline(atByte: 0), otherHandle.baseline(atByte: 0))
    for index in text.indices {
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      let (next, otherNext) = (
        handle.baseline(atByte: byte), otherHandle.baseline(atByte: byte)
      )
      guard (next == baseline) == (otherNext == otherBaseline) else { return false }
      (baseline, otherBaseline) = (next, otherNext)
    }
    return true
  }

  /// Bytes of a text that is read on one screen.
  private static let longestComparison = 2000
}
