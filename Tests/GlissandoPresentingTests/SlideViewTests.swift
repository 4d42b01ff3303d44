import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import GlissandoPresenting
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
struct SlideViewTests {
  private static let canvas = CGSize(width: 800, height: 450)

  private func stage(_ deck: Deck) -> (TalkModel, Stage) {
    let model = TalkModel(deck)
    return (model, Stage(width: 800, height: 450) { TalkView(model: model) })
  }

  private static let deck = Deck(canvas: canvas) {
    Slide("one") {
      Element(
        "ball", .shape, .shape(.ellipse), .width(40), .height(40), .at(x: 100, y: 225))
      Element("word", .text, .text("Hello"), .anchor(.topLeading, x: 20, y: 30))
    } steps: {
      Step(.spring(duration: 0.5, bounce: 0.3)) {
        Step.Change("ball", .at(x: 500, y: 225))
      }
      Step { Step.Change("word", .shown(false)) }
    }
    Slide("two", animation: .linear(duration: 1)) {
      Element(
        "ball", .shape, .shape(.rectangle), .width(80), .height(40), .at(x: 700, y: 225))
    }
  }

  @Test func elementsStandWhereTheirPlaceSays() throws {
    let (_, stage) = stage(Self.deck)
    #expect(try stage.element("ball").frame == CGRect(x: 80, y: 205, width: 40, height: 40))
    let word = try stage.element("word").frame
    #expect(word.minX == 20)
    #expect(word.minY == 30)
  }

  @Test func aStepMovesByItsSpringAndTheNextTurnsItRound() throws {
    let (model, stage) = stage(Self.deck)
    model.goForward()
    stage.advance(by: 0.2)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let before = try stage.element("ball").frame.midX
    #expect(abs(before - (100 + 400 * spring.value(target: 1.0, time: 0.2))) < 0.01)
    model.goBack()
    stage.advance(frames: 1)
    // It flies on before it turns: the velocity lives on.
    #expect(try stage.element("ball").frame.midX > before)
    stage.settle(limit: 5)
    #expect(try stage.element("ball").frame.midX == 100)
  }

  @Test func anElementBecomesTheOneOfTheSameNameOnTheNextSlide() throws {
    let (model, stage) = stage(Self.deck)
    model.go(to: DeckPosition(slide: 1))
    stage.advance(by: 0.5)
    let frame = try stage.element("ball").frame
    #expect(abs(frame.midX - 400) < 0.01)
    #expect(abs(frame.width - 60) < 0.01)
    #expect(try stage.element("word").isLeaving)
    stage.settle(limit: 5)
    #expect(try stage.element("ball").frame == CGRect(x: 660, y: 205, width: 80, height: 40))
    #expect(throws: (any Error).self) { try stage.element("word") }
  }

  @Test func keysOfClickersWalkAndCover() throws {
    let model = TalkModel(Self.deck)
    #expect(model.press(.pageDown))
    #expect(model.position == DeckPosition(slide: 0, step: 1))
    #expect(model.press("b"))
    #expect(model.cover == .black)
    #expect(model.press("."))
    #expect(model.cover == .none)
    #expect(model.press("w"))
    #expect(model.cover == .white)
    #expect(model.press(.pageUp))
    #expect(model.cover == .none)
    #expect(model.position == DeckPosition())
    #expect(model.press("2"))
    #expect(model.press(.return))
    #expect(model.position == DeckPosition(slide: 1))
    #expect(model.press(.home))
    #expect(model.position == DeckPosition())
    #expect(model.press(.end))
    #expect(model.position == DeckPosition(slide: 1))
    #expect(!model.press("q"))
  }

  @Test func aNewTextOfTheDeckKeepsThePlaceByTheSlidesName() throws {
    let model = TalkModel(Self.deck)
    model.go(to: DeckPosition(slide: 1))
    var deck = Self.deck
    deck.slides.insert(Slide("zero"), at: 0)
    model.report([DeckProblem(file: "talk.yaml", line: 1, column: 2, message: "no")])
    #expect(model.problems.count == 1)
    model.show(deck)
    #expect(model.position == DeckPosition(slide: 2))
    #expect(model.problems.isEmpty)
  }
}
