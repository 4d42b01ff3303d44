import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

@Suite struct ConversionTests {
  @Test("Every description of a spring moves like every other")
  func equivalence() {
    for setting in SpringTargetTests.springs {
      let reference = SpringTargetTests.reference(setting)
      for form in SpringForm.allCases {
        let converted = setting.converted(to: form)
        #expect(converted.form == form)
        let spring = converted.spring
        let distance = reference.distance(to: {
          spring.value(target: 1.0, initialVelocity: 0, time: $0)
        })
        #expect(distance < 1e-9, "\(setting) as \(converted)")
        for parameter in form.parameters {
          let value = converted[parameter] ?? .nan
          #expect(parameter.validRange.contains(value), "\(parameter) of \(converted)")
        }
        // Back again, but for the mass.
        let back = converted.converted(to: setting.form, mass: setting[.mass] ?? 1)
        for parameter in setting.form.parameters {
          let (a, b) = (setting[parameter] ?? 0, back[parameter] ?? .nan)
          #expect(abs(a - b) <= 1e-9 * max(1, abs(a)), "\(parameter): \(a) became \(b)")
        }
      }
    }
  }

  @Test("The mass of a physical description can be kept")
  func mass() {
    let heavy = SpringSetting.perceptual(duration: 0.5, bounce: 0.3).converted(
      to: .physical, mass: 3)
    #expect(heavy[.mass] == 3)
    #expect(abs((heavy[.stiffness] ?? 0) - 3 * pow(2 * .pi / 0.5, 2)) < 1e-9)
  }

  @Test("For what cannot settle the nearest that does stands")
  func endless() {
    let endless = SpringSetting.perceptual(duration: 0.5, bounce: 1)
    let settling = endless.converted(to: .settling)
    #expect(settling[.dampingRatio] == 0.0001)
    #expect((settling[.settlingDuration] ?? .infinity).isFinite)
    #expect(endless.converted(to: .response)[.dampingFraction] == 0)
    let creeping = SpringSetting.perceptual(duration: 0.5, bounce: -1)
    for form in SpringForm.allCases {
      for parameter in form.parameters {
        #expect(creeping.converted(to: form)[parameter]?.isFinite == true)
      }
    }
  }

  @Test("Parameters are read and written where they belong, and only there")
  func parameters() {
    for parameter in SpringParameter.allCases {
      var setting = SpringSetting.perceptual(duration: 0.5, bounce: 0.2).converted(
        to: parameter.form)
      setting[parameter] = 0.25
      #expect(setting[parameter] == 0.25)
      let other = SpringForm.allCases.first { $0 != parameter.form } ?? .perceptual
      var unchanged = setting.converted(to: other)
      unchanged[parameter] = 7
      #expect(unchanged == setting.converted(to: other))
      #expect(unchanged[parameter] == nil)
      #expect(parameter.validRange.contains(parameter.usefulRange.lowerBound))
      #expect(parameter.validRange.contains(parameter.usefulRange.upperBound))
      #expect(parameter.usefulRange.contains(parameter.standardValue), "\(parameter)")
      #expect(parameter.explanation.hasSuffix("."))
    }
  }

  @Test("A motion without modifiers of its own says the same as with them")
  func plainMotions() {
    let base = MotionSetting.Base.curve(.easeIn, duration: 1)
    let plain = PlainMotion(
      MotionSetting(base, modifiers: [.delay(0.4), .speed(2), .repeatCount(3), .delay(1)]))
    #expect(plain.law == .curve(.easeIn, duration: 0.5))
    #expect((plain.pause, plain.delay) == (0.2, 1))
    #expect(plain.repetition == .init(count: 3, autoreverses: true))
    #expect(PlainMotion(MotionSetting(base, modifiers: [.speed(0)])).law == .immediate)
    #expect(
      PlainMotion(MotionSetting(.spring(.perceptual(duration: 0, bounce: 0)))).law == .immediate)
    let nested = MotionSetting(
      base, modifiers: [.repeatCount(2, autoreverses: false), .repeatCount(3, autoreverses: false)])
    #expect(PlainMotion(nested).repetition == .init(count: 6, autoreverses: false))
  }

  @Test("Curves in pieces are evaluated by their pieces, in the engine too")
  func pieces() throws {
    let curve = try #require(
      PiecewiseCurve(points: [.init(x: 0, y: 0), .init(x: 0.5, y: 0.8), .init(x: 1, y: 1)]))
    let unit = UnitCurve.pieces(curve)
    for (x, y) in [(-1.0, 0.0), (0, 0), (0.25, 0.4), (0.5, 0.8), (0.75, 0.9), (1, 1), (2, 1)] {
      #expect(abs(unit.value(at: x) - y) < 1e-12)
    }
    #expect(abs(unit.velocity(at: 0.3) - 1.6) < 1e-12)
    for y in [0.1, 0.4, 0.85] { #expect(abs(unit.value(at: unit.inverse.value(at: y)) - y) < 1e-9) }
    let animated = Animated(0.0)
    animated.animate(to: 100, using: .timingCurve(unit, duration: 2), at: 0)
    #expect(abs(animated.value(at: 0.5) - 40) < 1e-9)
    #expect(abs(animated.velocity(at: 0.5) - 80) < 1e-9)
    #expect(animated.value(at: 2) == 100)
    #expect(PiecewiseCurve(points: [.init(x: 0, y: 0)]) == nil)
    #expect(PiecewiseCurve(points: [.init(x: 0, y: 0), .init(x: 0.9, y: 1)]) == nil)
    #expect(
      PiecewiseCurve(points: [.init(x: 0, y: 0), .init(x: 0.9, y: .nan), .init(x: 1, y: 1)]) == nil)
  }

  @Test("Presets have names of their own, move, and can be written in every language")
  func presets() throws {
    #expect(Set(MotionPreset.all.map(\.id)).count == MotionPreset.all.count)
    #expect(MotionPreset.systems.count == 17)
    #expect(MotionPreset.systems.allSatisfy { MotionPreset.source(of: $0) != nil })
    for preset in MotionPreset.all {
      let course = MotionCourse(PlainMotion(preset.setting))
      #expect(course.duration(within: 0.001) > 0.03, "\(preset.id)")
      #expect(abs(course.position(at: 60) - 1) < 1e-6, "\(preset.id)")
    }
    func setting(_ id: String) -> MotionSetting? { MotionPreset.all.first { $0.id == id }?.setting }
    let spring = try #require(setting("React Spring/wobbly")?.spring)
    #expect((spring.stiffness, spring.damping) == (180, 12))
    #expect(setting("SwiftUI/snappy")?.animation == .snappy)
    #expect(setting("SwiftUI/default")?.animation == .default)
    let niri = try #require(setting("niri/workspace-switch")?.spring)
    #expect(abs(niri.stiffness - 1000) < 1e-9)
  }

  @Test(
    "Numbers are written as people write them",
    arguments: [
      (0.5, "0.5"), (100, "100"), (1e-7, "0.0000001"), (1.5e20, "150000000000000000000"),
      (-2.5e-5, "-0.000025"), (0, "0"), (157.91367041742973, "157.91367041742973"),
    ] as [(Double, String)])
  func digits(_ value: Double, _ text: String) {
    #expect(Digits.exact(value) == text)
    #expect(Double(Digits.exact(value)) == value)
  }
}
