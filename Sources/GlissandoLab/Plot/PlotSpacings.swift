import Foundation
import GlissandoMotion
import GlissandoTools

/// How far from each other the lines of measure of each scale are that are all there, in points.
///
/// It follows from where the scales are going, and glides there itself: so at rest every line and its
/// number is there or is not, and on the way those that come or go fade.
struct PlotSpacings: Animatable, Hashable {
  private(set) var time: Double
  private var position: Double
  private var velocity: Double
  private var acceleration: Double

  /// What neighbours in a band want between them where one has a choice, in points at a unit of 1.
  static let between = 24.0
  /// What they need: the height of a number and half of it.
  private static let leastBetween = 15.5
  /// What neighbours on the time axis need, whose numbers stand side by side.
  private static let leastBeside = 46.0

  /// The distances at which scales are crisp.
  init(
    scales: PlotScales, width: Double, heights: [(band: PlotBand, height: Double)], unit: Double
  ) {
    func crisp(_ band: PlotBand) -> Double {
      let height = heights.first { $0.band == band }?.height ?? 1
      return Self.crisp(scales[band], height, least: Self.leastBetween * unit)
    }
    time = Self.crisp(scales.times, width, least: Self.leastBeside * unit)
    position = crisp(.position)
    velocity = crisp(.velocity)
    acceleration = crisp(.acceleration)
  }

  subscript(band: PlotBand) -> Double {
    switch band {
    case .position: position
    case .velocity: velocity
    case .acceleration: acceleration
    }
  }

  /// The distance of the closest lines whose numbers do not crowd each other: the next finer ones stand
  /// at half of it at most, which is where lines are gone.
  private static func crisp(_ range: PlotRange, _ length: Double, least: Double) -> Double {
    let density = length / range.length
    guard density.isFinite, density > 0 else { return least }
    var power = pow(10, log10(least / density).rounded(.up))
    if power * 0.5 * density >= least { power *= 0.5 }
    // Rounding does not make them seem closer than they want to be.
    return power * density * (1 - 1e-9)
  }

  typealias Pair = AnimatablePair<Double, Double>

  var animatableData: AnimatablePair<Pair, Pair> {
    get { AnimatablePair(Pair(time, position), Pair(velocity, acceleration)) }
    set {
      (time, position) = (newValue.first.first, newValue.first.second)
      (velocity, acceleration) = (newValue.second.first, newValue.second.second)
    }
  }
}
