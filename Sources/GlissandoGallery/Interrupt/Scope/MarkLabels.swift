import Glissando
import GlissandoTools

/// Where the numbers of marks stand in their lane: in the order of the marks, none on another, and
/// each as near to its mark as the others let it.
struct MarkLabels {
  /// A mark, and how much room its numbers take, in points.
  struct Item {
    var mark: Double
    var width: Double
  }

  /// The lane.
  let ends: ClosedRange<Double>
  /// The least distance between two, in points.
  let distance: Double
  /// A mark may be so far outside of its numbers, in points: more where few have to do without.
  let reach: (crowded: Double, uncrowded: Double)

  /// Numbers that would fill so many lanes are a crowd: most of them have no place in any case, and
  /// those that have are best read at their marks.
  private static let crowd = 2.0

  /// Finds a place for as many as there is room for.
  ///
  /// - Parameter items: The most important one first; it always has a place.
  /// - Returns: The left edge of each; nil where there is no room.
  /// - Complexity: O(*n*·*m*), where *m* of *n* find room.
  func places(of items: [Item]) -> [Double?] {
    let room = items.reduce(-distance) { $0 + $1.width + distance }
    let isCrowded = room > Self.crowd * (ends.upperBound - ends.lowerBound)
    let reach = isCrowded ? reach.crowded : reach.uncrowded
    var lefts = [Double?](repeating: nil, count: items.count)
    var placed: [Int] = []
    for index in items.indices {
      // Of two at one moment the newer one, which comes first, stands to the right.
      let position = placed.firstIndex { items[$0].mark >= items[index].mark } ?? placed.count
      placed.insert(index, at: position)
      let edges = arranged(placed.map { items[$0] })
      let areNear = zip(placed, edges).allSatisfy { isNear(items[$0], left: $1, reach) }
      if edges.count == placed.count, areNear || placed.count == 1 {
        for (index, left) in zip(placed, edges) { lefts[index] = left }
      } else {
        placed.remove(at: position)
      }
    }
    return lefts
  }

  private func isNear(_ item: Item, left: Double, _ reach: Double) -> Bool {
    left - reach <= item.mark && item.mark <= left + item.width + reach
  }

  /// The left edges of items in the order of their marks; none if they do not fit.
  private func arranged(_ items: [Item]) -> [Double] {
    let room = items.reduce(-distance) { $0 + $1.width + distance }
    guard room <= ends.upperBound - ends.lowerBound || items.count == 1 else { return [] }
    return ends.starts(of: items.map { PlotLabel(middle: $0.mark, length: $0.width) }, distance)
  }
}
