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
  /// How many rows of marks there are.
  package var rows: Double
  package var position: PlotRange
  package var velocity: PlotRange
  package var acceleration: PlotRange

  package typealias RangePair = AnimatablePair<Double, Double>

  /// The numbers in units in which a hundredth is too small to be seen.
  package var animatableData:
    AnimatablePair<RangePair, AnimatablePair<RangePair, AnimatablePair<RangePair, RangePair>>>
  {
    get {
      AnimatablePair(
        AnimatablePair(end * Self.fine, rows * Self.fine),
        AnimatablePair(
          Self.pair(position, Self.fine),
          AnimatablePair(Self.pair(velocity, Self.fine), Self.pair(acceleration, Self.fine))))
    }
    set {
      end = newValue.first.first / Self.fine
      rows = newValue.first.second / Self.fine
      position = Self.range(newValue.second.first, Self.fine)
      velocity = Self.range(newValue.second.second.first, Self.fine)
      acceleration = Self.range(newValue.second.second.second, Self.fine)
    }
  }

  private static let fine = 10_000.0

  private static func pair(_ range: PlotRange, _ factor: Double) -> RangePair {
    AnimatablePair(range.lower * factor, range.upper * factor)
  }

  private static func range(_ pair: RangePair, _ factor: Double) -> PlotRange {
    PlotRange(pair.first / factor, pair.second / factor)
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
