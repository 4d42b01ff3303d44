import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

struct PropertyTests {
  @Test("Any frame rate shows the same values at the same times")
  func frameRates() {
    var generator = SeededGenerator(seed: 7)
    let times = (1...20).map { Double($0) * 0.125 }
    for (name, animation) in BuiltInAnimations.all where name != "custom" {
      let reference = run(animation, at: times, steppingBy: { 0.125 })
      for rate in [24.0, 60, 144, 1000] {
        let shown = run(animation, at: times, steppingBy: { 1 / rate })
        for (a, b) in zip(reference, shown) { #expect(agree(a, b), "\(name) at \(rate) Hz") }
      }
      let shown = run(animation, at: times) { Double.random(in: 0.0005...0.08, using: &generator) }
      for (a, b) in zip(reference, shown) { #expect(agree(a, b), "\(name) at irregular frames") }
    }
  }

  /// The values of an attribute that is set to 100, to 40 after 0.25 s and to −30 after 0.5 s.
  private func run(
    _ animation: Animation, at times: [Double], steppingBy step: () -> Double
  ) -> [Double] {
    let table = LiveAnimations()
    let attribute = AnimatedAttribute(0.0, label: "x", in: table)
    let changes = [0: 100.0, 0.25: 40, 0.5: -30]
    func change(at time: Double) {
      guard let target = changes[time] else { return }
      attribute.set(
        target, transaction: Transaction(animation: animation), environment: EnvironmentValues(),
        at: time)
    }
    change(at: 0)
    var now = 0.0
    return times.map { time in
      while now + step() < time {
        now += step()
        table.tick(to: min(now, time))
      }
      now = time
      table.tick(to: time)
      let shown = attribute.shown
      change(at: time)
      return shown
    }
  }

  @Test("An attribute in a table shows what a value by itself shows")
  func slots() {
    for (name, animation) in BuiltInAnimations.all where !name.contains("custom") {
      let table = LiveAnimations()
      let number = AnimatedAttribute(0.0, label: "x", in: table)
      let point = AnimatedAttribute(CGPoint.zero.animatableData, label: "p", in: table)
      let float = AnimatedAttribute(Float(0), label: "f", in: table)
      let value = Animated(0.0)
      let transaction = Transaction(animation: animation)
      let environment = EnvironmentValues()
      number.set(100, transaction: transaction, environment: environment, at: 0)
      point.set(
        AnimatablePair(100, -100), transaction: transaction, environment: environment, at: 0)
      float.set(100, transaction: transaction, environment: environment, at: 0)
      value.animate(to: 100, using: animation, at: 0)
      for time in [0.0, 0.01, 0.1, 0.2, 0.35, 0.5, 0.9, 3] {
        table.tick(to: time)
        let expected = value.value(at: time)
        #expect(abs(number.shown - expected) < 1e-9, "\(name) at \(time)")
        // A point is a little further from its target, and so rests a little later.
        #expect(abs(Double(point.shown.first) - expected) < 0.011, "\(name) at \(time)")
        #expect(abs(point.shown.first + point.shown.second) < 1e-9)
        #expect(abs(Double(float.shown) - expected) < 1e-3, "\(name) at \(time)")
      }
    }
  }

  @Test("Kernels asked backwards agree with those asked forwards")
  func backwards() {
    for (name, animation) in BuiltInAnimations.all where name != "custom" {
      let value = Animated(0.0)
      value.animate(to: 100, using: animation, at: 0)
      value.animate(to: -20, using: animation, at: 0.21)
      let times = (0...60).map { Double($0) * 0.03 }
      let forwards = times.map { value.value(at: $0) }
      let backwards = times.reversed().map { value.value(at: $0) }
      #expect(forwards == backwards.reversed(), "\(name)")
    }
  }

  @Test("The velocity is the derivative of the value")
  func derivatives() {
    for (name, animation) in BuiltInAnimations.all {
      let value = Animated(0.0)
      value.animate(to: 100, using: animation, at: 0)
      for time in [0.03, 0.077, 0.121, 0.213, 0.291] {
        let h = 1e-5
        let slope = (value.value(at: time + h) - value.value(at: time - h)) / (2 * h)
        let velocity = value.velocity(at: time)
        #expect(
          agree(slope, velocity, 1e-4, floor: 2e-2), "\(name) at \(time): \(slope), \(velocity)")
      }
    }
  }

  @Test("At every interruption the value is continuous, whatever meets")
  func continuity() {
    for (firstName, first) in BuiltInAnimations.all {
      for (secondName, second) in BuiltInAnimations.all {
        for time in [0.0, 0.05, 0.17, 0.4, 0.9] {
          let value = Animated(10.0)
          value.animate(to: 110, using: first, at: 0)
          let before = value.value(at: time)
          value.animate(to: -40, using: second, at: time)
          let after = value.value(at: time)
          #expect(agree(before, after), "\(firstName), \(secondName) at \(time)")
        }
      }
    }
  }

  @Test("At every interruption by what starts from rest, the velocity is continuous")
  func velocityContinuity() {
    for (firstName, first) in BuiltInAnimations.all {
      for (secondName, second) in BuiltInAnimations.fromRest {
        for time in [0.05, 0.17, 0.32] {
          let value = Animated(10.0)
          value.animate(to: 110, using: first, at: 0)
          let before = value.velocity(at: time)
          value.animate(to: -40, using: second, at: time)
          let after = value.velocity(at: time)
          #expect(
            agree(before, after, 1e-6, floor: 1e-6),
            "\(firstName), \(secondName) at \(time): \(before), \(after)")
        }
      }
    }
  }

  @Test("A chain of ten interruptions stays continuous")
  func chains() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<200 {
      let value = Animated(0.0)
      var time = 0.0
      for _ in 0..<10 {
        let (name, animation) = BuiltInAnimations.all.randomElement(using: &generator)!
        let before = value.value(at: time)
        // Whole numbers: a step of less than the rest distance is over at once.
        let target = Double(Int.random(in: -100...100, using: &generator))
        value.animate(to: target, using: animation, at: time)
        #expect(agree(before, value.value(at: time), 1e-8, floor: 1e-8), "round \(round): \(name)")
        time += Double.random(in: 0...0.4, using: &generator)
      }
    }
  }

  @Test("One step of 100 ms is a hundred of 1 ms")
  func springSteps() {
    for ratio in [0.0, 0.2, 0.9999999, 1, 1.0000001, 1.5, 20] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      var (value, velocity) = (3.0, -40.0)
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
      var (small, smallVelocity) = (3.0, -40.0)
      for _ in 0..<100 {
        spring.update(value: &small, velocity: &smallVelocity, target: 10, deltaTime: 0.001)
      }
      #expect(agree(value, small), "ratio \(ratio)")
      #expect(agree(velocity, smallVelocity), "ratio \(ratio)")
    }
  }

  @Test("The three cases of a spring meet smoothly")
  func criticalDamping() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for exponent in 4...16 {
      for sign in [-1.0, 1] {
        let nearly = Spring(response: 0.5, dampingRatio: 1 + sign * pow(10, -Double(exponent)))
        for time in [0.01, 0.1, 0.5, 2] {
          let a = critical.value(target: 1.0, initialVelocity: 3, time: time)
          let b = nearly.value(target: 1.0, initialVelocity: 3, time: time)
          #expect(abs(a - b) < 10 * pow(10, -Double(exponent)) + 1e-15)
        }
      }
    }
  }

  @Test("What is shown when an animation ends is within the rest distance, and stays there")
  func rest() {
    for (name, animation) in BuiltInAnimations.all where !name.contains("endless") {
      let exact = Animated(0.0, restDistance: 1e-13)
      let value = Animated(0.0)
      exact.animate(to: 1000, using: animation, at: 0)
      value.animate(to: 1000, using: animation, at: 0)
      var time = 0.0
      while !value.isSettled(at: time) { time += 1e-3 }
      #expect(value.value(at: time) == 1000)
      for step in 0..<500 where name != "repeated" {
        let distance = abs(exact.value(at: time + Double(step) * 5e-3) - 1000)
        #expect(distance < 0.0101, "\(name)")
      }
    }
  }

  @Test("The fast functions of the tick are those of the C library")
  func fastFunctions() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let x = Double.random(in: 0...50, using: &generator)
      #expect(abs(FastSpringFunctions.decay(x) / exp(-x) - 1) < 1e-15)
      let phase = pow(10, Double.random(in: -8...5, using: &generator))
      let (sine, cosine) = FastSpringFunctions.sineAndCosine(phase)
      #expect(abs(sine - sin(phase)) < 4e-16)
      #expect(abs(cosine - cos(phase)) < 4e-16)
    }
    #expect(FastSpringFunctions.decay(0) == 1)
    #expect(FastSpringFunctions.decay(699) > 0)
    #expect(FastSpringFunctions.decay(.infinity) == 0)
    #expect(FastSpringFunctions.sineAndCosine(0) == (0, 1))
  }

  @Test("A blending spring agrees with the differential equation")
  func blending() throws {
    let spring = Spring(response: 0.2, dampingRatio: 0.6)
    let solution = try #require(spring.solution)
    let blend = try #require(BlendedSpring(from: 0.8, to: spring, solution: solution, over: 0.3))
    // Runge and Kutta with 60,000 steps.
    var (x, v) = (1.0, 0.0)
    let h = 0.4 / 60_000
    func acceleration(_ t: Double, _ x: Double, _ v: Double) -> Double {
      let omega = 2 * Double.pi / blend.response(at: t)
      return -omega * omega * x - 2 * 0.6 * omega * v
    }
    for step in 0..<60_000 {
      let t = Double(step) * h
      let (k1, l1) = (v, acceleration(t, x, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(t + h / 2, x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(t + h / 2, x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(t + h, x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    let state = blend.state(at: 0.4)
    #expect(abs(state.a - x) < 1e-6)
    #expect(abs(state.c - v) < 1e-4)
  }
}
