import Glissando
package import GlissandoTools
import Observation

/// The ball, its clock and what the person has chosen.
///
/// The ball is an `Animated` point on the scene's clock, and everything that is shown about it is
/// read from there: its place, its velocity, where it will be, and where it would have gone.
@MainActor @Observable
package final class InterruptModel {
  /// The animation of the next flight.
  var kind = MotionKind.bouncy
  /// The duration of the next flight, in seconds.
  var duration = InterruptModel.defaultDuration
  /// The bounce of the next flight, where the kind has one to set.
  var bounce = InterruptModel.defaultBounce
  /// What slows, pauses and steps the scene: the window's, once the scene is in one.
  var transport = Transport()
  /// How often the ball is interrupted without anybody's help.
  var interruptionRate = InterruptionRate.never {
    didSet {
      guard interruptionRate != oldValue else { return }
      nextInterruption = clock.time
      wake()
    }
  }
  /// The mark of the scope whose numbers are read.
  var marks = MarkSelection()
  /// Whether the list of keys is shown.
  var showsKeys = false
  /// Whether frames are wanted: the ball moves, or the scope still glides.
  private(set) var isLive = true
  /// Counts what was done while time stood still, which no frame would show.
  private(set) var changesWhilePaused = 0

  static let defaultDuration = 0.6
  static let durationRange = 0.1...2.0
  static let defaultBounce = 0.35
  static let bounceRange = -0.5...0.9

  @ObservationIgnored let ball = Animated(CGPoint.zero)
  /// The scene's time: that of the frames, without the rests.
  @ObservationIgnored var clock = PlaybackClock(time: 0, rate: 1)
  /// What the ball did in the last seconds.
  @ObservationIgnored var run = BallState.emptyRun
  @ObservationIgnored let scales = ScopeScales()
  /// The stage's size in points; zero until it is first laid out.
  @ObservationIgnored var stage = CGSize.zero
  /// Where the ball is held, from the pointer, while it is dragged.
  @ObservationIgnored var grip: Grip?
  @ObservationIgnored var tour: ScriptPlayer?
  /// Told of every frame.
  @ObservationIgnored package var trace: JournalWriter?
  /// What happened since the last frame.
  @ObservationIgnored var event: SceneEvent?
  @ObservationIgnored var nextInterruption = 0.0
  @ObservationIgnored var sentOff = 0
  @ObservationIgnored private var lastFrame: Double?
  @ObservationIgnored private var restSince: Double?
  /// Whether a frame is being evaluated.
  @ObservationIgnored private var isAdvancing = false

  /// The scene before anything has happened.
  package init() {}

  /// The animation as chosen.
  var animation: Animation { kind.animation(duration: duration, bounce: bounce) }

  /// The bounce that the controls show; nil for curves.
  var shownBounce: Double? { kind.hasBounce ? bounce : kind.ownBounce }

  /// Asks for frames.
  func wake() {
    restSince = nil
    // What a frame does itself is seen in it; a body must not change what it reads.
    guard !isAdvancing else { return }
    if !isLive { isLive = true }
    if isPaused { changesWhilePaused += 1 }
  }

  // MARK: - Frames

  /// What is to be seen in a frame, and brings the scene there.
  ///
  /// Asked again for the same frame it answers the same.
  func moment(at frame: Double, stage: CGSize) -> Moment {
    isAdvancing = true
    defer { isAdvancing = false }
    let isFirst = lastFrame == nil
    if self.stage == .zero {
      fit(to: stage)
      // What there has been before the window is over: no frames have to go on after it.
      restSince = -.infinity
    }
    if frame > lastFrame ?? -.infinity {
      // The first evaluation is none of a frame: it builds the views. And one of a scene at rest
      // has other reasons, such as a new size; the clock must not follow those.
      if !isFirst, isLive { advance(toFrame: frame) }
      lastFrame = frame
    }
    let now = ball.state(at: clock.time)
    scales.fit(
      run, ahead: ball.ways(from: clock.time, limit: ScopeScales.lookAhead), stage: stage,
      at: isFirst ? nil : frame)
    return Moment(
      frame: frame, now: now, target: ball.target, isSettled: ball.isSettled(at: clock.time),
      position: scales.position.value(at: frame), velocity: scales.velocity.value(at: frame),
      hand: tour?.hand)
  }

  /// Does what waits for the end of a frame's evaluation: the tour's next step, or going to rest.
  func finish(frame: Double) {
    if let tour {
      tour.advance(to: frame, self)
      wake()
      if tour.isOver { self.tour = nil }
    }
    guard isResting(at: frame) else {
      restSince = nil
      return
    }
    restSince = restSince ?? frame
    if frame - (restSince ?? frame) >= Self.tail {
      isLive = false
      // However long the rest, it takes no time of the scene.
      clock.jump(to: clock.time)
    }
  }

  /// Frames go on for so long after everything has come to rest, in seconds.
  private static let tail = 0.2

  private func isResting(at frame: Double) -> Bool {
    let isStill = ball.isSettled(at: clock.time) && interruptionRate == .never
    return isStill && tour == nil && trace == nil && grip == nil && scales.isSettled(at: frame)
  }

  private func advance(toFrame frame: Double) {
    clock.advance(toFrame: frame, interval: transport.frameInterval * transport.rate)
    interruptWhereDue()
    let now = ball.state(at: clock.time)
    recordWay(to: clock.time)
    record(now)
    trace?.write(TraceRow(now: now, target: ball.target, event: event).csv)
    event = nil
  }

  /// Records the way since the last sample where that is long ago, so that a late frame leaves no
  /// corners in the curves.
  func recordWay(to time: Double) {
    let last = run.length
    guard time - last < BallState.recordedLength else { return }
    let pieces = Int(((time - last) / Self.longestGap).rounded(.up))
    guard pieces > 1 else { return }
    for piece in 1..<pieces {
      record(ball.state(at: last + (time - last) * Double(piece) / Double(pieces)))
    }
  }

  /// Records where the ball was.
  func record(_ state: BallState) { run.add(at: state.time) { state[$0] } }

  /// Points further apart than this, in scene seconds, have others put between them: just more than a
  /// frame takes.
  private static let longestGap = 1.0 / 50

  // MARK: - Interrupting

  /// Gives the ball another target at a time of the scene, and records what that interrupts.
  func retarget(
    to point: CGPoint, using animation: Animation, event: SceneEvent, isMarked: Bool = true,
    at time: Double? = nil
  ) {
    let time = time ?? clock.time
    let target = clamped(point)
    note(event)
    wake()
    guard target != ball.target else { return }
    let before = ball.state(at: time)
    let ghosts = isMarked && isMoving(before) ? ghosts(from: time) : nil
    ball.animate(to: target, using: animation, at: time)
    guard let ghosts else { return }
    var after = before
    after.velocity = ball.velocity(at: time)
    let channels = BallState.channels.indices
    run.add(
      Run.Interruption(
        time: time, before: channels.map { before[$0] }, after: channels.map { after[$0] },
        ghosts: ghosts))
  }

  /// Whether it is a moment of a motion that can be seen: springs need long for their last hundredth
  /// of a point, and to interrupt that is to interrupt nothing.
  private func isMoving(_ state: BallState) -> Bool {
    state.position.distance(to: ball.target) > 0.5
      || hypot(state.velocity.x, state.velocity.y) > 5
  }

  /// A click or a release is never hidden by a retarget in the same frame.
  private func note(_ event: SceneEvent) {
    if event != .retarget || self.event == nil { self.event = event }
  }

  /// Ghosts are followed for so long, in scene seconds.
  static let ghostLength = 1.5

  private func ghosts(from time: Double) -> [[CGPoint]] {
    let replaced = Animated(CGPoint.zero)
    replaced.putBack(ball.save())
    return replaced.ways(from: time, limit: Self.ghostLength)
  }

  /// The nearest point of the stage at which the whole ball is in view.
  func clamped(_ point: CGPoint) -> CGPoint {
    let margin = min(Self.margin, stage.width / 2, stage.height / 2)
    return CGPoint(
      x: min(max(point.x, margin), stage.width - margin),
      y: min(max(point.y, margin), stage.height - margin))
  }

  /// Targets keep so far from the stage's edge, in points, that an overshoot stays in view.
  private static let margin = 36.0
}
