import Foundation
import GlissandoMotion

/// Finds motion in style sheets, in single declarations, and in easing functions that stand alone.
struct CSSReader {
  private let source: SourceText
  private let format: String
  private let tokens: [Token]

  init(_ source: SourceText, format: String) {
    self.source = source
    self.format = format
    tokens = Tokenizer.tokens(source, style: .css)
  }

  /// Seconds where a text says none.
  fileprivate static let standardDuration = 0.3

  /// `name: value` up to a semicolon or brace.
  private struct Declaration {
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

  private static func plainName(_ name: String) -> String {
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

  // MARK: - Shorthands

  /// What the words of one transition or animation say.
  private struct Item {
    var curve: CurveSetting?
    var times: [Double] = []
    var name: String?
    var count: Int?
    var notes: [String] = []
    var isEndless = false
    var alternates = false

    var isMotion: Bool { curve != nil && !times.isEmpty || times.count > 0 && name != nil }

    var setting: MotionSetting {
      let curve = curve ?? .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
      var setting = MotionSetting(
        .curve(curve, duration: times.first ?? CSSReader.standardDuration))
      if isEndless {
        setting.modifiers.append(.repeatForever(autoreverses: alternates))
      } else if let count, count > 1 {
        setting.modifiers.append(.repeatCount(count, autoreverses: alternates))
      }
      if times.count > 1, times[1] > 0 { setting.modifiers.append(.delay(times[1])) }
      return setting
    }
  }

  private func readShorthand(_ declaration: Declaration, _ reading: inout MotionReading) {
    let isAnimation = Self.plainName(declaration.name) == "animation"
    var start = declaration.value.lowerBound
    var isFirst = true
    while start < declaration.value.upperBound {
      do throws(NotationError) {
        let (item, end) = try item(from: start, to: declaration.value.upperBound, isAnimation)
        if item.isMotion {
          let from = isFirst ? declaration.start : start
          var result = motion(
            item.setting, from: from, to: end, name: item.name == "all" ? nil : item.name)
          result.notes = item.notes
          reading.motions.append(result)
        }
        isFirst = false
        start = end + 1
      } catch {
        reading.errors.append(error)
        return
      }
    }
  }

  /// The words up to a comma, and its index.
  private func item(
    from start: Int, to end: Int, _ isAnimation: Bool
  ) throws(NotationError) -> (Item, Int) {
    var item = Item()
    var index = start
    while index < end, !tokens[index].isSymbol(",") {
      if let (curve, next) = try CSSEasing(source).curve(tokens, at: index) {
        item.curve = curve
        index = next
        continue
      }
      switch tokens[index].kind {
      case .number: try noteNumber(at: index, in: &item, isAnimation)
      case .word: try noteWord(at: index, in: &item, isAnimation)
      case .string, .symbol, .end: break
      }
      index += 1
    }
    try checkName(item, at: start)
    return (item, index)
  }

  /// A time, or how often an animation repeats.
  private func noteNumber(
    at index: Int, in item: inout Item, _ isAnimation: Bool
  ) throws(NotationError) {
    guard case .number(let value, let unit) = tokens[index].kind else { return }
    let isNegative = index > 0 && tokens[index - 1].isSymbol("-")
    let start = tokens[isNegative ? index - 1 : index].range.lowerBound
    let shown = source.quoted(start..<tokens[index].range.upperBound)
    guard let seconds = Self.seconds(value, unit) else {
      guard unit.isEmpty, isAnimation, !isNegative, value < 1e9 else {
        throw source.error(
          at: start, "\(shown) is no time",
          allowed: "seconds or milliseconds with their unit, such as 0.3s or 300ms")
      }
      item.count = Int(value)
      return
    }
    guard item.times.count < 2 else {
      throw source.error(
        at: start, "\(shown) is a third time", allowed: "a duration, and a delay behind it")
    }
    guard !isNegative || seconds == 0 else {
      guard item.times.count == 1 else {
        throw source.error(
          at: start, "\(shown) is out of range", allowed: "a duration of 0s or more")
      }
      item.notes.append("The negative delay is left out: the motion begins at its beginning.")
      return item.times.append(0)
    }
    item.times.append(seconds)
  }

  /// What animations and transitions say besides their times, curve and name.
  private static let otherWords = [
    "normal", "reverse", "alternate-reverse", "none", "forwards", "backwards", "both", "running",
    "paused", "allow-discrete", "replace", "add", "accumulate", "auto", "important",
  ]

  private func noteWord(
    at index: Int, in item: inout Item, _ isAnimation: Bool
  ) throws(NotationError) {
    let word = source.string(tokens[index].range)
    switch word {
    case "infinite" where isAnimation: item.isEndless = true
    case "alternate" where isAnimation: item.alternates = true
    case _ where Self.otherWords.contains(word): break
    default:
      guard item.name == nil else {
        throw source.error(
          at: tokens[index].range.lowerBound, "“\(word)” is not expected",
          allowed: "one name, up to two times, and a curve: "
            + CSSEasing.keywords.map(\.name).joined(separator: ", "),
          suggestion: NearestWord.find(word, among: CSSEasing.keywords.map(\.name)))
      }
      item.name = word
    }
  }

  /// Refuses a name that is nearly a curve's where there is none.
  private func checkName(_ item: Item, at start: Int) throws(NotationError) {
    guard item.curve == nil, !item.times.isEmpty, let name = item.name,
      let near = NearestWord.find(name, among: CSSEasing.keywords.map(\.name)),
      name.contains("-") || NearestWord.distance(name, near) == 1,
      let token = tokens[start...].first(where: { source.string($0.range) == name })
    else { return }
    throw source.error(
      at: token.range.lowerBound, "“\(name)” is no curve",
      allowed: CSSEasing.keywords.map(\.name).joined(separator: ", "), suggestion: near)
  }

  private static func seconds(_ value: Double, _ unit: String) -> Double? {
    switch unit.lowercased() {
    case "s" where value.isFinite: value
    case "ms" where value.isFinite: value / 1000
    default: nil
    }
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
      at: token.range.lowerBound, "\(source.quoted(token.range)) is no time",
      allowed: "seconds or milliseconds with their unit, such as 0.3s or 300ms")
  }

  /// Whether an easing function begins with a token.
  private func isEasing(at index: Int) -> Bool {
    let name = source.string(tokens[index].range).lowercased()
    return tokens[index + 1].isSymbol("(")
      ? ["cubic-bezier", "linear"].contains(name)
      : CSSEasing.keywords.contains { $0.name == name }
  }

  /// Refuses a word that is no curve.
  private func checkCurveName(at value: Range<Int>) throws(NotationError) {
    let token = tokens[value.lowerBound]
    let word = source.string(token.range)
    let names = CSSEasing.keywords.map(\.name)
    let others = ["inherit", "initial", "unset", "revert", "step-start", "step-end"]
    guard token.kind == .word, !tokens[value.lowerBound + 1].isSymbol("("),
      !names.contains(word.lowercased()), !others.contains(word)
    else { return }
    throw source.error(
      at: token.range.lowerBound, "“\(word)” is no curve",
      allowed: names.joined(separator: ", ") + ", cubic-bezier(), linear()",
      suggestion: NearestWord.find(word, among: names))
  }

  /// An easing function that is the whole text, with or without its times.
  private func readAlone(_ reading: inout MotionReading) {
    guard tokens.count > 1, isEasing(at: 0) else { return }
    do throws(NotationError) {
      let (item, end) = try item(from: 0, to: tokens.count - 1, false)
      let rest = tokens[end]
      guard item.curve != nil else { return }
      // A keyword without a time is a word like others; Swift's own `linear` too.
      let isCalled = tokens[1].isSymbol("(")
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

  private func motion(
    _ setting: MotionSetting, from start: Int, to end: Int, name: String?
  ) -> ReadMotion {
    let range =
      tokens[start].range
      .lowerBound..<max(
        tokens[max(end - 1, start)].range.upperBound, tokens[start].range.upperBound)
    return ReadMotion(
      setting: setting, format: format, name: name, range: range,
      place: source.place(range.lowerBound))
  }
}
