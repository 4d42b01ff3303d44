import Testing

@testable import GlissandoMotion

/// A spring that blends from another one whose time runs at another pace.
struct BlendedPaceTests {
  private static let blending = Animation.spring(
    response: 1, dampingFraction: 0.8, blendDuration: 0.5)
  private static let first = Animation.spring(response: 0.3, dampingFraction: 0.8)

  /// What is shown after a first spring for 0.1 s of its own time and then a second one.
  private func course(
    _ first: Animation, _ second: Animation, pace: Double
  ) -> [Double] {
    let value = Animated(0.0, restDistance: 1e-9)
    value.animate(to: 100, using: first, at: 0)
    value.animate(to: -50, using: second, at: 0.1 / pace)
    return (0..<60).map { value.value(at: (0.1 + Double($0) / 30) / pace) }
  }

  private func agree(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("Two springs at one speed blend as they do without it, only sooner or later")
  func equalSpeed() {
    let plain = course(Self.first, Self.blending, pace: 1)
    for speed in [0.3, 0.5, 2, 7] {
      let sped = course(Self.first.speed(speed), Self.blending.speed(speed), pace: speed)
      #expect(agree(plain, sped, within: 1e-6), "\(speed)")
      let nested = course(
        Self.first.speed(speed / 2).speed(2), Self.blending.speed(speed / 2).speed(2), pace: speed)
      #expect(agree(plain, nested, within: 1e-6), "\(speed)")
    }
  }

  @Test("A spring that runs faster is to its successor one with a shorter response")
  func otherSpeed() {
    for speed in [0.5, 2, 3] {
      let wanted = course(
        .spring(response: 1 / speed, dampingFraction: 0.8), Self.blending, pace: 1)
      let shown = course(
        .spring(response: 1, dampingFraction: 0.8).speed(speed), Self.blending, pace: 1)
      #expect(agree(wanted, shown, within: 1e-6), "\(speed)")
    }
  }

  @Test("Blending goes on at its pace where it is interrupted by another blend")
  func interrupted() {
    func thrice(_ speed: Double?) -> [Double] {
      func paced(_ animation: Animation) -> Animation {
        speed.map { animation.speed($0) } ?? animation
      }
      let pace = speed ?? 1
      let value = Animated(0.0, restDistance: 1e-9)
      value.animate(to: 100, using: paced(Self.first), at: 0)
      value.animate(to: -50, using: paced(Self.blending), at: 0.1 / pace)
      value.animate(
        to: 20, using: paced(.spring(response: 0.2, dampingFraction: 0.9, blendDuration: 0.4)),
        at: 0.3 / pace)
      return (0..<60).map { value.value(at: (0.3 + Double($0) / 30) / pace) }
    }
    let plain = thrice(nil)
    for speed in [0.4, 2, 5] { #expect(agree(plain, thrice(speed), within: 1e-6), "\(speed)") }
  }

  @Test("A delay of both springs keeps the blend")
  func delayed() {
    let value = Animated(0.0, restDistance: 1e-9)
    let plain = Animated(0.0, restDistance: 1e-9)
    plain.animate(to: 100, using: Self.first, at: 0.2)
    plain.animate(to: -50, using: Self.blending, at: 0.3)
    value.animate(to: 100, using: Self.first.delay(0.2), at: 0)
    value.animate(to: -50, using: Self.blending.delay(0.2), at: 0.1)
    for step in 0..<60 {
      let time = 0.3 + Double(step) / 30
      #expect(abs(plain.value(at: time) - value.value(at: time)) < 1e-6, "\(time)")
    }
  }

  @Test("A spring that repeats has the response with which each of its passes moves")
  func repeated() {
    let spring = Animation.spring(response: 1, dampingFraction: 0.8)
    let wanted = course(
      .spring(response: 0.5, dampingFraction: 0.8), Self.blending, pace: 1)
    let clothes = [
      spring.speed(2).repeatCount(1), spring.repeatCount(3).speed(2),
      spring.repeatForever(autoreverses: false).speed(2).logicallyComplete(after: 1),
    ]
    for first in clothes {
      #expect(agree(wanted, course(first, Self.blending, pace: 1), within: 1e-6), "\(first)")
    }
  }
}
