import Foundation
import Testing

@testable import GlissandoMotion

struct InterruptionTests {
  @Test("A persistent spring replaces whatever ran")
  func merging() {
    for (name, first) in BuiltInAnimations.all {
      let value = Animated(0.0)
      value.animate(to: 100, using: first, at: 0)
      value.animate(to: 50, using: .snappy, at: 0.1)
      let running = value.running(at: 0.1)
      #expect(running.count == 1, "\(name)")
      #expect(running.first?.replaced == first, "\(name)")
    }
  }

  @Test("Everything else adds: each animation keeps its own interval")
  func adding() {
    let value = Animated(CGPoint.zero)
    value.animate(to: CGPoint(x: 100, y: 0), using: .linear, at: 0)
    value.animate(to: CGPoint(x: 100, y: 100), using: .easeInOut, at: 0)
    #expect(value.running(at: 0).count == 2)
    for time in [0.05, 0.1, 0.2, 0.3] {
      let point = value.value(at: time)
      #expect(abs(point.x - 100 * time / 0.35) < 1e-9)
      #expect(abs(point.y - 100 * UnitCurve.easeInOut.value(at: time / 0.35)) < 1e-9)
    }
  }

  @Test("Springs under the same modifier merge, under different ones they add")
  func modifiers() {
    func count(_ first: Animation, _ second: Animation) -> Int {
      let value = Animated(0.0)
      value.animate(to: 100, using: first, at: 0)
      value.animate(to: 50, using: second, at: 0.2)
      return value.running(at: 0.35).count
    }
    #expect(count(.smooth.speed(2), .bouncy.speed(2)) == 1)
    #expect(count(.smooth.speed(2), .bouncy.speed(3)) == 2)
    #expect(count(.smooth, .bouncy.speed(2)) == 2)
    #expect(count(.smooth.delay(0.1), .bouncy.delay(0.1)) == 1)
    #expect(count(.smooth, .bouncy.delay(0.1)) == 2)
    #expect(count(.smooth.speed(2), .bouncy) == 1)
    #expect(count(.smooth, .bouncy.logicallyComplete(after: 0.1)) == 1)
    #expect(count(.smooth, .bouncy.repeatCount(2)) == 2)
  }

  @Test("A delayed spring takes over when its delay is over, with the value and velocity of then")
  func delayedMerge() {
    let reference = Animated(0.0)
    let value = Animated(0.0)
    for ball in [reference, value] { ball.animate(to: 100, using: .smooth.delay(0.1), at: 0) }
    value.animate(to: -50, using: .bouncy.delay(0.1), at: 0.2)
    for time in [0.2, 0.25, 0.2999] {
      #expect(agree(value.value(at: time), reference.value(at: time)))
    }
    let before = (value.value(at: 0.3 - 1e-9), value.velocity(at: 0.3 - 1e-9))
    let after = (value.value(at: 0.3 + 1e-9), value.velocity(at: 0.3 + 1e-9))
    #expect(abs(before.0 - after.0) < 1e-5)
    #expect(abs(before.1 - after.1) < 1e-3)
    #expect(value.value(at: 9) == -50)
  }

  @Test("An endless animation fades with the newcomer and is gone with it")
  func retiring() {
    let value = Animated(0.0)
    value.animate(to: 100, using: .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
    value.animate(to: 200, using: .easeInOut(duration: 0.5), at: 10.25)
    let p = UnitCurve.easeInOut.value(at: 0.4)
    let endless = 45.0 - 100
    #expect(agree(value.value(at: 10.45), 200 - 100 * (1 - p) + endless * (1 - p)))
    #expect(value.value(at: 10.75) == 200)
    #expect(value.isSettled(at: 10.75))
  }

  @Test("A blend eases the response without a jump")
  func blending() {
    let value = Animated(0.0)
    value.animate(to: 100, using: .spring(response: 1, dampingFraction: 0.8), at: 0)
    value.animate(
      to: 0, using: .spring(response: 0.2, dampingFraction: 0.8, blendDuration: 0.3), at: 0.2)
    let plain = Animated(0.0)
    plain.animate(to: 100, using: .spring(response: 1, dampingFraction: 0.8), at: 0)
    plain.animate(to: 0, using: .spring(response: 0.2, dampingFraction: 0.8), at: 0.2)
    // With the old response at first, it is pulled back later.
    #expect(value.value(at: 0.25) > plain.value(at: 0.25) + 0.5)
    var last = value.velocity(at: 0.2)
    for step in 1...400 {
      let velocity = value.velocity(at: 0.2 + Double(step) * 1e-3)
      #expect(abs(velocity - last) < 120)
      last = velocity
    }
    #expect(value.value(at: 5) == 0)
  }

  private struct Carried<V: VectorArithmetic>: AnimationStateKey {
    var value = V.zero
    static var defaultValue: Carried<V> { Carried() }
  }

  /// Takes over and says so in its state.
  private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
      context.state[Carried<V>.self].value = value
      return true
    }
  }

  @Test("A custom animation that merges replaces the other, from the shown value")
  func customMerge() {
    let value = Animated(0.0)
    value.animate(to: 100, using: Animation(Merging()), at: 0)
    #expect(agree(value.value(at: 0.5), 50))
    value.animate(to: 200, using: Animation(Merging()), at: 0.5)
    #expect(value.running(at: 0.5).count == 1)
    #expect(agree(value.value(at: 0.5), 50))
    #expect(agree(value.value(at: 1), 125))
    #expect(value.value(at: 1.5) == 200)
  }

  @Test("What takes over from a spring is shown as it moves on")
  func customMergeOfSpring() {
    let value = Attribute(0.0)
    value.set(100, .bouncy, at: 0)
    value.frame(0.1)
    let start = value.shown
    value.set(200, Animation(Merging()), at: 0.1)
    for time in [0.1, 0.3, 0.6, 1] {
      value.frame(time)
      #expect(agree(value.shown, start + (200 - start) * (time - 0.1)), "\(time)")
    }
    value.set(0, Animation(Merging()), at: 1)
    value.frame(1.5)
    #expect(agree(value.shown, (start + (200 - start) * 0.9) / 2))
  }

  /// A persistent spring inside a custom animation, as a wrapper has it.
  private struct Wrapper: CustomAnimation {
    var base: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
      base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
      guard let previous = previous.base as? Wrapper else { return false }
      return base.shouldMerge(
        previous: previous.base, value: value, time: time, context: &context)
    }
  }

  @Test("A wrapped spring moves and merges like the spring itself")
  func wrappedSpring() {
    let wrapped = Animated(0.0)
    let plain = Animated(0.0)
    for (ball, animation) in [
      (wrapped, Animation(Wrapper(base: .bouncy))), (plain, Animation.bouncy),
    ] {
      ball.animate(to: 100, using: animation, at: 0)
      ball.animate(to: -50, using: animation, at: 0.2)
      ball.animate(to: 30, using: animation, at: 0.35)
    }
    for time in [0.35, 0.36, 0.5, 0.8] {
      #expect(agree(wrapped.value(at: time), plain.value(at: time)), "\(time)")
    }
  }

  @Test("A wrapped built-in animation moves like the animation itself")
  func wrapped() {
    for (name, animation) in BuiltInAnimations.all where name != "custom" {
      let wrapped = Animated(0.0)
      let plain = Animated(0.0)
      wrapped.animate(to: 100, using: Animation(Wrapper(base: animation)), at: 0)
      plain.animate(to: 100, using: animation, at: 0)
      for time in stride(from: 0.0, through: 2, by: 0.013) {
        let (a, b) = (wrapped.value(at: time), plain.value(at: time))
        #expect(agree(a, b), "\(name) at \(time)")
      }
    }
  }

  @Test("A gesture's velocity starts the spring that ends it")
  func tracking() {
    let x = Attribute(0.0)
    var drag = Transaction()
    drag.tracksVelocity = true
    for step in 1...5 {
      x.set(Double(step) * 10, at: Double(step) * 0.01, drag)
      x.frame(Double(step) * 0.01)
    }
    x.set(500, .smooth, at: 0.05)
    #expect(abs(x.attribute.velocity(at: 0.05) - 1000) < 1e-6)
    // After a rest of two seconds, nothing is left of it.
    let y = Attribute(0.0)
    y.set(10, at: 0, drag)
    y.set(20, at: 0.01, drag)
    y.set(500, .smooth, at: 3)
    #expect(y.attribute.velocity(at: 3) == 0)
  }

  @Test("The environment reaches a custom animation while it runs")
  func environment() {
    let x = Attribute(0.0)
    x.attribute.set(
      100, transaction: Transaction(animation: Animation(Pausable())),
      environment: EnvironmentValues(), at: 0)
    x.frame(0.25)
    #expect(x.shown == 25)
    var paused = EnvironmentValues()
    paused[PausedKey.self] = true
    x.attribute.environment = paused
    x.frame(0.5)
    #expect(x.shown == 0)
  }

  private struct PausedKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct Pausable: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      value.scaled(by: context.environment[PausedKey.self] ? 0 : time)
    }
  }
}
