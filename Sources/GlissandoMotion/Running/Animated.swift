/// A value that moves, for a program without views.
///
///     let ball = Animated(CGPoint.zero)
///     ball.animate(to: CGPoint(x: 100, y: 50), using: .bouncy, at: now)
///     …
///     draw(at: ball.value(at: now))
///     ball.advance(to: now)
///
/// Times are seconds on the caller's clock, and may be asked in any order: also before the last change
/// of target, as far as the last 64 changes are remembered. (A custom animation that keeps a state
/// answers exactly only when time advances.)
///
/// No question calls anybody. The completions of a value are called by ``advance(to:)``, by the next change of
/// its target, and at the latest when it goes. What views show needs no call: where a frame (a body, what a
/// canvas draws, an action) asks for the value, the completions that are due then follow the frame, as those of
/// `withAnimation` do.
///
/// It belongs to one thread.
public final class Animated<Value: Animatable> {
  /// One part of the past: what moved until the next change.
  private struct Epoch {
    let start: Double
    let stack: LayerStack<Value.AnimatableData>
  }

  /// How near to its target the value counts as at rest, in the unit of its data.
  public let restDistance: Double

  private var prototype: Value
  private(set) var stack: LayerStack<Value.AnimatableData>
  private var past: [Epoch] = []
  private var latest = -Double.infinity
  private var initialVelocity: (velocity: Value.AnimatableData, time: Double)?
  private var waits = CompletionWaits()
  /// Its own completions that are ready.
  private let ready = CompletionQueue()
  /// What shows the value to inspectors; nil where nothing does.
  var inspection: AnimatedInspection<Value>?
  /// The value's own time, after an inspector has held, sought or slowed it, until it rests.
  var clock: MotionClock?

  /// Creates a value at rest.
  ///
  /// - Parameters:
  ///   - value: Where it is.
  ///   - restDistance: How near to its target it counts as at rest, in the unit of its data.
  public init(_ value: Value, restDistance: Double = 0.01) {
    prototype = value
    stack = LayerStack(target: value.animatableData)
    self.restDistance = restDistance > 0 ? restDistance : 0.01
  }

  deinit {
    inspection?.end()
    waits.releaseAll(into: ready)
    callReady()
  }

  /// Where the value is going, or is at rest.
  public var target: Value { prototype }

  /// Goes to a value.
  ///
  /// The same target as before starts nothing; a completion is then called at once. A target that is
  /// not finite is refused with a warning.
  ///
  /// - Parameters:
  ///   - target: Where to go.
  ///   - animation: How; nil goes there at once.
  ///   - time: When it starts.
  ///   - completionCriteria: When the animation counts as done.
  ///   - completion: Called exactly once.
  public func animate(
    to target: Value, using animation: Animation? = .default, at time: Double,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    completion: (() -> Void)? = nil
  ) {
    defer { callReady() }
    let registered = completion.map { completion in
      AnimationCompletion(criteria: completionCriteria) { _ in completion() }
    }
    registered?.wait()
    defer { registered?.release(into: ready) }
    guard let t = accepted(time), isAccepted(target) else { return }
    // A push without a new target is a change too.
    guard target.animatableData != stack.target || initialVelocity != nil else { return }
    settle(at: t)
    guard let animation else { return stop(at: target, since: t) }
    remember(before: t)
    let outcome = stack.retarget(
      Retarget(
        target: target.animatableData, animation: animation, time: t, restDistance: restDistance,
        trackedVelocity: initialVelocity.map { $0.velocity }, environment: EnvironmentValues()))
    prototype = target
    initialVelocity = nil
    inspection?.note(.retargeted, at: t)
    if let registered { waits.join([registered], outcome) }
    guard !stack.layers.isEmpty else { return waits.releaseAll(into: ready) }
    waits.update(at: t) { stack.contains($0) }
  }

  /// Goes to a value at once, and drops what ran.
  public func jump(to value: Value) {
    guard isAccepted(value) else { return }
    stop(at: value)
    callReady()
  }

  /// Gives the value a velocity, for the next persistent spring to start with: a throw.
  ///
  /// A value that moves goes on from where it is with this velocity, under the spring that moves it.
  ///
  /// - Parameters:
  ///   - velocity: Per second.
  ///   - time: When.
  public func setVelocity(_ velocity: Value, at time: Double) {
    guard let t = accepted(time), isAccepted(velocity) else { return }
    defer { callReady() }
    settle(at: t)
    guard !stack.layers.isEmpty else {
      initialVelocity = (velocity.animatableData, t)
      return
    }
    remember(before: t)
    stack.push(velocity.animatableData, at: t, restDistance: restDistance)
  }

  /// Calls the completions that are due at a time.
  ///
  /// For each frame of a program without views, when it has read what it shows.
  ///
  /// - Parameter time: Seconds on the caller's clock. One before the last change of target, or one that is not
  ///   finite, calls nobody.
  public func advance(to time: Double) {
    let t = ownTime(time)
    guard t.isFinite, t >= latest, !stack.layers.isEmpty else { return }
    _ = stack.advance(to: t)
    settleCompletions(at: t)
    callReady()
  }

  /// The value at a time.
  public func value(at time: Double) -> Value {
    var value = prototype
    value.animatableData = data(at: time) { $0.shown(at: $1) }
    return value
  }

  /// The velocity at a time, per second.
  public func velocity(at time: Double) -> Value {
    var value = prototype
    value.animatableData = data(at: time) { stack, t in
      if stack.layers.isEmpty, let initialVelocity, t >= initialVelocity.time {
        return initialVelocity.velocity
      }
      return stack.velocity(at: t)
    }
    return value
  }

  /// Whether the value is at its target from a time on.
  public func isSettled(at time: Double) -> Bool {
    guard time.isFinite, clock?.isPaused != true else { return stack.layers.isEmpty }
    let t = ownTime(time)
    observe(t)
    return epoch(at: t).isSettled(at: t)
  }

  /// What runs at a time, in the order of its start.
  public func running(at time: Double) -> [RunningAnimation] {
    let t = ownTime(time)
    observe(t)
    return epoch(at: t).listing(label: "\(Value.self)", at: t)
  }

  // MARK: - Saving

  /// The motion at one moment, to be put back as often as wanted.
  public struct Saved {
    fileprivate let prototype: Value
    fileprivate let stack: LayerStack<Value.AnimatableData>
    fileprivate let past: [(Double, LayerStack<Value.AnimatableData>)]
    fileprivate let initialVelocity: (velocity: Value.AnimatableData, time: Double)?
    fileprivate let clock: MotionClock?
  }

  /// Saves the motion; completions are not part of it.
  public func save() -> Saved {
    Saved(
      prototype: prototype, stack: stack.copy(), past: past.map { ($0.start, $0.stack) },
      initialVelocity: initialVelocity, clock: clock)
  }

  /// Puts the motion back as it was saved.
  public func putBack(_ saved: Saved) {
    prototype = saved.prototype
    stack = saved.stack.copy()
    past = saved.past.map { Epoch(start: $0.0, stack: $0.1) }
    initialVelocity = saved.initialVelocity
    clock = saved.clock
    latest = past.last?.start ?? -.infinity
  }

  // MARK: - Time

  /// The value's own time at a time of the caller.
  private func ownTime(_ time: Double) -> Double { clock?.time(at: time) ?? time }

  /// Goes on in the caller's time, where the value rests at an own time.
  func dropClock(at t: Double) {
    guard clock != nil, stack.isSettled(at: t) else { return }
    settleCompletions(at: t)
    stack.prune(at: t)
    past.removeAll()
    latest = -.infinity
    clock = nil
    callReady()
  }

  /// Goes to the target at once.
  func finish() {
    stop(at: prototype, as: .finishedByHand)
    callReady()
  }

  /// So many changes of target can be looked back to; more would let a value that follows a pointer
  /// grow for ever.
  private static var longestPast: Int { 64 }

  private func remember(before t: Double) {
    // Between two changes at one time there is nothing to look back to.
    if past.last?.start == t { return }
    // Half of the room is kept, so that making room costs next to nothing.
    if past.count == 2 * Self.longestPast { past.removeFirst(Self.longestPast) }
    past.append(Epoch(start: t, stack: stack.copy()))
    latest = t
  }

  /// The motion that was set when a time came.
  private func epoch(at time: Double) -> LayerStack<Value.AnimatableData> {
    guard time < latest else { return stack }
    return past.first { time < $0.start }?.stack ?? stack
  }

  private func data(
    at time: Double, _ read: (LayerStack<Value.AnimatableData>, Double) -> Value.AnimatableData
  ) -> Value.AnimatableData {
    guard time.isFinite else { return stack.target }
    let t = ownTime(time)
    observe(t)
    return read(epoch(at: t), t)
  }

  /// Moves custom runs on to a time that is asked about; what is due then follows the frame that asks.
  private func observe(_ time: Double) {
    guard time >= latest, !stack.layers.isEmpty else { return }
    _ = stack.advance(to: time)
    guard !waits.isEmpty, MotionThread.current.phases > 0 else { return }
    settleCompletions(at: time)
    callReady()
  }

  private func settleCompletions(at time: Double) {
    _ = waits.advance(to: time)
    waits.release(at: time, into: ready) { stack.contains($0) }
    if stack.isSettled(at: time) { waits.releaseAll(into: ready) }
  }

  private func settle(at t: Double) {
    guard !stack.layers.isEmpty else { return }
    _ = stack.advance(to: t)
    settleCompletions(at: t)
    if stack.isSettled(at: t) {
      remember(before: t)
      stack.prune(at: t)
    }
  }

  /// Drops what ran, and also the past, unless it is known when.
  private func stop(
    at value: Value, since start: Double? = nil, as change: MotionChange = .jumped
  ) {
    let time = inspection?.motionTime
    if let start, clock == nil {
      remember(before: start)
    } else {
      past.removeAll()
      latest = -.infinity
    }
    prototype = value
    stack.jump(to: value.animatableData)
    initialVelocity = nil
    clock = nil
    if let time { inspection?.note(change, at: time) }
    waits.releaseAll(into: ready)
  }

  private func accepted(_ time: Double) -> Double? {
    guard !time.isFinite else { return ownTime(time) }
    MotionWarning.report(
      MotionWarning(what: "a time of \(time)", remedy: "use seconds; nothing is changed"))
    return nil
  }

  private func isAccepted(_ value: Value) -> Bool {
    let data = value.animatableData
    guard !data.magnitude.isFinite || !(data - stack.target).magnitude.isFinite else { return true }
    MotionWarning.report(
      MotionWarning(
        what: "a value of \(data) for \(Value.self)",
        remedy: "use finite numbers; the value keeps its target"))
    return false
  }

  /// Calls what has become ready of this value, and of no other.
  private func callReady() {
    guard !ready.isEmpty else { return }
    let thread = MotionThread.current
    if thread.phases > 0 { ready.move(to: thread.unclaimed) } else { ready.run() }
  }
}
