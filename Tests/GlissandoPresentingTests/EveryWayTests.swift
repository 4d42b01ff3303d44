import Foundation
import Glissando
import GlissandoDeck
import GlissandoPainting
import GlissandoPresenting
import GlissandoTesting
import Testing

/// What a place of a talk shows does not depend on the way by which it was reached.
@MainActor
struct EveryWayTests {
  private func stage(_ deck: Deck, at place: DeckPosition) -> (TalkModel, Stage) {
    let model = TalkModel(deck, at: place)
    return (model, Stage(width: 480, height: 270) { TalkView(model: model) })
  }

  private func pixels(_ stage: Stage) -> [SIMD4<UInt8>] {
    stage.settle(limit: 20)
    let image = stage.image()
    return (0..<image.height).flatMap { y in (0..<image.width).map { image.pixel($0, y) } }
  }

  @Test(arguments: StarterDeck.allCases)
  func everyWayLeadsToTheSamePicture(starter: StarterDeck) throws {
    let reader = DeckReader(scenes: DeckScenes.specimenNames) { _ in starter.text }
    let deck = try reader.read("talk.yaml").deck
    let (forth, onward) = stage(deck, at: DeckPosition())
    let (back, backward) = stage(deck, at: try #require(deck.end))
    let (jumping, leaping) = stage(deck, at: DeckPosition(slide: deck.slides.count / 2))
    let (choosing, overlooking) = stage(deck, at: try #require(deck.end))
    var shown: [DeckPosition: [SIMD4<UInt8>]] = [:]
    repeat {
      let place = forth.position
      let alone = pixels(stage(deck, at: place).1)
      #expect(pixels(onward) == alone, "forth to \(place)")
      jumping.go(to: place)
      #expect(pixels(leaping) == alone, "by a jump to \(place)")
      if place.step == 0 {
        choosing.toggleOverview()
        overlooking.advance(by: 0.3)
        choosing.chooseFromOverview(place.slide)
        #expect(pixels(overlooking) == alone, "from the overview to \(place)")
      }
      shown[place] = alone
    } while forth.goForward()
    repeat {
      #expect(pixels(backward) == shown[back.position], "back to \(back.position)")
    } while back.goBack()
  }

  @Test func whatIsLeftInTheMiddleEndsWhereItWasSent() throws {
    let reader = DeckReader { _ in StarterDeck.plain.text }
    let deck = try reader.read("talk.yaml").deck
    let (model, stage) = stage(deck, at: DeckPosition())
    // Forth, back and away, each in the middle of the motion before it.
    for place in [1, 2, 1, 4, 0, 3, 5, 2] {
      model.go(to: DeckPosition(slide: place))
      stage.advance(by: 0.12)
    }
    #expect(pixels(stage) == pixels(self.stage(deck, at: DeckPosition(slide: 2)).1))
  }

  @Test func aPageShowsWhatTheWindowDoesThoughItsBackgroundHidesLittle() throws {
    var theme = DeckTheme.night
    theme.background = .color(.white.opacity(0.25))
    let deck = Deck(canvas: CGSize(width: 480, height: 270), theme: theme) {
      Slide("one")
      Slide("two", background: .color(.white))
    }
    let pages = DeckPages(deck, scenes: DeckScenes { _, _ in nil })
    for slide in 0..<2 {
      let (_, stage) = stage(deck, at: DeckPosition(slide: slide))
      let image = pages.image(at: DeckPosition(slide: slide), scale: 1)
      #expect(image.pixel(240, 135) == stage.image().pixel(240, 135))
      #expect(image.pixel(240, 135).w == 255)
    }
  }
}
