import Foundation
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
  /// What was left of a throw that the press stopped, and when.
  var caught = CGPoint.zero
  var caughtTime = 0.0
  var sampler = VelocitySampler<CGPoint.AnimatableData>()

  var isDragging: Bool { isFollowing }

  mutating func shift(by distance: CGFloat, _ axis: Axis) { origin[axis] += distance }
}

extension ScrollNode: GestureContestant {
  /// How far in points a press moves before it scrolls; less than that is a click.
  private static let slop = 10.0
  /// Seconds in which a throw that was stopped still adds to the next one.
  private static let carryTime = 0.35

  // A press on content that glides stops it, and is not meant for what happens to be below.
  var precedence: GesturePrecedence { isGliding ? .beforeContent : .afterContent }

  var isGliding: Bool { axes.horizontal.isGliding || axes.vertical.isGliding }

  var mask: GestureMask { environment.isScrollEnabled ? .all : .subviews }

  var standing: GestureStanding {
    switch press.phase {
    case .possible: .possible
    case .dragging, .indicator, .ended: .recognized
    case .none, .failed: .failed
    }
  }

  var isGoingOn: Bool {
    switch press.phase {
    case .possible, .dragging, .indicator: true
    case .none, .ended, .failed: false
    }
  }

  var deadline: Double? { nil }

  func begin() {
    press = ScrollPress()
    press.phase = .possible
  }

  func track(_ event: PointerEvent) {
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

  func expire() {}

  func deliver() {
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
    press.isFollowing = true
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

  func cancel() {
    if press.isFollowing { finish(isCancelled: true) }
    press.phase = .failed
  }

  func end() {
    if press.isFollowing { finish(isCancelled: true) }
    press = ScrollPress()
    indicators.endDrag()
  }

  private func finish(isCancelled: Bool) {
    guard press.isFollowing else { return }
    press.isFollowing = false
    let velocity = isCancelled || indicators.isDragged ? .zero : releaseVelocity
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
    let target = scrollTarget(for: velocity)
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

// MARK: - Wheel and keys

/// A node that the wheel moves.
@MainActor
protocol WheelTarget: ViewNode {
  /// Takes a turn of the wheel, in points by which content is to move.
  /// - Returns: whether it was meant for this view.
  func turn(_ delta: CGSize, at time: Double) -> Bool
}

extension ScrollNode: WheelTarget {
  /// Seconds in which a view that the wheel has moved keeps the wheel, even at its end: the view
  /// around does not jump off as soon as the inner one has come to its end.
  private static let wheelLatch = 0.3
  /// Turns smaller than this in points are those of a touchpad, which are many and smooth already.
  private static let preciseTurn = 16.0
  /// The response in seconds of the spring that follows a wheel, and of that which follows fingers.
  private static let wheelResponse = 0.2
  private static let fingerResponse = 0.06
  /// The response of the spring that follows keys.
  private static let keyResponse = 0.28

  func turn(_ delta: CGSize, at time: Double) -> Bool {
    guard environment.isScrollEnabled else { return false }
    let delta = turned(delta)
    var isTaken = false
    for axis in Axis.allCases where axes[axis].isEnabled && delta[axis] != 0 {
      if turn(axis, delta[axis]) { isTaken = true }
    }
    if isTaken { lastWheel = time }
    return isTaken || time - lastWheel < Self.wheelLatch
  }

  /// A wheel that turns one way only also moves what scrolls only sideways.
  private func turned(_ delta: CGSize) -> CGSize {
    guard !scrolls(.vertical), delta.width == 0 else { return delta }
    return CGSize(width: delta.height, height: 0)
  }

  private func turn(_ axis: Axis, _ delta: CGFloat) -> Bool {
    let isPrecise = abs(delta) < Self.preciseTurn
    return move(
      axis, to: destination[axis] - delta,
      response: isPrecise ? Self.fingerResponse : Self.wheelResponse)
  }

  /// Goes to the place nearest to `offset`.
  /// - Returns: false if the content is there already.
  @discardableResult
  private func move(_ axis: Axis, to offset: Double, response: Double) -> Bool {
    let range = axes[axis].range
    let target = min(max(offset, range.lowerBound), range.upperBound)
    guard abs(target - destination[axis]) > ScrollAxis.tolerance else { return false }
    stopGuide()
    skip(axis, to: target)
    axes[axis].spring(to: target, response: response, at: tree.time)
    startMoving()
    observers.phaseChanged(self)
    return true
  }

  /// Of a very long way only the end is gone, by the length of some views: nobody could see more,
  /// and all that lies on the way would have to be made.
  private func skip(_ axis: Axis, to target: Double) {
    let longest = axes[axis].viewport * Self.skippedViews
    let way = target - axes[axis].offset
    guard abs(way) > longest, longest > 0 else { return }
    let start = target - (way < 0 ? -1 : 1) * axes[axis].viewport * Self.shownViews
    axes[axis].follow(start, velocity: axes[axis].velocity)
  }

  private static let skippedViews = 8.0
  private static let shownViews = 2.0

  /// Points that an arrow key scrolls: as a notch of the wheel.
  private static let line = 48.0

  /// Scrolls by a key.
  /// - Returns: whether the key means anything here.
  func scroll(by key: KeyPress) -> Bool {
    guard environment.isScrollEnabled, key.phase != .up else { return false }
    let isShifted = key.modifiers.contains(.shift)
    guard key.modifiers.subtracting([.shift, .capsLock]).isEmpty else { return false }
    let axis: Axis = scrolls(.vertical) ? .vertical : .horizontal
    let page = max(axes[axis].viewport - Self.line, axes[axis].viewport / 2)
    switch key.key {
    case .upArrow: return step(.vertical, -Self.line)
    case .downArrow: return step(.vertical, Self.line)
    case .leftArrow: return step(.horizontal, -Self.line)
    case .rightArrow: return step(.horizontal, Self.line)
    case .pageUp: return step(axis, -page)
    case .pageDown: return step(axis, page)
    case .space: return step(axis, isShifted ? -page : page)
    case .home: return step(axis, -.infinity)
    case .end: return step(axis, .infinity)
    default: return false
    }
  }

  private func step(_ axis: Axis, _ distance: Double) -> Bool {
    guard axes[axis].isEnabled, axes[axis].isOverflowing else { return false }
    move(axis, to: destination[axis] + distance, response: Self.keyResponse)
    return true
  }
}

// MARK: - Hovering

extension ScrollNode: HoverTarget {
  func hoverChanged(_ isHovered: Bool) { if !isHovered { indicators.pointerLeft() } }

  func hoverMoved(to point: CGPoint) {
    if let local = toLocal(point) { indicators.pointerMoved(to: local) }
  }
}
