import ArgumentParser
import Foundation

/// A command as the parser of arguments describes it.
struct CommandDescription: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool?
  let subcommands: [CommandDescription]?
  let arguments: [Argument]?

  /// An argument, an option or a switch.
  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional
      case option
      case flag
    }

    struct Name: Decodable {
      let kind: String
      let name: String

      /// As it is written.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let sectionTitle: String?
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?
  }

  private struct Tool: Decodable { let command: CommandDescription }

  /// The whole program.
  ///
  /// - Throws: Where the parser describes itself in another form than it did.
  static func program() throws -> CommandDescription {
    let text = GlissandoCommand._dumpHelp()
    return try JSONDecoder().decode(Tool.self, from: Data(text.utf8)).command
  }

  /// The subcommands that people are told of.
  var shownSubcommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The arguments that people are told of, in order.
  var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
}
