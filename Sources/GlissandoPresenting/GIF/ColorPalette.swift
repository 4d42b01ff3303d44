/// Up to 256 colours that stand for all those of a film.
package struct ColorPalette: Equatable, Sendable {
  /// The colours, each as red, green and blue.
  package let colors: [SIMD3<UInt8>]

  /// Chooses colours by cutting the space of colours where the error shrinks most.
  ///
  /// After P. Heckbert, Color Image Quantization for Frame Buffer Display, SIGGRAPH 1982,
  /// doi:10.1145/965145.801294, with the cuts that X. Wu proposed: at the place that leaves the least
  /// sum of squares. The number of pixels counts by its square root, so that what is small and
  /// bright keeps its colour beside a large ground.
  ///
  /// - Parameter limit: The number of colours, from 1 to 256.
  /// - Complexity: O(*n* log *n*) in the colours that are told apart.
  package init(_ count: ColorCount, limit: Int) {
    var boxes = [ColorBox(count.met)]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let halves = boxes[worst].cut()
      else { break }
      boxes[worst] = halves.0
      boxes.append(halves.1)
    }
    colors = boxes.map(\.color)
  }

  /// The nearest colour's number.
  ///
  /// - Complexity: O(*n*) in the colours.
  func index(nearestTo color: SIMD3<UInt8>) -> Int {
    let wanted = SIMD3<Int32>(truncatingIfNeeded: color)
    var (best, least) = (0, Int32.max)
    for (index, color) in colors.enumerated() {
      let difference = SIMD3<Int32>(truncatingIfNeeded: color) &- wanted
      let distance = (difference &* difference).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }
}

/// Groups of colours for which one colour may stand.
private struct ColorBox {
  private var groups: [ColorCount.Group]
  private let weight: Double
  private let center: SIMD3<Double>
  private let squares: SIMD3<Double>

  init(_ groups: [ColorCount.Group]) {
    self.groups = groups
    var weight = 0.0
    var sum = SIMD3<Double>.zero
    var squares = SIMD3<Double>.zero
    for group in groups {
      weight += group.weight
      sum += group.mean * group.weight
    }
    let center = weight > 0 ? sum / weight : .zero
    for group in groups {
      let difference = group.mean - center
      squares += difference * difference * group.weight
    }
    (self.weight, self.center, self.squares) = (weight, center, squares)
  }

  /// What is wrong by showing one colour in place of all.
  var error: Double { groups.count > 1 ? squares.sum() : 0 }

  /// The colour that stands for all: the mean of the pixels.
  var color: SIMD3<UInt8> {
    let sums = groups.reduce(SIMD3<UInt64>.zero) { $0 &+ $1.sums }
    let count = max(groups.reduce(0) { $0 + $1.count }, 1)
    let mean = SIMD3<Double>(sums) / Double(count)
    return SIMD3(clamping: SIMD3<Int>(mean.rounded(.toNearestOrAwayFromZero)))
  }

  /// Two boxes in place of this one; nil where there is nothing to cut.
  func cut() -> (ColorBox, ColorBox)? {
    guard error > 0 else { return nil }
    let axis = (0..<3).max { squares[$0] < squares[$1] } ?? 0
    // Equal numbers keep their order, by which they came.
    let sorted = groups.enumerated().sorted {
      let (left, right) = ($0.element.mean[axis], $1.element.mean[axis])
      return left != right ? left < right : $0.offset < $1.offset
    }.map(\.element)
    let place = Self.bestCut(sorted, weight: weight, sum: center * weight)
    return (ColorBox(Array(sorted[..<place])), ColorBox(Array(sorted[place...])))
  }

  /// Where the sum of squares is least: where those of the means, by weight, are greatest.
  private static func bestCut(
    _ groups: [ColorCount.Group], weight: Double, sum: SIMD3<Double>
  ) -> Int {
    var (best, greatest) = (1, -Double.infinity)
    var left = 0.0
    var leftSum = SIMD3<Double>.zero
    for index in 1..<groups.count {
      left += groups[index - 1].weight
      leftSum += groups[index - 1].mean * groups[index - 1].weight
      let right = sum - leftSum
      let gain = (leftSum * leftSum).sum() / left + (right * right).sum() / (weight - left)
      if gain > greatest { (best, greatest) = (index, gain) }
    }
    return best
  }
}

extension ColorCount.Group {
  /// How much the colours count.
  fileprivate var weight: Double { Double(count).squareRoot() }
}
