import Foundation
import GlissandoDeck
import GlissandoPresenting
import Testing

struct StarterDeckTests {
  @Test(arguments: StarterDeck.allCases)
  func everyStarterIsADeckWithoutMistakes(starter: StarterDeck) throws {
    let reader = DeckReader(scenes: DeckScenes.specimenNames) { _ in starter.text }
    let deck = try reader.read("talk.yaml").deck
    #expect(deck.slides.count >= 3)
    #expect(deck.slides.contains { !$0.steps.isEmpty })
    #expect(deck.slides.contains { !$0.notes.isEmpty })
  }

  @Test func everyStarterIsAnother() {
    #expect(Set(StarterDeck.allCases.map(\.text)).count == StarterDeck.allCases.count)
  }
}
