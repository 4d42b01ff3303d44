import ArgumentParser

/// `glissando`: opens the gallery unless a subcommand is named.
struct GlissandoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Program.name,
    abstract: "Animations that slide from one state to the next without a break.",
    discussion: """
      Without a subcommand it opens the gallery: every idea of the animation system on a page, with \
      the code that moves it. “glissando gallery NAME” begins with a page, “glissando gallery \
      --list” names them all. “glissando interrupt” is the scene of a ball on a spring, above a \
      scope that draws its position and velocity.

      “glissando lab” tunes a spring by hand and takes it home in any language; “glissando convert” \
      does the latter and “glissando plot” draws motions into files, both without a window.
      """,
    version: Program.version,
    subcommands: [
      GalleryCommand.self, InterruptCommand.self, LabCommand.self, PlotCommand.self,
      ConvertCommand.self, PresentCommand.self, RenderCommand.self, DesktopFilesCommand.self,
    ],
    defaultSubcommand: GalleryCommand.self)

  /// The words that people are told may follow the program's name.
  static var subcommandNames: [String] {
    configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
      .compactMap { $0.commandName } + ["help"]
  }
}
