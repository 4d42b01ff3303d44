package import GlissandoMotion

/// How much of each lane is there, from 0 to 1.
package struct PlotPresence: Hashable, Sendable {
  package typealias Numbers = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  private var a: Double
  private var b: Double
  private var c: Double
  private var d: Double

  /// Lanes that are there as a whole, the others not at all.
  init(_ letters: [Lane.Letter]) {
    func share(_ letter: Lane.Letter) -> Double { letters.contains(letter) ? 1 : 0 }
    (a, b, c, d) = (share(.a), share(.b), share(.c), share(.d))
  }

  init(_ numbers: Numbers) {
    (a, b) = (numbers.first.first, numbers.first.second)
    (c, d) = (numbers.second.first, numbers.second.second)
  }

  /// The shares by letters; those that move may leave [0, 1] by a little.
  var numbers: Numbers { AnimatablePair(AnimatablePair(a, b), AnimatablePair(c, d)) }

  /// The share of a lane, in [0, 1].
  subscript(letter: Lane.Letter) -> Double {
    let share =
      switch letter {
      case .a: a
      case .b: b
      case .c: c
      case .d: d
      }
    return min(max(share, 0), 1)
  }

  /// How many lanes there are, those that come or go in part.
  var count: Double { Lane.Letter.allCases.reduce(0) { $0 + self[$1] } }

  /// How many lanes there are before one.
  func count(before letter: Lane.Letter) -> Double {
    Lane.Letter.allCases.reduce(0) { $1.rawValue < letter.rawValue ? $0 + self[$1] : $0 }
  }
}
