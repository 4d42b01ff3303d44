import ArgumentParser
import Foundation
import GlissandoDeck
import GlissandoFiles
import GlissandoNotation
import GlissandoPresenting

/// One line for people about what went wrong.
struct ErrorLine {
  let text: String
  /// Whether every line begins with the place in a file that it is about, which editors lead to if
  /// nothing stands before it.
  let beginsWithPlace: Bool

  /// - Parameter arguments: Those of the program; their first may be a subcommand.
  init(_ error: any Error, arguments: [String] = []) {
    if case AppError.deck(let problems) = error {
      text = problems.description
      beginsWithPlace = true
      return
    }
    beginsWithPlace = false
    switch error {
    case let error as AppError: text = Self.joined(error.description)
    case let error as FilmError: text = Self.joined(error.description)
    default:
      let subcommand = arguments.first.flatMap {
        GlissandoCommand.subcommandNames.contains($0) ? $0 : nil
      }
      text = Self.line(GlissandoCommand.message(for: error), subcommand: subcommand)
    }
  }

  /// The parser's message as one line that also says what to do.
  static func line(_ message: String, subcommand: String? = nil) -> String {
    let text = joined(message)
    let words = [Program.name, subcommand, "--help"].compactMap { $0 }
    let help = "“\(words.joined(separator: " "))”"
    if let word = quoted(text, after: "Unexpected argument '") {
      guard let subcommand else { return unknownWord(word) }
      return "“\(subcommand)” has no place for “\(word)”; leave it out. \(help) lists what there is"
    }
    let isAnswered = ["allowed is", "leave out", "leave it out", "name another"].contains {
      text.contains($0)
    }
    if isAnswered { return text }
    let isSentence = text.last.map { ".?!".contains($0) } ?? false
    return text + (isSentence ? " " : "; ") + "\(help) lists what is allowed"
  }

  private static func unknownWord(_ word: String) -> String {
    let known = GlissandoCommand.subcommandNames
    let list = known.joined(separator: " or ")
    let guess = NearestWord.find(word, among: known).map { " Did you mean “\($0)”?" } ?? ""
    return "“\(word)” is not a subcommand; allowed is \(list).\(guess)"
  }

  private static func quoted(_ text: String, after start: String) -> String? {
    guard let range = text.range(of: start),
      let end = text[range.upperBound...].firstIndex(of: "'")
    else { return nil }
    return String(text[range.upperBound..<end])
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: " ").onOneLine
  }
}
