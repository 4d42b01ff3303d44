import ArgumentParser

/// `glissando desktop-files`: what desktops want of the program, for those who install or package it.
struct DesktopFilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "desktop-files",
    abstract:
      "Write icons, manual pages and completions of shells, as they lie in a folder “share”.",
    shouldDisplay: false)

  @Argument(
    help: ArgumentHelp("The folder; it is made if need be.", valueName: "folder"),
    completion: .directory, transform: OptionValue.path)
  var folder: String

  func run() throws {
    try MainActor.assumeIsolated { try DesktopFiles.write(into: folder) }
  }
}
