import Foundation

/// The run of one custom animation on a single number.
///
/// It does what `BridgedRunner` around `CustomRunner` does, with a type that the compiler knows: on
/// the path of every frame nothing is looked up.
final class NumberRunner<C: CustomAnimation>: MotionRunner<Lanes> {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var context: AnimationContext<Double>
  private let animation: C

  init(animation: C, interval: Double, context: AnimationContext<Double>) {
    self.context = context
    self.animation = animation
    super.init(interval: interval.lanes)
  }

  override func evaluate(at elapsed: Double) -> Lanes? {
    guard let value = animation.animate(value: interval.x, time: elapsed, context: &context) else {
      return nil
    }
    return value.lanes
  }

  override func evaluateCopy(at elapsed: Double) -> Lanes? {
    var copy = context
    return animation.animate(value: interval.x, time: elapsed, context: &copy)?.lanes
  }

  override func statedVelocity(at elapsed: Double) -> Lanes? {
    animation.velocity(value: interval.x, time: elapsed, context: context)?.lanes
  }

  override func copy() -> MotionRunner<Lanes> {
    finishCopy(NumberRunner(animation: animation, interval: interval.x, context: context))
  }

  override func next(
    _ animation: any CustomAnimation, interval: Double,
    after previous: Unmanaged<MotionLayer<Lanes>>?, at t: Double, environment: EnvironmentValues
  ) -> NextRun? {
    // Made here, not where the type is opened: here the type of the run is known from the run itself.
    guard Self.isSame(animation) else { return nil }
    let animation = Self.same(animation)
    if let previous {
      let merged = previous._withUnsafeGuaranteedRef { layer in
        Self.merged(animation, layer, elapsed: t - layer.start, environment)
      }
      if let merged { return .takesOver(merged) }
    }
    let context = AnimationContext<Double>(environment: environment)
    return .adds(NumberRunner(animation: animation, interval: interval, context: context))
  }

  /// The run that goes on with the way and the state of another; nil where the animation adds instead.
  @inline(__always)
  private static func merged(
    _ animation: C, _ previous: MotionLayer<Lanes>, elapsed: Double,
    _ environment: EnvironmentValues
  ) -> MotionRunner<Lanes>? {
    let runner = previous.runner
    let way = runner?.interval.x ?? -previous.distance.x
    var context = AnimationContext(
      state: runner?.numberState ?? AnimationState(), environment: environment)
    guard
      animation.shouldMerge(
        previous: previous.animation, value: way, time: elapsed, context: &context)
    else { return nil }
    context.isLogicallyComplete = false
    return NumberRunner(animation: animation, interval: way, context: context)
  }

  // Two steps: the type of an optional of an unknown type would have to be looked up.
  private static func isSame<B: CustomAnimation>(_ base: B) -> Bool { B.self == C.self }

  private static func same<B: CustomAnimation>(_ base: B) -> C {
    assert(B.self == C.self, "a cast of a type to another one")
    // A type to itself, for the benchmark's `engine custom retarget`.
    return unsafeBitCast(base, to: C.self)
  }

  override var isLogicallyComplete: Bool { context.isLogicallyComplete }
  override var isStateful: Bool { !context.state.isEmpty }
  override var animationName: String { "\(animation)" }

  override var environment: EnvironmentValues {
    get { context.storedEnvironment }
    set { context.storedEnvironment = newValue }
  }

  override func state<T: VectorArithmetic>(for type: T.Type) -> AnimationState<T>? {
    context.state as? AnimationState<T>
  }

  override var numberState: AnimationState<Double>? { context.state }
}
