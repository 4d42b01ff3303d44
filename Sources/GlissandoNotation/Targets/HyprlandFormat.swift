/// Hyprland's configuration, up to version 0.54: `bezier` and `animation`, in tenths of a second.
struct HyprlandFormat: SpringBezierFormat {
  let id = "hyprland"
  let name = "Hyprland (hyprlang)"
  let abilities: Ability = .velocity

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    var result = written(setting, options)
    if case .spring = PlainMotion(setting).law {
      result.notes.append("From version 0.55 on Hyprland has springs: see “hyprland-lua”.")
    }
    return result
  }

  func curve(_ fit: BezierFit, _: inout PlainMotion, _ options: WritingOptions) -> String {
    let word = options.word(joinedBy: "-")
    let speed = Digits.significant(fit.duration * 10, 9)
    return "bezier = \(word), \(fit.list())\nanimation = windows, 1, \(speed), \(word)"
  }

  // MARK: - Reading

  func read(_ source: SourceText) -> MotionReading {
    var beziers = [
      Bezier(name: "default", curve: HyprlandLuaFormat.standardBezier, isUsed: true),
      Bezier(name: "linear", curve: .linear, isUsed: true),
    ]
    var reading = MotionReading()
    for line in lines(source, &reading.errors) {
      do throws(NotationError) {
        if line.keyword == "bezier" {
          beziers.append(
            Bezier(name: try name(line, source), curve: try bezier(line, source), line: line))
        } else if let motion = try animation(line, source, &beziers) {
          reading.motions.append(motion)
        }
      } catch {
        reading.errors.append(error)
      }
    }
    for bezier in beziers where !bezier.isUsed {
      reading.motions.append(
        ReadMotion(
          setting: MotionSetting(.curve(bezier.curve, duration: 0.8)), format: id,
          name: bezier.name, range: bezier.line.range, in: source,
          notes: ["No animation uses it; 0.8 s is taken."]))
    }
    return reading
  }

  /// A keyword, an equals sign, and values with commas between them.
  private struct Line {
    var keyword = ""
    var range = 0..<0
    /// Tokens between commas.
    var values: [[Token]] = []
  }

  /// A curve that animations name; the standard ones are defined nowhere.
  private struct Bezier {
    var name: String
    var curve: CurveSetting
    var line = Line()
    var isUsed = false
  }

  private static let lineKeywords = ["bezier", "animation"]

  private func lines(_ source: SourceText, _ errors: inout [NotationError]) -> [Line] {
    let tokens = Tokenizer.tokens(source, style: .configuration)
    var lines: [Line] = []
    for index in tokens.indices.dropLast() {
      guard tokens[index].beginsLine, tokens[index + 1].isSymbol("=") else { continue }
      let keyword = source.string(tokens[index].range)
      guard Self.lineKeywords.contains(keyword) else {
        if let near = nearly(index, tokens, source) { errors.append(near) }
        continue
      }
      var line = Line(keyword: keyword, range: tokens[index].range, values: [[]])
      for token in tokens[(index + 2)...] {
        if token.beginsLine || token.kind == .end || token.isSymbol("}") { break }
        if token.isSymbol(",") {
          line.values.append([])
        } else {
          line.values[line.values.count - 1].append(token)
        }
        line.range = line.range.lowerBound..<token.range.upperBound
      }
      lines.append(line)
    }
    return lines
  }

  /// What is wrong with a line of several values whose keyword is nearly one of ours.
  private func nearly(
    _ index: Int, _ tokens: [Token], _ source: SourceText
  ) -> NotationError? {
    let line = tokens[(index + 2)...].prefix { !$0.beginsLine && $0.kind != .end }
    let keyword = source.string(tokens[index].range)
    // The block around the lines, and picom's list.
    guard keyword != "animations", line.count(where: { $0.isSymbol(",") }) > 1,
      let near = NearestWord.find(keyword, among: Self.lineKeywords)
    else { return nil }
    return source.error(
      at: tokens[index].range.lowerBound, "“\(keyword)” is unknown",
      allowed: Self.lineKeywords.joined(separator: ", "), suggestion: near)
  }

  private func text(_ tokens: [Token], _ source: SourceText) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return source.string(first.range.lowerBound..<last.range.upperBound)
  }

  private func name(_ line: Line, _ source: SourceText) throws(NotationError) -> String {
    guard line.values.count == 5 else {
      throw source.error(
        at: line.range.lowerBound, "“bezier” has \(line.values.count) values",
        allowed: "five values: NAME, X0, Y0, X1, Y1")
    }
    return text(line.values[0], source)
  }

  private func bezier(_ line: Line, _ source: SourceText) throws(NotationError) -> CurveSetting {
    var terms: [Term] = []
    for value in line.values.dropFirst() { terms.append(try number(value, line, source)) }
    return try source.bezier(terms)
  }

  private func number(
    _ tokens: [Token], _ line: Line, _ source: SourceText
  ) throws(NotationError) -> Term {
    guard let end = tokens.last else {
      throw source.error(
        at: line.range.upperBound, "a value is missing", allowed: "a number between the commas")
    }
    let closing = Token(
      kind: .end, range: end.range.upperBound..<end.range.upperBound, beginsLine: true)
    var parser = TermParser(source, tokens: tokens + [closing])
    return try parser.term()
  }

  private func speed(_ line: Line, _ source: SourceText) throws(NotationError) -> Double {
    try source.number(try number(line.values[2], line, source), in: .above0)
  }

  private func animation(
    _ line: Line, _ source: SourceText, _ beziers: inout [Bezier]
  ) throws(NotationError) -> ReadMotion? {
    guard try isSwitchedOn(line, source) else { return nil }
    let name = line.values.count > 3 ? text(line.values[3], source) : "default"
    let index = beziers.lastIndex { $0.name == name }
    // Whoever uses a curve at a speed that is wrong does not want it at another.
    let isFirst = index.map { !beziers[$0].isUsed } ?? false
    if let index { beziers[index].isUsed = true }
    let speed = try speed(line, source)
    guard let index else {
      let names = beziers.map(\.name)
      throw source.error(
        at: line.values[3].first?.range.lowerBound ?? line.range.lowerBound,
        "“\(name)” is no bezier of this text", allowed: names.joined(separator: ", "),
        suggestion: NearestWord.find(name, among: names))
    }
    let bezier = beziers[index]
    let range = isFirst ? source.range(line.range, behind: bezier.line.range) : line.range
    return ReadMotion(
      setting: MotionSetting(.curve(bezier.curve, duration: speed / 10)), format: id,
      name: text(line.values[0], source), range: range, in: source)
  }

  private func isSwitchedOn(_ line: Line, _ source: SourceText) throws(NotationError) -> Bool {
    let word = line.values.count > 1 ? text(line.values[1], source) : ""
    if ["0", "no", "off", "false"].contains(word) { return false }
    guard line.values.count >= 3 else {
      throw source.error(
        at: line.range.lowerBound, "“animation” has too few values: \(line.values.count)",
        allowed: "four values: NAME, 1, SPEED, CURVE")
    }
    guard ["1", "yes", "on", "true"].contains(word) else {
      throw source.error(
        at: line.values[1].first?.range.lowerBound ?? line.range.lowerBound,
        "“\(word)” is neither on nor off", allowed: "1, 0")
    }
    return true
  }
}

extension SourceText {
  /// The range of a motion that is the first to use a curve, with that of the curve's definition where nothing lies
  /// between both.
  func range(_ motion: Range<Int>, behind definition: Range<Int>) -> Range<Int> {
    let isNext =
      definition.upperBound < motion.lowerBound
      && string(definition.upperBound..<motion.lowerBound).allSatisfy(\.isWhitespace)
    return isNext ? definition.lowerBound..<motion.upperBound : motion
  }
}
