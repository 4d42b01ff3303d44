/// Makes the runners for the values of one attribute, when a custom animation starts.
class RunnerFactory<V: VectorArithmetic> {
  /// A run from rest.
  func makeRunner(
    _ animation: Animation, interval: V, environment: EnvironmentValues
  ) -> MotionRunner<V> { fatalError("abstract") }

  /// A run that takes over from another with the state it has written; nil where it adds instead.
  func makeMergedRunner(
    _ animation: Animation, taking previous: MergeSource<V>, environment: EnvironmentValues
  ) -> MotionRunner<V>? { fatalError("abstract") }
}

/// The run that another may take over.
struct MergeSource<V: VectorArithmetic> {
  let animation: Animation
  let interval: V
  let elapsed: Double
  let runner: MotionRunner<V>?
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
    _ animation: Animation, taking previous: MergeSource<V>, environment: EnvironmentValues
  ) -> MotionRunner<V>? {
    animation.mergedContext(
      previous: previous.animation, interval: previous.interval, elapsed: previous.elapsed,
      state: previous.runner?.state(for: V.self), environment: environment
    ).map { animation.makeRunner(interval: previous.interval, context: $0) }
  }
}

/// Makes runners for plain numbers, which most attributes are: nothing is looked up at run time.
final class NumberRunnerFactory: RunnerFactory<Lanes> {
  nonisolated(unsafe) static let shared = NumberRunnerFactory()  // it has nothing that could change

  override func makeRunner(
    _ animation: Animation, interval: Lanes, environment: EnvironmentValues
  ) -> MotionRunner<Lanes> {
    makeRunner(
      animation, interval: interval.x, context: AnimationContext(environment: environment))
  }

  override func makeMergedRunner(
    _ animation: Animation, taking previous: MergeSource<Lanes>, environment: EnvironmentValues
  ) -> MotionRunner<Lanes>? {
    let interval = previous.interval.x
    return animation.mergedContext(
      previous: previous.animation, interval: interval, elapsed: previous.elapsed,
      state: previous.runner?.numberState, environment: environment
    ).map { makeRunner(animation, interval: interval, context: $0) }
  }

  private func makeRunner(
    _ animation: Animation, interval: Double, context: AnimationContext<Double>
  ) -> MotionRunner<Lanes> {
    func open<C: CustomAnimation>(_ base: C) -> MotionRunner<Lanes> {
      NumberRunner(animation: base, interval: interval, context: context)
    }
    if case .custom(let base) = animation.storage { return open(base) }
    return open(animation.storage)
  }
}

extension LaneLayout {
  /// What makes the runs of custom animations on such values.
  var runnerFactory: RunnerFactory<Lanes> {
    Value.self == Double.self ? NumberRunnerFactory.shared : LaneRunnerFactory(layout: self)
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
    _ animation: Animation, taking previous: MergeSource<Lanes>, environment: EnvironmentValues
  ) -> MotionRunner<Lanes>? {
    let interval = layout.value(previous.interval)
    return animation.mergedContext(
      previous: previous.animation, interval: interval, elapsed: previous.elapsed,
      state: previous.runner?.state(for: Value.self), environment: environment
    ).map { makeRunner(animation, interval: interval, context: $0) }
  }

  private func makeRunner(
    _ animation: Animation, interval: Value, context: AnimationContext<Value>
  ) -> MotionRunner<Lanes> {
    func open<C: CustomAnimation>(_ base: C) -> MotionRunner<Lanes> {
      // A cast of a type to itself, once both are known to be the same: no look-up at run time.
      typealias Point = PointRunner<C>.Point
      if Value.self == Point.self {
        return PointRunner(
          animation: base, interval: unsafeBitCast(interval, to: Point.self),
          context: unsafeBitCast(context, to: AnimationContext<Point>.self))
      }
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
