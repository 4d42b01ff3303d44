import Foundation

/// Where the values of a specimen lie: its stops, and what is between and beyond them.
///
/// The value is a number without a unit; 1 is the whole way of a specimen with two stops.
package struct SpecimenTrack: Equatable, Sendable {
  /// Where it comes to rest, in rising order; at least two.
  package let stops: [Double]
  /// How far beyond its ends it can be pulled at most.
  package let band: Double
  /// Whether it may rest anywhere between its ends.
  package let isContinuous: Bool
  /// Whether it goes on beyond its stops without an end: every whole number is one.
  package let isEndless: Bool

  init(
    stops: [Double], band: Double = 0, isContinuous: Bool = false, isEndless: Bool = false
  ) {
    self.stops = stops
    self.band = band
    self.isContinuous = isContinuous
    self.isEndless = isEndless
  }

  /// The first and the last stop.
  private var ends: ClosedRange<Double> { stops[0]...stops[stops.count - 1] }

  /// Where it rests before anybody has touched it.
  package var beginning: Double { stops[0] }

  // MARK: Targets

  /// The seconds of its velocity by which something thrown flies on: as far as
  /// `DragGesture.Value.predictedEndLocation` says.
  static let glideTime = 0.25

  /// The most turns that a throw gives to what has no ends.
  private static let longestThrow = 3.0

  /// Where something that is let go comes to rest: at the stop that is nearest to where its
  /// velocity would carry it.
  package func target(from value: Double, velocity: Double) -> Double {
    let thrown = value + velocity * Self.glideTime
    if isEndless {
      let nearest = value.rounded()
      return min(max(thrown.rounded(), nearest - Self.longestThrow), nearest + Self.longestThrow)
    }
    let inside = min(max(thrown, ends.lowerBound), ends.upperBound)
    return isContinuous ? inside : nearest(thrown)
  }

  /// The stop that a value is nearest to.
  func nearest(_ value: Double) -> Double {
    stops.min { abs($0 - value) < abs($1 - value) } ?? beginning
  }

  /// Where a play goes that starts at, or is on the way to, a target: to the other end.
  package func opposite(of target: Double) -> Double {
    if isEndless {
      return target.truncatingRemainder(dividingBy: 2) == 0 ? target + 1 : target - 1
    }
    let isBeyondMiddle = target - ends.lowerBound > (ends.upperBound - ends.lowerBound) / 2
    return isBeyondMiddle ? ends.lowerBound : ends.upperBound
  }

  /// The next stop above or below a target; the target where there is none.
  package func neighbour(of target: Double, isAbove: Bool) -> Double {
    if isEndless { return target + (isAbove ? 1 : -1) }
    return (isAbove ? stops.first { $0 > target } : stops.last { $0 < target }) ?? target
  }

  /// The value for which the specimen is drawn: the same, or a whole way beyond an end at most.
  ///
  /// So far does a spring swing that nothing damps. Turned back again and again, it would get any
  /// distance, and nobody wants to see letters of that size.
  func drawn(_ value: Double) -> Double {
    guard !isEndless else { return value }
    let way = ends.upperBound - ends.lowerBound
    return min(max(value, ends.lowerBound - way), ends.upperBound + way)
  }

  // MARK: Resistance

  /// How much of the first point beyond an end is given to the hand.
  ///
  /// The curve d·(1 − 1/(x·c/d + 1)) with c = 0.55 is how scroll views resist on the system that
  /// this one is like; `d`, the most it gives, is the band.
  private static let compliance = 0.55

  /// Where a hand at a value beyond the ends has pulled the specimen to: less far, and never
  /// further than the band.
  package func resisted(_ value: Double) -> Double {
    guard !isEndless, band > 0 else { return value }
    let inside = min(max(value, ends.lowerBound), ends.upperBound)
    let excess = value - inside
    guard excess != 0 else { return value }
    let given = band * (1 - 1 / (abs(excess) * Self.compliance / band + 1))
    return inside + (excess < 0 ? -given : given)
  }

  /// Where the hand is that holds the specimen at a value; the inverse of `resisted`.
  package func unresisted(_ value: Double) -> Double {
    guard !isEndless, band > 0 else { return value }
    let inside = min(max(value, ends.lowerBound), ends.upperBound)
    let excess = value - inside
    guard excess != 0 else { return value }
    // What has swung out further than a hand could pull it is held at the very end of the band.
    let share = min(abs(excess) / band, Self.fullest)
    let hand = band / Self.compliance * (1 / (1 - share) - 1)
    return inside + (excess < 0 ? -hand : hand)
  }

  /// So much of the band counts as all of it.
  private static let fullest = 0.95
}
