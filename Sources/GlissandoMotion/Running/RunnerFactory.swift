/// Makes the runners for the values of one attribute, when a custom animation starts.
class RunnerFactory<V: VectorArithmetic> {
  /// A run from rest.
  func makeRunner(
    _ animation: Animation, interval: V, environment: EnvironmentValues
  ) -> MotionRunner<V> { fatalError("abstract") }

  /// A run that takes over from another with the state it has written; nil where it adds instead.
  ///
  /// `elapsed` are the seconds since the start of the layer that it takes over from.
  func makeMergedRunner(
    _ animation: Animation, taking previous: MotionLayer<V>, elapsed: Double,
    environment: EnvironmentValues
  ) -> MotionRunner<V>? { fatalError("abstract") }
}

/// Makes runners for vectors that the engine moves as they are.
final class DirectRunnerFactory<V: VectorArithmetic>: RunnerFactory<V> {
  override func makeRunner(
    _ animation: Animation, interval: V, environment: EnvironmentValues
  ) -> MotionRunner<V> {
    animation.makeRunner(
      interval: interval, context: AnimationContext(environment: environment))
  }

  override func makeMergedRunner(
    _ animation: Animation, taking previous: MotionLayer<V>, elapsed: Double,
    environment: EnvironmentValues
  ) -> MotionRunner<V>? {
    let interval = previous.way
    return animation.mergedContext(
      previous: previous.animation, interval: interval, elapsed: elapsed,
      state: previous.runner?.state(for: V.self), environment: environment
    ).map { animation.makeRunner(interval: interval, context: $0) }
  }
}

/// What a custom animation on a number makes of what runs.
enum NextRun {
  /// Both run, and their sum is shown.
  case adds(MotionRunner<Lanes>)
  /// It goes on with the way and the state of the other.
  case takesOver(MotionRunner<Lanes>)
}

/// Makes runners for plain numbers, which most attributes are: nothing is looked up at run time.
final class NumberRunnerFactory: RunnerFactory<Lanes> {
  /// The latest run whose type had to be looked up: often the next one is of an animation of the same
  /// type.
  private var latest: MotionRunner<Lanes>?

  override func makeRunner(
    _ animation: Animation, interval: Lanes, environment: EnvironmentValues
  ) -> MotionRunner<Lanes> {
    makeRunner(
      animation, interval: interval.x, context: AnimationContext(environment: environment))
  }

  override func makeMergedRunner(
    _ animation: Animation, taking previous: MotionLayer<Lanes>, elapsed: Double,
    environment: EnvironmentValues
  ) -> MotionRunner<Lanes>? {
    let interval = previous.way.x
    return animation.mergedContext(
      previous: previous.animation, interval: interval, elapsed: elapsed,
      state: previous.runner?.numberState, environment: environment
    ).map { makeRunner(animation, interval: interval, context: $0) }
  }

  private func makeRunner(
    _ animation: Animation, interval: Double, context: AnimationContext<Double>
  ) -> MotionRunner<Lanes> {
    if case .custom(let base) = animation.storage { return open(base, interval, context) }
    return open(animation.storage, interval, context)
  }

  /// The run of an animation without modifiers, beside or in place of another; see
  /// `MotionRunner.next`.
  func next(
    _ animation: any CustomAnimation, interval: Double,
    after previous: Unmanaged<MotionLayer<Lanes>>?, at t: Double, environment: EnvironmentValues
  ) -> NextRun {
    let known = latest?.next(
      animation, interval: interval, after: previous, at: t, environment: environment)
    if let known { return known }
    let runner = open(animation, 0, AnimationContext())
    latest = runner
    let next = runner.next(
      animation, interval: interval, after: previous, at: t, environment: environment)
    guard let next else { preconditionFailure("a run knows the type of its animation") }
    return next
  }

  private func open<C: CustomAnimation>(
    _ base: C, _ interval: Double, _ context: AnimationContext<Double>
  ) -> MotionRunner<Lanes> {
    NumberRunner(animation: base, interval: interval, context: context)
  }
}

extension LaneLayout {
  /// What makes the runs of custom animations on such values.
  func runnerFactory(for table: LiveAnimations) -> RunnerFactory<Lanes> {
    Value.self == Double.self ? table.numberRunners : LaneRunnerFactory(layout: self)
  }
}

/// Makes runners for vectors that the engine moves as lanes.
final class LaneRunnerFactory<Value: VectorArithmetic>: RunnerFactory<Lanes> {
  private let layout: LaneLayout<Value>

  init(layout: LaneLayout<Value>) {
    self.layout = layout
  }

  override func makeRunner(
    _ animation: Animation, interval: Lanes, environment: EnvironmentValues
  ) -> MotionRunner<Lanes> {
    makeRunner(
      animation, interval: layout.value(interval),
      context: AnimationContext(environment: environment))
  }

  override func makeMergedRunner(
    _ animation: Animation, taking previous: MotionLayer<Lanes>, elapsed: Double,
    environment: EnvironmentValues
  ) -> MotionRunner<Lanes>? {
    let interval = layout.value(previous.way)
    return animation.mergedContext(
      previous: previous.animation, interval: interval, elapsed: elapsed,
      state: previous.runner?.state(for: Value.self), environment: environment
    ).map { makeRunner(animation, interval: interval, context: $0) }
  }

  private func makeRunner(
    _ animation: Animation, interval: Value, context: AnimationContext<Value>
  ) -> MotionRunner<Lanes> {
    func open<C: CustomAnimation>(_ base: C) -> MotionRunner<Lanes> {
      let inner = CustomRunner(animation: base, interval: interval, context: context)
      return BridgedRunner(inner: inner, layout: layout)
    }
    if case .custom(let base) = animation.storage { return open(base) }
    return open(animation.storage)
  }
}

extension Animation {
  func makeRunner<V: VectorArithmetic>(
    interval: V, context: AnimationContext<V>
  ) -> MotionRunner<V> {
    func open<C: CustomAnimation>(_ base: C) -> MotionRunner<V> {
      CustomRunner(animation: base, interval: interval, context: context)
    }
    if case .custom(let base) = storage { return open(base) }
    return open(storage)
  }

  /// The context with which this animation takes over from another; nil where it adds instead.
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
