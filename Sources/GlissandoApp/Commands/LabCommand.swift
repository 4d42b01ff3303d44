import ArgumentParser
import Glissando
import GlissandoLab

/// `glissando lab`: tunes a spring by hand.
struct LabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Tune a spring by hand, compare it with others, and take it home.",
    discussion: "In the window, “?” lists the keys.")

  @OptionGroup(title: "Window") var window: WindowOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try WindowRun(window: window).run(LabView(model: LabModel()), title: "Glissando: Lab")
    }
  }
}
