/// What tells a deck from the text of a motion: decks hold those too.
package enum DeckText {
  /// Whether a text says on a line of its own that it is a deck, or has what only a deck has, be it right or not.
  package static func isMeant(by text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix("glissando:") || $0.hasPrefix("slides:")
    }
  }
}
