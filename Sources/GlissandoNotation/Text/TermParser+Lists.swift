/// Lists and objects.
extension TermParser {
  /// Whether what follows a brace has no name.
  var beginsBraceList: Bool {
    let next = tokens[min(position + 1, tokens.count - 1)]
    return next.isNumber || next.isSymbol("{") || next.isSymbol("-")
  }

  mutating func list(until end: Unicode.Scalar) throws(NotationError) -> Term {
    let start = advance().range.lowerBound
    var terms: [Term] = []
    while !consume(end) {
      terms.append(try term())
      if consume(end) { break }
      guard consume(",") else { throw unexpected(allowed: "“,” or “\(end)”") }
    }
    return Term(kind: .list(terms), range: start..<tokens[position - 1].range.upperBound)
  }

  /// Names with their values in braces.
  ///
  /// Values that are no terms are skipped, and what has no name stands among the fields without one:
  /// objects of real programs hold more than numbers.
  mutating func object() throws(NotationError) -> Term {
    guard depth < Self.deepestNesting else { throw unexpected(allowed: "fewer braces") }
    depth += 1
    defer { depth -= 1 }
    let start = token.range.lowerBound
    try expect("{", for: "to begin an object")
    var fields: [Term.Argument] = []
    while !consume("}") {
      if token.kind == .end { throw unexpected(allowed: "“}” to close the braces") }
      if consume(",") || consume(";") { continue }
      fields.append(field() ?? skipped())
    }
    return Term(kind: .object(fields), range: start..<tokens[position - 1].range.upperBound)
  }

  /// Names with their values to the end of the text, without braces; nil where something has no name.
  mutating func bareFields() -> [Term.Argument]? {
    var fields: [Term.Argument] = []
    while token.kind != .end {
      if consume(",") || consume(";") { continue }
      guard let field = field() else { return nil }
      fields.append(field)
    }
    return fields.isEmpty ? nil : fields
  }

  private mutating func field() -> Term.Argument? {
    let start = position
    guard let label = key(), token.isSymbol(":") || token.isSymbol("=") else {
      position = start
      return nil
    }
    let labelRange = tokens[start].range.lowerBound..<tokens[position - 1].range.upperBound
    let separator: UInt8 = advance().isSymbol(":") ? UInt8(ascii: ":") : UInt8(ascii: "=")
    let valueStart = position
    if [",", ";", "}"].contains(where: { token.isSymbol($0) }) {
      let end = tokens[position - 1].range.upperBound
      return Term.Argument(
        label: label, labelRange: labelRange, separator: separator,
        value: Term(kind: .other, range: end..<end))
    }
    if let value = try? term(), isAtValueEnd {
      return Term.Argument(
        label: label, labelRange: labelRange, separator: separator, value: value)
    }
    position = valueStart
    skipValue()
    let range =
      tokens[valueStart].range.lowerBound..<tokens[max(valueStart, position - 1)].range.upperBound
    return Term.Argument(
      label: label, labelRange: labelRange, separator: separator,
      value: Term(kind: .other, range: range))
  }

  /// What is no field, without a name.
  private mutating func skipped() -> Term.Argument {
    let start = position
    skipValue()
    let range = tokens[start].range.lowerBound..<tokens[max(start, position - 1)].range.upperBound
    return Term.Argument(
      label: nil, labelRange: range.lowerBound..<range.lowerBound,
      value: Term(kind: .other, range: range))
  }

  /// A name with dots, or a string.
  private mutating func key() -> String? {
    if case .string(let text) = token.kind {
      advance()
      return text
    }
    guard case .word = token.kind else { return nil }
    var name = source.string(advance().range)
    while token.isSymbol("."), case .word = tokens[min(position + 1, tokens.count - 1)].kind {
      advance()
      name += "." + source.string(advance().range)
    }
    return name
  }

  private var isAtValueEnd: Bool {
    token.kind == .end || token.beginsLine || isAtAssignment
      || [",", ";", "}"].contains { token.isSymbol($0) }
  }

  /// Whether the next value begins without a comma before it, as in `stiffness=100 damping=10`.
  private var isAtAssignment: Bool {
    guard case .word = token.kind else { return false }
    return tokens[min(position + 1, tokens.count - 1)].isSymbol("=")
  }

  /// Goes on behind a value that is none: to the next comma, semicolon, line or closing brace.
  private mutating func skipValue() {
    var open = 0
    repeat {
      let token = advance()
      if ["(", "[", "{"].contains(where: { token.isSymbol($0) }) { open += 1 }
      if [")", "]", "}"].contains(where: { token.isSymbol($0) }) { open -= 1 }
      if open <= 0, isAtValueEnd { return }
    } while token.kind != .end
  }
}
