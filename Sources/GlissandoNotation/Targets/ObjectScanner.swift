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
    var hasColons: Bool { separator == UInt8(ascii: ":") }

    /// Whether its names are followed by equals signs, as in Lua.
    var hasEqualsSigns: Bool { separator == UInt8(ascii: "=") }

    private var separator: UInt8? { object.first { $0.label != nil }?.separator }
  }

  /// What an object says.
  struct Meaning {
    var setting: MotionSetting
    var name: String?
    var notes: [String] = []
    /// What in it is not understood and does not matter to the motion.
    var errors: [NotationError] = []
  }

  /// Longer objects are whole programs.
  var mostTokens = 400

  /// Reads each object; `motion` returns nil for one that is of no interest.
  func read(
    _ motion: (Found) throws(NotationError) -> Meaning?
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
            range: start..<range.upperBound, in: source, notes: result.notes))
        reading.errors += result.errors
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

  /// Nobody's objects hold one another more deeply; each is read from its own beginning.
  private static let greatestDepth = 64

  /// Pairs of braces that are not too far from each other, in the order in which they close.
  private func braces(_ tokens: [Token]) -> [(open: Int, close: Int)] {
    var open: [(start: Int, depth: Int)] = []
    var pairs: [(Int, Int)] = []
    for index in tokens.indices {
      if tokens[index].isSymbol("{") { open.append((index, 0)) }
      guard tokens[index].isSymbol("}"), let (start, depth) = open.popLast() else { continue }
      if let outer = open.indices.last { open[outer].depth = max(open[outer].depth, depth + 1) }
      if index - start < mostTokens, depth < Self.greatestDepth { pairs.append((start, index)) }
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

/// The names of the fields that a language knows.
struct FieldNames {
  /// What the motion depends on.
  let meant: [String]
  /// What has nothing to do with it.
  var others: [String] = []

  /// What the names of handlers, such as `onFinished`, begin with.
  private static let handlers = "on"

  /// Whether a name needs no word: a handler calls back, a name with a value in braces holds more.
  private func isPassed(_ field: Term.Argument) -> Bool {
    guard let label = field.label else { return false }
    if meant.contains(label) || others.contains(label) { return true }
    if label.hasPrefix(Self.handlers), label.dropFirst(2).first?.isUppercase == true {
      return true
    }
    if case .object = field.value.kind { return true }
    return false
  }

  /// The fields that the language does not know.
  ///
  /// - Throws: The first whose name is nearly that of a number which the motion then lacks.
  func strangers(
    in object: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> [NotationError] {
    var errors: [NotationError] = []
    for field in object where !isPassed(field) {
      let range = field.label == nil ? field.value.range : field.labelRange
      let word = field.label ?? source.string(range)
      let near = NearestWord.find(word, among: meant)
      let error = source.error(
        at: range.lowerBound,
        field.label == nil
          ? "\(source.quoted(range)) has no value" : "\(source.quoted(range)) is unknown",
        allowed: meant.joined(separator: ", "), suggestion: word == near ? nil : near)
      if near != nil { throw error }
      errors.append(error)
    }
    return errors
  }
}

extension SourceText {
  /// The number of a field; nil where there is none.
  func number(
    _ object: [Term.Argument], _ label: String, in bounds: CallArguments.Bounds = .any
  ) throws(NotationError) -> Double? {
    guard let term = object[label] else { return nil }
    return try number(term, in: bounds)
  }

  /// The number of a field; a default where there is none.
  func number(
    _ object: [Term.Argument], _ label: String, default standard: Double,
    in bounds: CallArguments.Bounds = .any
  ) throws(NotationError) -> Double {
    try number(object, label, in: bounds) ?? standard
  }

  /// Whether a field is `true`.
  func flag(_ object: [Term.Argument], _ label: String) -> Bool { object[label]?.path == "true" }
}
