import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoLab

/// Clicks, drags, throws and keys on specimens.
@MainActor
@Suite("Specimens under a hand")
struct SpecimenGestureTests {
  private typealias Fixture = SpecimenFixture

  /// The middle of a lane, and how far a hand moves there for one unit of the track.
  private func place(
    _ letter: Lane.Letter, _ stage: Stage, _ kind: SpecimenKind
  ) throws -> (point: CGPoint, travel: Double, along: CGSize) {
    let frame = try stage.element("lane \(letter.text)").frame
    let along: CGSize =
      switch kind.direction {
      case .right: CGSize(width: 1, height: 0)
      case .up: CGSize(width: 0, height: -1)
      case .down: CGSize(width: 0, height: 1)
      }
    return (
      CGPoint(x: frame.midX, y: frame.midY), SpecimenRoom(kind, frame.size).travel, along
    )
  }

  @Test("A click on one lane plays on all of them", arguments: SpecimenKind.allCases)
  func click(kind: SpecimenKind) throws {
    let score = SpecimenScore(kind: kind)
    let stage = Fixture.stage(score)
    stage.tap(at: try place(.c, stage, kind).point)
    stage.advance(by: 0.1)
    for (reading, spring) in zip(Fixture.readings(score), Fixture.springs) {
      #expect(abs(reading - spring.value(target: 1.0, time: 0.1)) < 1e-9)
    }
  }

  @Test("A drag is followed point by point in every lane", arguments: SpecimenKind.allCases)
  func follow(kind: SpecimenKind) throws {
    let score = SpecimenScore(kind: kind)
    let stage = Fixture.stage(score)
    let (start, travel, along) = try place(.b, stage, kind)
    func point(_ distance: Double) -> CGPoint {
      CGPoint(x: start.x + along.width * distance, y: start.y + along.height * distance)
    }
    stage.press(at: start)
    // What makes it a drag is not followed, so that nothing leaps.
    stage.move(to: point(5))
    stage.advance(frames: 1)
    #expect(Fixture.readings(score) == [0, 0, 0, 0])
    for distance in [9.0, 20, 33, 21] {
      stage.move(to: point(distance))
      stage.advance(frames: 1)
      for reading in Fixture.readings(score) {
        #expect(abs(reading - (distance - 5) / travel) < 1e-9)
      }
    }
    #expect(score.isHeld)
    stage.release()
    #expect(!score.isHeld)
  }

  @Test("What is let go flies on with the hand's velocity, by each lane's own spring")
  func release() throws {
    let score = SpecimenScore(kind: .dot)
    let stage = Fixture.stage(score)
    let (start, travel, _) = try place(.a, stage, .dot)
    let speed = 600.0
    stage.press(at: start)
    for frame in 1...18 {
      stage.advance(frames: 1)
      stage.move(to: CGPoint(x: start.x + speed * Double(frame) / 60, y: start.y))
    }
    stage.release()
    let value = Fixture.readings(score)[0]
    let velocities = Fixture.velocities(score, stage)
    for (velocity, spring) in zip(velocities, Fixture.springs) {
      #expect(abs(velocity - speed / travel) < 0.02 * speed / travel + 2 * spring.stiffness * 1e-4)
    }
    stage.advance(by: 0.1)
    for (reading, spring) in zip(Fixture.readings(score), Fixture.springs) {
      let expected =
        value
        + spring.value(
          target: score.target - value, initialVelocity: speed / travel, time: 0.1 + 1e-4)
      #expect(abs(reading - expected) < 0.01, "\(reading), not \(expected)")
    }
  }

  @Test("A spring that is added to what runs is given the hand's velocity too")
  func releaseOfAddedSpring() throws {
    let lane = Lane(
      .a,
      setting: MotionSetting(.interpolatingSpring(.response(response: 0.5, dampingFraction: 0.7))))
    let score = SpecimenScore(kind: .dot)
    let stage = Fixture.stage(score, lanes: [lane])
    let (start, travel, _) = try place(.a, stage, .dot)
    stage.press(at: start)
    for frame in 1...12 {
      stage.advance(frames: 1)
      stage.move(to: CGPoint(x: start.x + Double(frame) * 12, y: start.y))
    }
    stage.release()
    let before = try #require(score.reading(of: .a))
    stage.advance(by: 1e-4)
    let velocity = (try #require(score.reading(of: .a)) - before) / 1e-4
    #expect(abs(velocity - 720 / travel) < 0.05 * 720 / travel)
  }

  @Test("What is caught in mid-flight stays where it is seen, in every lane")
  func caught() throws {
    let score = SpecimenScore(kind: .dot)
    let stage = Fixture.stage(score)
    let (start, travel, _) = try place(.a, stage, .dot)
    score.play()
    stage.advance(by: 0.15)
    stage.press(at: start)
    stage.move(to: CGPoint(x: start.x + 6, y: start.y))
    stage.advance(frames: 1)
    let caught = Fixture.readings(score)
    for (reading, spring) in zip(caught, Fixture.springs) {
      #expect(abs(reading - spring.value(target: 1.0, time: 0.15)) < 1e-9)
    }
    stage.advance(by: 0.2)
    #expect(Fixture.readings(score) == caught)
    stage.move(to: CGPoint(x: start.x - 14, y: start.y))
    stage.advance(frames: 1)
    for (reading, before) in zip(Fixture.readings(score), caught) {
      #expect(abs(reading - before + 20 / travel) < 1e-9)
    }
  }

  @Test("What is held is let go when the window loses the hand")
  func lostHand() throws {
    let score = SpecimenScore(kind: .toggle)
    let stage = Fixture.stage(score)
    let (start, travel, _) = try place(.a, stage, .toggle)
    stage.press(at: start)
    stage.move(to: CGPoint(x: start.x + 5, y: start.y))
    stage.move(to: CGPoint(x: start.x + 5 + 0.8 * travel, y: start.y))
    stage.advance(frames: 1)
    #expect(score.isHeld)
    stage.host.send(.focus(false), at: stage.time)
    stage.advance(frames: 1)
    #expect(!score.isHeld && score.target == 1)
    stage.settle()
    #expect(Fixture.readings(score) == [1, 1, 1, 1])
  }

  @Test("A lane that goes while it is held lets go of all")
  func lostLane() throws {
    let model = LaneList(Array(Fixture.lanes.prefix(2)))
    let score = SpecimenScore(kind: .dot)
    let stage = Stage(width: 900, height: 300) { LaneListView(model: model, score: score) }
    let start = try place(.b, stage, .dot).point
    stage.press(at: start)
    stage.move(to: CGPoint(x: start.x + 5, y: start.y))
    stage.move(to: CGPoint(x: start.x + 60, y: start.y))
    stage.advance(frames: 1)
    withAnimation(.smooth(duration: 0.2)) { model.lanes = Array(Fixture.lanes.prefix(1)) }
    stage.settle()
    #expect(!score.isHeld)
    #expect(score.reading(of: .a) == score.target && score.reading(of: .b) == nil)
  }

  @Test("A press that trembles is a click, and a click does not stop what moves")
  func tremble() throws {
    let score = SpecimenScore(kind: .dot)
    let stage = Fixture.stage(score)
    let start = try place(.a, stage, .dot).point
    score.play()
    stage.advance(by: 0.1)
    stage.press(at: start)
    stage.move(to: CGPoint(x: start.x + 2, y: start.y + 2))
    stage.advance(by: 0.05)
    let reading = try #require(score.reading(of: .a))
    #expect(abs(reading - Fixture.springs[0].value(target: 1.0, time: 0.15)) < 1e-9)
    stage.release()
    #expect(score.target == 0)
  }

  @Test("A throw ends where the velocity would carry it")
  func throwTargets() {
    let sheet = SpecimenKind.sheet.track
    #expect(sheet.target(from: 0.1, velocity: 0) == 0)
    #expect(sheet.target(from: 0.3, velocity: 0) == 0.5)
    #expect(sheet.target(from: 0.1, velocity: 1) == 0.5)
    #expect(sheet.target(from: 0.1, velocity: 4) == 1)
    #expect(sheet.target(from: 0.9, velocity: -1.2) == 0.5)
    #expect(sheet.target(from: 0.9, velocity: -9) == 0)
    // A list rests anywhere between its ends.
    let list = SpecimenKind.list.track
    #expect(abs(list.target(from: 0.3, velocity: 0.4) - 0.4) < 1e-12)
    #expect(list.target(from: 0.9, velocity: 3) == 1)
    // A card goes round more than once, but not for ever.
    let card = SpecimenKind.card.track
    #expect(card.target(from: 0.2, velocity: 8) == 2)
    #expect(card.target(from: 0.2, velocity: -400) == -3)
  }

  @Test("A sheet that is thrown comes to rest at the height it was thrown to")
  func thrownSheet() throws {
    let score = SpecimenScore(kind: .sheet)
    let stage = Fixture.stage(score)
    let (start, travel, _) = try place(.d, stage, .sheet)
    stage.drag(
      from: start, to: CGPoint(x: start.x, y: start.y - 0.3 * travel), duration: 0.6)
    #expect(score.target == 0.5)
    stage.settle()
    #expect(Fixture.readings(score) == [0.5, 0.5, 0.5, 0.5])
    stage.drag(
      from: start, to: CGPoint(x: start.x, y: start.y - 0.2 * travel), duration: 0.06)
    #expect(score.target == 1)
  }

  @Test("Beyond its ends a specimen resists, and never gives more than its band")
  func resistance() {
    for kind in SpecimenKind.allCases {
      let track = kind.track
      var last = -Double.infinity
      for hand in stride(from: -40.0, through: 40, by: 0.01) {
        let value = track.resisted(hand)
        #expect(value > last, "\(kind) at \(hand)")
        last = value
        if !track.isEndless {
          #expect(value > -track.band && value < 1 + track.band)
          let inside = hand >= 0 && hand <= 1
          #expect(inside ? value == hand : abs(value - 0.5) < abs(hand - 0.5))
        }
        if abs(hand) < 2 { #expect(abs(track.unresisted(value) - hand) < 1e-6) }
      }
    }
  }

  @Test("Pulled beyond its end, a list follows less and less, and springs back when it is let go")
  func rubberBand() throws {
    let score = SpecimenScore(kind: .list)
    let stage = Fixture.stage(score)
    let (start, travel, _) = try place(.a, stage, .list)
    stage.press(at: start)
    stage.move(to: CGPoint(x: start.x, y: start.y + 5))
    var pulls: [Double] = []
    for distance in [30.0, 60, 90] {
      stage.move(to: CGPoint(x: start.x, y: start.y + 5 + distance))
      stage.advance(frames: 1)
      pulls.append(-Fixture.readings(score)[0] * travel)
    }
    #expect(pulls[0] > 10 && pulls[0] < 30 * 0.55)
    #expect(pulls[1] - pulls[0] < pulls[0] && pulls[2] - pulls[1] < pulls[1] - pulls[0])
    stage.advance(by: 0.5)
    stage.release()
    #expect(score.target == 0)
    stage.settle()
    #expect(Fixture.readings(score) == [0, 0, 0, 0])
  }

  @Test("The keyboard plays every specimen", arguments: SpecimenKind.allCases)
  func keyboard(kind: SpecimenKind) throws {
    let score = SpecimenScore(kind: kind)
    let stage = Fixture.stage(score)
    stage.key(.tab)
    stage.key(.space)
    #expect(score.target == 1)
    stage.key(.return)
    #expect(score.target == 0)
    stage.settle()
    let (more, less): (KeyEquivalent, KeyEquivalent) =
      kind.direction == .down ? (.downArrow, .upArrow) : (.upArrow, .downArrow)
    stage.key(more)
    let next = kind.track.neighbour(of: 0, isAbove: true)
    #expect(score.target == next && next > 0)
    stage.key(.rightArrow)
    stage.key(less)
    stage.key(.leftArrow)
    #expect(score.target <= 0)
  }

  @Test("The card shows its back from a quarter turn on, and its face again after three")
  func cardFaces() throws {
    #expect(!CardSpecimen.showsBack(at: 0.4999))
    #expect(CardSpecimen.showsBack(at: 0.5001))
    #expect(CardSpecimen.showsBack(at: 1.4999))
    #expect(!CardSpecimen.showsBack(at: 1.5001))
    #expect(CardSpecimen.showsBack(at: -0.5001))
    let lane = Lane(.a, setting: MotionSetting(.curve(.linear, duration: 1)))
    let score = SpecimenScore(kind: .card)
    let stage = Fixture.stage(score, lanes: [lane])
    #expect(try stage.element("card A").value == "front")
    score.play()
    stage.advance(by: 0.49)
    #expect(try stage.element("card A").value == "front")
    stage.advance(by: 0.02)
    #expect(try stage.element("card A").value == "back")
  }
}
