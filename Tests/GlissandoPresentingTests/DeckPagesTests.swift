import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import GlissandoPainting
import GlissandoPresenting
import Testing

@MainActor
struct DeckPagesTests {
  private let deck = Deck(title: "Pages", canvas: CGSize(width: 320, height: 180)) {
    Slide("one") {
      Element("word", .text, .text("**Hello**\nthere"), .color(.black), .at(x: 160, y: 60))
      Element("ball", .shape, .fill(.color(.red)), .width(40), .height(40), .at(x: 60, y: 140))
    } steps: {
      Step { Step.Change("ball", .at(x: 260, y: 140)) }
    }
    Slide("two", title: "Last", background: .color(.blue))
  }

  private var pages: DeckPages { DeckPages(deck, scenes: DeckScenes { _, _ in nil }) }

  @Test func slidesAreAsTheirLastStepLeavesThem() {
    #expect(
      pages.positions(by: .slide) == [
        DeckPosition(slide: 0, step: 1), DeckPosition(slide: 1, step: 0),
      ])
    #expect(
      pages.positions(by: .step) == [
        DeckPosition(), DeckPosition(slide: 0, step: 1), DeckPosition(slide: 1),
      ])
  }

  @Test func picturesShowTheStateAtRest() throws {
    let before = pages.image(at: DeckPosition(), scale: 2)
    let after = pages.image(at: DeckPosition(slide: 0, step: 1), scale: 2)
    #expect(before.width == 640)
    #expect(before.height == 360)
    #expect(before.pixel(120, 280) != after.pixel(120, 280))
    #expect(before.pixel(120, 280) == after.pixel(520, 280))
  }

  @Test func aDocumentHasItsPagesAndIsAlwaysTheSame() throws {
    let first = try #require(pages.pdf(by: .step))
    func holds(_ text: String) -> Bool { first.range(of: Data(text.utf8)) != nil }
    #expect(first.starts(with: Data("%PDF-".utf8)))
    #expect(holds("/Count 3"))
    #expect(!holds("/Image"))
    #expect(first == pages.pdf(by: .step))
  }

  @Test func vectorsHoldNoPictures() throws {
    let first = try #require(pages.svg(at: DeckPosition()))
    #expect(first.contains("<svg"))
    // Without shadows and blurs nothing is a picture.
    #expect(!first.contains("<image"))
  }

  @Test func outlinesNameSlidesByTitleElseByTheirFirstWords() {
    #expect(deck.slides.map(\.outlineTitle) == ["Hello", "Last"])
    #expect(Slide("three").outlineTitle == "three")
  }
}
