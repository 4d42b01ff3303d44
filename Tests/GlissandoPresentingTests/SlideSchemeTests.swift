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

  @Test func whatHardlyHidesIsHardlySeen() throws {
    let teal = Color(red: 0.31, green: 0.82, blue: 0.77)
    let gradient = DeckPaint.linear(
      Gradient(colors: [Color(red: 0.06, green: 0.07, blue: 0.09), teal.opacity(0.2)]), from: .top,
      to: .bottom)
    var night = DeckTheme.night
    #expect(try shade(on: gradient, theme: night) == .dark)
    night.background = gradient
    #expect(try shade(on: nil, theme: night) == .dark)
    #expect(try shade(on: .color(.clear), theme: night) == .dark)
    #expect(try shade(on: .color(.white.opacity(0.05)), theme: .paper) == .light)
  }

  @Test func aSlideWithoutItsBackgroundIsReadAsItWas() throws {
    for theme in [DeckTheme.paper, .night] {
      let deck = Deck(theme: theme) { Slide("one") }
      let state = try #require(deck.state(at: DeckPosition())).with(.none)
      let scheme = state.background.colorScheme(over: state.ground)
      #expect(scheme == (theme == .paper ? .light : .dark))
    }
  }

  @Test func aRadialGradientReachesTheSidesOfWhatItFills() throws {
    let deck = Deck {
      Slide("one") {
        Element.shape(
          "dot", .rectangle, .width(100), .height(100), .at(x: 960, y: 540),
          .fill(.radial(Gradient(colors: [.white, .black]), center: .center)))
      }
    }
    let state = try #require(deck.state(at: DeckPosition()))
    let stage = Stage(width: 1920, height: 1080) { SlideView(state, canvas: deck.canvas) }
    let image = stage.image()
    #expect(image.pixel(960, 540).x > 240)
    #expect(image.pixel(912, 540).x < 16)
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
