/// One run of an animation that is custom, or has a custom one inside, on any vector: it keeps the context.
final class CustomRun<V: VectorArithmetic> {
  private let animation: any CustomAnimation
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `engine` needs it.
    @exclusivity(unchecked)
  #endif
  private var context: AnimationContext<V>
  /// From where the motion starts to where it ends.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var interval: V
  /// The seconds after which it ended; ∞ until it has.
  private var endTime = Double.infinity
  private var latestTime = -Double.infinity
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latestValue: V?
  /// What becomes of the run if nothing comes between; found out when somebody first asks.
  private(set) lazy var future = foreseen()

  init(_ animation: Animation, interval: V, context: AnimationContext<V>) {
    self.animation = animation.storage.asCustom
    self.context = context
    self.interval = interval
  }

  private init(copying other: CustomRun) {
    animation = other.animation
    context = other.context
    interval = other.interval
    endTime = other.endTime
    latestTime = other.latestTime
    latestValue = other.latestValue
  }

  /// A copy that later motion does not touch.
  func copy() -> CustomRun { CustomRun(copying: self) }

  /// The environment of the view whose attribute moves.
  var environment: EnvironmentValues {
    get { context.storedEnvironment }
    set { context.storedEnvironment = newValue }
  }

  /// The animation's own state.
  var state: AnimationState<V> { context.state }

  var hasEnded: Bool { endTime < .infinity }

  /// Moves on to a time, in seconds since the start.
  func advance(to elapsed: Double) {
    guard elapsed != latestTime else { return }
    latestTime = elapsed
    latestValue =
      elapsed < endTime
      ? animation.animate(value: interval, time: elapsed, context: &context) : nil
    if let latestValue, !latestValue.hasFiniteNumbers { refuse() }
    if latestValue == nil { endTime = min(endTime, elapsed) }
  }

  /// Ends the run: what is computed with such a value is none either.
  private func refuse() {
    latestValue = nil
    MotionWarning.report(
      MotionWarning(
        what: "a value that is not finite, made by \(animation)",
        remedy: "return finite numbers; the animation ends there, at its target"))
  }

  /// The value at any time, without moving on; nil from the end on.
  func value(at elapsed: Double) -> V? {
    guard elapsed < endTime else { return nil }
    if elapsed == latestTime { return latestValue }
    return valueOfCopy(at: max(0, elapsed)).flatMap { $0.hasFiniteNumbers ? $0 : nil }
  }

  /// The velocity at any time: the stated one, or else the measured one.
  func velocity(at elapsed: Double) -> V {
    guard elapsed >= 0, elapsed < endTime else { return .zero }
    let velocity =
      animation.velocity(value: interval, time: elapsed, context: context)
      ?? measuredVelocity(at: elapsed, isStateful: !context.state.isEmpty) {
        self.valueOfCopy(at: $0)
      } ?? .zero
    return velocity.hasFiniteNumbers ? velocity : .zero
  }

  private func valueOfCopy(at elapsed: Double) -> V? {
    var copy = context
    return animation.animate(value: interval, time: elapsed, context: &copy)
  }

  /// Asks a copy about a time at which nobody waits for it any more.
  private func foreseen() -> RunFuture {
    guard !hasEnded else { return .ends }
    var copy = context
    let time = max(latestTime, 0) + MotionLimits.longestPatience
    guard animation.animate(value: interval, time: time, context: &copy) != nil else {
      return .ends
    }
    return copy.isLogicallyComplete ? .completes : .goesOn
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

/// A run as those see it who wait for its end, whatever it moves.
protocol AwaitedRun: AnyObject {
  /// Whether it has ended, or is over for the eye.
  var isOver: Bool { get }
  /// What becomes of it if nothing comes between.
  var future: RunFuture { get }
  /// Moves on to a time, in seconds since the start.
  func advance(to elapsed: Double)
}

extension CustomRun: AwaitedRun {
  var isOver: Bool { hasEnded || context.isLogicallyComplete }
}

extension AnimationStorage: CustomAnimation {
  /// The animation as what calls custom code: itself, or the custom one that it is.
  fileprivate var asCustom: any CustomAnimation {
    if case .custom(let custom) = self { custom.base } else { self }
  }
}

extension Animation {
  /// The context with which this animation merges with another; nil where it adds instead.
  func mergedContext<V: VectorArithmetic>(
    previous: Animation, interval: V, elapsed: Double, state: AnimationState<V>?,
    environment: EnvironmentValues
  ) -> AnimationContext<V>? {
    var context = AnimationContext(state: state ?? AnimationState(), environment: environment)
    let merges = shouldMerge(
      previous: previous, value: interval, time: elapsed, context: &context)
    context.isLogicallyComplete = false
    return merges ? context : nil
  }
}
