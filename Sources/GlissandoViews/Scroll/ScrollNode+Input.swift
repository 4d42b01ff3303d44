package import Foundation
import GlissandoMotion

/// A press on a scroll view, from the moment at which it may turn out to be a drag.
struct ScrollPress {
  enum Phase: Equatable {
    case none
    /// The pointer is down and has not moved far.
    case possible
    /// The content follows the pointer.
    case dragging
    /// An indicator follows the pointer.
    case indicator(Axis)
    /// The press ended as a drag.
    case ended
    case failed
  }

  var phase = Phase.none
  /// Whether the content has begun to follow: another gesture may still be asked first.
  var isFollowing = false
  /// Where the pointer went down, and where it is, in points of the view.
  var start = CGPoint.zero
  var location = CGPoint.zero
  var time = 0.0
  /// The offsets that the pointer asks for are `origin − location`.
  var origin = CGPoint.zero
  /// Where the content was when it began to follow.
  var began = CGPoint.zero
  /// What was left of a throw that the press stopped, and when.
  var caught = CGPoint.zero
  var caughtTime = 0.0
  var sampler = VelocitySampler<CGPoint.AnimatableData>()

  var isDragging: Bool { isFollowing }

  mutating func shift(by distance: CGFloat, _ axis: Axis) {
    origin[axis] += distance
    began[axis] += distance
  }
}

extension ScrollNode: GestureContestant {
  /// How far in points a press moves before it scrolls; less than that is a click.
  private static let slop = 10.0
  /// Seconds in which a throw that was stopped still adds to the next one.
  private static let carryTime = 0.35

  // A press on content that glides stops it, and is not meant for what happens to be below.
  package var precedence: GesturePrecedence { isGliding ? .beforeContent : .afterContent }

  var isGliding: Bool { axes.horizontal.isGliding || axes.vertical.isGliding }

  package var mask: GestureMask { environment.isScrollEnabled ? .all : .subviews }

  package var standing: GestureStanding {
    switch press.phase {
    case .possible: .possible
    case .dragging, .indicator, .ended: .recognized
    case .none, .failed: .failed
    }
  }

  package var isGoingOn: Bool {
    switch press.phase {
    case .possible, .dragging, .indicator: true
    case .none, .ended, .failed: false
    }
  }

  package var deadline: Double? { nil }

  package var yieldsToRest: Bool { press.phase == .possible }

  package func begin() {
    press = ScrollPress()
    press.phase = .possible
  }

  package func track(_ event: PointerEvent) {
    guard isGoingOn, let location = toLocal(event.location) else { return }
    press.location = location
    press.time = event.time
    press.sampler.addSample(location.animatableData, at: event.time)
    switch event.kind {
    case .down: pressed(at: location, event.time)
    case .moved: if press.phase == .possible { decide(location) }
    case .up:
      switch press.phase {
      case .dragging, .indicator: press.phase = .ended
      default: press.phase = .failed
      }
    }
  }

  private func pressed(at location: CGPoint, _ time: Double) {
    press.start = location
    if let axis = indicators.axis(at: location) {
      press.phase = .indicator(axis)
    } else if isGliding {
      press.caught = CGPoint(
        x: caughtVelocity(.horizontal, time), y: caughtVelocity(.vertical, time))
      press.caughtTime = time
      press.phase = .dragging
    }
  }

  private func caughtVelocity(_ axis: Axis, _ time: Double) -> Double {
    guard case .thrown(let thrown) = axes[axis].motion else { return 0 }
    return thrown.glidingVelocity(at: time)
  }

  /// Whether a press that moves is a drag of this view, or of another one around it.
  private func decide(_ location: CGPoint) {
    let way = CGSize(width: location.x - press.start.x, height: location.y - press.start.y)
    guard hypot(way.width, way.height) > Self.slop else { return }
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    press.phase = scrolls(axis) && givesWay(axis) ? .dragging : .failed
  }

  /// Whether content can be pulled, also where there is nowhere to go.
  private func givesWay(_ axis: Axis) -> Bool {
    environment.scrollEnvironment.bounce[axis] != .basedOnSize
      || axes[axis].range.upperBound > 0
  }

  package func expire() {}

  package func deliver() {
    switch press.phase {
    case .dragging:
      if press.isFollowing { follow() } else { beginDrag() }
    case .indicator(let axis):
      if !press.isFollowing { beginIndicatorDrag() }
      indicators.drag(axis, by: press.location[axis] - press.start[axis])
    case .ended: finish(isCancelled: false)
    case .none, .possible, .failed: break
    }
  }

  private func beginDrag() {
    stopGuide()
    turns = nil
    press.isFollowing = true
    press.began = currentOffset
    observers.phaseChanged(self)
    for axis in Axis.allCases {
      let asked = RubberBand.asked(
        axes[axis].offset, in: axes[axis].range, length: axes[axis].viewport)
      press.origin[axis] = asked + press.location[axis]
      axes[axis].follow(axes[axis].offset)
    }
  }

  private func beginIndicatorDrag() {
    stopGuide()
    turns = nil
    press.isFollowing = true
    indicators.beginDrag()
    observers.phaseChanged(self)
  }

  private func follow() {
    for axis in Axis.allCases where axes[axis].isEnabled {
      axes[axis].follow(
        RubberBand.offset(
          press.origin[axis] - press.location[axis], in: axes[axis].range,
          length: axes[axis].viewport))
    }
    offsetChanged()
  }

  package func cancel() {
    if press.isFollowing { finish(isCancelled: true) }
    press.phase = .failed
  }

  package func end() {
    if press.isFollowing { finish(isCancelled: true) }
    press = ScrollPress()
    indicators.endDrag()
  }

  private func finish(isCancelled: Bool) {
    guard press.isFollowing else { return }
    press.isFollowing = false
    let velocity = isCancelled || indicators.isDragged ? .zero : releaseVelocity
    // An indicator leads to any page: the nearest one is not counted from where the press began.
    if indicators.isDragged { press.began = currentOffset }
    indicators.endDrag()
    release(CGPoint(x: -velocity.first, y: -velocity.second))
  }

  private var releaseVelocity: CGPoint.AnimatableData { press.sampler.velocity(at: press.time) }

  /// Lets the content go with a velocity in points per second.
  func release(_ velocity: CGPoint) {
    let time = tree.time
    var velocity = velocity
    for axis in Axis.allCases {
      velocity[axis] = axes[axis].isEnabled ? velocity[axis] + carried(velocity[axis], axis) : 0
    }
    let current = currentOffset
    let rest = CGPoint(
      x: current.x + ScrollThrow.reach(of: velocity.x),
      y: current.y + ScrollThrow.reach(of: velocity.y))
    let target = scrollTarget(for: rest, from: press.began, velocity)
    for axis in Axis.allCases where axes[axis].isEnabled {
      if let place = target?[axis], axes[axis].range.contains(axes[axis].offset) {
        axes[axis].follow(axes[axis].offset, velocity: velocity[axis])
        axes[axis].spring(to: place, response: ScrollThrow.bounceResponse, at: time)
      } else {
        axes[axis].throw(velocity: velocity[axis], at: time)
      }
    }
    startMoving()
    observers.phaseChanged(self)
  }

  /// What is left of a throw that the press stopped, if this one goes the same way: throws add up.
  private func carried(_ velocity: Double, _ axis: Axis) -> Double {
    let rest = press.time - press.caughtTime
    let caught = press.caught[axis]
    guard caught != 0, rest < Self.carryTime, velocity * caught > 0 else { return 0 }
    return caught * pow(ScrollThrow.fadePerMillisecond, rest * 1000)
  }
}

extension ScrollNode: HoverTarget {
  package func hoverChanged(_ isHovered: Bool) { if !isHovered { indicators.pointerLeft() } }

  package func hoverMoved(to point: CGPoint) {
    if let local = toLocal(point) { indicators.pointerMoved(to: local) }
  }
}
