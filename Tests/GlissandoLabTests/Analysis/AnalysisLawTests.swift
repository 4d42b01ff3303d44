import Foundation
import GlissandoMotion
import GlissandoNotation
import Testing

@testable import GlissandoLab

/// The law of a setting, against the engine that runs its animation.
struct AnalysisLawTests {
  static let springs: [MotionSetting.Base] = [
    .spring(.perceptual(duration: 0.5, bounce: 0.3)),
    .spring(.perceptual(duration: 0.5, bounce: 0)),
    .spring(.perceptual(duration: 0.3, bounce: -0.5)),
    .system, .decay(timeConstant: 0.2), .decay(timeConstant: 0.3, initialVelocity: 2),
    .interpolatingSpring(.physical(mass: 2, stiffness: 100, damping: 8), initialVelocity: 7),
  ]
  static let curves: [MotionSetting.Base] = [
    .curve(.linear, duration: 0.35), .curve(.easeInOut, duration: 1),
    .curve(.circularEaseIn, duration: 0.5),
    .curve(.bezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6), duration: 0.7),
  ]
  static let modifiers: [[MotionSetting.Modifier]] = [
    [], [.stopsAtTarget], [.stopsAtTarget, .delay(0.1)], [.speed(2), .stopsAtTarget],
    [.logicallyComplete(after: 0.1)], [.delay(0.2)], [.speed(2)], [.delay(0.2), .speed(0.5)],
    [.speed(0.5), .delay(0.2)],
  ]
  static let repetitions: [[MotionSetting.Modifier]] = [
    [.repeatCount(3, autoreverses: true)], [.repeatCount(3, autoreverses: false)],
    [.delay(0.1), .repeatForever(autoreverses: true)],
    [.repeatForever(autoreverses: false), .delay(0.1), .speed(1.5)], [.repeatCount(0)],
  ]

  /// The engine's own way, from 0 to 1, so finely that its end cannot be seen.
  private func engine(_ setting: MotionSetting, velocity: Double = 0) -> Animated<Double> {
    let value = Animated(0.0, restDistance: 1e-12)
    if velocity != 0 { value.setVelocity(velocity, at: 0) }
    value.animate(to: 1, using: setting.animation, at: 0)
    return value
  }

  private func expectAgreement(
    _ setting: MotionSetting, velocity: Double = 0, until end: Double = 2
  ) {
    let engine = engine(setting, velocity: velocity)
    let law = MotionLaw(setting, initialVelocity: velocity)
    for step in 0...200 {
      // Between the frames of everything that is round.
      let time = (Double(step) + 0.37) / 200 * end
      let state = law.state(at: time)
      #expect(abs(state.position - engine.value(at: time)) < 1e-9, "\(setting) at \(time)")
      let error = abs(state.velocity - engine.velocity(at: time))
      #expect(error < 1e-6 * max(1, abs(state.velocity)), "\(setting) at \(time)")
    }
  }

  @Test("Springs, delayed and sped, go as the engine takes them", arguments: springs, modifiers)
  func springsAgree(base: MotionSetting.Base, modifiers: [MotionSetting.Modifier]) {
    expectAgreement(MotionSetting(base, modifiers: modifiers))
  }

  @Test("Curves go as the engine takes them", arguments: curves, modifiers + repetitions)
  func curvesAgree(base: MotionSetting.Base, modifiers: [MotionSetting.Modifier]) {
    expectAgreement(MotionSetting(base, modifiers: modifiers))
  }

  @Test("A persistent spring takes the velocity over that it is given", arguments: [-6.0, 3, 30])
  func velocities(velocity: Double) {
    for ratio in [0.3, 1, 2] {
      expectAgreement(
        MotionSetting(.spring(.response(response: 0.6, dampingFraction: ratio))),
        velocity: velocity)
    }
  }

  @Test("The acceleration is how the velocity changes", arguments: springs + curves)
  func acceleration(base: MotionSetting.Base) {
    let law = MotionLaw(MotionSetting(base, modifiers: [.speed(1.5), .delay(0.1)]))
    for step in 0..<60 {
      let time = 0.1 + (Double(step) + 0.5) / 60 * 0.2
      let h = 1e-5
      let change = (law.state(at: time + h).velocity - law.state(at: time - h).velocity) / (2 * h)
      let acceleration = law.state(at: time).acceleration
      #expect(abs(acceleration - change) < 2e-3 * max(10, abs(change)), "\(base) at \(time)")
    }
  }

  @Test("A pass of a spring lasts until it has settled, and every second one goes back")
  func springPasses() {
    let base = MotionSetting.Base.spring(.perceptual(duration: 0.4, bounce: 0.2))
    let pass = MotionAnalysis(MotionSetting(base)).settlingDuration
    let analysis = MotionAnalysis(
      MotionSetting(base, modifiers: [.repeatCount(3, autoreverses: true)]))
    #expect(abs(analysis.end - 3 * pass) < 1e-12)
    for time in [0.1, 0.25, 0.6] {
      let there = analysis.state(at: time)
      let back = analysis.state(at: pass + time)
      #expect(abs(there.position + back.position - 1) < 1e-9)
      #expect(abs(there.velocity + back.velocity) < 1e-9)
    }
    #expect(analysis.state(at: analysis.end + 1) == .target)
  }

  @Test(
    "What cannot run is at its target at once",
    arguments: [
      MotionSetting(.spring(.perceptual(duration: 0, bounce: 0))),
      MotionSetting(.spring(.physical(mass: 0, stiffness: 1, damping: 1))),
      MotionSetting(.spring(.perceptual(duration: .nan, bounce: 0))),
      MotionSetting(.curve(.easeIn, duration: 0)), MotionSetting(.curve(.easeIn, duration: .nan)),
      MotionSetting(.curve(.easeIn, duration: 1), modifiers: [.speed(0)]),
      MotionSetting(.curve(.easeIn, duration: 1), modifiers: [.delay(.nan)]),
    ])
  func impossible(setting: MotionSetting) {
    let analysis = MotionAnalysis(setting)
    #expect(analysis.state(at: 0.1) == .target)
    #expect(analysis.end == 0)
    #expect(analysis.words == "at its target at once")
  }

  @Test("A custom animation is known by its samples")
  func sampled() throws {
    let analysis = MotionAnalysis(sampling: Animation(Leap()))
    for step in 0...50 {
      let time = Double(step) / 50 * 0.8
      let state = analysis.state(at: time)
      #expect(abs(state.position - Leap.position(time)) < 1e-4)
      #expect(abs(state.velocity - Leap.velocity(time)) < 2e-2)
    }
    // 2.5t − 1.5t² is farthest beyond its target at t = 5/6, by 1/24, and crosses it at t = 2/3.
    let peak = try #require(analysis.peak)
    #expect(abs(peak.time - 5.0 / 6) < 1e-3)
    #expect(abs(peak.value - 25.0 / 24) < 1e-4)
    #expect(analysis.crossings.count == 1)
    #expect(abs((analysis.crossings.first ?? 0) - 2.0 / 3) < 1e-4)
    #expect(abs(analysis.end - 1) < 1.0 / 120)
  }

  @Test("A custom animation without end is looked at for a minute")
  func endless() {
    let analysis = MotionAnalysis(sampling: .linear(duration: 1).repeatForever())
    #expect(analysis.end == .infinity)
    #expect(analysis.state(at: 1e6).velocity == 0)
    #expect(analysis.shownDuration == 60)
  }
}

/// A parabola that leaps over its target and is cut off as it comes down to it.
private struct Leap: CustomAnimation {
  static func position(_ time: Double) -> Double { 2.5 * time - 1.5 * time * time }
  static func velocity(_ time: Double) -> Double { 2.5 - 3 * time }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: Self.position(time)) : nil
  }
}
