import Foundation

/// The source of a manual page, in the macros of man(7).
struct ManualText {
  private(set) var source: String

  /// A page with its title and the line by which it is found.
  ///
  /// - Parameter sentence: What the command does; a full stop at its end is left out.
  init(name: String, sentence: String) {
    let words = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let title = Self.escaped(name.uppercased())
    source = """
      .TH \(title) 1 "" "\(Program.name) \(Program.version)" "User Commands"
      .SH NAME
      \(Self.escaped(name)) \\- \(Self.escaped(words))

      """
  }

  mutating func section(_ title: String) { source += ".SH \(title.uppercased())\n" }

  /// How a command is written: words, and behind them what is escaped already.
  mutating func synopsis(_ words: [String], rest: [String]) {
    let command = words.map(Self.escaped).joined(separator: " ")
    source += ".PP\n.B \(command)\n"
    source += rest.isEmpty ? "" : rest.joined(separator: "\n") + "\n"
  }

  /// Texts with an empty line between each two.
  mutating func paragraphs(_ text: String?) {
    for paragraph in (text ?? "").components(separatedBy: "\n\n") where !paragraph.isEmpty {
      source += ".PP\n\(Self.escaped(paragraph))\n"
    }
  }

  /// A term, escaped already, and what it means.
  mutating func item(_ term: String, _ words: String) {
    source += ".TP\n\(term)\n\(Self.escaped(words))\n"
  }

  /// The arguments of a command, by the titles that they are listed under.
  mutating func options(of command: CommandDescription) {
    var titles: [String] = []
    let titled = command.shownArguments.map { ($0.title, $0) }
    for (title, _) in titled where !titles.contains(title) { titles.append(title) }
    // The general ones last, as in the program's own help.
    for title in titles.filter({ $0 != "Options" }) + titles.filter({ $0 == "Options" }) {
      section(title)
      for (other, argument) in titled where other == title {
        item(Self.term(of: argument), argument.words)
      }
    }
  }

  mutating func references(_ names: [String]) {
    section("See also")
    source += names.map { "\\fB\(Self.escaped($0))\\fR(1)" }.joined(separator: ",\n") + "\n"
  }

  /// An argument as it is listed.
  private static func term(of argument: CommandDescription.Argument) -> String {
    let value = "\\fI\(escaped(argument.valueName ?? ""))\\fR"
    guard argument.kind != .positional else { return value }
    let names = (argument.names ?? []).map { "\\fB\(escaped($0.text))\\fR" }
      .joined(separator: ", ")
    return argument.kind == .option ? "\(names) \(value)" : names
  }

  /// An argument in the synopsis.
  static func usage(_ argument: CommandDescription.Argument) -> String {
    let dots = argument.isRepeating ? " ..." : ""
    let value = "\\fI\(escaped(argument.valueName ?? ""))\\fR"
    let name = argument.names?.last.map { "\\fB\(escaped($0.text))\\fR" } ?? ""
    let whole =
      switch argument.kind {
      case .positional: value
      case .option: "\(name)\\ \(value)"
      case .flag: name
      }
    return (argument.isOptional ? "[\(whole)]" : whole) + dots
  }

  /// Text in which nothing means anything to the formatter.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "“": result += "\\(lq"
      case "”": result += "\\(rq"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    // A dot at the beginning of a line would be a request.
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix(".") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
  }
}

extension CommandDescription.Argument {
  /// What it is listed under.
  fileprivate var title: String { sectionTitle ?? (kind == .positional ? "Arguments" : "Options") }

  /// What it means, and what it is if nothing is said.
  fileprivate var words: String {
    let sentence = abstract ?? ""
    guard let defaultValue, kind == .option else { return sentence }
    return "\(sentence) By default \(defaultValue)."
  }
}
