import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoPresenting

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

  /// The colour of a line under everything that may be said of it.
  private func color(ofLine edits: [ElementEdit]) throws -> Color.Resolved? {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element(
          "line", .shape,
          edits: [.shape(.arrow), .width(200), .height(60), .at(x: 400, y: 225)] + edits)
      }
    }
    return try stage(deck).1.element("line").color
  }

  @Test func aLineTakesItsColourByWhicheverNameItIsSaid() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let resolved = red.resolve(in: EnvironmentValues())
    #expect(try color(ofLine: [.stroke(red)]) == resolved)
    #expect(try color(ofLine: [.color(red)]) == resolved)
    #expect(try color(ofLine: [.fill(.color(red))]) == resolved)
    #expect(try color(ofLine: [.fill(.color(.blue)), .stroke(red)]) == resolved)
    #expect(
      try color(ofLine: [.fill(nil)]) == DeckTheme.paper.ink.resolve(in: EnvironmentValues()))
  }

  @Test func aSmallPlotHasSmallLettersSoThatItsCurvesHaveRoom() {
    func unit(_ width: Double, _ height: Double, fontSize: Double, motions: Int) -> Double {
      PlotElement.unit(
        in: CGSize(width: width, height: height), fontSize: fontSize, motions: motions)
    }
    // Letters of 13 points at a unit of 1, where there is room for them.
    #expect(unit(1200, 600, fontSize: 40, motions: 3) == 40.0 / 13)
    // Otherwise two fifths of the height are the curves', and numbers fit below them.
    #expect(unit(1200, 260, fontSize: 48, motions: 2) * (44 + 2 * 17) == 0.6 * 260)
    #expect(unit(400, 260, fontSize: 48, motions: 2) * 236 == 400)
    #expect(unit(4, 2, fontSize: 48, motions: 9) == 0.5)
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

  @Test func whatIsSaidOfTheTextIsPutAwayWithEscOrAClick() throws {
    let (model, stage) = stage(Self.deck)
    let problem = DeckProblem(file: "talk.yaml", line: 1, column: 2, message: "no")
    model.report([problem])
    stage.settle(limit: 2)
    #expect(stage.elements.contains { $0.text == problem.description })
    #expect(model.press(.escape))
    stage.settle(limit: 2)
    #expect(!stage.elements.contains { $0.text == problem.description })
    #expect(!model.press(.escape))
    model.report([problem])
    stage.settle(limit: 2)
    try stage.tap("Put the message away")
    #expect(model.problems.isEmpty && model.position == DeckPosition())
  }
}
