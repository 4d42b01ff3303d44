import Foundation
package import GlissandoMotion

/// The values between which a scale runs.
package struct PlotRange: Hashable, Sendable {
  /// The value at the scale's lower or left end.
  package var lower: Double
  /// The value at the scale's upper or right end, above the lower.
  package var upper: Double

  package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The distance of the ends; above 0 also where they meet.
  package var length: Double { max(upper - lower, 1e-12) }

  /// Widens the range to hold another one.
  mutating func include(_ other: PlotRange) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
  }

  /// The range with some room, up to round numbers, so that it changes seldom.
  ///
  /// An end that is 0 stays there.
  func rounded(room: Double, divisions: Double = 8) -> PlotRange {
    let space = length * room
    let step = Self.roundStep(atLeast: length / divisions)
    func outward(_ end: Double, _ sign: Double) -> Double {
      end == 0 ? 0 : sign * ((sign * end + space) / step).rounded(.up) * step
    }
    return PlotRange(outward(lower, -1), outward(upper, 1))
  }

  /// The least of 1, 2, 2.5, 5 and 10 times a power of ten that is not below a number above 0.
  static func roundStep(atLeast least: Double) -> Double {
    guard least > 0, least.isFinite else { return 1 }
    let power = pow(10, log10(least).rounded(.down))
    let factor = least / power
    for round in [1, 2, 2.5, 5] where factor <= round * (1 + 1e-9) { return power * round }
    return power * 10
  }
}

/// What the scales of a plot show; what changes here glides.
package struct PlotScales: Animatable, Hashable, Sendable {
  /// The last second on the time axis, which begins at 0.
  package var end: Double
  /// How much of each lane is there: what comes or goes fades.
  package var presence: PlotPresence
  package var position: PlotRange
  package var velocity: PlotRange
  package var acceleration: PlotRange

  package typealias NumberPair = AnimatablePair<Double, Double>
  package typealias Numbers = AnimatablePair<
    AnimatablePair<Double, PlotPresence.Numbers>,
    AnimatablePair<NumberPair, AnimatablePair<NumberPair, NumberPair>>
  >

  /// The numbers, which come to rest only when nobody could see them move.
  package var animatableData: FineVector<Numbers> {
    get {
      FineVector(
        AnimatablePair(
          AnimatablePair(end, presence.numbers),
          AnimatablePair(
            position.pair, AnimatablePair(velocity.pair, acceleration.pair))))
    }
    set {
      let (times, ranges) = (newValue.base.first, newValue.base.second)
      end = times.first
      presence = PlotPresence(times.second)
      position = PlotRange(ranges.first)
      velocity = PlotRange(ranges.second.first)
      acceleration = PlotRange(ranges.second.second)
    }
  }

  /// The range of a band.
  package subscript(band: PlotBand) -> PlotRange {
    switch band {
    case .position: position
    case .velocity: velocity
    case .acceleration: acceleration
    }
  }
}

extension PlotRange {
  fileprivate var pair: AnimatablePair<Double, Double> { AnimatablePair(lower, upper) }

  fileprivate init(_ pair: AnimatablePair<Double, Double>) { self.init(pair.first, pair.second) }
}
