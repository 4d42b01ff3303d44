import Foundation
import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import TestSupport
import Testing

@MainActor
struct ParameterTests {
  private func lane(_ spring: SpringSetting) -> Lane {
    Lane(.a, setting: MotionSetting(.spring(spring)))
  }

  private func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance * max(1, abs(b))
  }

  @Test("The four descriptions of one spring agree with the textbook")
  func linkedDescriptions() throws {
    let lane = lane(.perceptual(duration: 0.5, bounce: 0.3))
    let omega = 2 * Double.pi / 0.5
    #expect(near(lane.value(of: .spring(.response)), 0.5))
    #expect(near(lane.value(of: .spring(.dampingFraction)), 0.7))
    #expect(near(lane.value(of: .spring(.mass)), 1))
    #expect(near(lane.value(of: .spring(.stiffness)), omega * omega))
    #expect(near(lane.value(of: .spring(.damping)), 2 * 0.7 * omega))
    #expect(near(lane.value(of: .spring(.dampingRatio)), 0.7))
    // The envelope (1 + δ)·e^(−δt) has come down to a thousandth, with the decay δ = ζω.
    let settling = try #require(lane.value(of: .spring(.settlingDuration)))
    let decay = 0.7 * omega
    #expect(near((1 + decay) * exp(-decay * settling), 0.001, 1e-6))
  }

  @Test(
    "Changing a number of any description changes that number, and keeps the others of it",
    arguments: [
      SpringSetting.perceptual(duration: 0.5, bounce: 0.3),
      .response(response: 0.4, dampingFraction: 1.4),
      .physical(mass: 2, stiffness: 300, damping: 12),
      .settling(duration: 1.2, dampingRatio: 0.5),
    ])
  func changing(_ start: SpringSetting) throws {
    for parameter in SpringParameter.allCases {
      var lane = lane(start)
      let others = parameter.form.parameters.filter { $0 != parameter }
      let before = others.map { lane.value(of: .spring($0)) }
      let value = parameter == .bounce ? 0.42 : parameter.usefulRange.lowerBound * 1.7 + 0.3
      lane.set(.spring(parameter), to: value)
      #expect(lane.value(of: .spring(parameter)) == value, "\(parameter) of \(start)")
      for (other, before) in zip(others, before) {
        let before = try #require(before)
        #expect(near(lane.value(of: .spring(other)), before), "\(other) as \(parameter) changes")
      }
      #expect(lane.setting.spring.map { $0.stiffness.isFinite && $0.stiffness > 0 } == true)
    }
  }

  @Test("Stiffness and damping move the duration and the bounce as physics says")
  func physics() {
    var lane = lane(.physical(mass: 1, stiffness: 100, damping: 10))
    lane.set(.spring(.stiffness), to: 400)
    // ω = √(k/m) = 20, ζ = c/(2√(km)) = 0.25.
    #expect(near(lane.value(of: .spring(.duration)), 2 * .pi / 20))
    #expect(near(lane.value(of: .spring(.bounce)), 0.75))
    lane.set(.spring(.mass), to: 4)
    #expect(near(lane.value(of: .spring(.duration)), 2 * .pi / 10))
    #expect(near(lane.value(of: .spring(.dampingRatio)), 0.125))
  }

  @Test("A spring that never settles says so, and its damping can be brought back")
  func undamped() {
    var lane = lane(.perceptual(duration: 0.5, bounce: 1))
    #expect(lane.value(of: .spring(.settlingDuration)) == .infinity)
    lane.set(.spring(.dampingRatio), to: 0.5)
    #expect(near(lane.value(of: .spring(.dampingRatio)), 0.5))
    #expect(near(lane.value(of: .spring(.response)), 0.5, 1e-6))
  }

  @Test("Only valid values can be reached")
  func validity() {
    for parameter in SpringParameter.allCases {
      for value in [-Double.infinity, -1e300, -1, 0, 1e-300, 1e300, .infinity, .nan] {
        var lane = lane(.perceptual(duration: 0.5, bounce: 0.3))
        lane.set(.spring(parameter), to: value)
        let result = lane.value(of: .spring(parameter)) ?? .nan
        #expect(parameter.validRange.contains(result), "\(parameter) = \(value) gives \(result)")
      }
    }
    var lane = lane(.perceptual(duration: 0.5, bounce: 0.3))
    lane.set(.speed, to: 0)
    #expect(lane.setting.speed == 0.01)
    lane.set(.delay, to: -3)
    #expect(lane.setting.delay == 0)
  }

  @Test("Delay, speed and repeats wrap the motion in one order, and vanish at their standard")
  func modifiers() {
    var lane = lane(.perceptual(duration: 0.5, bounce: 0.3))
    lane.set(.delay, to: 0.2)
    lane.setting.repetition = .count(3, autoreverses: false)
    lane.set(.speed, to: 2)
    #expect(
      lane.setting.modifiers == [.speed(2), .repeatCount(3, autoreverses: false), .delay(0.2)])
    lane.set(.delay, to: 0)
    lane.set(.speed, to: 1)
    lane.setting.repetition = .once
    #expect(lane.setting.modifiers.isEmpty)
  }

  @Test("An animation's own velocity is the one that is shown, and changed")
  func ownVelocity() {
    let spring = SpringSetting.perceptual(duration: 0.5, bounce: 0.3)
    var lane = Lane(
      .a,
      setting: MotionSetting(
        .interpolatingSpring(spring, initialVelocity: 3), modifiers: [.speed(2)]))
    #expect(lane.value(of: .initialVelocity) == 6)
    lane.set(.initialVelocity, to: -5)
    #expect(lane.setting.base == .interpolatingSpring(spring, initialVelocity: -2.5))
    #expect(lane.initialVelocity == 0 && lane.settingFromRest == lane.setting)
    lane.setting.base = .decay(timeConstant: 0.3, initialVelocity: 2)
    lane.set(.initialVelocity, to: 8)
    #expect(lane.setting.base == .decay(timeConstant: 0.3, initialVelocity: 4))
    lane.setting.base = .spring(spring)
    lane.set(.initialVelocity, to: 7)
    #expect(lane.initialVelocity == 7 && lane.setting.base == .spring(spring))
    #expect(lane.settingFromRest.base == .interpolatingSpring(spring, initialVelocity: 3.5))
    lane.setting.repetition = .count(3, autoreverses: false)
    #expect(lane.settingFromRest == lane.setting)
  }

  @Test("A kind of spring stays what it is when its numbers change")
  func baseKinds() {
    var added = Lane(
      .a,
      setting: MotionSetting(
        .interpolatingSpring(.perceptual(duration: 0.5, bounce: 0), initialVelocity: 3)))
    added.set(.spring(.bounce), to: 0.5)
    #expect(
      added.setting.base
        == .interpolatingSpring(.perceptual(duration: 0.5, bounce: 0.5), initialVelocity: 3))
    var system = Lane(.a, setting: MotionSetting(.system))
    system.set(.spring(.dampingFraction), to: 0.6)
    #expect(
      system.setting.base == .spring(.response(response: 0.55, dampingFraction: 0.6)))
  }

  // MARK: Sliders and keys

  @Test("The slider's places and values are inverse to each other, whatever its scale")
  func sliderScale() {
    for parameter in SpringParameter.allCases.map(MotionParameter.spring) + [.speed, .delay] {
      let traits = parameter.traits
      #expect(traits.value(at: 0) == traits.usefulRange.lowerBound)
      #expect(traits.value(at: 1) == traits.usefulRange.upperBound)
      for place in stride(from: 0.05, through: 0.95, by: 0.05) {
        let value = traits.value(at: place)
        let span = traits.usefulRange.upperBound - traits.usefulRange.lowerBound
        let exact =
          traits.isLogarithmic
          ? traits.usefulRange.lowerBound
            * pow(traits.usefulRange.upperBound / traits.usefulRange.lowerBound, place)
          : traits.usefulRange.lowerBound + span * place
        #expect(abs(value - exact) <= traits.step / 2 + 1e-12, "\(parameter) at \(place)")
      }
    }
  }

  @Test("Keys move on whole steps, with Shift ten and with Alt a tenth of them")
  func steps() {
    let duration = MotionParameter.spring(.duration).traits
    #expect(duration.stepped(0.5, by: 1, .normal) == 0.51)
    #expect(duration.stepped(0.537, by: 1, .normal) == 0.54)
    #expect(duration.stepped(0.537, by: -1, .normal) == 0.53)
    #expect(duration.stepped(0.5, by: 1, .coarse) == 0.6)
    #expect(duration.stepped(0.5, by: -1, .fine) == 0.499)
    #expect(duration.stepped(0.001, by: -1, .coarse) == 0.001)
    let bounce = MotionParameter.spring(.bounce).traits
    var value = -0.3
    for _ in 0..<6 { value = bounce.stepped(value, by: 1, .coarse) }
    #expect(value == 0.3)
    #expect(bounce.stepped(0.99, by: 3, .normal) == 1)
  }

  // MARK: Text

  @Test("Numbers are read with a point or a comma, with or without their unit")
  func readingNumbers() {
    let duration = NumberText(MotionParameter.spring(.duration).traits)
    let bounce = NumberText(MotionParameter.spring(.bounce).traits)
    for (text, value) in [
      ("0.5", 0.5), (" 0,5 s ", 0.5), ("500 ms", 0.5), ("500ms", 0.5), ("2", 2), ("1e-2", 0.01),
    ] {
      #expect(duration.value(text) == .success(value), "\(text)")
    }
    for (text, value) in [("30 %", 0.3), ("-0.2", -0.2), ("−0.2", -0.2), ("1", 1)] {
      #expect(bounce.value(text) == .success(value), "\(text)")
    }
  }

  @Test("What is not a valid number is told with what arrived and what is allowed")
  func refusingNumbers() {
    let bounce = NumberText(MotionParameter.spring(.bounce).traits)
    func sentence(_ text: String) -> String? {
      if case .failure(let problem) = bounce.value(text) { problem.sentence } else { nil }
    }
    #expect(sentence("soft") == "“soft” is not a number; allowed is −1 to 1.")
    #expect(sentence("1.5") == "“1.5” is beyond its range; allowed is −1 to 1.")
    #expect(sentence("") == "Nothing is typed; allowed is −1 to 1.")
    #expect(sentence("nan") == "“nan” is not a number; allowed is −1 to 1.")
    #expect(sentence("inf") == "“inf” is not a number; allowed is −1 to 1.")
    #expect(sentence("1e300") == "“1e300” is beyond its range; allowed is −1 to 1.")
    #expect(
      sentence(String(repeating: "9", count: 400))
        == "“99999999999999999999999…” is not a number; allowed is −1 to 1.")
  }

  @Test("Numbers far beyond a slider are shown in as many digits as a field has room for")
  func largeNumbers() {
    let damping = NumberText(MotionParameter.spring(.damping).traits)
    for (value, shown) in [
      (99_999.4, "99999.4"), (99_999.6, "100000"), (394_784.176, "394784"),
      (999_999.4, "999999"), (999_999.6, "1e6"), (1_256_637_061.44, "1.257e9"),
      (-2_500_000, "−2.5e6"),
    ] {
      #expect(damping.string(value) == shown)
    }
    #expect(damping.brief(1_256_637_061.44) == "1.26e9 N·s/m")
    #expect(damping.brief(1e-12).hasPrefix("1e−12"))
  }

  @Test("Every value of a field is read back as it is shown, or nearly")
  func roundTrip() {
    var random = SeededGenerator(seed: 7)
    for parameter in SpringParameter.allCases.map(MotionParameter.spring) {
      let traits = parameter.traits
      let text = NumberText(traits)
      for _ in 0..<200 {
        let value = traits.value(at: Double.random(in: 0...1, using: &random))
        #expect(text.value(text.stringWithUnit(value)) == .success(value), "\(parameter) \(value)")
      }
    }
  }
}
