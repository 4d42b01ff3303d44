import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

/// Springs in the languages that have springs: the motion is computed back from the text, by the
/// formula that the target documents.
@Suite struct SpringTargetTests {
  /// Seeded springs in all four descriptions, from very bouncy to creeping.
  static let springs: [SpringSetting] = {
    var generator = SeededGenerator(seed: 20_261)
    return (0..<40).map { index in
      switch index % 4 {
      case 0:
        return .perceptual(
          duration: .random(in: 0.05...2, using: &generator),
          bounce: .random(in: -0.6...0.9, using: &generator))
      case 1:
        return .response(
          response: .random(in: 0.05...2, using: &generator),
          dampingFraction: .random(in: 0.1...3, using: &generator))
      case 2:
        return .physical(
          mass: .random(in: 0.2...5, using: &generator),
          stiffness: .random(in: 10...1000, using: &generator),
          damping: .random(in: 1...60, using: &generator))
      default:
        return .settling(
          duration: .random(in: 0.2...3, using: &generator),
          dampingRatio: .random(in: 0.2...2, using: &generator))
      }
    }
  }()

  static func reference(_ setting: SpringSetting) -> ReferenceSpring {
    let spring = setting.spring
    return ReferenceSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
  }

  static func write(_ id: String, _ setting: MotionSetting) throws -> WrittenMotion {
    try #require(NotationFormats.named(id)).write(setting, options: WritingOptions())
  }

  /// Compares the motion of each spring's text with the spring.
  static func check(
    _ id: String, within tolerance: Double = 1e-8, _ parse: (String) -> ReferenceSpring
  ) throws {
    for setting in springs {
      let written = try write(id, MotionSetting(.spring(setting)))
      let spring = parse(written.text)
      let distance = reference(setting).distance(to: spring.position)
      #expect(distance < tolerance, "\(setting) as \(written.text)")
      #expect(written.greatestError < tolerance, "\(written)")
      #expect(written.notes.allSatisfy { !$0.contains("differs") })
    }
  }

  @Test("SwiftUI's animations and springs say the very numbers")
  func swift() throws {
    for id in ["swiftui", "swiftui-spring"] {
      try Self.check(id) { text in
        let n = text.numbers("duration:", "bounce:", "response:", "stiffness:", "damping:", "mass:")
        if !n[3].isNaN { return ReferenceSpring(mass: n[5], stiffness: n[3], damping: n[4]) }
        if !n[2].isNaN {
          let ratio = text.numbers("dampingFraction:", "dampingRatio:")
          return ReferenceSpring(response: n[2], ratio: ratio[0].isNaN ? ratio[1] : ratio[0])
        }
        let settling = text.numbers("settlingDuration:", "dampingRatio:")
        if !settling[0].isNaN {
          let spring = Spring(settlingDuration: settling[0], dampingRatio: settling[1])
          return ReferenceSpring(response: spring.response, ratio: settling[1])
        }
        return ReferenceSpring(duration: n[0], bounce: n[1])
      }
    }
  }

  @Test(
    "Compose: mass 1, the stiffness, and the damping as a part of 2·√stiffness, in single precision"
  )
  func compose() throws {
    try Self.check("compose", within: 2e-6) { text in
      let n = text.numbers("dampingRatio =", "stiffness =")
      return ReferenceSpring(stiffness: n[1], damping: 2 * n[0] * n[1].squareRoot())
    }
  }

  @Test("Flutter: by mass, stiffness and damping, by ratio, and by duration and bounce")
  func flutter() throws {
    try Self.check("flutter") { text in
      let n = text.numbers("mass:", "stiffness:", "damping:", "ratio:", "bounce:")
      if !n[3].isNaN {
        return ReferenceSpring(
          mass: n[0], stiffness: n[1], damping: 2 * n[3] * (n[0] * n[1]).squareRoot())
      }
      if !n[4].isNaN {
        let time = text.numbers("milliseconds:", "microseconds:")
        let duration = time[0].isNaN ? time[1] / 1e6 : time[0] / 1000
        // stiffness = 4π²·mass/duration², and the ratio from the bounce, as Flutter documents it.
        let stiffness = 4 * Double.pi * Double.pi / (duration * duration)
        let ratio = n[4] > 0 ? 1 - n[4] : 1 / (n[4] + 1)
        return ReferenceSpring(stiffness: stiffness, damping: ratio * 2 * stiffness.squareRoot())
      }
      return ReferenceSpring(mass: n[0], stiffness: n[1], damping: n[2])
    }
    let round = MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.3)))
    #expect(
      try Self.write("flutter", round).text
        == "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: 0.3)"
    )
  }

  @Test("React Spring and Motion: mass, and tension and friction or stiffness and damping")
  func web() throws {
    try Self.check("react-spring") { text in
      let n = text.numbers("mass:", "tension:", "friction:")
      return ReferenceSpring(mass: n[0], stiffness: n[1], damping: n[2])
    }
    try Self.check("motion") { text in
      let n = text.numbers("mass:", "stiffness:", "damping:")
      return ReferenceSpring(mass: n[0], stiffness: n[1], damping: n[2])
    }
  }

  @Test("libadwaita: ratio, mass and stiffness, or damping, mass and stiffness")
  func libadwaita() throws {
    try Self.check("libadwaita") { text in
      let n = text.list(behind: "adw_spring_params_new").compactMap(Double.init)
      let damping =
        text.contains("_full") ? n[0] : n[0] * 2 * (n[1] * n[2]).squareRoot()
      return ReferenceSpring(mass: n[1], stiffness: n[2], damping: damping)
    }
  }

  @Test("niri: mass 1; Hyprland: mass, stiffness and dampening")
  func compositors() throws {
    try Self.check("niri") { text in
      let n = text.numbers("damping-ratio=", "stiffness=")
      return ReferenceSpring(stiffness: n[1], damping: 2 * n[0] * n[1].squareRoot())
    }
    try Self.check("hyprland-lua") { text in
      let n = text.numbers("mass =", "stiffness =", "dampening =")
      return ReferenceSpring(mass: n[0], stiffness: n[1], damping: n[2])
    }
  }

  @Test("niri's bounds are kept, and what they cost is said")
  func niriBounds() throws {
    let slow = try Self.write(
      "niri", MotionSetting(.spring(.perceptual(duration: 0.4, bounce: 0.97))))
    #expect(slow.text.hasPrefix("spring damping-ratio=0.1 "))
    #expect(slow.greatestError > 0.1)
    #expect(slow.notes.contains { $0.contains("0.1 to 10") })
    #expect(slow.notes.contains { $0.contains("differs") && $0.contains("%") })
  }

  @Test("A mass of 1 stands for any other where a target has none")
  func mass() throws {
    let heavy = MotionSetting(.spring(.physical(mass: 4, stiffness: 400, damping: 20)))
    let text = try Self.write("niri", heavy).text
    #expect(text == "spring damping-ratio=0.25 stiffness=100 epsilon=0.0001")
  }

  @Test("Speeds are in the numbers, velocities and delays where a target has them")
  func rest() throws {
    let setting = MotionSetting(
      .interpolatingSpring(
        .physical(mass: 1, stiffness: 100, damping: 10), initialVelocity: 3),
      modifiers: [.delay(0.2), .speed(2)])
    let motion = try Self.write("motion", setting)
    #expect(
      motion.text
        == "{ type: \"spring\", stiffness: 400, damping: 20, mass: 1, velocity: 6, delay: 0.1 }")
    #expect(motion.greatestError < 1e-9)
    let react = try Self.write("react-spring", setting)
    #expect(
      react.text
        == "delay: 100, config: { mass: 1, tension: 400, friction: 20, velocity: 0.006 }")
    let compose = try Self.write("compose", setting)
    #expect(compose.notes.contains { $0.contains("initialVelocity") })
    #expect(compose.notes.contains { $0.contains("delay") })
    let spring = ReferenceSpring(stiffness: 400, damping: 20)
    let thrown = ReferenceSpring(stiffness: 400, damping: 20, velocity: 6)
    #expect(abs(compose.greatestError - spring.distance(to: thrown.position)) < 1e-3)
  }

  @Test("Friction is the critically damped spring that it moves like")
  func friction() throws {
    let written = try Self.write("niri", MotionSetting(.decay(timeConstant: 0.1)))
    #expect(written.text == "spring damping-ratio=1.0 stiffness=100 epsilon=0.0001")
  }

  // MARK: - Qt

  @Test("Qt's steps have the swings and the decay of the spring, and their error is said")
  func qt() throws {
    for setting in Self.springs {
      let spring = Self.reference(setting)
      // A spring that all but ends in a step or two is no spring to Qt.
      guard spring.omega < 60, spring.ratio < 2 else { continue }
      let written = try Self.write("qt", MotionSetting(.spring(setting)))
      let n = written.text.numbers("spring:", "damping:")
      // From the steps v += spring·(1 − x) − damping·v, x += 0.016·v, without v.
      for step in stride(from: 0.0, through: 1, by: 0.016) {
        let y = [step, step + 0.016, step + 0.032].map { 1 - spring.position(at: $0) }
        let rest = y[2] - (2 - n[1] - 0.016 * n[0]) * y[1] + (1 - n[1]) * y[0]
        #expect(abs(rest) < 1e-9, "\(setting)")
      }
      var x = 0.0
      var v = 0.0
      var worst = 0.0
      for step in 1...200 {
        v += n[0] * (1 - x) - n[1] * v
        x += 0.016 * v
        worst = max(worst, abs(x - spring.position(at: Double(step) * 0.016)))
      }
      #expect(worst < written.greatestError + 1e-6)
      #expect(written.notes.contains { $0.contains("16 ms") })
    }
    let usual = try Self.write(
      "qt", MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.3))))
    #expect(usual.greatestError > 0.001 && usual.greatestError < 0.06)
  }
}
