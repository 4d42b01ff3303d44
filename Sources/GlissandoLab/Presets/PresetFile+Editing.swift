import Foundation
import Yams

// Changes of one preset in a file's text, which leave the rest as it is.

extension PresetFile {
  /// The text with another motion behind a name; everything else stays as it is.
  ///
  /// - Throws: A mistake where the text has one, or where the preset cannot be told from the rest of it.
  package static func replacing(
    _ preset: OwnPreset, in text: String
  ) throws(PresetMistake) -> String {
    try editing(text, preset.name, expecting: preset) { lines, range, _ throws(PresetMistake) in
      let entry = try entry(preset).split(separator: "\n").map(String.init)
      lines.replaceSubrange(range, with: entry)
    }
  }

  /// The text without a preset; everything else stays as it is.
  ///
  /// - Throws: As for replacing one.
  package static func removing(
    _ name: String, from text: String
  ) throws(PresetMistake) -> String {
    try editing(text, name, expecting: nil) { lines, range, _ in lines.removeSubrange(range) }
  }

  /// The text with another name for a preset; everything else stays as it is, the way in which its motion
  /// is written too.
  ///
  /// - Throws: As for replacing one.
  package static func renaming(
    _ name: String, to newName: String, in text: String
  ) throws(PresetMistake) -> String {
    var preset = try read(text).first { $0.name == name }
    preset?.name = newName
    return try editing(text, name, expecting: preset) { lines, range, key throws(PresetMistake) in
      let line = lines[range.lowerBound]
      guard let end = endOfKey(in: line, from: key) else { throw notTold(name) }
      let start = line.index(line.startIndex, offsetBy: key)
      lines[range.lowerBound] = try line[..<start] + written(newName) + line[end...]
    }
  }

  // MARK: Finding the lines

  /// Changes the lines of one preset, and reads the result: it must say what it is to say, and of all
  /// others what it said.
  private static func editing(
    _ text: String, _ name: String, expecting preset: OwnPreset?,
    _ body: (inout [String], Range<Int>, Int) throws(PresetMistake) -> Void
  ) throws(PresetMistake) -> String {
    var presets = try read(text)
    guard let index = presets.firstIndex(where: { $0.name == name }),
      let place = try place(of: name, in: text)
    else { throw PresetMistake("there is no preset “\(name)” in the file any more") }
    var lines = text.components(separatedBy: "\n")
    try body(&lines, place.lines, place.column)
    let result = lines.joined(separator: "\n")
    presets.replaceSubrange(index...index, with: preset.map { [$0] } ?? [])
    guard (try? read(result)) == presets else { throw notTold(name) }
    return result
  }

  private static func notTold(_ name: String) -> PresetMistake {
    PresetMistake("“\(name)” cannot be told from the rest of the file; change it there")
  }

  /// The lines of a preset, without what stands between it and the next one, and the column of its name.
  private static func place(
    of name: String, in text: String
  ) throws(PresetMistake) -> (lines: Range<Int>, column: Int)? {
    let keys = try compose(text)?.mapping?.keys.map { $0 } ?? []
    guard let index = keys.firstIndex(where: { $0.scalar?.string == name }),
      let mark = keys[index].mark
    else { return nil }
    let lines = text.components(separatedBy: "\n")
    let next = index + 1 < keys.count ? keys[index + 1].mark?.line : nil
    var end = min(next.map { $0 - 1 } ?? lines.count, lines.count)
    // Comments and empty lines belong to what follows.
    while end > mark.line, !isPart(lines[end - 1]) { end -= 1 }
    guard mark.line <= end else { throw notTold(name) }
    return (mark.line - 1..<end, mark.column - 1)
  }

  private static func isPart(_ line: String) -> Bool {
    guard let first = line.first(where: { $0 != " " && $0 != "\r" && $0 != "\t" }) else {
      return false
    }
    return first != "#" && line != "---" && line != "..."
  }

  /// Where a name ends that begins at a column: behind its quote, or before its colon.
  private static func endOfKey(in line: String, from column: Int) -> String.Index? {
    guard column < line.count else { return nil }
    let start = line.index(line.startIndex, offsetBy: column)
    let rest = line[start...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let end = rest.indices.first { index in
        rest[index] == ":"
          && rest[rest.index(after: index)...].first.map { " \t\r".contains($0) }
            ?? true
      }
      return end
    }
    var index = line.index(after: start)
    while index < line.endIndex {
      if line[index] == "\\", quote == "\"" {
        index = line.index(after: index)
      } else if line[index] == quote {
        return line.index(after: index)
      }
      guard index < line.endIndex else { return nil }
      index = line.index(after: index)
    }
    return nil
  }

  /// A name as it stands before a colon.
  private static func written(_ name: String) throws(PresetMistake) -> String {
    let text = try? Yams.serialize(
      node: Node([(Node(name), Node("x"))]), width: -1, allowUnicode: true)
    guard let text, text.hasSuffix(": x\n") else {
      throw PresetMistake("the name “\(name)” cannot be written")
    }
    return String(text.dropLast(": x\n".count))
  }
}
