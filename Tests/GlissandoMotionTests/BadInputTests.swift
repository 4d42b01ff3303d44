import Foundation
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
      let table = LiveAnimations()
      for round in 0..<100_000 {
        let attribute = AnimatedAttribute(0.0, label: "x", in: table)
        let start = table.time
        let animation = animation(&generator)
        let first = Transaction(animation: animation)
        attribute.set(100, transaction: first, environment: EnvironmentValues(), at: start)
        var target = 100.0
        if round % 3 == 0 {
          let second = Transaction(animation: self.animation(&generator))
          table.tick(to: start + 0.01)
          attribute.set(
            -50, transaction: second, environment: EnvironmentValues(), at: start + 0.01)
          target = -50
        }
        for time in [0.01, 0.1, 0.7] {
          table.tick(to: start + time)
          #expect(attribute.shown.isFinite, "\(animation)")
          #expect(attribute.velocity(at: start + time).isFinite, "\(animation)")
        }
        let end = attribute.lanes.nextChange
        if end < 1e6 + start, attribute.isRunning, attribute.lanes.layers.count == 1 {
          #expect(attribute.lanes.isSettled(at: end))
          #expect(attribute.lanes.shown(at: end).x == target, "\(animation)")
        } else if attribute.isRunning {
          #expect(attribute.lanes.shown(at: start + 1e9).isFinite, "\(animation)")
        } else {
          #expect(attribute.shown == target, "\(animation)")
        }
        attribute.remove()
      }
      #expect(table.count == 0)
    }
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

extension Animation {
  /// Whether a quarter circle, whose slope is infinite at an end, is part of it.
  fileprivate var isCircular: Bool { "\(self)".contains("circular") }
}
