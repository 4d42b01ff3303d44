import Foundation
import Testing

@testable import GlissandoMotion

/// Motion that ends at its target, against the motion that it is cut from.
struct StopsAtTargetTests {
  /// The first time at which a value is at or beyond 100, to 1e-9.
  private func arrival(_ value: (Double) -> Double) -> Double {
    var low = 0.0
    while value(low + 1e-3) < 100 { low += 1e-3 }
    var high = low + 1e-3
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(middle) < 100 { low = middle } else { high = middle }
    }
    return high
  }

  private func check(_ animation: Animation, velocity: Double = 0) {
    let (whole, stopped) = (Animated(0.0), Animated(0.0))
    for value in [whole, stopped] where velocity != 0 { value.setVelocity(velocity, at: 0) }
    whole.animate(to: 100, using: animation, at: 0)
    stopped.animate(to: 100, using: animation.stopsAtTarget(), at: 0)
    let end = arrival { whole.value(at: $0) }
    for part in [0, 0.1, 0.5, 0.9, 0.999] {
      #expect(agree(stopped.value(at: part * end), whole.value(at: part * end)))
      #expect(agree(stopped.velocity(at: part * end), whole.velocity(at: part * end)))
    }
    for time in [end + 1e-6, end + 0.1, end + 1] { #expect(stopped.value(at: time) == 100) }
    #expect(stopped.running(at: end + 1e-6).isEmpty)
  }

  @Test("A spring keeps its pace up to its target and stops there")
  func springs() {
    for animation: Animation in [
      .bouncy, .spring(duration: 0.6, bounce: 0.9), .spring(response: 0.3, dampingFraction: 0.2),
      .interpolatingSpring(stiffness: 100, damping: 4),
      .interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 30),
      .interpolatingSpring(stiffness: 100, damping: 40, initialVelocity: 90),
      .bouncy.speed(2), .bouncy.delay(0.2).speed(0.5),
    ] { check(animation) }
  }

  @Test("A throw beyond the target stops there, whatever the damping")
  func throwing() {
    for animation: Animation in [
      .smooth, .bouncy, .spring(duration: 0.5, bounce: -0.5), .smooth.speed(2),
    ] { check(animation, velocity: 5000) }
  }

  @Test("A curve that overshoots stops where it reaches its end")
  func curves() {
    check(.timingCurve(0.3, 0, 0.4, 2, duration: 1))
    check(
      .timingCurve(
        UnitCurve.bezier(
          startControlPoint: UnitPoint(x: 0.2, y: 1.5), endControlPoint: UnitPoint(x: 0.8, y: 1.5)),
        duration: 0.7))
  }

  @Test("What does not pass its target is not changed")
  func harmless() {
    for animation: Animation in [
      .smooth, .linear, .easeInOut, .spring(duration: 0.5, bounce: -0.3), .decay,
      .linear.repeatCount(3),
    ] {
      let (whole, stopped) = (Animated(0.0), Animated(0.0))
      whole.animate(to: 100, using: animation, at: 0)
      stopped.animate(to: 100, using: animation.stopsAtTarget(), at: 0)
      for time in [0.0, 0.1, 0.3, 0.5, 1, 3] {
        #expect(whole.value(at: time) == stopped.value(at: time))
      }
    }
  }

  @Test("A velocity to the side goes on to the side, and nothing jumps")
  func aside() {
    let value = Animated(CGPoint.zero)
    value.setVelocity(CGPoint(x: 0, y: 900), at: 0)
    value.animate(
      to: CGPoint(x: 100, y: 0), using: .spring(duration: 0.5, bounce: 0.5).stopsAtTarget(), at: 0)
    let spring = Spring(duration: 0.5, bounce: 0.5)
    var last = value.value(at: 0)
    for step in 1...3000 {
      let time = Double(step) / 1000
      let point = value.value(at: time)
      #expect(point.x <= 100 + 1e-9)
      #expect(hypot(point.x - last.x, point.y - last.y) < 1.5)
      if time < 0.6 {
        #expect(
          abs(Double(point.y) - spring.value(target: 0.0, initialVelocity: 900, time: time)) < 1e-6)
      }
      last = point
    }
    #expect(value.value(at: 9) == CGPoint(x: 100, y: 0))
  }

  @Test("An interrupted one is taken over with its velocity")
  func interrupted() {
    let value = Animated(0.0)
    value.animate(to: 100, using: .bouncy.stopsAtTarget(), at: 0)
    let (x, v) = (value.value(at: 0.1), value.velocity(at: 0.1))
    value.animate(to: 300, using: .bouncy.stopsAtTarget(), at: 0.1)
    #expect(value.running(at: 0.1).count == 1)
    #expect(agree(value.velocity(at: 0.1), v))
    let expected = x + Spring.bouncy.value(target: 300 - x, initialVelocity: v, time: 0.05)
    #expect(agree(value.value(at: 0.15), expected))
    for step in 0...200 { #expect(value.value(at: Double(step) / 100) <= 300) }
  }

  private struct Swing: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 2 ? value.scaled(by: 1 - cos(time * 4)) : nil
    }
  }

  @Test("A custom animation ends with the first frame beyond its target")
  func custom() {
    let value = Attribute(0.0)
    value.set(100, Animation(Swing()).stopsAtTarget(), at: 0)
    value.frame(0)
    value.frame(0.3)
    #expect(agree(value.shown, 100 * (1 - cos(1.2))))
    value.frame(0.5)
    #expect(value.shown == 100 && !value.isRunning)
  }

  @Test("It is told from the animation inside, and completes logically when it stops")
  func description() {
    #expect(Animation.bouncy.stopsAtTarget() != .bouncy)
    #expect(Animation.bouncy.stopsAtTarget() == .bouncy.stopsAtTarget())
    #expect("\(Animation.linear.stopsAtTarget())".hasSuffix(".stopsAtTarget()"))
    let x = Attribute(0.0)
    var calls = 0
    withAnimation(.spring(duration: 1, bounce: 0.5).stopsAtTarget()) {
      x.set(100, at: 0)
    } completion: {
      calls += 1
    }
    x.frame(0)
    x.frame(0.2)
    #expect(calls == 0)
    x.frame(0.5)
    #expect(calls == 1)
  }
}
