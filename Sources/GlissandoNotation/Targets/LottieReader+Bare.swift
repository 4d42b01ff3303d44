import GlissandoMotion

// Keyframes of Lottie without the document around them.

extension LottieReader {
  /// The keyframes that a text consists of, where somebody copied them without what is around: one or
  /// several objects with commas, or only the tangents of one.
  func bareKeyframes() -> MotionReading? {
    guard source.bytes.count < Self.longestKeyframes,
      let terms = Self.objects(in: source), let first = terms.first, let last = terms.last
    else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    var reading = MotionReading()
    if terms.count > 1 {
      guard terms.allSatisfy({ $0.field("t") != nil }), first.field("s") != nil else { return nil }
      add(terms, range, name: nil, rate: nil, &reading)
      return reading
    }
    guard first.field("o")?.field("x") != nil, first.field("i")?.field("x") != nil else {
      return nil
    }
    do throws(NotationError) {
      guard let out = try tangent(first, "o", 0), let into = try tangent(first, "i", 0) else {
        return nil
      }
      reading.motions = [
        ReadMotion(
          setting: MotionSetting(
            .curve(
              CurveSetting(x1: out.x, y1: out.y, x2: into.x, y2: into.y),
              duration: BareMotion.standardDuration)),
          format: format, name: first.field("nm")?.text, range: range,
          in: source, notes: [BareMotion.noDuration])
      ]
    } catch {
      reading.errors = [error]
    }
    return reading
  }

  /// Longer texts are documents.
  private static let longestKeyframes = 1 << 14

  /// The objects that a text consists of, with commas between them.
  private static func objects(in source: SourceText) -> [Term]? {
    let tokens = Tokenizer.tokens(source)
    var parser = TermParser(source, tokens: tokens, style: .init(hasObjects: true))
    if case .string = tokens[0].kind {
      guard let fields = parser.bareFields() else { return nil }
      return [Term(kind: .object(fields), range: 0..<source.bytes.count)]
    }
    guard tokens[0].isSymbol("{") else { return nil }
    var terms: [Term] = []
    while parser.token.kind != .end {
      guard parser.token.isSymbol("{"), let term = try? parser.object() else { return nil }
      terms.append(term)
      _ = parser.consume(",")
    }
    return terms
  }
}
