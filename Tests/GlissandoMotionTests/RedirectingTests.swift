import Foundation
import Testing

@testable import GlissandoMotion

/// A spring that is sent elsewhere again and again, as by a pointer.
struct RedirectingTests {
  @Test("A change at a time before the last frame begins where that frame has shown the value")
  func earlier() {
    for animation in [Animation.smooth, .linear(duration: 1), .bouncy.delay(0.1), .easeIn] {
      let x = Attribute(0.0)
      let pair = Attribute(AnimatableSeries([0, 0]))
      for target in [100.0, 30, 50] {
        x.set(target, animation, at: x.table.time)
        pair.set([target, 0], animation, at: pair.table.time)
        x.frame(x.table.time + 0.3)
        pair.frame(pair.table.time + 0.3)
        let shown = (x.shown, pair.shown)
        x.set(-target, animation, at: x.table.time - 0.2)
        pair.set([-target, 0], animation, at: pair.table.time - 300)
        x.frame(x.table.time - 1)
        pair.frame(pair.table.time)
        #expect(abs(x.shown - shown.0) < 1e-9, "\(animation)")
        #expect(abs(pair.shown[0] - shown.1[0]) < 1e-9, "\(animation)")
      }
    }
  }

  /// Sends a value back and forth by one animation, and beside it another whose changes somebody
  /// waits for.
  private func compare<Value: VectorArithmetic>(
    _ animation: Animation, between first: Value, and second: Value, tolerance: Double
  ) throws {
    let quick = Attribute(Value.zero)
    let long = Attribute(Value.zero)
    var time = 0.0
    for step in 0..<40 {
      if step % 5 == 0 {
        let target = step % 10 == 0 ? first : second
        quick.set(target, animation, at: time)
        var transaction = Transaction(animation: animation)
        transaction.addAnimationCompletion(criteria: .removed) {}
        long.set(target, at: time, transaction)
      }
      time += 0.0137
      quick.frame(time)
      long.frame(time)
      #expect((quick.shown - long.shown).magnitude <= tolerance)
      let velocities = (quick.attribute.velocity(at: time), long.attribute.velocity(at: time))
      #expect((velocities.0 - velocities.1).magnitude <= 100 * tolerance)
      try compareListings(quick, long, at: time)
    }
    #expect(abs(restTime(of: quick, after: time) - restTime(of: long, after: time)) <= 1e-3)
  }

  private func compareListings<Value: VectorArithmetic>(
    _ quick: Attribute<Value>, _ long: Attribute<Value>, at time: Double
  ) throws {
    let first = try #require(quick.attribute.listing(at: time).first)
    let second = try #require(long.attribute.listing(at: time).first)
    #expect(first.animation == second.animation)
    #expect(first.replaced == second.replaced)
    #expect(abs(first.elapsed - second.elapsed) <= 1e-12)
    for (a, b) in zip(first.from + first.to, second.from + second.to) {
      #expect(abs(a - b) <= 1e-6)
    }
  }

  /// When a value comes to rest by itself, to a quarter of a millisecond.
  private func restTime<Value: VectorArithmetic>(
    of value: Attribute<Value>, after start: Double
  ) -> Double {
    var time = start
    while value.isRunning, time < start + 60 {
      time += 0.00025
      value.frame(time)
    }
    return time
  }

  @Test(
    "A spring sent back and forth moves the same whether or not somebody waits for it",
    arguments: [
      Animation.bouncy, .smooth, .default, .snappy(duration: 0.3),
      .spring(duration: 0.6, bounce: -0.3), .spring(duration: 0.5, bounce: 0.9),
    ])
  func moves(animation: Animation) throws {
    try compare(animation, between: 100.0, and: -20, tolerance: 1e-9)
    try compare(
      animation, between: AnimatablePair<CGFloat, CGFloat>(40, -9),
      and: AnimatablePair<CGFloat, CGFloat>(3, 700), tolerance: 1e-8)
    typealias Pair = AnimatablePair<Double, Double>
    try compare(
      animation, between: AnimatablePair(Pair(1, 2), Pair(3, 400)),
      and: AnimatablePair(Pair(-5, 60), Pair(0, 8)), tolerance: 1e-8)
  }

  @Test("A spring equal to the one that runs goes on with its value and velocity")
  func equalSprings() {
    let value = Attribute(0.0)
    value.set(100, .spring(duration: 0.5, bounce: 0.3), at: 0)
    value.frame(0.1)
    let before = (value.shown, value.attribute.velocity(at: 0.1))
    value.set(-50, .spring(duration: 0.5, bounce: 0.3), at: 0.1)
    value.frame(0.1)
    #expect(abs(value.shown - before.0) <= 1e-9)
    #expect(abs(value.attribute.velocity(at: 0.1) - before.1) <= 1e-6)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    value.frame(0.3)
    let expected =
      before.0 + spring.value(target: -50 - before.0, initialVelocity: before.1, time: 0.2)
    #expect(abs(value.shown - expected) <= 1e-7)
  }

  @Test("Custom animations of two types on numbers keep their types")
  func customTypes() {
    let table = LiveAnimations()
    let values = (0..<6).map { _ in Attribute(0.0, in: table) }
    for (index, value) in values.enumerated() {
      value.set(10, index % 2 == 0 ? Animation(Even()) : Animation(Late(delay: 0.5)), at: 0)
    }
    table.tick(to: 0.75)
    for (index, value) in values.enumerated() {
      #expect(value.shown == (index % 2 == 0 ? 7.5 : 2.5))
    }
  }
}

/// Even motion in a second.
private struct Even: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: time) : nil }
}

/// Even motion in a second, after a time.
private struct Late: CustomAnimation {
  let delay: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 + delay ? value.scaled(by: max(0, time - delay)) : nil }
}
