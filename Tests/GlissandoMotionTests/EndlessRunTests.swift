import Foundation
import Testing

@testable import GlissandoMotion

/// What becomes of custom animations without an end when something else takes their place.
struct EndlessRunTests {
  /// Swings about its end for ever.
  private struct Wobble: CustomAnimation {
    var merges = false

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      Tally.questions.withValue { $0 += 1 }
      return value.scaled(by: time.truncatingRemainder(dividingBy: 1))
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { merges }
  }

  /// How often custom animations were asked.
  private enum Tally {
    final class Count: @unchecked Sendable {  // each task has its own
      var value = 0
      func withValue(_ body: (inout Int) -> Void) { body(&value) }
    }
    @TaskLocal static var questions = Count()
  }

  private static let endless: [Animation] = [
    Animation(Wobble()), Animation(Wobble()).delay(0.1), Animation(Wobble()).speed(2),
    Animation(SmoothStep(duration: 0.4)).repeatForever(),
    Animation(SmoothStep(duration: 0.4)).repeatForever(autoreverses: false).delay(0.1),
    .linear(duration: 0.4).repeatForever(),
  ]
  private static let newcomers: [Animation] = [
    .linear(duration: 1), .easeInOut(duration: 1), .interpolatingSpring, .smooth.speed(2),
    Animation(SmoothStep(duration: 1)), Animation(SmoothStep(duration: 1)).delay(0.1),
    .linear(duration: 0.5).repeatCount(2), .bouncy,
  ]

  @Test("A newcomer ends an endless animation, without a jump", arguments: endless, newcomers)
  func replaced(endless: Animation, newcomer: Animation) {
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(endless) {
      x.set(100, at: 0)
    } completion: {
      calls.call()
    }
    for step in 1...60 { x.frame(Double(step) / 60) }
    #expect(x.isRunning)
    #expect(calls.count == 0)
    let before = x.shown
    x.set(50, newcomer, at: 1)
    x.frame(1)
    #expect(abs(x.shown - before) < 1e-9)
    for step in 61...240 { x.frame(Double(step) / 60) }
    #expect(!x.isRunning)
    #expect(x.shown == 50)
    #expect(calls.count == 1)
  }

  @Test("Any kind of value lets go of an endless animation")
  func kinds() {
    let pair = Attribute(AnimatablePair(0.0, 0.0))
    let series = Attribute(AnimatableSeries([0, 0, 0, 0, 0]))
    let value = Animated(0.0)
    pair.set(AnimatablePair(1, 2), Animation(Wobble()), at: 0)
    series.set([1, 2, 3, 4, 5], Animation(Wobble()), at: 0)
    value.animate(to: 1, using: Animation(Wobble()), at: 0)
    pair.set(AnimatablePair(0, 0), .linear(duration: 1), at: 1.3)
    series.set([0, 0, 0, 0, 0], .linear(duration: 1), at: 1.3)
    value.animate(to: 0, using: .linear(duration: 1), at: 1.3)
    for time in [1.5, 2.0, 2.5] {
      pair.frame(time)
      series.frame(time)
    }
    #expect(!pair.isRunning)
    #expect(!series.isRunning)
    #expect(value.isSettled(at: 2.5))
  }

  @Test("An endless newcomer takes the place of one that was endless, too", arguments: endless)
  func successors(endless: Animation) {
    let x = Attribute(0.0)
    x.set(100, endless, at: 0)
    for step in 1...10 {
      x.frame(Double(step) - 0.1)
      x.set(step % 2 == 0 ? 100 : 0, endless, at: Double(step))
    }
    x.frame(12)
    #expect(x.table.running.count == 1)
  }

  @Test("What is taken over in the moment of its start goes on from where it is shown then")
  func takenOverAtOnce() {
    struct Away: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { value.scaled(by: 1 + sin(time)) }
    }
    struct Over: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { Animation.smooth.animate(value: value, time: time, context: &context) }
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
      ) -> Bool {
        Animation.smooth.shouldMerge(
          previous: previous, value: value, time: time, context: &context)
      }
    }
    let value = Animated(0.0)
    value.animate(to: 100, using: Animation(Away()), at: 0)
    #expect(value.value(at: 0) == 100)
    value.animate(to: 40, using: Animation(Over()), at: 0)
    #expect(value.value(at: 0) == 100)
    #expect(value.value(at: 10) == 40)
  }

  @Test("A finite custom animation goes its own way to its end when a curve is added to it")
  func finite() {
    let x = Attribute(0.0)
    x.set(100, Animation(SmoothStep(duration: 2)), at: 0)
    x.set(200, .linear(duration: 1), at: 0.5)
    x.frame(1)
    #expect(agree(x.shown, 50 + 50))
    x.frame(1.75)
    #expect(x.isRunning)
    x.frame(2)
    #expect(x.shown == 200)
  }

  @Test(
    "After many changes of target one look asks only a few animations", arguments: [false, true])
  func crowd(merges: Bool) {
    let tally = Tally.Count()
    Tally.$questions.withValue(tally) {
      let value = Animated(0.0)
      let x = Attribute(0.0)
      let calls = Counter()
      var last = 0.0
      for step in 0..<200 {
        let time = Double(step) / 120
        let target = Double(step % 7) * 10 + 1
        value.animate(to: target, using: Animation(Wobble(merges: merges)), at: time)
        withAnimation(Animation(Wobble(merges: merges))) {
          x.set(target, at: time)
        } completion: {
          calls.call()
        }
        x.frame(time)
        if step > 0 { #expect(abs(x.shown - last) < 40, "step \(step)") }
        last = x.shown
      }
      tally.value = 0
      _ = value.value(at: 2)
      #expect(tally.value <= 8)
      tally.value = 0
      x.frame(2)
      #expect(tally.value <= 8)
      x.frame(3)
      #expect(x.table.running.count == 1)
      x.attribute.remove()
      x.table.runCompletions()
      #expect(calls.count == 200)
    }
  }

  @Test("A custom animation that computes in small steps is replaced without many of them")
  func smallSteps() {
    struct Stepping: CustomAnimation {
      private struct Place: AnimationStateKey {
        var time = 0.0
        static var defaultValue: Place { Place() }
      }
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        while context.state[Place.self].time < time {
          context.state[Place.self].time += 1.0 / 240
          Tally.questions.withValue { $0 += 1 }
        }
        return value.scaled(by: 1 - exp(-time))
      }
    }
    let tally = Tally.Count()
    Tally.$questions.withValue(tally) {
      let x = Attribute(0.0)
      for change in 0..<10 {
        x.set(Double(change), Animation(Stepping()), at: Double(change) / 10)
        x.frame(Double(change) / 10 + 0.05)
      }
    }
    // A frame's time is 1 ms for all of a window; a step takes some 5 ns.
    #expect(tally.value < 10 * 100_000)
  }

  @Test("A custom animation that goes on from its last frame hands on its velocity")
  func stateful() {
    struct Walking: CustomAnimation {
      private struct Place: AnimationStateKey {
        var (time, way) = (0.0, 0.0)
        static var defaultValue: Place { Place() }
      }
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        // Half of the way in each second; it cannot go back.
        context.state[Place.self].way += max(0, time - context.state[Place.self].time) / 2
        context.state[Place.self].time = max(time, context.state[Place.self].time)
        return value.scaled(by: context.state[Place.self].way)
      }
    }
    let value = Animated(AnimatablePair(0.0, 0.0))
    let number = Animated(0.0)
    value.animate(to: AnimatablePair(100, 20), using: Animation(Walking()), at: 0)
    number.animate(to: 100, using: Animation(Walking()), at: 0)
    for step in 0...30 {
      _ = (value.value(at: Double(step) / 60), number.value(at: Double(step) / 60))
    }
    #expect(abs(number.velocity(at: 0.5) - 50) < 1e-6)
    #expect(abs(value.velocity(at: 0.5).second - 10) < 1e-6)
    number.animate(to: 0, using: .smooth, at: 0.5)
    #expect(abs(number.velocity(at: 0.5) - 50) < 1e-6)
  }

  @Test("A value is where it was when what is left of old animations goes together")
  func gathering() {
    let x = Attribute(0.0)
    for step in 0..<30 {
      let time = Double(step) / 60
      x.table.tick(to: time)
      let before = x.shown
      x.set(step % 2 == 0 ? 100 : 0, .easeInOut(duration: 1).repeatForever(), at: time)
      x.table.tick(to: time)
      #expect(abs(x.shown - before) < 1e-9, "step \(step)")
    }
  }

  @Test("Who waits for the logical end of an animation that is taken over is called when it comes")
  func awaited() {
    struct Long: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        context.isLogicallyComplete = time >= 0.5
        return value.scaled(by: min(time, 1))
      }
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
      ) -> Bool { true }
    }
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(Animation(Long())) {
      x.set(100, at: 0)
    } completion: {
      calls.call()
    }
    x.set(50, Animation(Long()), at: 0.2)
    x.frame(0.4)
    #expect(calls.count == 0)
    x.frame(0.6)
    #expect(calls.count == 1)
  }

  // MARK: - Repetitions over a gap

  @Test(
    "A repetition goes on after a gap, in the pass that it would be in",
    arguments: [Animation(SmoothStep(duration: 0.01)), .linear(duration: 0.01)])
  func gap(pass: Animation) {
    for (autoreverses, gap) in [(true, 300.0), (false, 300), (true, 1e5), (false, 1e5)] {
      let x = Attribute(0.0)
      x.set(100, Animation(Wrapped(pass)).repeatForever(autoreverses: autoreverses), at: 0)
      x.frame(0.004)
      x.frame(gap + 0.0125)
      let part = Attribute(0.0)
      part.set(100, pass, at: 0)
      part.frame(0.0025)
      let expected = autoreverses ? 100 - part.shown : part.shown
      #expect(x.isRunning)
      #expect(abs(x.shown - expected) < 0.1, "\(autoreverses) \(gap)")
      for step in 1...100 { x.frame(gap + Double(step) / 60) }
      #expect(x.isRunning)
    }
  }

  @Test("A gap of any length leaves a repetition running, and ends a counted one")
  func longGaps() {
    for gap in [1e9, 1e12, 1e100] {
      let x = Attribute(0.0)
      let y = Attribute(0.0)
      x.set(100, Animation(SmoothStep(duration: 0.01)).repeatForever(), at: 0)
      y.set(100, Animation(SmoothStep(duration: 0.01)).repeatCount(1_000_000), at: 0)
      x.frame(gap)
      y.frame(gap)
      #expect(x.isRunning)
      #expect((0...100).contains(x.shown))
      #expect(!y.isRunning)
      #expect(y.shown == 100)
    }
  }

  @Test("A repetition of what takes no time ends")
  func noTime() {
    let x = Attribute(0.0)
    x.set(100, Animation(SmoothStep(duration: 0)).repeatForever(), at: 0)
    x.frame(1)
    #expect(!x.isRunning)
    #expect(x.shown == 100)
  }

  /// A custom animation that is another one.
  private struct Wrapped: CustomAnimation {
    let base: Animation
    init(_ base: Animation) { self.base = base }
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }
  }
}
