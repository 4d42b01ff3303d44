import Foundation

/// One run of an animation that is custom, or has a custom one inside: it keeps the context.
///
/// Subclasses are specialised to the type of the animation when it starts, so that a frame costs one
/// virtual call and one witness call. `V` is the vector of the engine. The checks for exclusive
/// access are off in release builds, as in `AnyAnimatedAttribute`: with them the benchmark's `engine custom`
/// takes twice as long.
class MotionRunner<V: VectorArithmetic> {
  // In the order in which a tick needs them: what lies together is read at once.
  /// The seconds after which it ended, once it has.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final private(set) var endTime = Double.infinity
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final private(set) var latestTime = -Double.infinity
  /// From where the motion starts to where it ends.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var interval: V
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final private(set) var latestValue: V?

  init(interval: V) {
    self.interval = interval
  }

  /// What becomes of the run if nothing comes between; found out when somebody first asks.
  private(set) lazy var future = foreseen()

  // MARK: What subclasses know

  func evaluate(at elapsed: Double) -> V? { fatalError("abstract") }
  func evaluateCopy(at elapsed: Double) -> V? { fatalError("abstract") }
  func statedVelocity(at elapsed: Double) -> V? { fatalError("abstract") }
  func copy() -> MotionRunner<V> { fatalError("abstract") }
  /// The run of an animation on a number, beside or in place of another; nil where its type is not
  /// that of the animation of this run.
  ///
  /// A run knows its type: nothing is looked up.
  ///
  /// - Parameters:
  ///   - interval: From the target before to the one now.
  ///   - previous: The layer that it may take over from.
  ///   - t: When it begins, on the clock of the table.
  func next(
    _ animation: any CustomAnimation, interval: Double,
    after previous: Unmanaged<MotionLayer<Lanes>>?, at t: Double, environment: EnvironmentValues
  ) -> NextRun? { nil }
  var isLogicallyComplete: Bool { fatalError("abstract") }
  /// Whether the animation has kept something.
  var isStateful: Bool { fatalError("abstract") }
  /// For warnings.
  var animationName: String { fatalError("abstract") }
  /// The state, if it is one for this type of vector.
  func state<T: VectorArithmetic>(for type: T.Type) -> AnimationState<T>? { nil }
  /// The state, if it is one for numbers.
  var numberState: AnimationState<Double>? { state(for: Double.self) }
  var environment: EnvironmentValues {
    get { fatalError("abstract") }
    set { _ = newValue }
  }

  // MARK: What the engine asks

  final var hasEnded: Bool { endTime < .infinity }

  /// Moves on to a time; nil from the end on.
  final func advance(to elapsed: Double) -> V? {
    move(to: elapsed)
    return latestValue
  }

  /// Moves on to a time; the value is then the latest one, nil from the end on.
  final func move(to elapsed: Double) {
    guard elapsed != latestTime else { return }
    latestTime = elapsed
    latestValue = elapsed < endTime ? evaluate(at: elapsed) : nil
    if let latestValue, !latestValue.hasFiniteNumbers { refuse() }
    if latestValue == nil { endTime = min(endTime, elapsed) }
  }

  /// Ends the run: what is computed with such a value is none either.
  private func refuse() {
    latestValue = nil
    MotionWarning.report(
      MotionWarning(
        what: "a value that is not finite, made by \(animationName)",
        remedy: "return finite numbers; the animation ends there, at its target"))
  }

  /// The value at any time, without moving on.
  final func value(at elapsed: Double) -> V? {
    guard elapsed < endTime else { return nil }
    if elapsed == latestTime { return latestValue }
    return evaluateCopy(at: max(0, elapsed)).flatMap { $0.hasFiniteNumbers ? $0 : nil }
  }

  /// The velocity at any time: the stated one, or else the measured one.
  final func velocity(at elapsed: Double) -> V {
    guard elapsed >= 0, elapsed < endTime else { return .zero }
    let velocity =
      statedVelocity(at: elapsed)
      ?? measuredVelocity(at: elapsed, isStateful: isStateful) { self.evaluateCopy(at: $0) }
      ?? .zero
    return velocity.hasFiniteNumbers ? velocity : .zero
  }

  /// Asks a copy about a time at which nobody waits for it any more.
  private func foreseen() -> RunFuture {
    let copy = copy()
    let time = max(latestTime, 0) + MotionLimits.longestPatience
    guard !hasEnded, copy.evaluate(at: time) != nil else { return .ends }
    return copy.isLogicallyComplete ? .completes : .goesOn
  }

  /// Copies where the run stands into a copy.
  final func finishCopy(_ copy: MotionRunner<V>) -> MotionRunner<V> {
    copy.endTime = endTime
    copy.latestTime = latestTime
    copy.latestValue = latestValue
    return copy
  }
}

/// What becomes of a custom animation that is left alone.
enum RunFuture {
  /// It ends.
  case ends
  /// It is over for the eye, and never ends.
  case completes
  /// It goes on for ever.
  case goesOn
}

/// The run of one custom animation.
final class CustomRunner<C: CustomAnimation, V: VectorArithmetic>: MotionRunner<V> {
  private let animation: C
  private var context: AnimationContext<V>

  init(animation: C, interval: V, context: AnimationContext<V>) {
    self.animation = animation
    self.context = context
    super.init(interval: interval)
  }

  override func evaluate(at elapsed: Double) -> V? {
    animation.animate(value: interval, time: elapsed, context: &context)
  }

  override func evaluateCopy(at elapsed: Double) -> V? {
    var copy = context
    return animation.animate(value: interval, time: elapsed, context: &copy)
  }

  override func statedVelocity(at elapsed: Double) -> V? {
    animation.velocity(value: interval, time: elapsed, context: context)
  }

  override func copy() -> MotionRunner<V> {
    finishCopy(CustomRunner(animation: animation, interval: interval, context: context))
  }

  override var isLogicallyComplete: Bool { context.isLogicallyComplete }
  override var isStateful: Bool { !context.state.isEmpty }
  override var animationName: String { "\(animation)" }

  override func state<T: VectorArithmetic>(for type: T.Type) -> AnimationState<T>? {
    context.state as? AnimationState<T>
  }

  override var environment: EnvironmentValues {
    get { context.storedEnvironment }
    set { context.storedEnvironment = newValue }
  }
}

extension AnimationStorage: CustomAnimation {}

/// The run of an animation on vectors that the engine keeps as plain numbers, whatever their type.
final class BridgedRunner<Value: VectorArithmetic>: MotionRunner<Lanes> {
  private let inner: MotionRunner<Value>
  private let layout: LaneLayout<Value>

  init(inner: MotionRunner<Value>, layout: LaneLayout<Value>) {
    self.inner = inner
    self.layout = layout
    super.init(interval: layout.lanes(inner.interval))
  }

  override var interval: Lanes {
    didSet { inner.interval = layout.value(interval) }
  }

  override func evaluate(at elapsed: Double) -> Lanes? {
    inner.evaluate(at: elapsed).map(layout.lanes)
  }

  override func evaluateCopy(at elapsed: Double) -> Lanes? {
    inner.evaluateCopy(at: elapsed).map(layout.lanes)
  }

  override func statedVelocity(at elapsed: Double) -> Lanes? {
    inner.statedVelocity(at: elapsed).map(layout.lanes)
  }

  override func copy() -> MotionRunner<Lanes> {
    finishCopy(BridgedRunner(inner: inner.copy(), layout: layout))
  }

  override var isLogicallyComplete: Bool { inner.isLogicallyComplete }
  override var isStateful: Bool { inner.isStateful }
  override var animationName: String { inner.animationName }

  override func state<T: VectorArithmetic>(for type: T.Type) -> AnimationState<T>? {
    inner.state(for: type)
  }

  override var environment: EnvironmentValues {
    get { inner.environment }
    set { inner.environment = newValue }
  }
}
