import Foundation
package import GlissandoMotion

/// The values between which a scale runs.
package struct PlotRange: Animatable, Hashable, Sendable {
  /// The value at the scale's lower or left end.
  package var lower: Double
  /// The value at the scale's upper or right end, above the lower.
  package var upper: Double

  /// A range between two values.
  package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The range from the least to the greatest of some values; nil without values.
  package init?(around values: some Sequence<Double>) {
    var range: PlotRange?
    for value in values {
      range = PlotRange(min(range?.lower ?? value, value), max(range?.upper ?? value, value))
    }
    guard let range else { return nil }
    self = range
  }

  package var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(lower, upper) }
    set { (lower, upper) = (newValue.first, newValue.second) }
  }

  /// The distance of the ends; above 0 also where they meet.
  package var length: Double { max(upper - lower, 1e-12) }

  /// The place of a value, from 0 at the lower to 1 at the upper end.
  package func fraction(of value: Double) -> Double { (value - lower) / length }

  /// Widens the range to hold a value.
  package mutating func include(_ value: Double) { include(PlotRange(value, value)) }

  /// Widens the range to hold another one.
  package mutating func include(_ other: PlotRange) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
  }

  // MARK: Parts

  /// The range, `factor` times as long; a value in it keeps its place between the ends.
  package func scaled(by factor: Double, about value: Double) -> PlotRange {
    PlotRange(value - (value - lower) * factor, value + (upper - value) * factor)
  }

  /// The range of the same length that is `distance` higher.
  package func moved(by distance: Double) -> PlotRange {
    PlotRange(lower + distance, upper + distance)
  }

  /// The range, moved no farther than it has to be to lie within another one, and no longer than that.
  package func kept(within whole: PlotRange) -> PlotRange {
    guard upper - lower < whole.upper - whole.lower else { return whole }
    if lower < whole.lower { return PlotRange(whole.lower, whole.lower + (upper - lower)) }
    if upper > whole.upper { return PlotRange(whole.upper - (upper - lower), whole.upper) }
    return self
  }

  /// Whether a value lies between the ends, or at one.
  package func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  // MARK: Round numbers

  /// The range with some room, up to round numbers, so that it changes seldom.
  ///
  /// An end that is 0 stays there.
  package func rounded(room: Double, divisions: Double = 8) -> PlotRange {
    let space = length * room
    let step = Self.roundStep(atLeast: length / divisions)
    func outward(_ end: Double, _ sign: Double) -> Double {
      end == 0 ? 0 : sign * ((sign * end + space) / step).rounded(.up) * step
    }
    return PlotRange(outward(lower, -1), outward(upper, 1))
  }

  /// The range, widened to whole steps, so that it changes seldom.
  package func rounded(toMultiplesOf step: Double) -> PlotRange {
    PlotRange((lower / step).rounded(.down) * step, (upper / step).rounded(.up) * step)
  }

  /// The least of 1, 2, 2.5, 5 and 10 times a power of ten that is not below a number above 0.
  package static func roundStep(atLeast least: Double) -> Double {
    guard least > 0, least.isFinite else { return 1 }
    let power = pow(10, log10(least).rounded(.down))
    let factor = least / power
    for round in [1, 2, 2.5, 5] where factor <= round * (1 + 1e-9) { return power * round }
    return power * 10
  }

  /// The multiples of a step, above 0, in the range; none where those would be more than 400.
  package func multiples(of step: Double) -> [Double] {
    let (first, last) = ((lower / step).rounded(.up), (upper / step).rounded(.down))
    guard last - first <= 400 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
