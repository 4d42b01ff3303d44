import ArgumentParser
import Foundation
import GlissandoDeck
import GlissandoNotation

/// One line for people about what went wrong.
struct ErrorLine {
  let text: String

  init(_ error: any Error) {
    switch error {
    case AppError.deck(let problems): text = problems.description
    case let error as AppError: text = Self.joined(error.description)
    default: text = Self.line(GlissandoCommand.message(for: error))
    }
  }

  /// The parser's message as one line that also says what to do.
  static func line(_ message: String) -> String {
    let text = joined(message)
    if let word = quoted(text, after: "Unexpected argument '") { return unknownWord(word) }
    let isAnswered = ["allowed is", "leave out", "leave it out"].contains { text.contains($0) }
    if isAnswered { return text }
    let isSentence = text.last.map { ".?!".contains($0) } ?? false
    return text + (isSentence ? " " : "; ") + "“\(Program.name) --help” lists what is allowed"
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
      .joined(separator: " ")
  }
}
