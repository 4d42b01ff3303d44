import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

/// The factors of all that runs, and the attributes that are put together from them.
struct KernelTableTests {
  private static let animations: [Animation] = [
    .bouncy, .smooth, .spring(duration: 0.6, bounce: -0.4), .bouncy.delay(0.2), .smooth.speed(2),
    .easeInOut, .linear(duration: 0.4), .timingCurve(0, 1, 1, 0, duration: 0.7),
  ]

  private func randomKernel(_ generator: inout SeededGenerator) -> MotionKernel? {
    Self.animations.randomElement(using: &generator)?.storage
      .reduced(MotionStart(distance: 100, restDistance: 0.01))
  }

  @Test("Slots come and go, and each finds the factors of its own kernel")
  func slots() throws {
    var generator = SeededGenerator(seed: 11)
    var table = KernelTable()
    var running: [(slot: Int, kernel: MotionKernel, start: Double)] = []
    for step in 0..<3000 {
      let t = Double(step) * 0.011
      if Bool.random(using: &generator), running.count < 60 {
        let kernel = try #require(randomKernel(&generator))
        let slot = table.insert(kernel, start: t, end: t + kernel.duration)
        running.append((try #require(slot), kernel, t))
      } else if !running.isEmpty {
        let index = Int.random(in: 0..<running.count, using: &generator)
        table.remove(at: running.remove(at: index).slot)
      }
      table.checkInvariants()
      #expect(table.count == running.count)
      table.evaluate(at: t)
      for (slot, kernel, start) in running {
        let (factors, expected) = (table.factors[slot], kernel.factors(at: t - start))
        #expect(abs(factors.position - expected.position) < 1e-11)
        #expect(abs(factors.velocity - expected.velocity) < 1e-11)
      }
    }
  }

  @Test("Of Bézier curves only so many have tables; others move all the same")
  func manyCurves() {
    let table = LiveAnimations()
    let values = (0..<200).map { _ in Attribute(0.0, in: table) }
    let animations = (0..<200).map {
      Animation.timingCurve(Double($0) / 200, 0.1, 0.6, 1, duration: 1)
    }
    for (value, animation) in zip(values, animations) { value.set(100, animation, at: 0) }
    table.tick(to: 0.4)
    #expect(table.kernels.count == KernelTable.mostCurves)
    for (value, animation) in zip(values, animations) {
      let reference = Animated(0.0)
      reference.animate(to: 100, using: animation, at: 0)
      #expect(abs(value.shown - reference.value(at: 0.4)) < 1e-9)
    }
  }

  @Test("When most motion of a window has ended, the rest goes on without a jump")
  func sparse() {
    let table = LiveAnimations()
    let values = (0..<400).map { _ in Attribute(0.0, in: table) }
    for (index, value) in values.enumerated() {
      value.set(100, .smooth(duration: index % 20 == 0 ? 4 : 0.1), at: 0)
    }
    let reference = Animated(0.0)
    reference.animate(to: 100, using: .smooth(duration: 4), at: 0)
    for step in 0..<120 {
      let time = Double(step) / 60
      table.tick(to: time)
      table.kernels.checkInvariants()
      for value in values where value.isRunning && value !== values[1] {
        guard value.attribute.listing(at: time).first?.animation == .smooth(duration: 4) else {
          continue
        }
        #expect(abs(value.shown - reference.value(at: time)) < 1e-9)
      }
    }
    withExtendedLifetime(values) {
      #expect(table.count == 20 && table.kernels.slots.count == 20)
    }
  }

  @Test("Numbers, pairs, colours and series of numbers move alike", arguments: animations)
  func vectors(animation: Animation) {
    let number = Attribute(0.0)
    let pair = Attribute(AnimatablePair(0.0, CGFloat(0)))
    let color = Attribute(SIMD4<Double>.zero)
    let series = Attribute(AnimatableSeries([0, 0, 0, 0, 0]))
    for (target, start) in [(1.0, 0.0), (-2, 0.15), (0.5, 0.31)] {
      for step in 0...9 {
        let time = start + Double(step) * 0.0151
        if step == 0 {
          number.set(target, animation, at: time)
          pair.set(AnimatablePair(target, CGFloat(0)), animation, at: time)
          color.set([0, target, 0, 0], animation, at: time)
          series.set([0, 0, 0, target, 0], animation, at: time)
        }
        number.frame(time)
        pair.frame(time)
        color.frame(time)
        series.frame(time)
        #expect(abs(pair.shown.first - number.shown) < 1e-12)
        #expect(abs(color.shown.y - number.shown) < 1e-12)
        #expect(abs(series.shown[3] - number.shown) < 1e-12)
      }
    }
  }

  // MARK: - Custom runs

  private final class Token: Hashable, Sendable {
    static func == (a: Token, b: Token) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Holding: CustomAnimation {
    let token: Token

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }

  @Test("A run that is taken over lives as long as somebody waits for it, and no longer")
  func detached() {
    for isAwaited in [false, true] {
      let x = Attribute(0.0)
      let calls = Counter()
      weak var held: Token?
      do {
        let token = Token()
        held = token
        var transaction = Transaction(animation: Animation(Holding(token: token)))
        if isAwaited { transaction.addAnimationCompletion { calls.call() } }
        x.set(100, at: 0, transaction)
      }
      x.frame(0.2)
      x.set(0, .smooth(duration: 5), at: 0.2)
      x.set(10, .smooth(duration: 5), at: 0.3)
      x.frame(0.4)
      #expect((held != nil) == isAwaited)
      x.frame(1.1)
      #expect(held == nil && x.isRunning)
      #expect(calls.count == (isAwaited ? 1 : 0))
    }
  }
}
