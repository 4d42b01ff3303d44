import ArgumentParser
import Foundation
import GlissandoDesktop
import GlissandoTools

/// The manual pages of the program and its subcommands, written from what the parser of arguments knows of them.
enum CommandManual {
  /// A page in section 1.
  struct Page {
    let name: String
    let text: String
  }

  /// All pages; the first is the program's.
  static var pages: [Page] {
    guard let program = try? CommandDescription.program() else { return [] }
    return [page(of: program)]
      + program.shownSubcommands.map { subpage(of: $0, all: program.shownSubcommands) }
  }

  private static func page(of program: CommandDescription) -> Page {
    let name = program.commandName
    var text = ManualText(name: name, sentence: program.abstract ?? "")
    text.section("Synopsis")
    text.synopsis([name], rest: ["[\\fIsubcommand\\fR]", "[\\fIoptions\\fR]"])
    text.synopsis([name], rest: ["\\fIfile\\fR", "[\\fIoptions\\fR]"])
    text.section("Description")
    text.paragraphs(program.discussion)
    text.paragraphs(FileArguments.summary)
    text.section("Subcommands")
    for command in program.shownSubcommands {
      text.item("\\fB\(ManualText.escaped(command.commandName))\\fR", command.abstract ?? "")
    }
    text.options(of: program)
    text.section("Environment")
    for variable in ToolOptions.variables {
      text.item(
        "\\fB\(ManualText.escaped(variable.name))\\fR",
        "As the option \(variable.flag): \(variable.allowed).")
    }
    text.section("Files")
    for (path, words) in files { text.item("\\fI\(ManualText.escaped(path))\\fR", words) }
    text.section("Exit status")
    for (status, words) in statuses { text.item("\\fB\(status)\\fR", words) }
    text.references(program.shownSubcommands.map { "\(name)-\($0.commandName)" })
    return Page(name: name, text: text.source)
  }

  private static func subpage(
    of command: CommandDescription, all: [CommandDescription]
  ) -> Page {
    let name = "\(Program.name)-\(command.commandName)"
    var text = ManualText(name: name, sentence: command.abstract ?? "")
    text.section("Synopsis")
    text.synopsis(
      [Program.name, command.commandName], rest: command.shownArguments.map(ManualText.usage))
    text.section("Description")
    text.paragraphs(command.discussion ?? command.abstract)
    text.options(of: command)
    text.references(
      [Program.name]
        + all.filter { $0.commandName != command.commandName }
        .map { "\(Program.name)-\($0.commandName)" })
    return Page(name: name, text: text.source)
  }

  private static let files = [
    ("~/.config/glissando/presets.yaml", "Your own presets of the lab."),
    ("~/.local/state/glissando/lab.json", "The lab as it comes back."),
    ("~/.local/state/glissando/recent-talks", "The decks that were presented last."),
    ("~/.local/state/glissando/talks/", "Where talks were that ended by a crash."),
  ]

  private static let statuses = [
    ("0", "All went well."),
    ("1", "It could not be done; one line on standard error says why."),
    ("64", "The arguments were not understood; one line says what is allowed."),
    ("130, 143", "It was ended by an interrupt or by SIGTERM, and left no half of a file."),
  ]
}
