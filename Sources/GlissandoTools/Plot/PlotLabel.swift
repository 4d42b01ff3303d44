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
  /// Where labels begin, in the order of their places and each as near to its own as the others let it, of
  /// as many as there is room for.
  ///
  /// - Parameters:
  ///   - labels: The most important one first; it always has room.
  ///   - distance: The least between two.
  ///   - reach: A place may be so far outside of its label: more where few have to do without.
  /// - Returns: The beginning of each; nil where there is no room.
  /// - Complexity: O(*n*·*m*), where *m* of *n* find room.
  package func places(
    of labels: [PlotLabel], _ distance: Double, reach: (crowded: Double, uncrowded: Double)
  ) -> [Double?] {
    func lanes(_ labels: [PlotLabel]) -> Double {
      labels.reduce(-distance) { $0 + $1.length + distance } / (upperBound - lowerBound)
    }
    // Where there are many labels, most find no room in any case, and the others are best read at their places.
    let reach = lanes(labels) > 2 ? reach.crowded : reach.uncrowded
    var places = [Double?](repeating: nil, count: labels.count)
    var placed: [Int] = []
    for (index, label) in labels.enumerated() {
      // Of two at one place the less important one, which comes later, stands to the left.
      let position = placed.firstIndex { labels[$0].middle >= label.middle } ?? placed.count
      let wanted = placed[..<position] + [index] + placed[position...]
      let row = wanted.map { labels[$0] }
      let starts = starts(of: row, distance)
      let areNear = zip(row, starts).allSatisfy {
        $1 - reach <= $0.middle && $0.middle <= $1 + $0.length + reach
      }
      guard wanted.count == 1 || areNear && lanes(row) <= 1 else { continue }
      placed = Array(wanted)
      for (index, start) in zip(placed, starts) { places[index] = start }
    }
    return places
  }
}
