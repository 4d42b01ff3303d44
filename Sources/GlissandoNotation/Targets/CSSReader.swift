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
      switch Self.plainName(declaration.name) {
      case "transition", "animation": readShorthand(declaration, &reading)
      case let name where name.hasSuffix("timing-function") || declaration.name.hasPrefix("--"):
        readLonghand(declaration, name, declarations, &reading)
      default: break
      }
    }
    if declarations.isEmpty { readAlone(&reading) }
    return reading
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
          reading.motions.append(
            motion(item.setting, from: from, to: end, name: item.name == "all" ? nil : item.name))
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
      case .number(let value, let unit):
        if let seconds = Self.seconds(value, unit) {
          item.times.append(index > 0 && tokens[index - 1].isSymbol("-") ? -seconds : seconds)
        } else if unit.isEmpty, isAnimation, value >= 1, value < 1e9 {
          item.count = Int(value)
        }
      case .word: Self.note(source.string(tokens[index].range), in: &item, isAnimation)
      case .string, .symbol, .end: break
      }
      index += 1
    }
    return (item, index)
  }

  private static func note(_ word: String, in item: inout Item, _ isAnimation: Bool) {
    switch word {
    case "infinite" where isAnimation: item.isEndless = true
    case "alternate" where isAnimation: item.alternates = true
    case "normal", "reverse", "alternate-reverse", "none", "forwards", "backwards", "both",
      "running",
      "paused":
      break
    default: item.name = item.name ?? word
    }
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
      guard declaration.value.lowerBound < declaration.value.upperBound,
        let (curve, next) = try CSSEasing(source).curve(tokens, at: declaration.value.lowerBound),
        // A keyword that is a custom property may mean anything.
        next == declaration.value.upperBound || tokens[next].isSymbol(",")
      else { return }
      let duration = duration(beside: declaration, all)
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
  private func duration(beside declaration: Declaration, _ all: [Declaration]) -> Double? {
    let durations = all.filter { $0.block == declaration.block && $0.name.hasSuffix("duration") }
    // Custom properties have names of their own: the one with the longest common beginning.
    let best = durations.max {
      $0.name.commonPrefix(with: declaration.name).count
        < $1.name.commonPrefix(with: declaration.name).count
    }
    guard let best, case .number(let value, let unit) = tokens[best.value.lowerBound].kind else {
      return nil
    }
    return Self.seconds(value, unit)
  }

  /// An easing function that is the whole text, with or without its times.
  private func readAlone(_ reading: inout MotionReading) {
    do throws(NotationError) {
      let (item, end) = try item(from: 0, to: tokens.count - 1, false)
      let rest = tokens[end...].first
      guard item.curve != nil, item.name == nil, rest?.kind == .end || rest?.isSymbol(";") == true
      else { return }
      // A keyword without a time is a word like others; Swift's own `linear` too.
      guard tokens.count > 2 || !item.times.isEmpty || source.string(tokens[0].range).contains("-")
      else { return }
      var result = motion(item.setting, from: 0, to: end, name: nil)
      if item.times.isEmpty { result.notes = [Self.noDuration] }
      reading.motions.append(result)
    } catch {
      if !source.string(tokens[0].range).isEmpty { reading.errors.append(error) }
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
