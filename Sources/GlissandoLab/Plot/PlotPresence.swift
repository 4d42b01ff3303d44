package import GlissandoMotion

/// How much of each lane is there, from 0 to 1.
package struct PlotPresence: Hashable, Sendable {
  package typealias Numbers = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  /// By letters; those that move may leave [0, 1] by a little.
  private var shares = SIMD4<Double>.zero

  /// Lanes that are there as a whole, the others not at all.
  init(_ letters: [Lane.Letter]) {
    for letter in letters { shares[letter.rawValue] = 1 }
  }

  init(_ numbers: Numbers) { shares = SIMD4(numbers) }

  var numbers: Numbers { shares.pairs }

  /// The share of a lane, in [0, 1].
  subscript(letter: Lane.Letter) -> Double { min(max(shares[letter.rawValue], 0), 1) }

  /// How many lanes there are, those that come or go in part.
  var count: Double { Lane.Letter.allCases.reduce(0) { $0 + self[$1] } }

  /// How many lanes there are before one.
  func count(before letter: Lane.Letter) -> Double {
    Lane.Letter.allCases.reduce(0) { $1.rawValue < letter.rawValue ? $0 + self[$1] : $0 }
  }
}

extension SIMD4<Double> {
  /// Four numbers of a vector that is animated.
  init(_ pairs: PlotPresence.Numbers) {
    self.init(pairs.first.first, pairs.first.second, pairs.second.first, pairs.second.second)
  }

  var pairs: PlotPresence.Numbers {
    PlotPresence.Numbers(AnimatablePair(x, y), AnimatablePair(z, w))
  }
}
