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

  /// The pages as one document.
  private func document(of deck: Deck, by unit: DeckPages.Unit) throws -> Data {
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let film = DeckPageFilm(
      DeckPages(deck, scenes: DeckScenes { _, _ in nil }), by: unit,
      settings: DeckFilm.Settings(deck))
    let count = try #require(film.frameCount)
    try FilmRun(film).write(0...count - 1, to: DocumentWriter(path: path, title: deck.title))
    return try Data(contentsOf: URL(fileURLWithPath: path))
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
    let first = try document(of: deck, by: .step)
    func holds(_ text: String) -> Bool { first.range(of: Data(text.utf8)) != nil }
    #expect(first.starts(with: Data("%PDF-".utf8)))
    #expect(holds("/Count 3"))
    #expect(!holds("/Image"))
    // Letters are letters, whose font is in the document.
    #expect(holds("/FontDescriptor"))
    #expect(holds("/Title (Hello)") && holds("/Title (Last)"))
    #expect(try first == document(of: deck, by: .step))
  }

  @Test func lettersInAShadowAreLettersAndOnlyTheShadowIsAPicture() throws {
    let deck = Deck(canvas: CGSize(width: 320, height: 180)) {
      Slide("one") { Element("word", .text, .text("Hello"), .shadow(8)) }
    }
    let data = try document(of: deck, by: .slide)
    func count(_ text: String) -> Int {
      String(decoding: data, as: Unicode.ASCII.self).components(separatedBy: text).count - 1
    }
    #expect(count("/FontDescriptor") > 0)
    // The shadow, and its opacity.
    #expect(count("/Subtype /Image") == 2)
    // No larger than the shadow.
    #expect(!String(decoding: data, as: Unicode.ASCII.self).contains("/Width 960"))
  }

  @Test func linksLeadToAddressesAndToSlides() throws {
    let deck = Deck(canvas: CGSize(width: 320, height: 180)) {
      Slide("one") {
        Element("far", .text, .text("See [there](https://example.org/a'b)"), .at(x: 160, y: 60))
        Element("near", .text, .text("[on](#two) [off](#three)"), .at(x: 160, y: 120))
      }
      Slide("two")
    }
    let text = String(decoding: try document(of: deck, by: .slide), as: Unicode.ASCII.self)
    #expect(text.contains("https://example.org/a%27b"))
    #expect(text.components(separatedBy: "/Subtype /Link").count - 1 == 2)
  }

  @Test func vectorsHoldNoPictures() throws {
    func vectors() throws -> String {
      try #require(VectorFile.svg(pages.list(at: DeckPosition()), size: deck.canvas))
    }
    let first = try vectors()
    #expect(first.contains("<svg"))
    // Without shadows and blurs nothing is a picture.
    #expect(!first.contains("<image"))
    // Neither does it matter what was drawn before, nor does anything refer to what is not there.
    #expect(try first == vectors())
    #expect(try first == vectors())
    let names = Set(first.matches(of: /id="([^"]+)"/).map(\.1))
    let uses = first.matches(of: /(?:href="|url\()#([^")]+)/).map(\.1)
    #expect(uses.allSatisfy(names.contains))
  }

  @Test func outlinesNameSlidesByTitleElseByTheirFirstWords() {
    #expect(deck.slides.map(\.outlineTitle) == ["Hello", "Last"])
    #expect(Slide("three").outlineTitle == "three")
  }
}
