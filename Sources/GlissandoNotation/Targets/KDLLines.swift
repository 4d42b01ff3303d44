/// The nodes of a KDL document: each a name with values and properties, in the braces of another.
struct KDLLines {
  struct Node {
    let name: String
    /// Numbers, strings and words behind the name.
    var values: [Term] = []
    /// `name=value` behind the name.
    var properties: [Term.Argument] = []
    /// The name of the node around it.
    let parent: String?
    /// The token with which the braces around it begin; tells siblings from others.
    let parentStart: Int
    var range: Range<Int>
  }

  private(set) var nodes: [Node] = []

  /// Takes a text apart; what is no KDL is passed over.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceText) {
    let tokens = Tokenizer.tokens(source, style: .kdl)
    var parents: [(name: String?, start: Int)] = []
    var index = 0
    while tokens[index].kind != .end {
      if tokens[index].isSymbol("{") {
        let lastNode = nodes.last
        let isOpen =
          lastNode.map { $0.range.upperBound == Self.end(tokens, before: index) } ?? false
        parents.append((isOpen ? lastNode?.name : nil, index))
        index += 1
      } else if tokens[index].isSymbol("}") {
        _ = parents.popLast()
        index += 1
      } else if Self.isLeftOut(tokens, index) {
        index = Self.behindNode(source, tokens, from: index + 2)
      } else if case .word = tokens[index].kind {
        let parent = parents.last
        var node = Node(
          name: source.string(tokens[index].range), parent: parent?.name,
          parentStart: parent?.start ?? -1, range: tokens[index].range)
        index += 1
        index = Self.fill(&node, source, tokens, from: index)
        nodes.append(node)
      } else {
        index += 1
      }
    }
  }

  /// Whether what comes next is left out: “/-” stands before it.
  private static func isLeftOut(_ tokens: [Token], _ index: Int) -> Bool {
    tokens[index].isSymbol("/") && tokens[index + 1].isSymbol("-")
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// The index behind a node and its block.
  private static func behindNode(_ source: SourceText, _ tokens: [Token], from start: Int) -> Int {
    guard case .word = tokens[start].kind else { return start }
    var node = Node(name: "", parent: nil, parentStart: -1, range: tokens[start].range)
    return behindBlock(tokens, from: fill(&node, source, tokens, from: start + 1))
  }

  /// The index behind a block that begins at an index; the index where none does.
  private static func behindBlock(_ tokens: [Token], from start: Int) -> Int {
    guard tokens[start].isSymbol("{") else { return start }
    var (index, depth) = (start, 0)
    repeat {
      if tokens[index].isSymbol("{") { depth += 1 }
      if tokens[index].isSymbol("}") { depth -= 1 }
      index += 1
    } while depth > 0 && tokens[index].kind != .end
    return index
  }

  private static func end(_ tokens: [Token], before index: Int) -> Int {
    index > 0 ? tokens[index - 1].range.upperBound : 0
  }

  /// Takes what is behind a name, up to the end of its line; returns the index behind it.
  private static func fill(
    _ node: inout Node, _ source: SourceText, _ tokens: [Token], from start: Int
  ) -> Int {
    var index = start
    // What is followed by a parenthesis, a colon or its like is another language's.
    let isForeign = ["(", ":", "=", "."].contains { tokens[index].isSymbol($0) }
    if isForeign {
      while tokens[index].kind != .end, !tokens[index].beginsLine { index += 1 }
      return index
    }
    while tokens[index].kind != .end, !tokens[index].beginsLine,
      !["{", "}", ";"].contains(where: { tokens[index].isSymbol($0) })
    {
      let isLeftOut = isLeftOut(tokens, index)
      if isLeftOut { index += 2 }
      let token = tokens[index]
      if isLeftOut, token.isSymbol("{") {
        index = behindBlock(tokens, from: index)
      } else if case .word = token.kind, tokens[index + 1].isSymbol("="),
        let (value, next) = value(source, tokens, at: index + 2)
      {
        let property = Term.Argument(
          label: source.string(token.range), labelRange: token.range,
          separator: UInt8(ascii: "="), value: value)
        if !isLeftOut { node.properties.append(property) }
        index = next
      } else if let (value, next) = value(source, tokens, at: index) {
        if !isLeftOut { node.values.append(value) }
        index = next
      } else if token.kind != .end {
        index += 1
      }
      node.range = node.range.lowerBound..<tokens[index - 1].range.upperBound
    }
    return index
  }

  private static func value(
    _ source: SourceText, _ tokens: [Token], at index: Int
  ) -> (Term, Int)? {
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .number(let value, let unit):
      return (Term(kind: .number(value, unit: unit), range: tokens[index].range), index + 1)
    case .string(let text):
      return (Term(kind: .string(text), range: tokens[index].range), index + 1)
    case .symbol(UInt8(ascii: "-")):
      guard index + 1 < tokens.count, case .number(let value, let unit) = tokens[index + 1].kind
      else { return nil }
      let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
      return (Term(kind: .number(-value, unit: unit), range: range), index + 2)
    case .word:
      let range = tokens[index].range
      let link = Term.Link(
        name: source.string(range), nameRange: range, arguments: nil, range: range, hasDot: false)
      return (Term(kind: .chain([link]), range: range), index + 1)
    case .symbol, .end: return nil
    }
  }
}
