import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoLab

/// Specimens that play by themselves: interrupted, or to and fro.
@MainActor
@Suite("Specimens that play by themselves")
struct SpecimenTimeTests {
  private typealias Fixture = SpecimenFixture

  @Test(
    "An interruption turns back every so often, for every specimen",
    arguments: SpecimenKind.allCases)
  func interrupted(kind: SpecimenKind) {
    let score = SpecimenScore(kind: kind)
    let stage = Fixture.stage(score)
    score.interruption = 0.2
    stage.advance(frames: 1)
    var targets: [Double] = []
    for _ in 0..<5 {
      targets.append(score.target)
      stage.advance(by: 0.2)
    }
    #expect(targets == [1, 0, 1, 0, 1])
    score.interruption = nil
    let turns = score.turns
    stage.settle()
    #expect(score.turns == turns)
  }

  @Test("Interruptions come at their times, not at those of frames")
  func steadyInterruptions() {
    // 70 ms are 4.2 frames: what is late in one must not make the next one later.
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    score.interruption = 0.07
    stage.advance(frames: 1)
    let turns = score.turns
    stage.advance(by: 7)
    #expect(abs(score.turns - turns - 100) <= 1)
  }

  @Test("The velocity lives on through interruptions")
  func continuousInterruptions() {
    let score = SpecimenScore()
    let stage = Fixture.stage(score, frameRate: 2000)
    score.interruption = 0.12
    stage.advance(frames: 1)
    var velocities = Fixture.velocities(score, stage, over: 1.0 / 2000)
    for _ in 0..<600 {
      let next = Fixture.velocities(score, stage, over: 1.0 / 2000)
      for (index, spring) in Fixture.springs.enumerated() {
        // A spring that is pulled by 2 at most gains this much in a frame, and its damping as much.
        let gain = 4 * spring.stiffness / 2000
        #expect(abs(next[index] - velocities[index]) < gain)
      }
      velocities = next
    }
  }

  @Test("Two runs of the same frames are the same")
  func repeatable() {
    func run() -> [Double] {
      let score = SpecimenScore(kind: .sheet)
      let stage = Fixture.stage(score)
      score.interruption = 0.15
      var values: [Double] = []
      for _ in 0..<60 {
        stage.advance(frames: 1)
        values += Fixture.readings(score)
      }
      return values
    }
    #expect(run() == run())
  }

  @Test("A loop rests at each end for half a second after the slowest lane has arrived")
  func loop() {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    score.isLooping = true
    stage.advance(frames: 1)
    #expect(score.target == 1)
    var arrived: Double?
    while score.target == 1, stage.time < 10 {
      stage.advance(frames: 1)
      guard score.target == 1 else { break }
      if score.isAtRest { arrived = arrived ?? stage.time } else { arrived = nil }
    }
    let pause = stage.time - (arrived ?? 0)
    #expect(abs(pause - SpecimenScore.pause) < 0.04, "\(pause)")
    #expect(score.target == 0)
  }

  @Test("A loop does not wait for ever for a spring that never comes to rest")
  func endlessLoop() {
    let lanes = [Lane(.a, setting: MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 1))))]
    let score = SpecimenScore()
    let stage = Fixture.stage(score, lanes: lanes)
    score.isLooping = true
    stage.advance(by: SpecimenScore.patience + 0.5)
    #expect(score.turns == 2)
  }

  @Test(
    "A spring that swings ever further is drawn within bounds", arguments: SpecimenKind.allCases)
  func pumped(kind: SpecimenKind) throws {
    let lane = Lane(.a, setting: MotionSetting(.spring(.perceptual(duration: 0.4, bounce: 1))))
    let score = SpecimenScore(kind: kind)
    let stage = Fixture.stage(score, lanes: [lane])
    // Turned at each end of its swing, it gains a way each time.
    score.interruption = 0.2
    var furthest = 0.0
    for _ in 0..<150 {
      stage.advance(frames: 1)
      furthest = max(furthest, abs(try #require(score.reading(of: .a))))
    }
    #expect(furthest > 5)
    for element in stage.elements {
      #expect(element.frame.width < 10_000 && element.frame.height < 10_000, "\(element)")
    }
  }

  @Test("Whoever holds a specimen is not interrupted")
  func held() throws {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    score.interruption = 0.1
    stage.advance(by: 0.25)
    let dot = try stage.element("dot A").frame
    stage.press(at: CGPoint(x: dot.midX, y: dot.midY))
    stage.move(to: CGPoint(x: dot.midX + 40, y: dot.midY))
    stage.advance(by: 0.01)
    let turns = score.turns
    stage.advance(by: 1)
    #expect(score.turns == turns)
    stage.release()
    stage.advance(by: 1)
    #expect(score.turns > turns + 5)
  }

  @Test("At rest no frames are made")
  func sleeps() {
    let score = SpecimenScore()
    let stage = Fixture.stage(score)
    score.play()
    stage.settle()
    let frames = stage.framesRendered
    stage.advance(by: 2)
    #expect(stage.framesRendered == frames)
  }
}
