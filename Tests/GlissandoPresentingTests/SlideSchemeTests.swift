import Glissando
import GlissandoDeck
import GlissandoTesting
import Testing

@testable import GlissandoPresenting

@MainActor
struct SlideSchemeTests {
  /// What a slide with a background is to be read on.
  private func shade(on background: DeckPaint?, theme: DeckTheme) throws -> ColorScheme {
    let deck = Deck(theme: theme) { Slide("one", background: background) }
    let state = try #require(deck.state(at: DeckPosition()))
    return state.background.colorScheme(over: state.ground)
  }

  @Test func whatIsDarkAsksForLightOnIt() throws {
    #expect(try shade(on: nil, theme: .paper) == .light)
    #expect(try shade(on: nil, theme: .night) == .dark)
    #expect(try shade(on: .color(.black), theme: .paper) == .dark)
    #expect(try shade(on: .color(.white), theme: .night) == .light)
    #expect(try shade(on: .color(.white.opacity(0.05)), theme: .night) == .dark)
  }

  @Test func listsBeginAtOneLineAndOtherTextsAreCentred() throws {
    let deck = Deck {
      Slide("one") {
        Element.text("list", "- a\n- longer than that", .at(x: 960, y: 300))
        Element.text("text", "a\nlonger than that", .at(x: 960, y: 700))
      }
    }
    let state = try #require(deck.state(at: DeckPosition()))
    let stage = Stage(width: 1920, height: 1080) {
      SlideView(state, canvas: deck.canvas)
    }
    let image = stage.image()
    func firstInk(_ rows: Range<Int>) -> Int? {
      (0..<image.width).first { x in
        rows.contains { y in image.pixel(x, y).x < 100 }
      }
    }
    // The upper line of the list begins where the lower one does; that of the text does not.
    let list = (firstInk(240..<300), firstInk(305..<360))
    let text = (firstInk(640..<700), firstInk(705..<760))
    #expect(abs(try #require(list.0) - #require(list.1)) <= 2)
    #expect(try #require(text.0) > #require(text.1) + 100)
  }
}
