/// Reads motion from text, whatever language it is in.
package enum MotionText {
  /// The one animation that a whole text describes, in Swift.
  ///
  /// - Throws: What is wrong with it, and where.
  package static func animation(_ text: String) throws(NotationError) -> MotionSetting {
    try SwiftMotionReader.motion(in: text)
  }

  /// All motions in a text, in its order.
  ///
  /// - Throws: Where there is none, what is not understood.
  package static func read(_ text: String) throws(NotationError) -> [ReadMotion] {
    let reading = reading(text)
    guard reading.motions.isEmpty else { return reading.motions }
    throw reading.errors.first ?? Misspelling.word(in: SourceText(text))
      ?? misspelled(text)
      ?? .about(text)
  }

  /// All motions in a text, and all that was not understood although it looks like one.
  package static func reading(_ text: String) -> MotionReading {
    let source = SourceText(text)
    var result = MotionReading()
    var found: [ReadMotion] = []
    var claims: [(format: String, range: Range<Int>)] = []
    var errors: [(format: String, error: NotationError)] = []
    for format in NotationFormats.readers {
      var reading = format.read(source)
      reading.refuseStrays(source)
      found += reading.motions
      errors += reading.errors.map { (format.id, $0) }
      claims += reading.claims.map { (format.id, $0) }
    }
    found.removeAll { motion in
      claims.contains { $0.format != motion.format && $0.range.overlaps(motion.range) }
    }
    result.motions = widest(of: found)
    // What another language understands there is not an error.
    errors.removeAll { format, error in
      result.motions.contains {
        $0.format != format && $0.range.contains(error.place.offset)
      }
        || claims.contains { $0.format != format && $0.range.contains(error.place.offset) }
    }
    result.errors = errors.map(\.error)
    // What is in no language is looked at last, and only as a whole.
    if result.motions.isEmpty, errors.isEmpty, claims.isEmpty {
      var bare = BareMotion().read(source)
      bare.refuseStrays(source)
      return bare
    }
    result.errors += Misspelling.calls(in: source, besides: result)
    result.errors += trailing(source, result.motions)
    result.errors.sort { $0.place < $1.place }
    // Two languages may say the same.
    var places: Set<TextPlace> = []
    result.errors.removeAll { !places.insert($0.place).inserted }
    return result
  }

  /// Of motions that overlap the one that says more, in the order of the text.
  ///
  /// An object in braces may look like another language's from inside. Where they say as much it is the first.
  private static func widest(of found: [ReadMotion]) -> [ReadMotion] {
    let order = found.indices.sorted { (found[$1].range.count, $0) < (found[$0].range.count, $1) }
    var motions: [ReadMotion] = []
    for motion in order.map({ found[$0] })
    where !motions.contains(where: { $0.range.overlaps(motion.range) }) {
      motions.append(motion)
    }
    return motions.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The words that stand behind motions which begin their lines: they belong to nothing.
  private static func trailing(_ source: SourceText, _ motions: [ReadMotion]) -> [NotationError] {
    guard !motions.isEmpty else { return [] }
    let tokens = Tokenizer.tokens(source)
    return motions.compactMap { motion in
      let first = tokens.first { $0.range.lowerBound >= motion.range.lowerBound }
      let next = tokens.first { $0.range.lowerBound >= motion.range.upperBound }
      guard let first, let next, first.beginsLine, !next.beginsLine, next.isValue else {
        return nil
      }
      return source.error(
        about: next.range, "is not expected", allowed: "the end of the line behind the motion")
    }
  }

  /// What is wrong with a text that is one call or name, but of nothing that is known.
  private static func misspelled(_ text: String) -> NotationError? {
    let source = SourceText(text)
    var parser = TermParser(source, tokens: Tokenizer.tokens(source))
    guard let term = try? parser.term(), parser.token.kind == .end, let links = term.links,
      links.contains(where: { $0.hasDot || $0.arguments != nil }) || links.count == 1
    else { return nil }
    do throws(NotationError) {
      _ = try SwiftMotionReader(source: source).motion(term)
      return nil
    } catch {
      // Whoever pastes one word wants no list of all that there are.
      guard error.allowed.count > longestList else { return error }
      return NotationError(
        place: error.place, message: error.message, allowed: "a name such as spring, easeInOut",
        suggestion: error.suggestion)
    }
  }

  /// What is allowed is listed in so many characters at most.
  private static let longestList = 60
}
