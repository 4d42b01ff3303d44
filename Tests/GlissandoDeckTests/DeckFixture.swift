import GlissandoDeck
import Testing

/// Reads decks from texts by their names.
func readDeck(_ text: String, beside files: [String: String] = [:]) throws -> Deck {
  try deckReader(text, beside: files).read("talk.yaml").deck
}

/// The lines that are reported of a text that is no deck.
func problems(of text: String, beside files: [String: String] = [:]) -> [String] {
  do {
    _ = try deckReader(text, beside: files).read("talk.yaml")
    return []
  } catch {
    return error.list.map(\.description)
  }
}

func deckReader(_ text: String, beside files: [String: String] = [:]) -> DeckReader {
  DeckReader { path in
    guard let text = files.merging(["talk.yaml": text], uniquingKeysWith: { $1 })[path] else {
      throw MissingFile()
    }
    return text
  }
}

struct MissingFile: Error {}
