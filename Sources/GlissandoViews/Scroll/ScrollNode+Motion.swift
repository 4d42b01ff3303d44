import Foundation
import GlissandoMotion

// How the content of a scroll view moves by itself and as programs ask.

/// A scroll that a program asked for: an attribute of the engine, so that every animation can drive
/// it.
@MainActor
struct GuidedScroll {
  typealias Value = CGPoint.AnimatableData
  let attribute: AnimatedAttribute<Value>
  /// What has been added to the content above since the scroll began.
  var shift = CGPoint.zero
  /// The view that it goes to, to be aimed at again when the content above turns out to be longer.
  var aim: ScrollAim?
  /// How it goes there.
  let transaction: Transaction

  var shown: CGPoint {
    let value = attribute.shown
    return CGPoint(x: value.first + shift.x, y: value.second + shift.y)
  }

  var target: CGPoint {
    let value = attribute.target
    return CGPoint(x: value.first + shift.x, y: value.second + shift.y)
  }

  func end() { attribute.remove() }
}

/// A view that is to be scrolled to, and where in the scroll view it is to be.
struct ScrollAim {
  var identity: AnyHashable
  var anchor: UnitPoint?
}

extension ScrollNode {
  /// Where the content is, between pixels.
  var currentOffset: CGPoint {
    CGPoint(x: axes.horizontal.offset, y: axes.vertical.offset)
  }

  /// Where the content will be when all motion has ended.
  var destination: CGPoint {
    guided?.target ?? CGPoint(x: axes.horizontal.destination, y: axes.vertical.destination)
  }

  var isMoving: Bool { axes.horizontal.isMoving || axes.vertical.isMoving || guided != nil }

  /// Moves to a time, in seconds on the frame clock.
  /// - Returns: whether it goes on moving.
  func advance(to time: Double) -> Bool {
    if guided != nil {
      followGuide()
    } else {
      for axis in Axis.allCases { axes[axis].advance(to: time) }
      offsetChanged()
    }
    if !isMoving { observers.phaseChanged(self) }
    return isMoving
  }

  /// Moves the content by itself from now on.
  func startMoving() {
    if axes.horizontal.isMoving || axes.vertical.isMoving {
      tree.motions.add(self)
      tree.onInvalidate?()
    }
    offsetChanged()
  }

  /// Shows the content where it is now.
  func offsetChanged() {
    let scale = environment.displayScale
    let current = currentOffset
    let snapped = CGPoint(
      x: (current.x * scale).rounded() / scale, y: (current.y * scale).rounded() / scale)
    guard snapped != shownOffset else { return }
    shownOffset = snapped
    requestRender()
    indicators.show()
    for reference in lazyContainers { reference.object?.visibleRectChanged() }
    tree.placeReaders.placeChanged(inside: self)
    observers.offsetChanged(self)
  }

  /// Goes on as is right for the size that view and content have now.
  func rangeChanged() {
    let time = tree.time
    var rests = currentOffset
    var isOutside = false
    for axis in Axis.allCases where axes[axis].rangeChanged(at: time) && !press.isDragging {
      let range = axes[axis].range
      rests[axis] = min(max(axes[axis].offset, range.lowerBound), range.upperBound)
      isOutside = true
    }
    if let guided { return aimAgain(guided) }
    // Content that has become shorter glides back as what made it shorter does.
    // What is held says itself how far it goes.
    if isOutside, held?.origin == nil { scroll(to: rests, frameTransaction) }
    observers.offsetChanged(self)
  }

  /// Content above what can be seen has become longer: nothing that can be seen moves.
  func shift(by distance: CGFloat, _ axis: Axis) {
    shift[axis] += distance
    held?.origin?[axis] += distance
    axes[axis].shift(by: distance, at: tree.time)
    guided?.shift[axis] += distance
    press.shift(by: distance, axis)
    offsetChanged()
  }

  // MARK: Programs

  /// The offset nearest to `offset` at which content fills the view; along an axis for which it is not
  /// a number, that to which the content is going anyway.
  func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let range = axes[axis].range
      let wanted = offset[axis].isNaN ? destination[axis] : offset[axis]
      result[axis] =
        axes[axis].isEnabled ? min(max(wanted, range.lowerBound), range.upperBound) : 0
    }
    return result
  }

  /// Goes to an offset as a transaction says, at once where it has no animation.
  func scroll(to offset: CGPoint, _ transaction: Transaction, aim: ScrollAim? = nil) {
    let current = currentOffset
    if case .edge(let edge) = held?.subject, !offset.isNear(self.offset(atEdge: edge)) {
      held = nil
    }
    guard transaction.animation != nil else {
      endGuide()
      for axis in Axis.allCases { axes[axis].rest(at: offset[axis]) }
      offsetChanged()
      return observers.phaseChanged(self)
    }
    if guided == nil { guided = makeGuide(from: current, transaction) }
    guided?.aim = aim
    for axis in Axis.allCases { axes[axis].follow(axes[axis].offset) }
    retarget(offset, transaction)
    observers.phaseChanged(self)
  }

  private func retarget(_ offset: CGPoint, _ transaction: Transaction) {
    guard let guided else { return }
    let target = CGPoint(x: offset.x - guided.shift.x, y: offset.y - guided.shift.y)
    guided.attribute.set(
      target.animatableData, transaction: transaction, environment: environment, at: tree.time)
    if guided.attribute.isRunning { tree.motions.add(self) } else { endGuide() }
  }

  private func makeGuide(from offset: CGPoint, _ transaction: Transaction) -> GuidedScroll {
    let attribute = AnimatedAttribute(
      offset.animatableData, label: "scroll offset", restDistance: Self.restDistance,
      in: tree.animations)
    sampleVelocity(into: attribute, offset)
    return GuidedScroll(attribute: attribute, transaction: transaction)
  }

  /// Lets the animation begin with the velocity that the content has.
  private func sampleVelocity(
    into attribute: AnimatedAttribute<GuidedScroll.Value>, _ offset: CGPoint
  ) {
    let velocity = CGPoint(x: axes.horizontal.velocity, y: axes.vertical.velocity)
    guard velocity != .zero else { return }
    var tracking = Transaction()
    tracking.tracksVelocity = true
    let earlier = CGPoint(
      x: offset.x - velocity.x * Self.sampleInterval, y: offset.y - velocity.y * Self.sampleInterval
    )
    attribute.set(
      earlier.animatableData, transaction: tracking, environment: environment,
      at: tree.time - Self.sampleInterval)
    attribute.set(
      offset.animatableData, transaction: tracking, environment: environment, at: tree.time)
  }

  /// Nearer than this in points a guided scroll is at rest.
  private static let restDistance = 0.1
  /// Seconds between the two places from which an animation takes its first velocity.
  private static let sampleInterval = 1e-3

  /// Shows the content where the engine has brought it: after the tick, in which nothing else could
  /// be set in motion.
  private func followGuide() {
    guard let guided, guided.attribute.isRunning else { return endGuide() }
    let shown = guided.shown
    for axis in Axis.allCases { axes[axis].follow(shown[axis]) }
    offsetChanged()
  }

  func endGuide() {
    guard let guided else { return }
    self.guided = nil
    let target = guided.target
    guided.end()
    for axis in Axis.allCases { axes[axis].rest(at: target[axis]) }
    offsetChanged()
  }

  /// Takes the content out of a program's hands, where it is.
  func stopGuide() {
    guard let guided else { return }
    self.guided = nil
    let velocity = guided.attribute.velocity(at: tree.time)
    let shown = guided.shown
    guided.end()
    axes.horizontal.follow(shown.x, velocity: velocity.first)
    axes.vertical.follow(shown.y, velocity: velocity.second)
  }

  func aimAgain(_ guided: GuidedScroll) {
    let target: CGPoint
    if let aim = guided.aim, let offset = offset(for: aim) {
      target = offset
    } else {
      target = clamped(guided.target)
    }
    if !target.isNear(guided.target) { retarget(target, guided.transaction) }
  }
}
