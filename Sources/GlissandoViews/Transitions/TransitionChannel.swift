import Foundation
import GlissandoMotion

/// One number that a built-in transition moves, and what it does to the view.
///
/// A whole transition is a few of these; each animates by itself, so that any two can be joined,
/// interrupted and timed apart from each other.
nonisolated struct TransitionChannel {
  /// What the number does.
  enum Kind: Equatable {
    /// It is the factor of the view's opacity.
    case opacity
    /// It moves the view by that many of its own widths and heights.
    case shift(x: Double, y: Double)
    /// It moves the view by that part of a length in points.
    case offset(CGSize)
    /// It is the factor of the view's size about an anchor.
    case scale(UnitPoint)
    /// It is the radius of a blur in points.
    case blur

    /// Whether the view is somewhere else by it.
    var isMotion: Bool {
      switch self {
      case .opacity, .blur: false
      case .shift, .offset, .scale: true
      }
    }
  }

  let kind: Kind
  /// The number before the view comes.
  private(set) var start: Double
  /// The number when the view has gone.
  private(set) var end: Double
  private(set) var timing = TransitionTiming.inherited

  /// Makes a channel whose ends are alike.
  init(_ kind: Kind, _ value: Double) { self.init(kind, from: value, to: value) }

  /// Makes a channel.
  init(_ kind: Kind, from start: Double, to end: Double) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// The number while the view stays.
  var rest: Double {
    switch kind {
    case .opacity, .scale: 1
    case .shift, .offset, .blur: 0
    }
  }

  /// The number in a phase.
  func value(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: start
    case .identity: rest
    case .didDisappear: end
    }
  }

  /// Whether all of it makes sense.
  var isFinite: Bool {
    guard start.isFinite, end.isFinite else { return false }
    switch kind {
    case .offset(let offset): return offset.width.isFinite && offset.height.isFinite
    case .scale(let anchor): return anchor.x.isFinite && anchor.y.isFinite
    case .opacity, .shift, .blur: return true
    }
  }

  /// How near to its target the number counts as at rest: a step of 8 bits for an opacity, and
  /// less than a hundredth of a point for a view of any usual size otherwise.
  var restDistance: Double {
    switch kind {
    case .opacity: 1.0 / 512
    case .shift, .scale: 1.0 / 131_072
    case .offset(let offset): 0.01 / max(abs(offset.width), abs(offset.height), 1)
    case .blur: 0.01
    }
  }

  func playing(on occasion: TransitionOccasion) -> TransitionChannel {
    var copy = self
    if occasion == .removal { copy.start = rest } else { copy.end = rest }
    return copy
  }

  func timed(by animation: Animation?) -> TransitionChannel {
    var copy = self
    copy.timing = timing.inside(animation)
    return copy
  }

  func hasSameKind(as other: TransitionChannel) -> Bool { kind == other.kind }
}

/// The one occasion on which a part of an asymmetric transition plays.
nonisolated enum TransitionOccasion {
  case insertion
  case removal
}

/// Which animation moves a part of a transition.
nonisolated enum TransitionTiming {
  /// That of the change.
  case inherited
  /// Its own; nil lets it jump.
  case own(Animation?)

  /// The timing of a part for which somebody further out names an animation: the nearest wins.
  func inside(_ animation: Animation?) -> TransitionTiming {
    if case .own = self { return self }
    return .own(animation)
  }

  /// Puts the animation into the transaction of a change.
  func change(_ transaction: inout Transaction) {
    guard case .own(let animation) = self, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}
