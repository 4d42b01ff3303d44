import Foundation
import GlissandoMotion
import Testing

/// Sections 2, 3 and 5 of the semantics, sentence by sentence where no table or sweep says it.
@Suite("Curves, presets and passes")
struct CurveTests {
  private func value(_ animation: Animation, at time: Double) -> Double {
    let x = Animated(0.0)
    x.animate(to: 100, using: animation, at: 0)
    return x.value(at: time)
  }

  private func agree(_ first: Animation, _ second: Animation) -> Bool {
    stride(from: 0.0, through: 2, by: 0.03125).allSatisfy {
      abs(value(first, at: $0) - value(second, at: $0)) < 1e-9
    }
  }

  @Test("Named curves have the control points and the duration of their table")
  func names() {
    for (named, points) in [
      (Animation.linear, [0.0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInOut, [0.42, 0, 0.58, 1]),
    ] {
      let given = Animation.timingCurve(points[0], points[1], points[2], points[3])
      #expect(agree(named, given), "\(named)")
      #expect(value(named, at: 0.3499) < 100 && value(named, at: 0.35) == 100, "\(named)")
    }
  }

  @Test("The x of a control point is kept in 0...1, its y is free")
  func controlPoints() {
    #expect(agree(.timingCurve(-3, 0.2, 7, 0.8), .timingCurve(0, 0.2, 1, 0.8)))
    let overshooting = Animation.timingCurve(0.3, 0, 0.3, 2, duration: 1)
    let largest = stride(from: 0.0, to: 1, by: 0.01).map { value(overshooting, at: $0) }.max()
    #expect(largest! > 105)
  }

  @Test("Progress outside of 0...1 is clamped, by inverses too")
  func clamping() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .easeIn.inverse, .circularEaseInOut.inverse,
    ] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1, "\(curve)")
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(curve)")
      for progress in [0.1, 0.5, 0.9] {
        let there = curve.value(at: progress)
        #expect(abs(curve.inverse.value(at: there) - progress) < 1e-9, "\(curve)")
      }
    }
  }

  @Test("A duration of zero, below it or unknown ends at once", arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) {
    for animation in [
      Animation.linear(duration: duration), .easeIn(duration: duration),
      .easeOut(duration: duration), .easeInOut(duration: duration),
      .timingCurve(0.1, 0.2, 0.3, 0.4, duration: duration),
      .timingCurve(.circularEaseIn, duration: duration),
    ] {
      #expect(value(animation, at: 0) == 100, "\(animation)")
    }
  }

  @Test("Presets are springs of half a second, to whose bounce the extra is added")
  func presets() {
    #expect(agree(.smooth, .spring(duration: 0.5, bounce: 0)))
    #expect(agree(.snappy, .spring(duration: 0.5, bounce: 0.15)))
    #expect(agree(.bouncy, .spring(duration: 0.5, bounce: 0.3)))
    #expect(agree(.smooth(duration: 1, extraBounce: 0.1), .spring(duration: 1, bounce: 0.1)))
    #expect(agree(.snappy(duration: 1, extraBounce: 0.1), .spring(duration: 1, bounce: 0.25)))
    #expect(agree(.bouncy(duration: 1, extraBounce: 0.1), .spring(duration: 1, bounce: 0.4)))
    #expect(agree(.default, .spring(response: 0.55, dampingFraction: 1)))
    #expect(agree(.spring(), .spring(duration: 0.5, bounce: 0)))
    #expect(agree(.spring(response: 0.5), .spring(response: 0.5, dampingFraction: 0.825)))
    #expect(
      agree(
        .interactiveSpring(duration: 0.15, extraBounce: 0.1),
        .spring(duration: 0.15, bounce: 0.25, blendDuration: 0.25)))
    #expect(
      agree(
        .interactiveSpring(response: 0.15),
        .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)))
    #expect(
      agree(
        .interpolatingSpring(stiffness: 100, damping: 10),
        .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)))
  }

  @Test("Duration and bounce are response and damping ratio by their formula")
  func bounce() {
    for (bounce, ratio) in [(0.3, 0.7), (0, 1), (-0.5, 2)] {
      let spring = Spring(duration: 0.8, bounce: bounce)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
      #expect(abs(spring.stiffness - pow(2 * .pi / 0.8, 2)) < 1e-9)
      #expect(abs(spring.damping - 2 * ratio * spring.stiffness.squareRoot()) < 1e-9)
    }
    // Beyond the range the bounce is kept at its ends.
    #expect(Spring(duration: 0.5, bounce: 3).value(target: 1.0, time: 0.4).isFinite)
    #expect(Spring(mass: 1, stiffness: 100, damping: 100).dampingRatio == 1)
    #expect(
      Spring(mass: 1, stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio == 5)
  }

  @Test("A single pass never goes back, and without autoreverse each begins at the start")
  func passes() {
    #expect(agree(.linear(duration: 1).repeatCount(1), .linear(duration: 1)))
    let forth = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    for (time, expected) in [(0.25, 25.0), (1.25, 25), (2.75, 75), (3, 100)] {
      #expect(abs(value(forth, at: time) - expected) < 1e-9)
    }
  }

  @Test("Delay waits, speed divides time, and their order matters")
  func modifiers() {
    let plain = Animation.linear(duration: 1)
    #expect(value(plain.delay(0.5), at: 0.5) == 0)
    #expect(abs(value(plain.delay(0.5), at: 0.75) - 25) < 1e-9)
    #expect(abs(value(plain.speed(2), at: 0.25) - 50) < 1e-9)
    #expect(abs(value(plain.speed(2).delay(0.5), at: 0.75) - 50) < 1e-9)
    #expect(abs(value(plain.delay(0.5).speed(2), at: 0.75) - 100) < 1e-9)
  }

  @Test("A logical end changes nothing of the motion")
  func logicalEnd() {
    for animation in [Animation.bouncy, .linear, .easeIn.repeatCount(3)] {
      for end in [0, 0.1, 100] {
        #expect(agree(animation.logicallyComplete(after: end), animation))
      }
    }
  }

  @Test("A persistent spring takes the velocity of a predecessor that tells none")
  func differentiated() {
    let x = Animated(0.0)
    x.animate(to: 100, using: Animation(SmoothStep(duration: 1)), at: 0)
    x.animate(to: 0, using: .spring(duration: 0.5, bounce: 0.2), at: 0.5)
    // The derivative of 3x² − 2x³ in the middle is 1.5, on a way of 100.
    #expect(abs(x.velocity(at: 0.5) - 150) < 1e-3)
    #expect(abs(x.value(at: 0.5) - 50) < 1e-9)
  }
}
