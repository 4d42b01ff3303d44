import Foundation
import Testing

@testable import GlissandoMotion

/// Motion that is written nowhere but here: what a new law needs is in one place.
private struct CubicLaw: MotionLaw {
  let duration: Double
  let merges: Bool

  var description: String { "cubic(duration: \(duration))" }

  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel {
    MotionKernel(
      leaf: .factors(Factors(duration: duration)), duration: duration, logicalDuration: duration)
  }

  /// With u the progress: A = (1 − u)²·(1 + 2u), which starts from rest, and B = t·(1 − u)².
  private final class Factors: MotionFactors {
    let duration: Double

    init(duration: Double) { self.duration = duration }

    func factors(at t: Double) -> SpringSolution.Factors {
      let rest = 1 - t / duration
      return SpringSolution.Factors(
        position: rest * rest * (3 - 2 * rest), velocity: t * rest * rest)
    }

    func derivatives(at t: Double) -> SpringSolution.Factors {
      let rest = 1 - t / duration
      return SpringSolution.Factors(
        position: -6 * rest * (1 - rest) / duration, velocity: rest * rest - 2 * t * rest / duration
      )
    }
  }
}

extension Animation {
  fileprivate static func cubic(duration: Double, merges: Bool = false) -> Animation {
    Animation(law: CubicLaw(duration: duration, merges: merges))
  }
}

struct MotionLawTests {
  @Test("A law that nothing else names moves, merges, and bears every modifier")
  func newLaw() {
    let ball = Animated(0.0)
    ball.animate(to: 100, using: .cubic(duration: 1), at: 0)
    #expect(ball.value(at: 0.5) == 50 && ball.velocity(at: 0.5) == 150)
    ball.animate(to: 0, using: .cubic(duration: 2, merges: true), at: 0.5)
    #expect(ball.running(at: 0.5).count == 1, "it has merged")
    #expect(abs(ball.velocity(at: 0.5) - 150) < 1e-9 && ball.isSettled(at: 2.5))
    ball.jump(to: 0)
    let fast = Animation.cubic(duration: 1).delay(1).speed(2).repeatCount(3).stopsAtTarget()
    ball.animate(to: 100, using: fast, at: 0)
    #expect(ball.value(at: 0.75) == 50 && ball.value(at: 1.625) == 84.375)
    #expect(!ball.isSettled(at: 2.99) && ball.isSettled(at: 3))
  }

  @Test("Laws are equal by their kind and their parameters, and say what they are")
  func identity() {
    let (first, second) = (Animation.cubic(duration: 1), Animation.cubic(duration: 1))
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first != .cubic(duration: 2) && first != .linear(duration: 1))
    #expect(first.delay(1) == second.delay(1))
    #expect(first.delay(1).description == "Animation.cubic(duration: 1.0).delay(1.0)")
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
  }

  @Test("A gesture's velocity reaches what merges, also behind a delay")
  func trackedVelocity() {
    for animation in [Animation.smooth, .decay, .cubic(duration: 1, merges: true)] {
      let x = Attribute(0.0)
      var drag = Transaction()
      drag.tracksVelocity = true
      for step in 1...5 {
        x.set(Double(step) * 10, at: Double(step) * 0.01, drag)
        x.frame(Double(step) * 0.01)
      }
      x.set(500, animation.delay(0.1), at: 0.05)
      #expect(abs(x.attribute.velocity(at: 0.15 + 1e-9) - 1000) < 1e-3, "\(animation)")
    }
  }

  @Test("Inside a custom animation a law that merges moves as it does alone")
  func wrapped() {
    let laws = [Animation.decay, .bouncy, .cubic(duration: 1, merges: true)]
    for animation in laws + laws.map({ $0.speed(2) }) + laws.map({ $0.stopsAtTarget() }) {
      let (wrapped, plain) = (Animated(0.0), Animated(0.0))
      for (ball, animation) in [(wrapped, Animation(Wrapper(animation))), (plain, animation)] {
        ball.animate(to: 100, using: animation, at: 0)
        ball.animate(to: -50, using: animation, at: 0.2)
      }
      for time in [0.2, 0.21, 0.3, 0.5, 0.9] {
        let (a, b) = (wrapped.value(at: time), plain.value(at: time))
        #expect(abs(a - b) < 1e-9, "\(animation) at \(time): \(a), \(b)")
      }
    }
  }

  private struct Wrapper: CustomAnimation {
    let base: Animation

    init(_ base: Animation) { self.base = base }

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
      guard let previous = previous.base as? Wrapper else { return false }
      return base.shouldMerge(
        previous: previous.base, value: value, time: time, context: &context)
    }
  }
}
