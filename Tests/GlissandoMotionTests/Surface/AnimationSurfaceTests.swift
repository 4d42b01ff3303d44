import Foundation
import GlissandoMotion
import Testing

/// The custom animation of the reference documents: it can be paused through the environment.
private struct PausableState<Value: VectorArithmetic>: AnimationStateKey {
  var paused = false
  var pauseTime: TimeInterval = 0.0

  static var defaultValue: Self { .init() }
}

extension AnimationContext {
  fileprivate var pausableState: PausableState<Value> {
    get { state[PausableState<Value>.self] }
    set { state[PausableState<Value>.self] = newValue }
  }
}

private struct AnimationPausedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var animationPaused: Bool {
    get { self[AnimationPausedKey.self] }
    set { self[AnimationPausedKey.self] = newValue }
  }
}

private struct PausableAnimation: CustomAnimation {
  let base: Animation

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    let paused = context.environment.animationPaused
    let pausableState = context.pausableState
    var pauseTime = pausableState.pauseTime
    if pausableState.paused != paused {
      pauseTime = time - pauseTime
      context.pausableState = PausableState(paused: paused, pauseTime: pauseTime)
    }
    let effectiveTime = paused ? pauseTime : time - pauseTime
    return base.animate(value: value, time: effectiveTime, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self else { return false }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time, context: &context)
  }
}

/// Only what a custom animation must have.
private struct Steps: CustomAnimation {
  var count = 4
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 1 else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: (time * Double(count)).rounded(.down) / Double(count))
  }
}

extension Animation {
  fileprivate static func steps(_ count: Int) -> Animation { Animation(Steps(count: count)) }
  fileprivate static var ripple: Animation { .spring(dampingFraction: 0.5).speed(2) }
}

@Suite("Animations as people write them")
struct AnimationSurfaceTests {
  @Test("Every curve and spring has its name, labels and defaults")
  func names() {
    let animations: [Animation] = [
      .default, .linear, .linear(duration: 2), .easeIn, .easeIn(duration: 1), .easeOut,
      .easeOut(duration: 1), .easeInOut, .easeInOut(duration: 1),
      .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 2),
      .timingCurve(.circularEaseIn, duration: 1), .spring, .spring(), .spring(duration: 1),
      .spring(bounce: 0.2), .spring(duration: 1, bounce: 0.2),
      .spring(duration: 1, bounce: 0.2, blendDuration: 0.1),
      .spring(response: 1), .spring(dampingFraction: 0.3),
      .spring(response: 1, dampingFraction: 0.5),
      .spring(response: 1, dampingFraction: 0.5, blendDuration: 0.1), .spring(blendDuration: 0.1),
      .spring(.bouncy), .spring(Spring(duration: 1), blendDuration: 0.2),
      .interactiveSpring, .interactiveSpring(), .interactiveSpring(response: 0.3),
      .interactiveSpring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1),
      .interactiveSpring(duration: 0.2), .interactiveSpring(extraBounce: 0.1),
      .interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0.3),
      .smooth, .smooth(duration: 1), .smooth(extraBounce: 0.1),
      .smooth(duration: 1, extraBounce: 0.1), .snappy, .snappy(duration: 1), .bouncy,
      .bouncy(duration: 1, extraBounce: 0.2), .interpolatingSpring,
      .interpolatingSpring(stiffness: 100, damping: 10),
      .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3),
      .interpolatingSpring(duration: 1, bounce: 0.1, initialVelocity: 2),
      .interpolatingSpring(duration: 1), .interpolatingSpring(.snappy),
      .interpolatingSpring(.snappy, initialVelocity: 2), .steps(3), .ripple,
      .linear.delay(1), .linear.speed(2), .linear.repeatCount(3),
      .linear.repeatCount(3, autoreverses: false), .linear.repeatForever(),
      .linear.repeatForever(autoreverses: false), .spring.logicallyComplete(after: 0.2),
      .init(Steps()),
    ]
    #expect(Set(animations).count > 40)
    let optional: Animation? = .spring
    #expect(optional == .spring(duration: 0.5))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
  }

  @Test("A custom animation is written as in the documents")
  func custom() {
    var context = AnimationContext<Double>()
    let pausable = Animation(PausableAnimation(base: .linear(duration: 1)))
    #expect(pausable.animate(value: 10.0, time: 0.5, context: &context) == 5)
    #expect((pausable.base as? PausableAnimation)?.base == .linear(duration: 1))
    #expect(pausable.velocity(value: 10.0, time: 0.5, context: context) == 10)
    #expect(
      !pausable.shouldMerge(previous: .linear, value: 1.0, time: 0, context: &context))
    #expect(Animation.steps(4).animate(value: 10.0, time: 0.3, context: &context) == 2.5)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.steps(4).animate(value: 10.0, time: 1, context: &context) == nil)
    #expect(context.isLogicallyComplete)
    var converted = context.withState(AnimationState<CGFloat>())
    converted.state[PausableState<CGFloat>.self] = .init(paused: true)
    #expect(converted.pausableState.paused && !context.pausableState.paused)
  }

  @Test("Unit curves have their names")
  func curves() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0), endControlPoint: .init(x: 0.9, y: 1)),
      .bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing), .easeIn.inverse,
    ]
    #expect(Set(curves).count == 10)
    #expect(UnitCurve.linear.value(at: 0.25) == 0.25 && UnitCurve.linear.velocity(at: 0.25) == 1)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-9)
  }

  @Test("Springs are made in four ways, read back and asked")
  func springs() {
    let springs = [
      Spring(), Spring(duration: 1), Spring(bounce: 0.1), Spring(duration: 1, bounce: 0.1),
      Spring(response: 0.4, dampingRatio: 0.8), Spring(stiffness: 100, damping: 10),
      Spring(mass: 2, stiffness: 100, damping: 10),
      Spring(mass: 2, stiffness: 100, damping: 100, allowOverDamping: true),
      Spring(settlingDuration: 1, dampingRatio: 0.8),
      Spring(settlingDuration: 1, dampingRatio: 0.8, epsilon: 0.01), .smooth,
      .smooth(duration: 1), .snappy(duration: 1, extraBounce: 0.1), .bouncy(extraBounce: 0.1),
    ]
    for spring in springs {
      #expect(spring.duration > 0 && spring.response > 0 && spring.mass > 0)
      #expect(spring.stiffness > 0 && spring.damping > 0 && spring.dampingRatio > 0)
      #expect(abs(spring.bounce) < 1 && spring.settlingDuration > 0)
    }
    var (value, velocity) = (0.0, 0.0)
    springs[0].update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
    #expect(abs(value - springs[0].value(target: 1.0, time: 0.1)) < 1e-12)
    #expect(
      abs(velocity - springs[0].velocity(target: 1.0, initialVelocity: 0.0, time: 0.1)) < 1e-9)
    #expect(springs[0].force(target: 1.0, position: 0.0, velocity: 0.0) > 0)
    #expect(springs[0].settlingDuration(target: 1.0, epsilon: 0.01) > 0.5)
    #expect(springs[0].settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.01) > 0.5)
  }

  @Test("Springs move animatable values from one to another")
  func springsOfAnimatables() {
    let spring = Spring.bouncy
    let (from, to) = (CGPoint.zero, CGPoint(x: 100, y: 50))
    let at = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(abs(at.x - 2 * at.y) < 1e-9 && velocity.x > 0)
    let force = spring.force(fromValue: from, toValue: to, position: at, velocity: velocity)
    #expect(abs(force.x - 2 * force.y) < 1e-6)
    let duration = spring.settlingDuration(
      fromValue: from, toValue: to, initialVelocity: .zero, epsilon: 0.01)
    #expect(duration > spring.duration)
  }
}
