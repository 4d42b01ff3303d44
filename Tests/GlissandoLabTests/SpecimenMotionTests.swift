import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoLab

/// How specimens move: each by its own lane's animation, played by one gesture.
@MainActor
@Suite("Specimens in motion")
struct SpecimenMotionTests {
  static let settings: [(duration: Double, bounce: Double)] = [
    (0.5, 0), (0.8, 0.3), (0.35, -0.2), (1.1, 0.7),
  ]

  static let lanes = zip(Lane.Letter.allCases, settings).map { letter, numbers in
    Lane(
      letter,
      setting: MotionSetting(
        .spring(.perceptual(duration: numbers.duration, bounce: numbers.bounce))))
  }

  private func makeStage(
    _ score: SpecimenScore, lanes: [Lane] = Self.lanes, frameRate: Double = 60
  ) -> Stage {
    Stage(width: 900, height: 480, frameRate: frameRate) {
      SpecimenStage(lanes: lanes, score: score)
    }
  }

  @Test("Each lane's specimen moves by its own spring", arguments: SpecimenKind.allCases)
  func ownSprings(kind: SpecimenKind) throws {
    let score = SpecimenScore(kind: kind)
    let stage = makeStage(score)
    score.play()
    for _ in 0..<20 {
      stage.advance(by: 0.07)
      for lane in Self.lanes {
        let spring = try #require(lane.setting.spring)
        let expected = spring.value(target: 1.0, time: stage.time)
        let reading = try #require(score.reading(of: lane.id))
        #expect(abs(reading - expected) < 1e-4, "lane \(lane.id) at \(stage.time)")
      }
    }
  }
}
