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
    var context = AnimationContext(
      state: previous.runner?.state ?? AnimationState(), environment: environment)
    let merges = animation.shouldMerge(
      previous: previous.animation, value: previous.interval, time: previous.elapsed,
      context: &context)
    guard merges else { return nil }
    context.isLogicallyComplete = false
    return animation.makeRunner(interval: previous.interval, context: context)
  }
}

/// Makes runners for vectors that the engine moves as lanes.
final class LaneRunnerFactory<Value: VectorArithmetic>: RunnerFactory<Lanes> {
  private let layout: LaneLayout<Value>
  private let direct = DirectRunnerFactory<Value>()

  init(layout: LaneLayout<Value>) {
    self.layout = layout
  }

  override func makeRunner(
    _ animation: Animation, interval: Lanes, environment: EnvironmentValues
  ) -> MotionRunner<Lanes> {
    let inner = direct.makeRunner(
      animation, interval: layout.value(interval), environment: environment)
    return BridgedRunner(inner: inner, layout: layout)
  }

  override func makeMergedRunner(
    _ animation: Animation, taking previous: MergeSource<Lanes>, environment: EnvironmentValues
  ) -> MotionRunner<Lanes>? {
    let bridged = previous.runner as? BridgedRunner<Value>
    let source = MergeSource(
      animation: previous.animation, interval: layout.value(previous.interval),
      elapsed: previous.elapsed, runner: bridged?.inner)
    return direct.makeMergedRunner(animation, taking: source, environment: environment)
      .map { BridgedRunner(inner: $0, layout: layout) }
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
}
