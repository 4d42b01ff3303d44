import Glissando
import Testing

@testable import GlissandoGallery

/// Writes down what a script has it do.
@MainActor
private final class ListeningActor: ScriptActor {
  var deeds: [String] = []
  var dial = 0.0

  func perform(_ action: ScriptStep.Action) {
    switch action {
    case .press(let button): deeds.append("button \(button)")
    case .turn(_, _, let value, _): dial = value
    default: break
    }
  }

  func perform(_ action: HandAction, at place: UnitPoint, before: UnitPoint) {
    guard action != .drag else { return }
    deeds.append("\(action) \((place.x * 1000).rounded())")
  }
}

@MainActor
@Suite("What a page's script says is done")
struct ScriptTests {
  private static let script: [ScriptStep] =
    .drag(
      from: UnitPoint(x: 0.2, y: 0.5), to: UnitPoint(x: 0.7, y: 0.5), at: 0.13, seconds: 0.5,
      hold: 0.25) + [
      .press(1, at: 0.9), .init(1, .turn(dial: 0, from: 1, to: 3, seconds: 0.7)), .init(2, .end),
    ]

  private func play(frameRate: Double, from start: Double) -> (ListeningActor, ScriptPlayer) {
    let (actor, player) = (ListeningActor(), ScriptPlayer(Self.script))
    for frame in 0...Int(2.1 * frameRate) {
      player.advance(to: start + Double(frame) / frameRate, actor)
    }
    return (actor, player)
  }

  @Test("It is the same at any frame rate, and whenever it begins", arguments: [24.0, 25, 60, 144])
  func frameRates(_ rate: Double) {
    let (actor, player) = play(frameRate: rate, from: rate / 7)
    #expect(actor.deeds == ["hold 200.0", "release 700.0", "leave 700.0", "button 1"])
    #expect(actor.dial == 3)
    #expect(player.isOver && player.hand == nil)
  }

  @Test("A hand holds still, then goes straight, and is seen as it is down")
  func hand() throws {
    let (actor, player) = (ListeningActor(), ScriptPlayer(Self.script, start: 0))
    player.advance(to: 0, actor)
    #expect(player.hand == nil)
    player.advance(to: 0.3, actor)
    #expect(player.hand == ScriptHand(place: UnitPoint(x: 0.2, y: 0.5), isDown: true))
    player.advance(to: 0.505, actor)
    let hand = try #require(player.hand)
    #expect(abs(hand.place.x - 0.45) < 1e-9 && hand.isDown)
    #expect(!player.isOver)
  }
}
