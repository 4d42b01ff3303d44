import Foundation
import GlissandoMotion

/// One direction in which a scroll view scrolls: how far it may go, where it is, how it moves.
struct ScrollAxis {
  /// Whether the view scrolls in this direction at all.
  var isEnabled = false
  /// The length of the view, and of its content with the margins around it, in points.
  var viewport = 0.0
  var content = 0.0
  /// How far the content is moved out of the view; beyond the range while it is pulled.
  private(set) var offset = 0.0
  /// Points per second.
  private(set) var velocity = 0.0
  private(set) var motion = ScrollMotion.rest
  /// Whether it goes to an end, wherever that turns out to be.
  private var goal = Goal.place

  private enum Goal {
    case place, start, end
  }

  /// The offsets at which content fills the view.
  ///
  /// Content of no finite length cannot be scrolled.
  var range: ClosedRange<Double> {
    let excess = content - viewport
    return 0...(excess > 0 && excess.isFinite ? excess : 0)
  }
  var isOverflowing: Bool { content - viewport > ScrollAxis.tolerance }
  var isMoving: Bool { motion != .rest }
  /// Lengths that differ by less than this in points are the same: sums of fractions.
  static let tolerance = 0.01

  /// Where it is going, or is at rest.
  var destination: Double { motion.destination ?? offset }

  /// Whether it moves so fast that a press is meant to stop it.
  var isGliding: Bool {
    guard case .thrown = motion else { return false }
    return abs(velocity) > Self.catchVelocity
  }

  /// Slower than this in points per second, a press on what is inside is meant for that.
  private static let catchVelocity = 40.0

  /// Puts content somewhere, at rest; where that is no place, it rests where it is.
  mutating func rest(at offset: Double) {
    if offset.isFinite { self.offset = offset }
    velocity = 0
    motion = .rest
  }

  /// Puts content somewhere for something else that moves it; where that is no place, it stays.
  mutating func follow(_ offset: Double, velocity: Double = 0) {
    if offset.isFinite { self.offset = offset }
    self.velocity = velocity.isFinite ? velocity : 0
    motion = .rest
  }

  /// Goes to a place by a spring, with the velocity that it has.
  mutating func spring(to target: Double, response: Double, at time: Double) {
    advance(to: time)
    goal = target <= range.lowerBound ? .start : target >= range.upperBound ? .end : .place
    motion = .spring(
      ScrollSpring(
        start: offset, velocity: velocity, time: time, target: target, response: response))
  }

  /// Lets go of content that moves.
  mutating func `throw`(velocity: Double, at time: Double) {
    advance(to: time)
    self.velocity = velocity
    motion = .thrown(ScrollThrow(from: offset, velocity: velocity, at: time, in: range))
    if abs(velocity) <= 1, range.contains(offset) { rest(at: offset) }
  }

  /// Moves to a time.
  mutating func advance(to time: Double) {
    guard let state = motion.state(at: time) else { return }
    offset = state.position
    velocity = state.velocity
    if state.isAtRest { motion = .rest }
  }

  /// Moves the origin from which offsets are counted: the content above has become longer by
  /// `distance` points.
  mutating func shift(by distance: Double, at time: Double) {
    guard distance != 0 else { return }
    offset += distance
    switch motion {
    case .rest: break
    case .spring(let spring) where goal == .start:
      motion = .rest
      self.spring(to: spring.target, response: spring.response, at: time)
    case .spring(var spring):
      spring.start += distance
      spring.target += distance
      motion = .spring(spring)
    case .thrown:
      motion = .rest
      self.throw(velocity: velocity, at: time)
    }
  }

  /// Goes on as is right for a changed range.
  /// - Returns: whether content at rest lies outside of it.
  mutating func rangeChanged(at time: Double) -> Bool {
    switch motion {
    case .rest: return !range.contains(offset)
    case .spring(let spring):
      let target =
        goal == .end
        ? range.upperBound : min(max(spring.target, range.lowerBound), range.upperBound)
      if target != spring.target { self.spring(to: target, response: spring.response, at: time) }
    case .thrown: self.throw(velocity: velocity, at: time)
    }
    return false
  }
}

/// Something for each of the two directions.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
