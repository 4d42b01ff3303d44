/// Finds words that are nearly those by which a language is recognised, so that nothing is passed over
/// that somebody meant.
enum Misspelling {
  /// The first such word, where nothing else in a text is understood.
  static func word(in source: SourceText) -> NotationError? {
    words(in: source, Tokenizer.tokens(source, style: .css)) { _, _ in true }.first
  }

  /// Those that stand before a parenthesis or a brace, as calls and types do, outside of motions.
  static func calls(in source: SourceText, besides reading: MotionReading) -> [NotationError] {
    guard !reading.motions.isEmpty else { return [] }
    return words(in: source, Tokenizer.tokens(source, style: .css)) { token, next in
      (next.isSymbol("(") || next.isSymbol("{"))
        && !reading.motions.contains { $0.range.overlaps(token.range) }
    }
  }

  /// - Complexity: O(*nm*) in the words of the text and the languages' own.
  private static func words(
    in source: SourceText, _ tokens: [Token], where isMeant: (Token, Token) -> Bool
  ) -> [NotationError] {
    let keywords = NotationFormats.all.flatMap { format in
      format.keywords.map { (word: $0, language: format.name) }
    }
    var errors: [NotationError] = []
    let words = zip(tokens, tokens.dropFirst()).lazy.filter { $0.0.kind == .word }
    for (token, next) in words.prefix(mostWords) {
      guard errors.count < mostErrors, isMeant(token, next) else { continue }
      let word = source.string(token.range)
      guard let near = nearest(to: word, among: keywords) else { continue }
      errors.append(
        source.error(
          about: token.range, "is unknown",
          allowed: "a word of \(near.language)", suggestion: near.word))
    }
    return errors
  }

  /// Whoever has more has another language in mind.
  private static let mostErrors = 8
  /// What is longer is a book.
  private static let mostWords = 5000
  /// Shorter words are near to everything.
  private static let shortestWord = 4
  /// A word of many languages that is one letter from a spring.
  private static let otherWords = ["string", "strings"]

  private static func nearest(
    to word: String, among keywords: [(word: String, language: String)]
  ) -> (word: String, language: String)? {
    let count = word.utf8.count
    guard count >= shortestWord, !otherWords.contains(word.lowercased()),
      !keywords.contains(where: { $0.word == word })
    else { return nil }
    let most = max(1, count / 5)
    // Most words differ in their length already, which is known at once.
    let candidates = keywords.filter { abs($0.word.utf8.count - count) <= most }.map(\.word)
    guard !candidates.isEmpty, let near = NearestWord.find(word, among: candidates) else {
      return nil
    }
    // A word that only differs in its letters' case is a name of the program's own.
    let distance = NearestWord.distance(word.lowercased(), near.lowercased())
    guard (1...most).contains(distance) else { return nil }
    return keywords.first { $0.word == near }
  }
}
