import Glissando
import GlissandoDeck
import GlissandoPresenting
import GlissandoTesting
import Testing

/// Steps, slides and decks that say `animation: none`.
@MainActor
struct AtOnceTests {
  private static func deck() throws -> Deck {
    let text = """
      glissando: 1
      canvas: [800, 450]
      slides:
        - elements:
            - {id: ball, shape: circle, at: [100, 225], size: [40, 40]}
            - {id: plot, plot: bouncy, at: [400, 225], size: [300, 300]}
          steps:
            - {change: {ball: {at: [500, 225]}, plot: {plot: smooth}}, animation: none}
            - {change: {ball: {at: [300, 225]}}}
        - {animation: none, elements: [{id: ball, shape: circle, at: [700, 225], size: [40, 40]}]}
      """
    return try DeckReader { _ in text }.read("talk.yaml").deck
  }

  @Test("What changes at once is there in the next frame, forth and back")
  func steps() throws {
    let (model, stage) = TalkFixture.stage(try Self.deck())
    let before = stage.image()
    model.press(.pageDown)
    stage.advance(frames: 1)
    #expect(try stage.element("ball").frame.midX == 500)
    let after = stage.image()
    stage.settle()
    #expect(stage.image() == after)
    model.press(.pageUp)
    stage.advance(frames: 1)
    #expect(stage.image() == before)
  }

  @Test("It cuts what is still moving, and the step after it moves again")
  func interrupting() throws {
    let (model, stage) = TalkFixture.stage(try Self.deck())
    model.press(.pageDown)
    stage.settle()
    model.press(.pageDown)
    stage.advance(by: 0.1)
    let middle = try stage.element("ball").frame.midX
    #expect(middle < 500 && middle > 300)
    model.press(.pageDown)
    stage.advance(frames: 1)
    #expect(try stage.element("ball").frame.midX == 700)
    stage.advance(by: 0.2)
    #expect(try stage.element("ball").frame.midX == 700)
  }
}
