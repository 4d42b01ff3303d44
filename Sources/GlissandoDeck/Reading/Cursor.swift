import GlissandoNotation
import Foundation
import GlissandoFiles
import Yams

/// A value of the YAML text, with its place and what is needed to understand it.
struct Cursor {
  let node: Node
  /// The file, as it was named.
  let file: String
  let context: ReadingContext

  /// Notes a mistake at the value's place.
  func fail(_ message: String) { context.report(problem(message)) }

  /// Notes something that is missing at the value's place; the talk can be given without it.
  func warn(_ message: String) { context.warn(problem(message)) }

  private func problem(_ message: String) -> DeckProblem {
    DeckProblem(
      file: file, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0, message: message)
  }

  /// The value of a key of a mapping; nil where there is none.
  func value(_ key: String) -> Cursor? {
    guard case .mapping(let mapping) = node else { return nil }
    return mapping[key].map(at)
  }

  /// The same file and context at another value.
  func at(_ node: Node) -> Cursor { Cursor(node: node, file: file, context: context) }

  /// What arrived, in words for a message.
  var arrival: String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "“\(scalar.string.prefix(60))”"
    case .mapping: "a mapping"
    case .sequence(let sequence): "a list of \(sequence.count)"
    case .alias: "an alias"
    }
  }

  var isEmpty: Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
  }

  // MARK: Collections

  /// The entries of a mapping whose keys are all words; unknown words are reported.
  func entries(_ what: String, allowed: [String]) -> [(key: String, value: Cursor)] {
    pairs(what).filter { key, cursor in
      if allowed.contains(key.text) { return true }
      key.cursor.fail(
        "“\(key.text)” is no key of \(what); "
          + key.cursor.hint(at: key.text, before: cursor, allowed: allowed))
      return false
    }.map { ($0.key.text, $0.value) }
  }

  /// What to do about a word that is no key.
  private func hint(at word: String, before value: Cursor, allowed: [String]) -> String {
    if let near = NearestWord.find(word, among: allowed) { return "did you mean “\(near)”?" }
    if value.isEmpty, let place = node.mark, let next = value.node.mark, place.line == next.line,
      next.column - place.column <= word.count + 1
    {
      // In braces a comma ends a text, and what comes after it is taken for a key without a colon.
      return "put quotation marks around a text with a comma"
    }
    return "allowed are \(allowed.sorted().joined(separator: ", "))"
  }

  /// The entries of a mapping with keys of somebody's own.
  func pairs(_ what: String) -> [(key: (text: String, cursor: Cursor), value: Cursor)] {
    guard context.visit() else { return [] }
    guard case .mapping(let mapping) = node else {
      fail("\(what) is a mapping of keys to values, not \(arrival)")
      return []
    }
    return mapping.compactMap { key, value in
      guard let text = key.scalar?.string else {
        at(key).fail("a key is a word, not \(at(key).arrival)")
        return nil
      }
      return ((text, at(key)), at(value))
    }
  }

  /// The values of a list.
  func items(_ what: String) -> [Cursor] {
    guard context.visit() else { return [] }
    if isEmpty { return [] }
    guard case .sequence(let sequence) = node else {
      fail("\(what) is a list, each entry after “- ”, not \(arrival)")
      return []
    }
    return sequence.map(at)
  }

  /// The values of a list, or the value itself where there is only one.
  func oneOrMore(_ what: String) -> [Cursor] {
    if case .sequence = node { return items(what) }
    return [self]
  }

  // MARK: Scalars

  /// Text, with its variables replaced.
  func string(_ what: String) -> String? {
    guard context.visit() else { return nil }
    guard case .scalar(let scalar) = node else {
      fail("\(what) is text, not \(arrival)")
      return nil
    }
    return Variables.replace(in: scalar.string, self)
  }

  /// The path of a file that is named beside the one in which it is written.
  func path(_ what: String) -> String? {
    guard let name = string(what) else { return nil }
    let folder = file.folderOfPath
    return Self.shortest(name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)")
  }

  /// What to do about a file that is not there: the name beside it that is nearest.
  func hint(forMissing path: String) -> String? {
    let folder = path.folderOfPath
    let missing = (path as NSString).lastPathComponent
    // What is there under this very name is no file, and no help.
    let names = context.names(inFolder: folder.isEmpty ? "." : folder).filter { $0 != missing }
    return NearestWord.find(missing, among: names).map { "did you mean “\($0)”?" }
  }

  /// A path without detours, so that a file has one name however it is reached.
  private static func shortest(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A finite number in a range.
  func number(_ what: String, in range: ClosedRange<Double> = -1e6...1e6) -> Double? {
    guard let text = string(what) else { return nil }
    guard let number = Double(text), number.isFinite else {
      fail("\(what) is a number, not \(arrival)")
      return nil
    }
    guard range.contains(number) else {
      fail(
        "\(what) is a number from \(range.lowerBound.short) to \(range.upperBound.short), not "
          + number.short)
      return nil
    }
    return number
  }

  func integer(_ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = string(what) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      fail(
        "\(what) is a whole number from \(range.lowerBound) to \(range.upperBound), not \(arrival)")
      return nil
    }
    return number
  }

  func bool(_ what: String) -> Bool? {
    word(what, among: ["true": true, "yes": true, "false": false, "no": false])
  }

  /// One of some words, and what it stands for.
  func word<Value>(_ what: String, among words: [String: Value]) -> Value? {
    guard let text = string(what) else { return nil }
    if let value = words[text] { return value }
    let allowed = words.keys.sorted()
    let near = NearestWord.find(text, among: allowed)
    fail(
      "\(what) cannot be “\(text)”; "
        + (near.map { "did you mean “\($0)”?" } ?? "allowed are \(Self.list(allowed))"))
    return nil
  }

  /// Words for a message; of very many the first ones.
  private static func list(_ words: [String]) -> String {
    let shown = words.prefix(24).joined(separator: ", ")
    return words.count > 24 ? "\(shown) and \(words.count - 24) more" : shown
  }

  /// One of the words of an enumeration.
  func word<Value: RawRepresentable & CaseIterable>(
    _ what: String, of type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    let pairs = Value.allCases.map { ($0.rawValue, $0) }
    return word(what, among: Dictionary(pairs) { first, _ in first })
  }

  /// Two numbers, called `names` in a message.
  func pair(
    _ what: String, _ names: String = "[x, y]", in range: ClosedRange<Double> = -1e6...1e6
  ) -> (Double, Double)? {
    guard context.visit() else { return nil }
    guard case .sequence(let sequence) = node, sequence.count == 2 else {
      fail("\(what) is two numbers, \(names), not \(arrival)")
      return nil
    }
    let items = sequence.map(at)
    guard let first = items[0].number(what, in: range),
      let second = items[1].number(what, in: range)
    else { return nil }
    return (first, second)
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
