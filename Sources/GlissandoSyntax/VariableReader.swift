/// Reads what stands after `var` and `let`.
struct VariableReader {
  private let source: SourceText
  private let limit: Int

  init(_ source: SourceText, before limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// The variables, and the place behind them.
  func bindings(at start: Int) -> (end: Int, [Binding]) {
    var result: [Binding] = []
    var place = start
    while place < limit {
      let (end, binding) = binding(at: place)
      result.append(binding)
      place = end
      guard source.isSymbol(place, ","), place < limit else { break }
      place += 1
    }
    // In `var x, y: CGFloat` the type stands at the last.
    for index in result.indices.reversed().dropFirst() where result[index].type == nil {
      if result[index].value == nil { result[index].type = result[index + 1].type }
    }
    return (place, result)
  }

  private func binding(at start: Int) -> (end: Int, Binding) {
    var place = start
    let isName = source.tokens[start].kind == .word
    place = source.afterBracket(place, before: limit)
    var type: String?
    if source.isSymbol(place, ":"), place < limit {
      let end = afterType(place + 1)
      type = source.text(ofTokens: place + 1..<end)
      place = end
    }
    var value: Expression?
    if source.isSymbol(place, "="), place < limit {
      let end = afterValue(place + 1)
      value = expression(place + 1..<end)
      place = end
    }
    // A separator may stand where a line ends: what is written belongs to the variable so far.
    let end = source.end(ofTokens: start..<place)
    var isComputed = false
    if source.isSymbol(place, "{"), place < limit {
      isComputed = !isObserving(place)
      place = source.afterBracket(place, before: limit)
    }
    return (
      place,
      Binding(
        name: isName ? source.word(start) : nil, type: type, value: value, isComputed: isComputed,
        range: source.tokens[start].range.lowerBound..<end)
    )
  }

  private func afterType(_ start: Int) -> Int {
    var place = start
    while place < limit {
      if source.isSymbol(place, "=") || source.isSymbol(place, ",") || source.isSymbol(place, "{")
        || source.isSymbol(place, ";") || place > start && source.beginsStatement(place)
      {
        break
      }
      place = source.afterAngles(place, before: limit) ?? source.afterBracket(place, before: limit)
    }
    return place
  }

  /// The end of an initial value: a comma, a declaration, observers.
  private func afterValue(_ start: Int) -> Int {
    var place = start
    while place < limit {
      if source.isSymbol(place, ",") || source.isSymbol(place, ";") { break }
      if place > start, source.beginsStatement(place) { break }
      if source.isSymbol(place, "{"), place > start, isObserving(place) { break }
      if source.isSymbol(place, "<"), source.touchesPrevious(place),
        let end = source.afterAngles(place, before: limit)
      {
        place = end
      } else {
        place = source.afterBracket(place, before: limit)
      }
    }
    return place
  }

  /// Whether the braces hold observers, which compute nothing.
  private func isObserving(_ brace: Int) -> Bool {
    let head = DeclarationHead(source, at: brace + 1, before: limit)
    return ["willSet", "didSet"].contains(source.word(head.end))
  }

  // MARK: Values

  private func expression(_ range: Range<Int>) -> Expression {
    Expression(text: source.text(ofTokens: range), evidentType: evidentType(range))
  }

  private func evidentType(_ range: Range<Int>) -> String? {
    guard let first = range.first else { return nil }
    if source.isSymbol(first, "-") || source.isSymbol(first, "+") {
      return evidentType(first + 1..<range.upperBound)
    }
    switch source.tokens[first].kind {
    case .number where range.count == 1:
      let text = source.word(first)
      let isHexadecimal = text.hasPrefix("0x")
      return text.contains(".") || !isHexadecimal && text.lowercased().contains("e")
        ? "Double" : "Int"
    case .literal where range.count == 1: return source.word(first).contains("\"") ? "String" : nil
    case .word where range.count == 1 && ["true", "false"].contains(source.word(first)):
      return "Bool"
    case .word: return typeName(range)
    default: return nil
    }
  }

  /// The type at the beginning of `Angle.degrees(90)`, where nothing but members and calls follows.
  private func typeName(_ range: Range<Int>) -> String? {
    guard isTypeName(range.lowerBound) else { return nil }
    var place = range.lowerBound + 1
    while source.isSymbol(place, "."), isTypeName(place + 1), place + 1 < range.upperBound {
      place += 2
    }
    if let end = source.afterAngles(place, before: range.upperBound) { place = end }
    let name = source.text(ofTokens: range.lowerBound..<place)
    while place < range.upperBound {
      if source.isSymbol(place, "(") || source.isSymbol(place, "{") {
        place = source.afterBracket(place, before: range.upperBound)
      } else if source.isSymbol(place, "."), source.tokens[place + 1].kind == .word {
        place += 2
      } else {
        return nil
      }
    }
    return name
  }

  private func isTypeName(_ index: Int) -> Bool {
    source.tokens.indices.contains(index) && source.tokens[index].kind == .word
      && source.word(index).first?.isUppercase ?? false
  }
}
