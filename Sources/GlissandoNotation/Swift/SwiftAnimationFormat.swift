/// SwiftUI's `Animation`, and so Glissando's.
struct SwiftAnimationFormat: NotationFormat {
  let id = "swiftui"
  let name = "SwiftUI Animation"

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    guard case .curve(.pieces(let curve), let duration) = setting.base else {
      var result = WrittenMotion(text: SwiftMotionWriter.text(setting))
      if setting.isBeyondSwiftUI {
        result.notes.append("Only Glissando has this; SwiftUI does not.")
      }
      return result
    }
    let fit = BezierFit(
      MotionCourse(.curve(.pieces(curve), duration: duration)), duration: duration
    ).rounded(places: 4)
    var nearest = setting
    nearest.base = .curve(fit.curve, duration: duration)
    var result = WrittenMotion(
      text: SwiftMotionWriter.text(nearest), of: setting, as: PlainMotion(nearest))
    result.notes = []
    result.noteError("The nearest timing curve")
    return result
  }

  func read(_ source: SourceText) -> MotionReading {
    let tokens = Tokenizer.tokens(source)
    var reading = MotionReading()
    var index = 0
    while index < tokens.count - 1, !reading.isHopeless {
      guard isStart(index, of: tokens, in: source) else {
        index += 1
        continue
      }
      var parser = TermParser(
        source, tokens: tokens, at: index, style: TermParser.Style(hasEqualsLabels: false))
      do throws(NotationError) {
        let term = try parser.term()
        let setting = try SwiftMotionReader(source: source).motion(term)
        reading.motions.append(
          ReadMotion(
            setting: setting, format: id, range: term.range, in: source))
        index = max(parser.position, index + 1)
      } catch {
        reading.errors.append(error)
        index += 1
      }
    }
    return reading
  }

  /// Whether an animation can begin with a token.
  ///
  /// Names alone are too common in other languages: a dot, a type or a call tells that it is Swift.
  private func isStart(_ index: Int, of tokens: [Token], in source: SourceText) -> Bool {
    let token = tokens[index]
    if index > 0, tokens[index - 1].isSymbol(".") { return false }
    if token.isSymbol(".") {
      guard case .word = tokens[index + 1].kind, !isBehindValue(index, tokens) else {
        return false
      }
      return SwiftMotionReader.baseNames.contains(name(tokens[index + 1], source))
    }
    guard case .word = token.kind else { return false }
    let name = name(token, source)
    let isAlone = index == 0 && tokens.count == 2
    let isCalled = tokens[index + 1].isSymbol("(")
    switch name {
    case "Animation": return tokens[index + 1].isSymbol(".")
    case "Spring": return isCalled
    default:
      guard SwiftMotionReader.baseNames.contains(name) else { return false }
      // `linear(0, 1)` is CSS, `spring(0.5f)` Kotlin.
      let hasNumber = isCalled && index + 2 < tokens.count && tokens[index + 2].isNumber
      let hasEquals = isCalled && index + 3 < tokens.count && tokens[index + 3].isSymbol("=")
      return isAlone || isModified(index, tokens, source)
        || isCalled && !hasEquals && (!hasNumber || name == "timingCurve")
    }
  }

  /// Whether a name begins the text and a modifier of an animation follows, as in `bouncy.delay(1)`.
  private func isModified(_ index: Int, _ tokens: [Token], _ source: SourceText) -> Bool {
    guard index == 0, tokens.count > 2, tokens[1].isSymbol("."), case .word = tokens[2].kind else {
      return false
    }
    return SwiftMotionReader.modifierNames.contains(name(tokens[2], source))
  }

  private func name(_ token: Token, _ source: SourceText) -> String {
    source.string(token.range).trimmed("`")
  }

  /// Whether the dot belongs to what stands before it.
  private func isBehindValue(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, !tokens[index].beginsLine else { return false }
    switch tokens[index - 1].kind {
    case .word, .number, .string:
      return tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    case .symbol(let symbol):
      return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(symbol)
    case .end: return false
    }
  }
}

extension MotionSetting {
  /// Whether part of it is our own.
  fileprivate var isBeyondSwiftUI: Bool {
    if case .decay = base { return true }
    return modifiers.contains(.stopsAtTarget)
  }
}
