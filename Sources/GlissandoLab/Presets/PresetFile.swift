import Foundation
import GlissandoNotation
import Yams

/// The text of a file of presets: names, and behind each a motion.
///
///     Sheet: ".spring(duration: 0.45, bounce: 0.12)"
///     Toast:
///       stiffness: 400
///       damping: 30
///       delay: 0.1
///
/// The text of a motion may be in any language that the lab reads. Numbers by name are those of one
/// description of a spring, and `delay`, `speed` and `initialVelocity`.
package enum PresetFile {
  /// A text that is larger than this, in bytes, is none of presets.
  static let greatestSize = 1 << 20

  /// The presets in a text, in its order; none in an empty one.
  ///
  /// - Throws: The first mistake.
  package static func read(_ text: String) throws(PresetMistake) -> [OwnPreset] {
    guard let root = try compose(text), root.null == nil else { return [] }
    guard let mapping = root.mapping else {
      throw PresetMistake(
        root, "a file of presets is a list of names, each with its motion behind it")
    }
    var presets: [OwnPreset] = []
    for (key, value) in mapping {
      guard let name = key.scalar?.string, !name.isEmpty else {
        throw PresetMistake(key, "the name of a preset is a text")
      }
      presets.append(try PresetEntry(name: name, node: value).read())
    }
    return presets
  }

  static func compose(_ text: String) throws(PresetMistake) -> Node? {
    if let line = AliasExpansion.excess(in: text) {
      throw PresetMistake(
        line: line, column: 1,
        "the aliases up to here stand for more than \(AliasExpansion.limit) values")
    }
    do {
      return try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw PresetMistake(error, in: text)
    } catch {
      throw PresetMistake("\(error)")
    }
  }

  /// The text with one more preset behind what it has, which stays as it is.
  ///
  /// - Throws: A mistake where the text has one, or where nothing can be added at its end.
  package static func adding(_ preset: OwnPreset, to text: String) throws(PresetMistake) -> String {
    let present = try read(text)
    var result = text
    if !result.isEmpty, !result.hasSuffix("\n") { result += "\n" }
    result += try entry(preset)
    guard let all = try? read(result), all == present + [preset] else {
      throw PresetMistake(
        "nothing can be added behind the end of this file; let it end with its last preset")
    }
    return result
  }

  /// A preset as lines of a file.
  static func entry(_ preset: OwnPreset) throws(PresetMistake) -> String {
    let motion = preset.setting.exactText
    var value = Node(motion, Tag(.str), .doubleQuoted)
    if preset.initialVelocity != 0 {
      value = Node([
        (Node("motion"), value),
        (Node("initialVelocity"), Node("\(preset.initialVelocity)")),
      ])
    }
    do {
      return try Yams.serialize(
        node: Node([(Node(preset.name), value)]), width: -1, allowUnicode: true)
    } catch {
      throw PresetMistake("the name “\(preset.name)” cannot be written")
    }
  }
}

extension PresetMistake {
  /// A mistake where a part of the file begins.
  init(_ node: Node, _ message: String) {
    self.init(line: node.mark?.line, column: node.mark?.column, message)
  }

  /// What the parser says about a text.
  fileprivate init(_ error: YamlError, in text: String) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(line: mark.line, column: mark.column, problem + Self.remedy(for: problem))
    case .reader(let problem, let offset, _, _):
      let lines = text.prefix(offset ?? 0)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      self.init(line: max(lines.count, 1), column: (lines.last?.count ?? 0) + 1, problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = duplicates.first ?? ""
      self.init(
        line: Self.secondLine(of: name, in: text) ?? context.mark.line, column: nil,
        "“\(name)” is there twice")
    default: self.init("\(error)")
    }
  }

  /// What to do about a mistake that nearly everybody makes: the colons of a motion's arguments.
  private static func remedy(for problem: String) -> String {
    problem.contains("mapping values are not allowed")
      ? "; a text with a colon in it stands in quotes" : ""
  }

  /// The second line that begins with a name, which may be quoted.
  private static func secondLine(of name: String, in text: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let named = lines.indices.filter { index in
      let line = lines[index].drop { $0 == " " || $0 == "\"" || $0 == "'" }
      return line.hasPrefix(name)
    }
    return named.dropFirst().first.map { $0 + 1 }
  }
}
