import Foundation
import Testing

@testable import GlissandoMotion

/// Figures of `Goldens/measured.md`, to their printed digits.
struct MeasuredTests {
  @Test(
    "Settling durations are those of the original",
    arguments: [
      (0.4, 0.0, 0.6), (0.4, 0.3, 0.854188), (0.4, -0.3, 1.2), (1.0, 0.3, 1.953928),
    ])
  func settling(duration: Double, bounce: Double, expected: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.settlingDuration - expected) < 5e-7)
  }

  @Test(
    "Spring values are those of the original",
    arguments: [
      (0.4, 0.0, 4.656), (0.4, 0.3, 5.614), (0.4, -0.3, 3.724), (1.0, 0.3, 1.457),
    ])
  func values(duration: Double, bounce: Double, expected: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.value(target: 10.0, time: 0.1) - expected) < 5e-4)
  }

  @Test("A spring by its ratio is where the original is")
  func ratios() {
    let swinging = Spring(response: 1, dampingRatio: 0.8)
    #expect(abs(swinging.value(target: 10.0, time: 0.5) - 9.223) < 5e-4)
    let critical = Spring(response: 1, dampingRatio: 1)
    #expect(abs(critical.value(target: 10.0, time: 0.5) - 8.210) < 5e-4)
  }

  @Test("Springs read back what the original reads back")
  func readBack() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    #expect(abs(bouncy.stiffness - 157.9) < 0.05)
    #expect(abs(bouncy.damping - 17.6) < 0.05)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.63) < 5e-3)
    #expect(abs(physical.bounce - 0.5) < 5e-3)
  }

  @Test(
    "Unit curves have the original's values",
    arguments: [
      (UnitCurve.easeIn, [0.09, 0.32, 0.62], 0.005), (.easeOut, [0.38, 0.68, 0.91], 0.005),
      (.easeInOut, [0.13, 0.5, 0.87], 0.005), (.circularEaseIn, [0.032, 0.134, 0.339], 0.0005),
    ])
  func curves(curve: UnitCurve, expected: [Double], tolerance: Double) {
    for (progress, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: progress) - value) <= tolerance, "\(curve) at \(progress)")
    }
  }

  @Test("Unit curves have the original's velocities at their ends")
  func velocities() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    for progress in [-1, 0, 0.3, 1, 2] { #expect(UnitCurve.linear.velocity(at: progress) == 1) }
  }

  @Test("A sampled velocity weighs three samples as the original does")
  func sampling() {
    var sampler = VelocitySampler<Double>()
    #expect(sampler.velocity == 0)
    sampler.addSample(1, at: 1)
    #expect(sampler.velocity == 0)
    sampler.addSample(2, at: 2)
    #expect(sampler.velocity == 1)
    sampler.addSample(9, at: 1.5)
    #expect(sampler.velocity == 1)
    var late = sampler
    sampler.addSample(7, at: 3)
    sampler.addSample(4, at: 3)
    #expect(sampler.velocity == 1.25)
    late.addSample(4, at: 4)
    #expect(late.velocity == 1)
  }

  @Test("A sampled velocity fades while the pointer rests, and is forgotten after two seconds")
  func fading() {
    var sampler = VelocitySampler<Double>()
    sampler.addSample(0, at: 0)
    sampler.addSample(10, at: 1)
    #expect(abs(sampler.velocity(at: 1.1) - 10 * pow(0.998, 100)) < 1e-9)
    #expect(sampler.velocity(at: 3) == 0)
  }
}
