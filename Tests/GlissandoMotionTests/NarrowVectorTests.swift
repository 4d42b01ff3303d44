import Testing

@testable import GlissandoMotion

/// Values whose numbers are narrow, or near their largest: their squares are beyond them.
struct NarrowVectorTests {
  private func moves<V: VectorArithmetic & Animatable>(_ start: V, _ end: V)
  where V.AnimatableData == V {
    let animations: [Animation] = [
      .smooth, .bouncy, .linear, .interpolatingSpring, .spring(response: 0.2).speed(2),
      Animation(SmoothStep(duration: 0.5)), Animation(Wrapped(base: .bouncy)), .decay,
    ]
    for animation in animations {
      let x = Attribute(start)
      let value = Animated(start)
      x.set(end, animation, at: 0)
      value.animate(to: end, using: animation, at: 0)
      x.frame(0.1)
      #expect(x.isRunning, "\(V.self) \(animation)")
      #expect(x.shown != start && x.shown != end, "\(V.self) \(animation)")
      #expect(!value.isSettled(at: 0.1), "\(V.self) \(animation)")
      let way = (end - start).magnitude
      #expect((x.shown - start).magnitude < 2 * way, "\(V.self) \(animation)")
      // Back again from the middle, with the velocity of then.
      x.set(start, .bouncy, at: 0.1)
      x.frame(0.2)
      #expect((x.shown - start).magnitude < 2 * way, "\(V.self) \(animation)")
      x.frame(600)
      #expect(x.shown == start && !x.isRunning, "\(V.self) \(animation)")
      // A way of 1e200 points is a long one.
      #expect(value.value(at: 600) == end, "\(V.self) \(animation)")
      #expect(value.isSettled(at: 600), "\(V.self) \(animation)")
    }
  }

  private struct Wrapped: CustomAnimation {
    let base: Animation
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }
  }

  @Test("Vectors of half precision move although their squares overflow")
  func halves() {
    moves(SIMD2<Float16>(0, 0), SIMD2(300, 0))
    moves(SIMD3<Float16>(0, 0, 0), SIMD3(-5000, 200, 1))
    moves(SIMD4<Float16>(300, 300, 300, 300), SIMD4(-300, 0, 0, 0))
    moves(SIMD8<Float16>(repeating: 0), SIMD8(repeating: 20000))
    moves(
      AnimatablePair(SIMD2<Float16>(0, 0), Float(0)), AnimatablePair(SIMD2(300, 400), 1))
  }

  @Test("Vectors near the largest numbers move although their squares overflow")
  func large() {
    moves(SIMD2<Float>(0, 0), SIMD2(1e30, -1e30))
    moves(Float(0), 1e30)
    moves(AnimatablePair(Float(0), Float(0)), AnimatablePair(1e30, 1e30))
    moves(AnimatableSeries([0, 0]), [1e200, -1e200])
    moves(SIMD2<Double>(0, 0), SIMD2(1e200, 0))
    moves(AnimatablePair(0.0, SIMD2<Float16>(0, 0)), AnimatablePair(1e200, SIMD2(300, 300)))
  }

  @Test("A vector that has swung beyond its numbers comes to its next target")
  func overshoot() {
    let beyond: [Animation] = [
      .spring(duration: 0.5, bounce: 0.6), .timingCurve(0.3, 3, 0.4, 3, duration: 1),
    ]
    for animation in beyond {
      for newcomer in [Animation.smooth, .smooth.delay(0.05), .linear, .interpolatingSpring] {
        let value = Animated(SIMD2<Float16>(-1, 0))
        value.animate(to: SIMD2(65504, 1), using: animation, at: 0)
        #expect(value.value(at: 0.3).x == .infinity)
        value.animate(to: SIMD2(100, 1), using: newcomer, at: 0.3)
        #expect(value.isSettled(at: 60), "\(animation) \(newcomer)")
        #expect(value.value(at: 60) == SIMD2(100, 1), "\(animation) \(newcomer)")
      }
      let thrown = Animated(SIMD2<Float16>(-1, 0))
      thrown.animate(to: SIMD2(65504, 1), using: animation, at: 0)
      thrown.setVelocity(SIMD2(10, 0), at: 0.3)
      #expect(thrown.value(at: 60) == SIMD2(65504, 1), "\(animation)")
    }
  }

  @Test("A vector of one's own that squares in half precision has a length all the same")
  func own() {
    #expect(abs(Half(300).magnitude / 300 - 1) < 1e-3)
    #expect(abs(Half(60000).magnitude / 60000 - 1) < 1e-3)
    #expect(abs(Half(0.0001).magnitude / 0.0001 - 1) < 1e-2)
    #expect(Half(0).magnitude == 0)
    #expect(Half(.infinity).magnitude == .infinity)
    #expect(Half(.nan).magnitude.isNaN)
  }

  private struct Half: VectorArithmetic {
    var value: Float16
    init(_ value: Float16) { self.value = value }
    static var zero: Half { Half(0) }
    static func + (a: Half, b: Half) -> Half { Half(a.value + b.value) }
    static func - (a: Half, b: Half) -> Half { Half(a.value - b.value) }
    mutating func scale(by rhs: Double) { value *= Float16(rhs) }
    var magnitudeSquared: Double { Double(value * value) }
  }

  @Test("A factor beyond a narrow type scales what the product leaves within it")
  func factors() {
    #expect(SIMD2<Float16>(0.001, 0).scaled(by: 1e5).x > 90)
    #expect(SIMD2<Float>(1e-30, 0).scaled(by: 1e40).x == 1e10)
    #expect(SIMD2<Float16>(300, 400).magnitudeSquared == 250_000)
  }
}
