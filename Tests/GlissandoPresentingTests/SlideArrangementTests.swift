import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoPresenting

/// Stacks, grids and groups, and what becomes of the elements in them.
@MainActor
struct SlideArrangementTests {
  private static let canvas = CGSize(width: 800, height: 450)

  private func stage(_ deck: Deck) -> (TalkModel, Stage) {
    let model = TalkModel(deck)
    return (model, Stage(width: 800, height: 450) { TalkView(model: model) })
  }

  private static func box(_ id: String, _ edits: ElementEdit...) -> Element {
    Element(id, .shape, edits: [.width(40), .height(40)] + edits)
  }

  @Test func stacksAndGridsLieAsStacksAndGridsOfViewsDo() throws {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element(
          "row", .stack, .axis(.horizontal), .spacing(10), .alignment(.leading), .at(x: 400, y: 100)
        ) {
          Self.box("a")
          Self.box("b", .height(80))
          Element("column", .stack, .axis(.vertical), .spacing(4), .alignment(.trailing)) {
            Self.box("c", .width(20))
            Self.box("d")
          }
        }
        Element("grid", .grid, .columns(2), .spacing(6), .anchor(.bottomTrailing)) {
          Self.box("e")
          Self.box("f", .width(60))
          Self.box("g", .width(20))
        }
      }
    }
    let (_, stage) = stage(deck)
    // 40 + 10 + 40 + 10 + 40 wide, and as high as the column: 40 + 4 + 40.
    #expect(try stage.element("a").frame == CGRect(x: 330, y: 58, width: 40, height: 40))
    #expect(try stage.element("b").frame == CGRect(x: 380, y: 58, width: 40, height: 80))
    #expect(try stage.element("c").frame == CGRect(x: 450, y: 58, width: 20, height: 40))
    #expect(try stage.element("d").frame == CGRect(x: 430, y: 102, width: 40, height: 40))
    // Two columns of 40 and 60, two rows of 40, at the lower right end of the canvas.
    #expect(try stage.element("e").frame == CGRect(x: 694, y: 364, width: 40, height: 40))
    #expect(try stage.element("f").frame == CGRect(x: 740, y: 364, width: 60, height: 40))
    #expect(try stage.element("g").frame == CGRect(x: 704, y: 410, width: 20, height: 40))
  }

  @Test func whatFillsSharesTheLengthOfAStackAndTheCellsOfAGrid() throws {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element(
          "row", .stack, .axis(.horizontal), .spacing(20), .width(300), .height(100),
          .at(x: 400, y: 100)
        ) {
          Element("a", .shape)
          Element("b", .shape, .width(80))
        }
        Element(
          "grid", .grid, .columns(2), .spacing(10), .width(210), .height(110), .at(x: 400, y: 300)
        ) {
          Element("c", .shape)
          Element("d", .shape)
          Element("e", .shape)
        }
      }
    }
    let (_, stage) = stage(deck)
    #expect(try stage.element("a").frame == CGRect(x: 250, y: 50, width: 200, height: 100))
    #expect(try stage.element("b").frame == CGRect(x: 470, y: 50, width: 80, height: 100))
    #expect(try stage.element("c").frame == CGRect(x: 295, y: 245, width: 100, height: 50))
    #expect(try stage.element("e").frame == CGRect(x: 295, y: 305, width: 100, height: 50))
  }

  private static let moving = Deck(canvas: canvas) {
    Slide("list") {
      Element("list", .stack, .spacing(10), .at(x: 100, y: 100)) {
        Self.box("one")
        Self.box("two")
      }
    }
    Slide("alone", animation: .linear(duration: 1)) {
      Self.box("two", .at(x: 500, y: 325))
    }
  }

  @Test func anElementOfAStackBecomesTheOneOfItsNameThatStandsAlone() throws {
    let (model, stage) = stage(Self.moving)
    #expect(try stage.element("two").frame.midY == 125)
    model.go(to: DeckPosition(slide: 1))
    stage.advance(by: 0.5)
    let frame = try stage.element("two").frame
    #expect(abs(frame.midX - 300) < 0.01 && abs(frame.midY - 225) < 0.01)
    #expect(try !stage.element("two").isLeaving)
    #expect(stage.elements.filter { $0.identifier == "two" }.count == 1)
    #expect(try stage.element("one").isLeaving)
    model.go(to: DeckPosition())
    stage.settle(limit: 5)
    #expect(try stage.element("two").frame == CGRect(x: 80, y: 105, width: 40, height: 40))
  }

  @Test func whatMovesUpInAGridGlidesFromRowToRow() throws {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element("grid", .grid, .columns(2), .spacing(20), .at(x: 400, y: 200)) {
          Self.box("a")
          Self.box("b")
          Self.box("c")
        }
      } steps: {
        Step(.linear(duration: 1)) { Step.Change("a", .shown(false)) }
      }
    }
    let (model, stage) = stage(deck)
    let start = try stage.element("c").frame
    model.goForward()
    stage.advance(by: 0.5)
    // From the first cell of the second row to the second one of the first, which becomes the only
    // one.
    let frame = try stage.element("c").frame
    #expect(start == CGRect(x: 350, y: 210, width: 40, height: 40))
    #expect(abs(frame.minX - (350 + 410) / 2) < 0.01 && abs(frame.minY - (210 + 180) / 2) < 0.01)
    #expect(try !stage.element("c").isLeaving)
  }

  @Test func aStaggerCountsInsideOfStacksAndGrids() throws {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element("row", .stack, .axis(.horizontal), .at(x: 400, y: 100)) {
          Self.box("a")
          Self.box("b")
        }
        Self.box("whole", .at(x: 100, y: 300))
      } steps: {
        Step(.linear(duration: 1), stagger: 0.25) {
          Step.Change("a", .opacity(0))
          Step.Change("b", .opacity(0))
          Step.Change("row", .at(x: 400, y: 200))
        }
      }
    }
    let (model, stage) = stage(deck)
    model.goForward()
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("a").opacity - 0.5) < 0.01)
    #expect(abs(try stage.element("b").opacity - 0.75) < 0.01)
  }

  @Test func aStackOfWhichMoreIsSaidThanWhereItLiesMovesAsOne() throws {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element("row", .stack, .axis(.horizontal), .spacing(20), .at(x: 400, y: 200)) {
          Self.box("a")
          Self.box("b")
        }
      } steps: {
        Step(.linear(duration: 1)) { Step.Change("row", .rotation(90)) }
      }
    }
    let state = try #require(deck.state(at: DeckPosition()))
    #expect(state.element("row")?.movesAsOne == true)
    #expect(state.element("a")?.movesAsOne == false)
    let (model, stage) = stage(deck)
    #expect(try stage.element("a").frame == CGRect(x: 350, y: 180, width: 40, height: 40))
    model.goForward()
    stage.settle(limit: 2)
    // About the middle of the row, not each about its own.
    let frame = try stage.element("a").frame
    #expect(abs(frame.midX - 400) < 0.01 && abs(frame.midY - 170) < 0.01)
  }

  @Test func manyStacksInsideOfEachOtherAreMeasuredSoon() throws {
    var element = Self.box("core")
    for level in 1...40 {
      let child = element
      element = Element(
        "level \(level)", .stack, edits: [.axis(level % 2 == 0 ? .horizontal : .vertical)],
        children: [child, Self.box("beside \(level)")])
    }
    let outer = element
    let (_, stage) = stage(Deck(canvas: Self.canvas, slides: [Slide("one", elements: [outer])]))
    #expect(try stage.element("core").frame.width == 40)
  }

  @Test func aStackInWhichNothingIsShownTakesNoRoom() throws {
    let deck = Deck(canvas: Self.canvas) {
      Slide("one") {
        Element("column", .stack, .axis(.vertical), .spacing(10), .at(x: 400, y: 200)) {
          Self.box("a")
          Element("row", .stack, .axis(.horizontal)) { Self.box("b", .shown(false)) }
          Self.box("c")
        }
      }
    }
    let (_, stage) = stage(deck)
    #expect(try stage.element("a").frame == CGRect(x: 380, y: 155, width: 40, height: 40))
    #expect(try stage.element("c").frame == CGRect(x: 380, y: 205, width: 40, height: 40))
  }
}
