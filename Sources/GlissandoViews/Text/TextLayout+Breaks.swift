import GlissandoDrawing

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
