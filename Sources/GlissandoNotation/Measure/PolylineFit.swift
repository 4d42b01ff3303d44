import Foundation

/// Puts straight lines through a curve: as few as stay within an error of it.
///
/// The points lie on a grid of places and of heights within the error, not only on the curve: lines that
/// cut through its bends reach about √2 further. Over that grid the shortest path is exact: from each
/// point that can be reached, the cone of slopes that stay within the error is narrowed from place to
/// place, and every point inside it is one line away.
struct PolylineFit {
  /// The curve over [0, 1].
  let curve: (Double) -> Double
  /// How far a line may be from the curve, above 0.
  let error: Double
  /// So many places the grid has between 0 and 1.
  let places: Int

  /// Heights as parts of the error; the last one is the curve's own.
  private static let offsets = [-0.8, 0.8, 0]

  /// The number of lines to a point, how far the worst of them is from the curve, and from where it came.
  private struct Reach {
    var lines = Int32.max
    var from = Int32(-1)
  }

  /// The points from (0, curve(0)) to (1, 1).
  ///
  /// - Complexity: O(*n·m*) in the places and in how many of them one line passes.
  func points() -> [(x: Double, y: Double)] {
    let count = places + 1
    let offsetCount = Self.offsets.count
    var heights = (0..<count).map { curve(Double($0) / Double(places)) }
    heights[places] = 1
    var reaches = [Reach](repeating: Reach(), count: count * offsetCount)
    reaches[offsetCount - 1].lines = 0
    for place in 0..<places {
      for offset in 0..<offsetCount where reaches[place * offsetCount + offset].lines < .max {
        extend(place * offsetCount + offset, &reaches, heights)
      }
    }
    var index = places * offsetCount + offsetCount - 1
    var path: [(x: Double, y: Double)] = []
    while index >= 0 {
      let place = index / offsetCount
      path.append((Double(place) / Double(places), height(index, heights)))
      index = Int(reaches[index].from)
    }
    return path.reversed()
  }

  private func height(_ index: Int, _ heights: [Double]) -> Double {
    heights[index / Self.offsets.count] + Self.offsets[index % Self.offsets.count] * error
  }

  /// Notes all points that one line reaches from a point.
  private func extend(_ index: Int, _ reaches: inout [Reach], _ heights: [Double]) {
    let offsetCount = Self.offsets.count
    let place = index / offsetCount
    let start = height(index, heights)
    let lines = reaches[index].lines + 1
    var low = -Double.infinity
    var high = Double.infinity
    for next in (place + 1)...places {
      let distance = Double(next - place)
      let isLast = next == places
      for offset in (isLast ? offsetCount - 1 : 0)..<offsetCount {
        let target = next * offsetCount + offset
        let slope = (height(target, heights) - start) / distance
        guard slope >= low, slope <= high, lines < reaches[target].lines else { continue }
        reaches[target] = Reach(lines: lines, from: Int32(index))
      }
      low = max(low, (heights[next] - error - start) / distance)
      high = min(high, (heights[next] + error - start) / distance)
      // The next place can always be reached from the one before, so a path exists.
      if low > high { return }
    }
  }
}
