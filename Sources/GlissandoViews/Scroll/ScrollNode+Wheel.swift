import Foundation
import GlissandoMotion

// How the wheel and the keys move a scroll view.

/// A node that the wheel moves.
@MainActor
protocol WheelTarget: NodeRole {
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
    let origin = destination
    var isTaken = false
    for axis in Axis.allCases where axes[axis].isEnabled && delta[axis] != 0 {
      if turn(axis, delta[axis]) { isTaken = true }
    }
    if isTaken {
      lastWheel = time
      alignAfterTurns(from: origin)
    }
    return isTaken || time - lastWheel < Self.wheelLatch
  }

  /// A wheel that turns one way only also moves what scrolls only sideways, unless there is
  /// something around that scrolls the wheel's way.
  private func turned(_ delta: CGSize) -> CGSize {
    guard !scrolls(.vertical), delta.width == 0, !isInsideVerticalScroll else { return delta }
    return CGSize(width: delta.height, height: 0)
  }

  private var isInsideVerticalScroll: Bool {
    isInside { ($0 as? ScrollNode)?.scrolls(.vertical) == true }
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
    let page = page(axis)
    switch key.key {
    case .upArrow: return step(.vertical, -Self.line)
    case .downArrow: return step(.vertical, Self.line)
    case .leftArrow: return step(.horizontal, -Self.line)
    case .rightArrow: return step(.horizontal, Self.line)
    case .pageUp: return turnPage(axis, -page)
    case .pageDown: return turnPage(axis, page)
    case .space: return turnPage(axis, isShifted ? -page : page)
    case .home: return go(axis, to: -.infinity)
    case .end: return go(axis, to: .infinity)
    default: return false
    }
  }

  /// A page shows a line of the one before, unless the content comes to rest at places of its own.
  private func page(_ axis: Axis) -> Double {
    let viewport = axes[axis].viewport
    guard environment.scrollEnvironment.behavior == nil else { return viewport }
    return max(viewport - Self.line, viewport / 2)
  }

  private func step(_ axis: Axis, _ distance: Double) -> Bool {
    let origin = destination
    guard go(axis, to: origin[axis] + distance) else { return false }
    alignAfterTurns(from: origin)
    return true
  }

  private func turnPage(_ axis: Axis, _ distance: Double) -> Bool {
    var rest = destination
    rest[axis] += CGFloat(distance)
    // A view that is higher than the window of the scroll view is passed in several pages.
    if let target = scrollTarget(for: rest, from: destination),
      (target[axis] - destination[axis]) * CGFloat(distance) > 0
    {
      rest = target
    }
    return go(axis, to: rest[axis])
  }

  private func go(_ axis: Axis, to offset: Double) -> Bool {
    guard axes[axis].isEnabled, axes[axis].isOverflowing else { return false }
    move(axis, to: offset, response: Self.keyResponse)
    return true
  }
}

// MARK: Alignment

extension ScrollNode {
  /// Seconds without a turn of the wheel or a key after which the content is aligned: less would work
  /// against a slow hand, more lets it lie askew for longer.
  private static let turnRest = 0.15

  /// Has the content come to rest where a behaviour wants it, once nobody turns it any more.
  private func alignAfterTurns(from origin: CGPoint) {
    guard environment.scrollEnvironment.behavior != nil else { return }
    let isWaiting = turns != nil
    let first = turns?.origin ?? origin
    // A behaviour may allow one page at a time: after that it is another turn.
    let isFar = Axis.allCases.contains { abs(origin[$0] - first[$0]) >= axes[$0].viewport }
    turns = (isFar ? origin : first, tree.time)
    if !isWaiting { waitForTurns() }
  }

  private func waitForTurns() {
    guard let last = turns?.last else { return }
    tree.timers?.schedule(at: last + Self.turnRest) { [weak self] in
      guard let self, isAlive, let turns else { return }
      if tree.time < turns.last + Self.turnRest { return waitForTurns() }
      self.turns = nil
      align(from: turns.origin)
    }
  }

  /// Goes on to where a behaviour wants the content, unless a press or a program has it by now.
  private func align(from origin: CGPoint) {
    guard !isGoingOn, guided == nil, environment.isScrollEnabled,
      let target = alignedDestination(from: origin)
    else { return }
    for axis in Axis.allCases where axes[axis].isEnabled {
      move(axis, to: target[axis], response: ScrollThrow.bounceResponse)
    }
  }

  /// Where content is to rest that turns have moved: a notch that would lead back leads to the next place in its
  /// direction, so that a wheel turns pages; nil where there is none within a page.
  private func alignedDestination(from origin: CGPoint) -> CGPoint? {
    let axis: Axis =
      abs(destination.x - origin.x) > abs(destination.y - origin.y) ? .horizontal : .vertical
    let way = destination[axis] - origin[axis]
    let nearest = scrollTarget(for: destination, from: origin)
    // Less is a touchpad's, on which fingers may rest.
    guard abs(way) >= Self.preciseTurn, let nearest, (nearest[axis] - origin[axis]) * way <= 0
    else {
      return nearest
    }
    var aim = destination
    while abs(aim[axis] - origin[axis]) < axes[axis].viewport {
      aim[axis] += way < 0 ? -Self.line : Self.line
      guard let target = scrollTarget(for: aim, from: origin) else { return nearest }
      if (target[axis] - origin[axis]) * way > 0 { return target }
    }
    return nil
  }
}
