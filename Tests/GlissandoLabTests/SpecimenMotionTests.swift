import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoLab

/// Four lanes with springs that differ, and a stage that shows them.
@MainActor
enum SpecimenFixture {
  nonisolated static let springs = [
    Spring(duration: 0.5, bounce: 0), Spring(duration: 0.8, bounce: 0.3),
    Spring(duration: 0.35, bounce: -0.2), Spring(duration: 1.1, bounce: 0.7),
  ]

  nonisolated static let lanes = zip(Lane.Letter.allCases, springs).map { letter, spring in
    Lane(letter, setting: setting(spring))
  }

  nonisolated static func setting(_ spring: Spring) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: spring.duration, bounce: spring.bounce)))
  }

  static func stage(
    _ score: SpecimenScore, lanes: [Lane] = lanes, frameRate: Double = 60,
    size: CGSize = CGSize(width: 900, height: 480)
  ) -> Stage {
    Stage(width: size.width, height: size.height, frameRate: frameRate) {
      SpecimenStage(lanes: lanes, score: score)
    }
  }

  /// Where the lanes' specimens are seen.
  static func readings(_ score: SpecimenScore, _ lanes: [Lane] = lanes) -> [Double] {
    lanes.map { score.reading(of: $0.id) ?? .nan }
  }

  /// How fast the lanes' specimens are, from two frames at a small distance; time advances by it.
  static func velocities(_ score: SpecimenScore, _ stage: Stage, over span: Double = 1e-4)
    -> [Double]
  {
    let before = readings(score)
    stage.advance(by: span)
    return zip(before, readings(score)).map { ($1 - $0) / span }
  }
}

/// How specimens move: each by its own lane's animation, played by one score.
@MainActor
@Suite("Specimens in motion")
struct SpecimenMotionTests {
  private typealias Fixture = SpecimenFixture

  /// An animation ends within a hundredth of a point of its target on a way of 400 points.
  private static let rest = 0.01 / 400

  private func expect(_ reading: Double, _ expected: Double, _ what: String) {
    let isThere = reading == reading.rounded() && abs(reading - expected) <= Self.rest
    #expect(isThere || abs(reading - expected) < 1e-9, "\(what): \(reading), not \(expected)")
  }

  @Test("Each lane's specimen moves by its own spring", arguments: SpecimenKind.allCases)
  func ownSprings(kind: SpecimenKind) throws {
    let score = SpecimenScore(kind: kind)
    let stage = Fixture.stage(score)
    score.play()
    for _ in 0..<30 {
      stage.advance(by: 0.07)
      for (lane, spring) in zip(Fixture.lanes, Fixture.springs) {
        let expected = spring.value(target: 1.0, time: stage.time)
        expect(
          try #require(score.reading(of: lane.id)), expected,
          "lane \(lane.id.text) at \(stage.time)")
      }
    }
  }

  @Test("The frame rate makes no difference to where a specimen is", arguments: [24.0, 60, 144])
  func frameRates(rate: Double) throws {
    let score = SpecimenScore()
    let stage = Fixture.stage(score, frameRate: rate)
    score.play()
    stage.advance(by: 0.313)
    for (lane, spring) in zip(Fixture.lanes, Fixture.springs) {
      expect(
        try #require(score.reading(of: lane.id)), spring.value(target: 1.0, time: 0.313),
        "\(rate) Hz")
    }
  }

  @Test("The dot is drawn where its spring is")
  func drawnDot() throws {
    let score = SpecimenScore(kind: .dot)
    let stage = Fixture.stage(score)
    let start = try stage.element("dot B").frame.midX
    let travel = SpecimenRoom(.dot, CGSize(width: 900, height: 114)).travel
    score.play()
    stage.advance(by: 0.2)
    let expected = Fixture.springs[1].value(target: 1.0, time: 0.2) * travel
    #expect(abs(try stage.element("dot B").frame.midX - start - expected) < 1e-6)
  }

  @Test("A motion that is turned back keeps its velocity in every lane")
  func turnedBack() {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    score.play()
    stage.advance(by: 0.15)
    let before = Fixture.velocities(score, stage)
    score.play()
    let after = Fixture.velocities(score, stage)
    for (velocities, spring) in zip(zip(before, after), Fixture.springs) {
      // Over such a time a spring that is pulled by a distance of 1 gains no more than this.
      let gain = 3 * spring.stiffness * 1e-4
      #expect(abs(velocities.0 - velocities.1) < gain, "\(velocities)")
      #expect(velocities.1 > 0.1)
    }
    #expect(score.target == 0)
  }

  @Test("What is turned back goes on as its spring says from there")
  func turnedBackValues() throws {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    score.play()
    stage.advance(by: 0.2)
    score.play()
    stage.advance(by: 0.25)
    for (lane, spring) in zip(Fixture.lanes, Fixture.springs) {
      let value = spring.value(target: 1.0, time: 0.2)
      let velocity = spring.velocity(target: 1.0, time: 0.2)
      let expected =
        value + spring.value(target: -value, initialVelocity: velocity, time: 0.25)
      expect(try #require(score.reading(of: lane.id)), expected, lane.id.text)
    }
  }

  @Test("The first play sets out with the initial velocity of each lane")
  func initialVelocity() throws {
    let lanes = zip(Fixture.lanes, [0.0, 4, -3, 12]).map { lane, velocity in
      var lane = lane
      lane.initialVelocity = velocity
      return lane
    }
    let score = SpecimenScore()
    let stage = Fixture.stage(score, lanes: lanes)
    score.play()
    stage.advance(by: 0.1)
    for (lane, spring) in zip(lanes, Fixture.springs) {
      let expected = spring.value(
        target: 1.0, initialVelocity: lane.initialVelocity, time: 0.1)
      expect(try #require(score.reading(of: lane.id)), expected, lane.id.text)
    }
    // Turned back, it has the velocity that it has, and is given no other.
    score.play()
    let velocities = Fixture.velocities(score, stage)
    for (index, spring) in Fixture.springs.enumerated() {
      let expected = spring.velocity(
        target: 1.0, initialVelocity: lanes[index].initialVelocity, time: 0.1)
      #expect(abs(velocities[index] - expected) < 0.1 + 4 * spring.stiffness * 1e-4)
    }
  }

  @Test("An initial velocity counts in seconds as seen, whatever the animation's speed")
  func initialVelocityOfSpedMotion() throws {
    var lane = Fixture.lanes[1]
    lane.initialVelocity = 5
    lane.setting.modifiers = [.speed(2), .delay(0.1)]
    let score = SpecimenScore()
    let stage = Fixture.stage(score, lanes: [lane])
    score.play()
    stage.advance(by: 0.2)
    let expected = Fixture.springs[1].value(target: 1.0, initialVelocity: 2.5, time: 0.2)
    expect(try #require(score.reading(of: lane.id)), expected, "sped")
  }

  @Test("Curves and added springs run as they are written")
  func otherAnimations() throws {
    let curve = Lane(.a, setting: MotionSetting(.curve(.easeInOut, duration: 0.6)))
    let added = Lane(
      .b,
      setting: MotionSetting(
        .interpolatingSpring(.physical(mass: 1, stiffness: 120, damping: 9), initialVelocity: 2)))
    let score = SpecimenScore(kind: .type)
    let stage = Fixture.stage(score, lanes: [curve, added])
    score.play()
    stage.advance(by: 0.25)
    expect(
      try #require(score.reading(of: .a)), UnitCurve.easeInOut.value(at: 0.25 / 0.6), "curve")
    let spring = Spring(mass: 1, stiffness: 120, damping: 9)
    expect(
      try #require(score.reading(of: .b)),
      spring.value(target: 1.0, initialVelocity: 2, time: 0.25), "spring")
  }

  @Test("Specimens move for people who want less motion too")
  func reducedMotion() throws {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    stage.reduceMotion = true
    score.play()
    stage.advance(by: 0.2)
    expect(
      try #require(score.reading(of: .a)), Fixture.springs[0].value(target: 1.0, time: 0.2), "dot")
  }

  @Test("A score knows when all lanes have come to rest")
  func rest() {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    #expect(score.isAtRest)
    score.play()
    stage.advance(by: 0.5)
    #expect(!score.isAtRest)
    stage.settle()
    #expect(score.isAtRest)
    #expect(Fixture.readings(score) == [1, 1, 1, 1])
    score.reset()
    stage.advance(by: 0.1)
    #expect(Fixture.readings(score) == [0, 0, 0, 0] && !stage.isAnimating)
  }

  @Test("Another specimen begins at rest")
  func anotherKind() {
    let score = SpecimenScore(kind: .dot)
    let stage = Fixture.stage(score)
    score.play()
    stage.advance(by: 0.2)
    withAnimation(.smooth(duration: 0.4)) { score.kind = .card }
    for _ in 0..<6 {
      stage.advance(by: 0.1)
      #expect(Fixture.readings(score) == [0, 0, 0, 0])
    }
    score.play()
    stage.advance(by: 0.1)
    #expect(abs(Fixture.readings(score)[1] - Fixture.springs[1].value(target: 1, time: 0.1)) < 1e-9)
  }
}
