import Foundation

/// What names a place on a line and takes room there.
package struct PlotLabel {
  /// The place, where its middle would be.
  package var middle: Double
  package var length: Double

  package init(middle: Double, length: Double) {
    self.middle = middle
    self.length = length
  }
}

extension ClosedRange<Double> {
  /// Where labels begin that are in the order of their places: none on another, and so that the squares of
  /// their ways from there are least.
  ///
  /// Without what stands before each of them, their beginnings only have to rise: that is an isotonic
  /// regression, found by pooling neighbours that would be in the wrong order (Ayer and others 1955).
  /// Those that have no room go beyond the end.
  ///
  /// - Parameter distance: The least between two.
  package func starts(of labels: [PlotLabel], _ distance: Double = 0) -> [Double] {
    var blocks: [(sum: Double, count: Double)] = []
    var offsets: [Double] = []
    var length = -distance
    for label in labels {
      offsets.append(length + distance)
      length += distance + label.length
      blocks.append((sum: label.middle - label.length / 2 - (offsets.last ?? 0), count: 1))
      while let last = blocks.last, let before = blocks.dropLast().last,
        before.sum / before.count > last.sum / last.count
      {
        blocks.removeLast(2)
        blocks.append((sum: before.sum + last.sum, count: before.count + last.count))
      }
    }
    let starts = blocks.flatMap { block in
      repeatElement(
        Swift.max(Swift.min(block.sum / block.count, upperBound - length), lowerBound),
        count: Int(block.count))
    }
    return zip(starts, offsets).map(+)
  }
}
