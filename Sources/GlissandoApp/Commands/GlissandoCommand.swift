import ArgumentParser

/// `glissando`: opens the scene unless a subcommand is named.
struct GlissandoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Program.name,
    abstract: "Animations that slide from one state to the next without a break.",
    discussion: """
      Without a subcommand it opens the scene “interrupt”: a ball that can be sent off, turned \
      round in flight, dragged and thrown, above a scope that draws its position and velocity. \
      Its options, such as --size, --tour, --trace and --headless, may follow directly; \
      “glissando help interrupt” lists them.
      """,
    version: Program.version,
    subcommands: [InterruptCommand.self],
    defaultSubcommand: InterruptCommand.self)

  /// The words that may follow the program's name.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
