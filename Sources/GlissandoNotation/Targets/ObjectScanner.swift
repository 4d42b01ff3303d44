/// Finds objects in braces, the innermost first where one holds another, and reads each of them.
struct ObjectScanner {
  let source: SourceText
  let format: String
  var tokens: Tokenizer.Style = .code

  /// What is around an object: the name before its brace.
  struct Found {
    let object: [Term.Argument]
    let range: Range<Int>
    /// The word or string before the brace, past a colon or an equals sign.
    let name: String?
    /// Where the name begins; the brace where there is none.
    let start: Int

    /// Whether its names are followed by colons, as in JavaScript.
    var hasColons: Bool { object.first?.separator == UInt8(ascii: ":") }
  }

  /// Longer objects are whole programs.
  var mostTokens = 400

  /// Reads each object; `motion` returns nil for one that is of no interest.
  func read(
    _ motion: (Found) throws(NotationError) -> (
      setting: MotionSetting, name: String?, notes: [String]
    )?
  ) -> MotionReading {
    let tokens = Tokenizer.tokens(source, style: self.tokens)
    var reading = MotionReading()
    for (open, close) in braces(tokens) where !reading.isHopeless {
      var parser = TermParser(
        source, tokens: tokens, at: open, style: TermParser.Style(hasObjects: true))
      guard case .object(let object)? = (try? parser.object())?.kind else { continue }
      let (name, start) = name(before: open, tokens)
      let range = tokens[open].range.lowerBound..<tokens[close].range.upperBound
      do throws(NotationError) {
        let found = Found(object: object, range: range, name: name, start: start)
        guard let result = try motion(found) else { continue }
        reading.motions.append(
          ReadMotion(
            setting: result.setting, format: format, name: result.name,
            range: start..<range.upperBound, place: source.place(start), notes: result.notes))
      } catch {
        reading.errors.append(error)
      }
    }
    return reading
  }

  /// Where objects begin that are never closed and have a field with a name, in quotation marks.
  func openObjects(with name: String) -> [Int] {
    let tokens = Tokenizer.tokens(source, style: self.tokens)
    var open: [(start: Int, hasField: Bool)] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .symbol(UInt8(ascii: "{")): open.append((tokens[index].range.lowerBound, false))
      case .symbol(UInt8(ascii: "}")): _ = open.popLast()
      case .string(name) where index + 1 < tokens.count && tokens[index + 1].isSymbol(":"):
        if !open.isEmpty { open[open.count - 1].hasField = true }
      default: break
      }
    }
    return open.filter(\.hasField).map(\.start)
  }

  /// Pairs of braces that are not too far from each other, in the order in which they close.
  private func braces(_ tokens: [Token]) -> [(open: Int, close: Int)] {
    var open: [Int] = []
    var pairs: [(Int, Int)] = []
    for index in tokens.indices {
      if tokens[index].isSymbol("{") { open.append(index) }
      if tokens[index].isSymbol("}"), let start = open.popLast(), index - start < mostTokens {
        pairs.append((start, index))
      }
    }
    return pairs
  }

  private func name(before open: Int, _ tokens: [Token]) -> (name: String?, start: Int) {
    let start = tokens[open].range.lowerBound
    var index = open - 1
    while index >= 0, [":", "=", "(", ","].contains(where: { tokens[index].isSymbol($0) }) {
      index -= 1
    }
    guard index >= 0 else { return (nil, start) }
    let isBeside = index == open - 1
    switch tokens[index].kind {
    case .word:
      // The name of a type belongs to the object; that of a variable only says what it is.
      return (
        source.string(tokens[index].range), isBeside ? tokens[index].range.lowerBound : start
      )
    case .string(let text): return (text, start)
    case .number, .symbol, .end: return (nil, start)
    }
  }
}

extension SourceText {
  /// The number of a field; a default where there is none.
  func number(
    _ object: [Term.Argument], _ label: String, default standard: Double? = nil,
    in bounds: CallArguments.Bounds = .any, constants: [String: Double] = [:]
  ) throws(NotationError) -> Double? {
    guard let term = object[label] else { return standard }
    return try number(term, in: bounds, constants: constants)
  }

  /// Whether a field is `true`.
  func flag(_ object: [Term.Argument], _ label: String) -> Bool { object[label]?.path == "true" }
}
