package import GlissandoMotion
package import GlissandoTools

/// What the scales of a plot show; what changes here glides.
package struct PlotScales: Animatable, Hashable, Sendable {
  /// The seconds on the time axis.
  package var times: PlotRange
  /// How much of each lane is there: what comes or goes fades.
  package var presence: PlotPresence
  package var position: PlotRange
  package var velocity: PlotRange
  package var acceleration: PlotRange
  /// Whether there is more to see than they show.
  package var isPart = false

  /// The last second on the time axis.
  package var end: Double { times.upper }

  package typealias NumberPair = AnimatablePair<Double, Double>
  package typealias Numbers = AnimatablePair<
    AnimatablePair<NumberPair, PlotPresence.Numbers>,
    AnimatablePair<NumberPair, AnimatablePair<NumberPair, NumberPair>>
  >

  /// The numbers, which come to rest only when nobody could see them move.
  package var animatableData: FineVector<Numbers> {
    get {
      FineVector(
        AnimatablePair(
          AnimatablePair(times.animatableData, presence.numbers),
          AnimatablePair(
            position.animatableData,
            AnimatablePair(velocity.animatableData, acceleration.animatableData))))
    }
    set {
      let (times, ranges) = (newValue.base.first, newValue.base.second)
      self.times.animatableData = times.first
      presence = PlotPresence(times.second)
      position.animatableData = ranges.first
      velocity.animatableData = ranges.second.first
      acceleration.animatableData = ranges.second.second
    }
  }

  /// The range of a band.
  package subscript(band: PlotBand) -> PlotRange {
    get {
      switch band {
      case .position: position
      case .velocity: velocity
      case .acceleration: acceleration
      }
    }
    set {
      switch band {
      case .position: position = newValue
      case .velocity: velocity = newValue
      case .acceleration: acceleration = newValue
      }
    }
  }
}
