import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

/// What is not a number, or no number that makes sense.
@Suite struct BadInputTests {
  /// Runs a body in silence.
  private func silently(_ body: () -> Void) { _ = MotionWarning.collecting(body) }

  private static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, -1e-300, 1e300, -1e300,
    .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, 1e-9, 1e9,
  ]

  @Test("A spring that is asked for no time at all is where it began")
  func noTime() {
    for spring in [Spring(), Spring(bounce: 0.4), Spring(bounce: -0.4), Spring(bounce: 1)] {
      for time in [-Double.infinity, -1, .nan] {
        #expect(spring.value(target: 5.0, initialVelocity: 2.0, time: time) == 0)
        #expect(spring.velocity(target: 5.0, initialVelocity: 2.0, time: time) == 2)
      }
      #expect(spring.value(target: 5.0, time: .infinity).isFinite)
    }
  }

  private func number(_ generator: inout SeededGenerator) -> Double {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return Self.oddNumbers.randomElement(using: &generator)!
    }
    return Double.random(in: -0.5...2, using: &generator)
  }

  private func animation(_ generator: inout SeededGenerator, depth: Int = 0) -> Animation {
    func n() -> Double { number(&generator) }
    let kinds = depth < 3 ? 13 : 8
    switch Int.random(in: 0..<kinds, using: &generator) {
    case 0: return .linear(duration: n())
    case 1: return .timingCurve(n(), n(), n(), n(), duration: n())
    case 2: return .spring(duration: n(), bounce: n(), blendDuration: n())
    case 3: return .spring(response: n(), dampingFraction: n(), blendDuration: n())
    case 4:
      return .interpolatingSpring(mass: n(), stiffness: n(), damping: n(), initialVelocity: n())
    case 5: return .interpolatingSpring(duration: n(), bounce: n(), initialVelocity: n())
    case 6: return .bouncy(duration: n(), extraBounce: n())
    case 7: return .timingCurve(.circularEaseIn, duration: n())
    case 8: return animation(&generator, depth: depth + 1).delay(n())
    case 9: return animation(&generator, depth: depth + 1).speed(n())
    case 10:
      return animation(&generator, depth: depth + 1)
        .repeatCount(
          Int.random(in: -2...5, using: &generator), autoreverses: .random(using: &generator))
    case 11: return animation(&generator, depth: depth + 1).logicallyComplete(after: n())
    default: return animation(&generator, depth: depth + 1).repeatForever()
    }
  }

  @Test("A hundred thousand random animations stay finite, end, and end at their target")
  func fuzz() {
    silently {
      var generator = SeededGenerator(seed: 2026)
      for round in 0..<100_000 {
        let x = Attribute(0.0)
        var animations = [animation(&generator)]
        x.set(100, animations[0], at: 0)
        if round % 3 == 0 {
          animations.append(animation(&generator))
          x.frame(0.01)
          x.set(-50, animations[1], at: 0.01)
        }
        for time in [0.01, 0.1, 0.7] {
          x.frame(time)
          #expect(x.shown.isFinite, "\(animations)")
          #expect(x.attribute.velocity(at: time).isFinite, "\(animations)")
        }
        expectEnd(of: x, animations)
      }
    }
  }

  /// Lets the time come at which all is over, however far away it is.
  private func expectEnd(of x: Attribute<Double>, _ animations: [Animation]) {
    let end = x.attribute.stack.layers.map { min($0.end, $0.fade?.endTime ?? .infinity) }.max()
    if x.isRunning, end == .infinity {
      #expect(animations.contains { $0.storage.isEndlessByDefinition }, "\(animations)")
      #expect(x.attribute.stack.shown(at: 1e9).isFinite, "\(animations)")
      // It can always be stopped.
      x.set(8, .smooth, at: 1e9)
      x.frame(1e9 + 60)
    } else {
      x.frame(end ?? 1)
    }
    #expect(!x.isRunning && x.shown == x.attribute.target, "\(animations)")
  }

  @Test("A spring of any parameters gives finite numbers")
  func springs() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      func n() -> Double { number(&generator) }
      let springs = [
        Spring(duration: n(), bounce: n()), Spring(response: n(), dampingRatio: n()),
        Spring(mass: n(), stiffness: n(), damping: n(), allowOverDamping: true),
        Spring(settlingDuration: n(), dampingRatio: n(), epsilon: n()),
      ]
      for spring in springs {
        for time in [0, 1e-3, 1, 1e6, 1e300] {
          let value = spring.value(target: 1.0, initialVelocity: 1, time: time)
          let velocity = spring.velocity(target: 1.0, initialVelocity: 1, time: time)
          #expect(value.isFinite && velocity.isFinite, "\(spring) at \(time)")
        }
        #expect(!spring.settlingDuration.isNaN)
      }
    }
  }

  @Test("A bounce of ±1 and beyond stays finite")
  func bounds() {
    for bounce in [-5.0, -1, 1, 5] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(abs(spring.bounce) == 1)
      #expect(spring.damping.isFinite)
      #expect(spring.value(target: 1.0, time: 3).isFinite)
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("What is refused is named once, and the attribute is at its target")
  func warnings() {
    let x = Attribute(0.0)
    for (animation, name) in [
      (Animation.linear(duration: .nan), "duration"), (.linear.speed(0), "speed"),
      (.linear.delay(.infinity), "delay"), (.spring(response: .nan), "stiffness"),
      (.interpolatingSpring(stiffness: 100, damping: -1), "damping"),
      (.interpolatingSpring(stiffness: 0, damping: 1), "stiffness"),
      (.interpolatingSpring(mass: -1, stiffness: -100, damping: 10), "mass"),
      (.interpolatingSpring(mass: 0, stiffness: 100, damping: 10), "mass"),
      (.interpolatingSpring(mass: .infinity, stiffness: 100, damping: 10), "mass"),
    ] {
      let warnings = MotionWarning.collecting { x.set(x.shown + 1, animation, at: 0) }
      #expect(warnings.count == 1)
      #expect(warnings.first?.what.contains(name) == true, "\(warnings)")
      #expect(!x.isRunning && x.shown == x.attribute.target)
    }
    let target = x.attribute.target
    let warnings = MotionWarning.collecting {
      x.set(.nan, .smooth, at: 0)
      x.set(.infinity, nil, at: 0)
    }
    #expect(warnings.count == 2)
    #expect(x.attribute.target == target && x.shown == target)
  }

  /// Makes a value that is none after a while, or a velocity.
  private struct Broken: CustomAnimation {
    var value = Double.nan
    var velocity = 0.0

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { value.scaled(by: time < 0.2 ? time : self.value) }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { value.scaled(by: velocity) }
  }

  @Test(
    "A custom animation whose values are not finite ends where the first is, with one warning",
    arguments: [Double.nan, .infinity, -.infinity], [false, true])
  func brokenValues(value: Double, isWrapped: Bool) {
    func check<V: VectorArithmetic & Animatable>(_ start: V, _ end: V) where V.AnimatableData == V {
      let x = Attribute(start)
      let moved = Animated(start)
      let calls = Counter()
      let warnings = MotionWarning.collecting {
        let broken = Animation(Broken(value: value))
        let animation = isWrapped ? broken.delay(0.05).repeatForever() : broken
        withAnimation(animation, completionCriteria: .removed) {
          x.set(end, at: 0)
        } completion: {
          calls.call()
        }
        moved.animate(to: end, using: animation, at: 0)
        for step in 1...60 {
          x.frame(Double(step) / 60)
          #expect(x.shown.magnitude.isFinite)
        }
        #expect(moved.value(at: 0.7).magnitude.isFinite)
        #expect(moved.velocity(at: 0.7).magnitude.isFinite)
        #expect(moved.value(at: 1) == end)
      }
      #expect(x.shown == end && !x.isRunning)
      #expect(calls.count == 1)
      #expect(warnings.count == 2)
      #expect(warnings.allSatisfy { $0.description.contains("Broken") }, "\(warnings)")
    }
    check(0.0, 100)
    check(AnimatablePair(0.0, 0), AnimatablePair(100, 50))
    check(AnimatableSeries([0, 0, 0, 0, 0, 0]), [1, 2, 3, 4, 5, 6])
  }

  @Test("A velocity that is not finite counts as none", arguments: [Double.nan, .infinity])
  func brokenVelocity(velocity: Double) {
    for newcomer in [Animation.smooth, .linear, .bouncy.delay(0.1)] {
      let x = Attribute(0.0)
      x.set(100, Animation(Broken(velocity: velocity)), at: 0)
      x.frame(0.1)
      x.set(50, newcomer, at: 0.1)
      for step in 7...18 {
        x.frame(Double(step) / 60)
        #expect(x.shown.isFinite)
      }
    }
  }

  @Test("A custom animation waits for ever for no delay", arguments: [Double.infinity, .nan])
  func endlessDelay(delay: Double) {
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(Animation(Broken(value: 1)).delay(delay)) {
      x.set(100, at: 0)
    } completion: {
      calls.call()
    }
    x.frame(0.1)
    #expect(x.shown == 100 && calls.count == 1)
  }

  @Test("Huge distances move without overflow")
  func hugeDistances() {
    for animation in [Animation.bouncy, .easeInOut, .smooth] {
      let x = Attribute(-1e200)
      x.set(1e200, animation, at: 0)
      for time in [0.0, 0.1, 0.4] {
        x.frame(time)
        #expect(x.shown.isFinite)
      }
      x.frame(1e4)
      #expect(x.shown == 1e200)
    }
  }
}

extension AnimationStorage {
  /// Whether it has no end: it repeats for ever, or is a spring that nothing damps, or so little that
  /// its end is beyond all numbers.
  fileprivate var isEndlessByDefinition: Bool {
    switch self {
    case .law(let law, _):
      switch law.base {
      case let law as PersistentSpring: law.spring.dampingRatio < 1e-250
      case let law as InterpolatingSpring: law.spring.damping / law.spring.mass < 1e-250
      default: false
      }
    case .repeating(let base, let count, _): count == nil || base.isEndlessByDefinition
    case .delay(let base, _), .speed(let base, _), .logical(let base, _), .stopping(let base):
      base.isEndlessByDefinition
    case .custom: false
    }
  }
}
