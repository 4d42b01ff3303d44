import Foundation
import GlissandoDrawing

/// How often which cost occurred, in a fixed amount of memory.
///
/// Costs fall into buckets whose bounds grow by one per cent each, so a percentile is right to
/// one per cent however long the program ran.
package struct CostHistogram: Sendable {
  /// The smallest cost told apart, in seconds; a cheaper one counts as none.
  private static let floor = 1e-7
  /// Each bucket's upper bound over its lower one: the accuracy of a percentile.
  private static let ratio = 1.01
  /// Enough buckets for ten seconds: ln(10 s / 0.1 µs) / ln 1.01.
  private static let bucketCount = 1852

  private var buckets = [UInt32](repeating: 0, count: bucketCount)
  /// The number of costs added.
  package private(set) var count = 0

  /// A histogram of nothing.
  package init() {}

  /// Adds a cost in seconds; what is not finite is left out.
  package mutating func add(_ seconds: Double) {
    guard seconds.isFinite else { return }
    let position = log(max(seconds, Self.floor) / Self.floor) / log(Self.ratio)
    buckets[min(Int(pixels: position), Self.bucketCount - 1)] += 1
    count += 1
  }

  /// The cost that a part of all costs does not exceed, in seconds; 0 if there are none.
  ///
  /// - Parameter part: In [0, 1]; 0.5 for the median.
  /// - Complexity: O(1852).
  package func percentile(_ part: Double) -> Double {
    let rank = max(1, Int((part * Double(count)).rounded(.up)))
    var seen = 0
    for (index, bucket) in buckets.enumerated() {
      seen += Int(bucket)
      guard seen >= rank else { continue }
      // The bucket's geometric middle; the first bucket holds what is too small to measure.
      return index == 0 ? 0 : Self.floor * pow(Self.ratio, Double(index) + 0.5)
    }
    return 0
  }
}
