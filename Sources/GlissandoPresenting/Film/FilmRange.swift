import GlissandoDrawing

/// The part of a film that is wanted.
package enum FilmRange: Equatable, Sendable {
  /// Frames by their numbers from 0 on, the last one included; nil is the beginning, or the end.
  case frames(Int?, Int?)
  /// Seconds from the beginning; nil is the beginning, or the end.
  case seconds(Double?, Double?)

  /// The frames of a film that are meant.
  ///
  /// - Parameters:
  ///   - count: The frames of the film; nil where there is no end.
  ///   - standard: The frames of a film without an end of which nothing is said.
  /// - Returns: nil where none is meant.
  package func frames(of count: Int?, frameRate: Double, standard: Int) -> ClosedRange<Int>? {
    let first: Int
    var last: Int?
    switch self {
    case .frames(let start, let end): (first, last) = (start ?? 0, end)
    case .seconds(let start, let end):
      first = start.map { Int(pixels: ($0 * frameRate).rounded()) } ?? 0
      last = end.map { Int(pixels: ($0 * frameRate).rounded()) - 1 }
    }
    let end = count.map { $0 - 1 } ?? last ?? max(standard - 1, first)
    last = min(last ?? end, end)
    guard let last, first >= 0, first <= last else { return nil }
    return first...last
  }
}

/// One of several parts of equal length into which work is split.
package struct FilmPart: Equatable, Sendable {
  /// Which part, from 1 to `count`.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// A part; nil for one that there is not.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, count <= 1_000_000, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The part's share of frames; nil where there are more parts than frames, and none is left.
  ///
  /// All parts together are all frames, and no two of them share one.
  package func share(of frames: ClosedRange<Int>) -> ClosedRange<Int>? {
    let total = frames.count
    let start = frames.lowerBound + total * (number - 1) / count
    let end = frames.lowerBound + total * number / count
    return start < end ? start...(end - 1) : nil
  }
}
