import Foundation

/// Finds motion in style sheets, in single declarations, and in easing functions that stand alone.
struct CSSReader {
  let source: SourceText
  let format: String
  let tokens: [Token]

  init(_ source: SourceText, format: String) {
    self.source = source
    self.format = format
    tokens = Tokenizer.tokens(source, style: .css)
  }

  /// Seconds where a text says none.
  static let standardDuration = 0.3

  /// `name: value` up to a semicolon or brace.
  struct Declaration {
    var name: String
    var start: Int
    /// Indices of the tokens of the value.
    var value: Range<Int>
    /// The brace that holds it; tells declarations of different rules apart.
    var block: Int
  }

  func read() -> MotionReading {
    var reading = MotionReading()
    let declarations = declarations()
    for declaration in declarations {
      let plainName = Self.plainName(declaration.name)
      switch plainName {
      case "transition", "animation": readShorthand(declaration, &reading)
      case let name where name.hasSuffix("timing-function") || declaration.name.hasPrefix("--"):
        readLonghand(declaration, name, declarations, &reading)
      default:
        if let error = misspelled(declaration, plainName) { reading.errors.append(error) }
      }
    }
    if declarations.isEmpty { readAlone(&reading) }
    return reading
  }

  /// The properties beside the shorthands.
  private static let longhands = [
    "transition-timing-function", "transition-duration", "transition-delay", "transition-property",
    "transition-behavior", "animation-timing-function", "animation-duration", "animation-delay",
    "animation-name", "animation-iteration-count", "animation-direction", "animation-fill-mode",
    "animation-play-state", "animation-composition", "animation-timeline", "animation-range",
    "animation-range-start", "animation-range-end",
  ]

  /// What is wrong with a declaration that is nearly one of a motion.
  private func misspelled(_ declaration: Declaration, _ name: String) -> NotationError? {
    let names = ["transition", "animation"] + Self.longhands
    guard !names.contains(name), name.count > 6,
      let near = NearestWord.find(name, among: names)
    else { return nil }
    return source.error(
      at: tokens[declaration.start].range.lowerBound, "“\(declaration.name)” is unknown",
      allowed: "transition, animation, and their parts", suggestion: near)
  }

  static func plainName(_ name: String) -> String {
    for prefix in ["-webkit-", "-moz-"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  private func declarations() -> [Declaration] {
    var result: [Declaration] = []
    var block = -1
    var open: [Int] = []
    for index in tokens.indices.dropLast(2) {
      if tokens[index].isSymbol("{") {
        open.append(block)
        block = index
      }
      if tokens[index].isSymbol("}") { block = open.popLast() ?? -1 }
      guard case .word = tokens[index].kind, tokens[index + 1].isSymbol(":"),
        index == 0 || tokens[index].beginsLine || isSeparator(tokens[index - 1])
      else { continue }
      var end = index + 2
      var depth = 0
      while tokens[end].kind != .end {
        if tokens[end].isSymbol("(") { depth += 1 }
        if tokens[end].isSymbol(")") { depth -= 1 }
        if depth <= 0, [";", "}", "{"].contains(where: { tokens[end].isSymbol($0) }) { break }
        end += 1
      }
      result.append(
        Declaration(
          name: source.string(tokens[index].range).lowercased(), start: index,
          value: (index + 2)..<end, block: block))
    }
    return result
  }

  private func isSeparator(_ token: Token) -> Bool {
    ["{", "}", ";", "`", "\"", "'"].contains { token.isSymbol($0) }
  }

  // MARK: - Longhands

  private func readLonghand(
    _ declaration: Declaration, _ name: String, _ all: [Declaration],
    _ reading: inout MotionReading
  ) {
    do throws(NotationError) {
      guard declaration.value.lowerBound < declaration.value.upperBound else { return }
      // A custom property may be anything.
      let isCustom = declaration.name.hasPrefix("--")
      if isCustom, !isEasing(at: declaration.value.lowerBound) { return }
      if !isCustom { try checkCurveName(at: declaration.value) }
      guard
        let (curve, next) = try CSSEasing(source).curve(tokens, at: declaration.value.lowerBound),
        // A keyword that is a custom property may mean anything.
        next == declaration.value.upperBound || tokens[next].isSymbol(",")
      else { return }
      let duration = try duration(beside: declaration, all)
      var result = motion(
        MotionSetting(.curve(curve, duration: duration ?? Self.standardDuration)),
        from: declaration.start, to: next,
        name: declaration.name.hasPrefix("--") ? String(declaration.name.dropFirst(2)) : nil)
      if duration == nil { result.notes = [Self.noDuration] }
      reading.motions.append(result)
    } catch {
      reading.errors.append(error)
    }
  }

  private static let noDuration = "No duration is stated; 0.3 s is taken."

  /// The time of a declaration of the same rule whose name says that it is one.
  private func duration(
    beside declaration: Declaration, _ all: [Declaration]
  ) throws(NotationError) -> Double? {
    let durations = all.filter { $0.block == declaration.block && $0.name.hasSuffix("duration") }
    // Custom properties have names of their own: the one with the longest common beginning.
    let best = durations.max {
      $0.name.commonPrefix(with: declaration.name).count
        < $1.name.commonPrefix(with: declaration.name).count
    }
    guard let best else { return nil }
    let token = tokens[best.value.lowerBound]
    if case .number(let value, let unit) = token.kind, let seconds = Self.seconds(value, unit) {
      return seconds
    }
    // A custom property may have a duration from elsewhere.
    if best.name.hasPrefix("--") || source.string(token.range) == "var" { return nil }
    throw source.error(
      about: token.range, "is no time",
      allowed: "seconds or milliseconds with their unit, such as 0.3s or 300ms")
  }

  /// Whether an easing function begins with a token.
  private func isEasing(at index: Int) -> Bool {
    let name = source.string(tokens[index].range).lowercased()
    return tokens[index + 1].isSymbol("(")
      ? CSSEasing.functions.contains(name)
      : (CSSEasing.keywords + CSSEasing.steps).contains { $0.name == name }
  }

  /// Refuses a word that is no curve.
  private func checkCurveName(at value: Range<Int>) throws(NotationError) {
    let token = tokens[value.lowerBound]
    let word = source.string(token.range)
    let names = CSSEasing.keywords.map(\.name)
    let others = ["inherit", "initial", "unset", "revert"] + CSSEasing.steps.map(\.name)
    guard token.kind == .word, !tokens[value.lowerBound + 1].isSymbol("("),
      !names.contains(word.lowercased()), !others.contains(word)
    else { return }
    throw source.unknown(
      word, at: token.range, "no curve", among: names,
      allowed: names.joined(separator: ", ") + ", cubic-bezier(), linear(), steps()")
  }

  private func isTime(_ token: Token) -> Bool {
    guard case .number(let value, let unit) = token.kind else { return false }
    return Self.seconds(value, unit) != nil
  }

  /// An easing function that is the whole text, with or without its times.
  private func readAlone(_ reading: inout MotionReading) {
    // Some say the time first.
    let first = isTime(tokens[0]) ? 1 : 0
    guard tokens.count > first + 1, isEasing(at: first) else { return }
    do throws(NotationError) {
      let (item, end) = try item(from: 0, to: tokens.count - 1, false)
      let rest = tokens[end]
      guard item.curve != nil else { return }
      // A keyword without a time is a word like others; Swift's own `linear` too.
      let isCalled = tokens[first + 1].isSymbol("(")
      guard isCalled || !item.times.isEmpty || source.string(tokens[0].range).contains("-")
      else { return }
      if let name = item.name {
        guard isCalled || !item.times.isEmpty else { return }
        let token = tokens.first { source.string($0.range) == name } ?? rest
        throw source.error(
          at: token.range.lowerBound, "“\(name)” is not expected",
          allowed: "up to two times behind the curve")
      }
      guard rest.kind == .end || rest.isSymbol(";") else { return }
      var result = motion(item.setting, from: 0, to: end, name: nil)
      result.notes = item.times.isEmpty ? [Self.noDuration] : item.notes
      reading.motions.append(result)
    } catch {
      reading.errors.append(error)
    }
  }

  func motion(
    _ setting: MotionSetting, from start: Int, to end: Int, name: String?
  ) -> ReadMotion {
    let range =
      tokens[start].range
      .lowerBound..<max(
        tokens[max(end - 1, start)].range.upperBound, tokens[start].range.upperBound)
    return ReadMotion(
      setting: setting, format: format, name: name, range: range, in: source)
  }
}
