/// Says what a term of Swift means, as strictly as a compiler: names, labels, their order, defaults.
struct SwiftMotionReader {
  let source: SourceText

  /// The motion that a whole text describes: an animation, or a spring by itself.
  ///
  /// - Throws: What is wrong with it, and where.
  static func motion(in text: String) throws(NotationError) -> MotionSetting {
    let source = SourceText(text)
    var parser = TermParser(
      source, tokens: Tokenizer.tokens(source), style: TermParser.Style(hasEqualsLabels: false))
    let term = try parser.term()
    guard parser.token.kind == .end else {
      throw parser.unexpected(allowed: "a modifier such as “.delay(0.1)”, or the end of the text")
    }
    return try SwiftMotionReader(source: source).motion(term)
  }

  /// The animation that a term describes, or that moves by the spring that it describes.
  func motion(_ term: Term) throws(NotationError) -> MotionSetting {
    guard let all = term.links else {
      throw source.error(
        about: term.range, "is no animation",
        allowed: "an animation such as “.spring(duration: 0.5, bounce: 0.3)”")
    }
    if all[0].name == "Spring", !all[0].hasDot { return MotionSetting(.spring(try spring(term))) }
    var links = all[...]
    if all[0].name == "Animation", !all[0].hasDot, all[0].arguments == nil { links.removeFirst() }
    guard let first = links.first else {
      throw source.error(
        at: term.range.upperBound, "“Animation” alone is no animation",
        allowed: "“Animation.spring” and its like")
    }
    var setting = MotionSetting(try base(first))
    for link in links.dropFirst() { setting.modifiers.append(try modifier(link)) }
    return setting
  }

  // MARK: - Values

  func number(_ term: Term?, default standard: Double) throws(NotationError) -> Double {
    guard let term else { return standard }
    return try number(term)
  }

  /// A number of a spring, in its valid range; a rigid spring, of no duration, is one too.
  func number(
    _ term: Term?, default standard: Double, of parameter: SpringParameter
  ) throws(NotationError) -> Double {
    guard let term else { return standard }
    let value = try finite(term)
    let range = parameter.validRange
    let allowsZero = [.duration, .response, .settlingDuration].contains(parameter)
    if range.contains(value) || allowsZero && value == 0 { return value }
    let lower: String =
      if value > 0, value < range.lowerBound {
        (allowsZero ? "0, or " : "") + "from \(Digits.exact(range.lowerBound))"
      } else if range.lowerBound > 0, !allowsZero {
        "above 0, up"
      } else {
        "from \(min(Int(range.lowerBound), 0))"
      }
    throw source.error(
      about: term.range, "is out of range", allowed: "\(lower) to \(Int(range.upperBound))")
  }

  /// A number that motion can be computed with: beyond its limits other languages' numbers would not be finite.
  func number(_ term: Term) throws(NotationError) -> Double {
    let value = try finite(term)
    guard value.magnitude <= Self.greatestNumber else {
      let most = Int(Self.greatestNumber)
      throw source.error(about: term.range, "is out of range", allowed: "from -\(most) to \(most)")
    }
    return value
  }

  /// As many seconds as the longest motion has; speeds, velocities and heights of curves end there, too.
  private static let greatestNumber = 1e9

  private func finite(_ term: Term) throws(NotationError) -> Double {
    if let value = constant(term) { return value }
    guard case .number(let value, let unit) = term.kind else {
      throw source.error(about: term.range, "is not a number", allowed: "a number such as 0.5")
    }
    guard unit.isEmpty, source.bytes[term.range.lowerBound] != UInt8(ascii: ".") else {
      let hint = unit.isEmpty ? "a digit before the point" : "a number without a unit"
      throw source.error(about: term.range, "is no number of Swift", allowed: hint)
    }
    guard value.isFinite else {
      throw source.error(about: term.range, "is not finite", allowed: "a finite number")
    }
    return value
  }

  private func constant(_ term: Term) -> Double? {
    switch term.path {
    case "pi", "Double.pi", "CGFloat.pi": .pi
    case "zero", "Double.zero", "CGFloat.zero": 0
    default: nil
    }
  }

  func count(_ term: Term) throws(NotationError) -> Int {
    let value = try number(term)
    let text = source.string(term.range)
    guard let count = Int(exactly: value), !text.contains(".") else {
      throw source.error(
        about: term.range, "is not a whole number", allowed: "a whole number such as 3")
    }
    return count
  }

  func flag(_ term: Term?, default standard: Bool) throws(NotationError) -> Bool {
    guard let term else { return standard }
    switch term.path {
    case "true": return true
    case "false": return false
    default:
      throw source.error(about: term.range, "is neither true nor false", allowed: "true or false")
    }
  }

  func unknown(_ link: Term.Link, _ what: String, among names: [String]) -> NotationError {
    source.unknown(link.name, at: link.nameRange, "no \(what)", among: names)
  }

  /// Refuses what stands behind something that has no modifiers.
  func refuseRest(_ links: ArraySlice<Term.Link>, _ what: String) throws(NotationError) {
    guard let link = links.first else { return }
    throw source.error(
      at: link.nameRange.lowerBound, "“.\(link.name)” does not belong to \(what)",
      allowed: "nothing here")
  }
}
