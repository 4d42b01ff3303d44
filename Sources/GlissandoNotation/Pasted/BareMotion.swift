import Foundation

/// Reads a text that is a motion as a whole although no language is: four numbers, the name of an easing,
/// numbers of a spring by their names, objects of JavaScript.
struct BareMotion: NotationReader {
  let id = "pasted"
  let name = "what was pasted"

  /// What a curve takes that says nothing of it: SwiftUI's default, in seconds.
  static let standardDuration = 0.35
  static let noDuration = "No duration is stated; 0.35 s is taken."

  func read(_ source: SourceText) -> MotionReading {
    var reading = MotionReading()
    do throws(NotationError) {
      if let motion = try whole(source) {
        reading.motions = [motion]
        return reading
      }
    } catch {
      reading.errors = [error]
      return reading
    }
    return ObjectScanner(source: source, format: id).read { found throws(NotationError) in
      guard let fields = SpringFields(found.object, source: source),
        let (setting, notes) = try fields.motion()
      else { return nil }
      return .init(setting: setting, name: found.name, notes: notes)
    }
    .keepingOutermost()
  }

  /// The motion that a text is from its beginning to its end; nil for a text that is something else.
  private func whole(_ source: SourceText) throws(NotationError) -> ReadMotion? {
    if let curve = try fourNumbers(source) { return motion(curve, nil, source) }
    if let (curve, duration) = try easing(source) { return motion(curve, duration, source) }
    let tokens = Tokenizer.tokens(source)
    guard tokens.count < 200, case .word = tokens[0].kind else { return nil }
    var parser = TermParser(source, tokens: tokens)
    guard let object = parser.bareFields() ?? wordsAndNumbers(tokens, source),
      let fields = SpringFields(object, source: source), let (setting, notes) = try fields.motion()
    else { return nil }
    return ReadMotion(
      setting: setting, format: id, range: 0..<source.bytes.count, in: source,
      notes: notes)
  }

  /// Names with their numbers and nothing else, as people tell each other: `mass 1 stiffness 100 damping 10`.
  private func wordsAndNumbers(_ tokens: [Token], _ source: SourceText) -> [Term.Argument]? {
    var fields: [Term.Argument] = []
    var (words, start, sign) = ("", 0, 1.0)
    for token in tokens {
      switch token.kind {
      case .word:
        if words.isEmpty { start = token.range.lowerBound }
        words += source.string(token.range)
      case .symbol(let byte) where ",;:=".utf8.contains(byte): break
      case .symbol(UInt8(ascii: "-")): sign = -sign
      case .number(let value, let unit) where !words.isEmpty:
        let term = Term(kind: .number(sign * value, unit: unit), range: token.range)
        fields.append(
          Term.Argument(label: words, labelRange: start..<token.range.lowerBound, value: term))
        (words, sign) = ("", 1)
      case .end: break
      default: return nil
      }
    }
    return words.isEmpty ? fields : nil
  }

  private func motion(
    _ curve: CurveSetting, _ duration: Double?, _ source: SourceText
  ) -> ReadMotion {
    ReadMotion(
      setting: MotionSetting(.curve(curve, duration: duration ?? Self.standardDuration)),
      format: id, range: 0..<source.bytes.count, in: source,
      notes: duration == nil ? [Self.noDuration] : [])
  }

  // MARK: - Numbers

  /// What stands before the numbers of a curve where they are handed to a function, in lower case.
  static let curveCalls: Set<String> = [
    "cubicbezier", "easing", "bezier", "pathinterpolator", "camediatimingfunction", "controlpoints",
    "functionwithcontrolpoints",
  ]

  /// A curve as its four numbers with commas, in brackets or without, or as what a function is given.
  private func fourNumbers(_ source: SourceText) throws(NotationError) -> CurveSetting? {
    guard source.bytes.count < 400 else { return nil }
    var terms: [Term] = []
    var sign = 1.0
    var commas = 0
    for token in Tokenizer.tokens(source) {
      switch token.kind {
      case .number(let value, let unit) where unit.isEmpty || unit == "f":
        terms.append(Term(kind: .number(sign * value, unit: ""), range: token.range))
        sign = 1
      case .symbol(UInt8(ascii: "-")): sign = -sign
      case .symbol(UInt8(ascii: ",")): commas += 1
      case .symbol(let byte) where "()[]{};:.".utf8.contains(byte): break
      case .word where Self.curveCalls.contains(source.string(token.range).lowercased()): break
      case .end: break
      default: return nil
      }
    }
    guard terms.count > 1, commas > 0 || terms.count == 4 else { return nil }
    guard terms.count == 4 else {
      throw source.error(
        at: terms[0].range.lowerBound, "\(terms.count) numbers are no curve",
        allowed: "four: x1, y1, x2, y2")
    }
    return try source.bezier(terms)
  }

  // MARK: - Names

  /// The easing that a text names, in quotation marks or without, behind a name and a colon or not, with a time
  /// before it or behind it or none.
  private func easing(
    _ source: SourceText
  ) throws(NotationError) -> (curve: CurveSetting, duration: Double?)? {
    guard source.bytes.count < 100 else { return nil }
    let marks = CharacterSet(charactersIn: "\"'`;,\u{FEFF}").union(.whitespacesAndNewlines)
    var text = Substring(source.text)
    if let colon = text.lastIndex(where: { $0 == ":" || $0 == "=" }) {
      let key = text[..<colon].lowercased().filter(\.isLetter)
      guard ["ease", "easing", "timing", "curve", "timingfunction"].contains(where: key.hasSuffix)
      else { return nil }
      text = text[text.index(after: colon)...]
    }
    let (rest, duration) = withoutTime(text.trimmingCharacters(in: marks))
    let word = rest.trimmingCharacters(in: marks)
    if let curve = EasingName.curve(word) { return (curve, duration) }
    guard EasingName(word) != nil, !word.contains("(") else { return nil }
    guard let near = NearestWord.find(word, among: Easing.all.map(\.name)) else { return nil }
    throw source.error(
      at: 0, "“\(word)” is no easing", allowed: "power2.out and its like",
      suggestion: near)
  }

  /// The text without the time that it begins or ends with, and that in seconds; nil where it states none.
  private func withoutTime(_ text: String) -> (rest: String, seconds: Double?) {
    let words = text.split(separator: " ")
    if words.count > 1, let last = words.last, let seconds = seconds(last) {
      return (words.dropLast().joined(separator: " "), seconds)
    }
    if words.count > 1, let seconds = seconds(words[0]) {
      return (words.dropFirst().joined(separator: " "), seconds)
    }
    return (text, nil)
  }

  private func seconds(_ word: Substring) -> Double? {
    let number = word.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number) else { return nil }
    return CSSReader.seconds(value, word.dropFirst(number.count).lowercased())
  }
}
