import Foundation
import Testing

@testable import GlissandoMotion

/// Friction and the animation that it makes, against their formulas.
struct DecayTests {
  private static let times = [0.0, 0.01, 0.1, 0.25, 0.5, 1, 2, 3]
  private static let decay = Decay(timeConstant: 0.4)

  private func thrown(
    _ velocity: Double, to target: Double, _ animation: Animation = .decay(Self.decay)
  ) -> Animated<Double> {
    let value = Animated(0.0)
    value.setVelocity(velocity, at: 0)
    value.animate(to: target, using: animation, at: 0)
    return value
  }

  // MARK: Friction

  @Test("A velocity falls to 1/e in the time constant, and its way is the velocity times that")
  func friction() {
    let decay = Self.decay
    #expect(agree(decay.end(from: 10.0, initialVelocity: 500), 210))
    for time in Self.times {
      #expect(
        agree(
          decay.value(from: 10.0, initialVelocity: 500, time: time),
          10 + 200 * (1 - exp(-time / 0.4))
        ))
      #expect(agree(decay.velocity(initialVelocity: 500.0, time: time), 500 * exp(-time / 0.4)))
    }
    let point = decay.end(
      from: CGPoint(x: 1, y: 2), initialVelocity: CGPoint(x: 100, y: -50))
    #expect(agree(Double(point.x), 41) && agree(Double(point.y), -18))
  }

  @Test("The rates of scroll views are those per millisecond")
  func rates() {
    for (decay, rate) in [(Decay.normal, 0.998), (.fast, 0.99)] {
      #expect(agree(decay.velocity(initialVelocity: 1.0, time: 0.001), rate))
      #expect(agree(decay.velocity(initialVelocity: 1.0, time: 0.1), pow(rate, 100)))
    }
  }

  @Test("After its duration no more than epsilon of the way is left")
  func duration() {
    let decay = Self.decay
    let time = decay.duration(initialVelocity: 500.0, epsilon: 0.5)
    #expect(agree(200 - decay.value(from: 0.0, initialVelocity: 500, time: time), 0.5))
    #expect(decay.duration(initialVelocity: 0.0) == 0)
  }

  @Test("An end snaps to the nearest place, and stays in its bounds")
  func ends() {
    let decay = Self.decay
    for (velocity, place) in [(0.0, 0.0), (200, 100), (400, 200), (1e4, 300), (-50, 0)] {
      #expect(
        decay.end(from: 0, initialVelocity: velocity, snappingTo: [0, 100, 200, 300]) == place)
    }
    #expect(decay.end(from: 0, initialVelocity: 100.0, snappingTo: [Double]()) == 40)
    #expect(decay.end(from: 0.0, initialVelocity: 100, in: -10...30) == 30)
    #expect(decay.end(from: 0.0, initialVelocity: -100, in: -10...30) == -10)
    #expect(decay.end(from: 0.0, initialVelocity: 50, in: -10...30) == 20)
    #expect(decay.end(from: 0.0, initialVelocity: .nan, in: -10...30) == -10)
  }

  @Test("A friction that is none lets nothing move")
  func noFriction() {
    for constant in [0, -1, Double.nan, .infinity, -.infinity] {
      let decay = Decay(timeConstant: constant)
      #expect(decay.end(from: 3.0, initialVelocity: 100) == 3)
      #expect(decay.value(from: 3.0, initialVelocity: 100, time: 1) == 3)
      #expect(decay.velocity(initialVelocity: 100.0, time: 1) == 0)
      let value = Animated(0.0)
      value.animate(to: 7, using: .decay(decay), at: 0)
      #expect(value.value(at: 0.01) == 7)
    }
    #expect(Decay(decelerationRate: 2).end(from: 3.0, initialVelocity: 100) == 3)
  }

  // MARK: The animation

  @Test("To where friction ends, the animation is friction")
  func free() {
    let end = Self.decay.end(from: 0.0, initialVelocity: 600)
    let value = thrown(600, to: end)
    for time in Self.times {
      #expect(
        abs(value.value(at: time) - Self.decay.value(from: 0.0, initialVelocity: 600, time: time))
          < 0.0101)
      guard !value.running(at: time).isEmpty else { continue }
      #expect(
        agree(value.velocity(at: time), Self.decay.velocity(initialVelocity: 600.0, time: time)))
    }
  }

  @Test("To a nearer place it slows down sooner, to a farther one it is pulled; neither is passed")
  func snapped() {
    let near = thrown(600, to: 100)
    let far = thrown(600, to: 1000)
    for time in [0.0, 0.05, 0.1, 0.2, 0.4] {
      // u = 600/100 is more than 1/0.4, so the friction is u: 100·(1 − e^(−6t)).
      #expect(agree(near.value(at: time), 100 * (1 - exp(-6 * time))))
      #expect(agree(near.velocity(at: time), 600 * exp(-6 * time)))
      // The critically damped spring of 1/0.4 with 600 at the start.
      let expected = 1000 - (1000 + (2.5 * 1000 - 600) * time) * exp(-2.5 * time)
      #expect(agree(far.value(at: time), expected))
    }
    #expect(agree(far.velocity(at: 0), 600))
    for step in 0...400 {
      let time = Double(step) / 100
      #expect(near.value(at: time) <= 100 && far.value(at: time) <= 1000)
    }
    #expect(near.value(at: 5) == 100 && far.value(at: 8) == 1000)
  }

  @Test("A bound is flown past and sprung back to, without a jump of value or velocity")
  func bounce() {
    let spring = Spring(duration: 0.3, bounce: 0.2)
    let value = thrown(600, to: 100, .decay(Self.decay, bounce: spring))
    // 240·(1 − e^(−2.5t)) = 100.
    let crossing = -log(1 - 100.0 / 240) / 2.5
    let left = 600 * exp(-2.5 * crossing)
    for time in [0.0, 0.05, 0.1, 0.2] where time < crossing {
      #expect(agree(value.value(at: time), 240 * (1 - exp(-2.5 * time))))
    }
    for time in [0.0, 0.02, 0.1, 0.2, 0.4] {
      let expected = 100 + spring.value(target: 0.0, initialVelocity: left, time: time)
      #expect(abs(value.value(at: crossing + time) - expected) < 1e-6)
    }
    #expect(abs(value.velocity(at: crossing - 1e-9) - value.velocity(at: crossing + 1e-9)) < 1e-4)
    #expect(value.value(at: crossing + 0.05) > 100)
    #expect(value.value(at: 5) == 100)
    // A throw that friction ends before the bound does not bounce.
    let weak = thrown(100, to: 100, .decay(Self.decay, bounce: spring))
    for step in 0...300 { #expect(weak.value(at: Double(step) / 50) <= 100) }
  }

  @Test("A throw to the side is continuous too, with and without a bounce")
  func aside() {
    for bounce in [nil, Spring.bouncy] {
      let value = Animated(CGPoint.zero)
      value.setVelocity(CGPoint(x: 800, y: 300), at: 0)
      value.animate(
        to: CGPoint(x: 100, y: 0), using: .decay(Self.decay, bounce: bounce), at: 0)
      #expect(agree(Double(value.velocity(at: 0).x), 800))
      #expect(agree(Double(value.velocity(at: 0).y), 300))
      var last = value.value(at: 0)
      for step in 1...4000 {
        let point = value.value(at: Double(step) / 1000)
        #expect(hypot(point.x - last.x, point.y - last.y) < 1)
        last = point
      }
      #expect(value.value(at: 20) == CGPoint(x: 100, y: 0))
    }
  }

  @Test("A glide is interrupted by a spring and interrupts one, with value and velocity")
  func interrupted() {
    let value = thrown(600, to: 240)
    let (x, v) = (value.value(at: 0.2), value.velocity(at: 0.2))
    value.animate(to: 0, using: .smooth, at: 0.2)
    #expect(value.running(at: 0.2).count == 1)
    for time in [0.0, 0.05, 0.1, 0.3] {
      let expected = x + Spring.smooth.value(target: -x, initialVelocity: v, time: time)
      #expect(agree(value.value(at: 0.2 + time), expected))
    }
    let (y, w) = (value.value(at: 0.5), value.velocity(at: 0.5))
    value.animate(to: -200, using: .decay(Self.decay), at: 0.5)
    #expect(value.running(at: 0.5).count == 1)
    #expect(agree(value.value(at: 0.5), y) && agree(value.velocity(at: 0.5), w))
    #expect(value.value(at: 9) == -200)
  }

  @Test("An initial velocity of its own is in ways per second, and the glide adds to what runs")
  func ownVelocity() {
    let value = Animated(0.0)
    value.animate(to: 50, using: .decay(Self.decay, initialVelocity: 2.5), at: 0)
    for time in [0.0, 0.1, 0.5] {
      #expect(agree(value.value(at: time), 50 * (1 - exp(-2.5 * time))))
    }
    value.animate(to: 80, using: .linear(duration: 1), at: 0.5)
    #expect(value.running(at: 0.5).count == 2)
    #expect(agree(value.value(at: 1), 50 * (1 - exp(-2.5 * 1)) + 15))
    let bounced = Animated(0.0)
    bounced.animate(
      to: 50, using: .decay(Self.decay, initialVelocity: 10, bounce: .bouncy), at: 0)
    #expect(agree(bounced.value(at: 0.05), 200 * (1 - exp(-2.5 * 0.05))))
    #expect((0...100).contains { bounced.value(at: Double($0) / 100) > 51 })
    #expect(bounced.value(at: 9) == 50)
  }

  @Test("Glides are equal by what they are, and can be delayed and sped")
  func modifiers() {
    #expect(Animation.decay == .decay(.normal))
    #expect(Animation.decay != .decay(.fast))
    #expect(Animation.decay(bounce: .smooth) != .decay)
    #expect(Set([Animation.decay, .decay(), .decay(initialVelocity: 1)]).count == 2)
    #expect("\(Animation.decay(Self.decay))" == "Animation.decay(Decay(timeConstant: 0.4))")
    let value = Animated(0.0)
    value.animate(
      to: 50, using: .decay(Self.decay, initialVelocity: 2.5).speed(2).delay(0.1), at: 0)
    #expect(value.value(at: 0.1) == 0)
    #expect(agree(value.value(at: 0.3), 50 * (1 - exp(-2.5 * 0.4))))
  }
}
