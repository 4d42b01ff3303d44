import ArgumentParser
import Glissando
import GlissandoLab
import GlissandoNotation
import GlissandoViews

/// `glissando lab`: tunes a spring by hand.
struct LabCommand: WindowCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Tune a spring by hand, compare it with others, and take it home.",
    discussion: """
      A text such as 'spring(duration: 0.5, bounce: 0.3)' opens the lab with it; the text may be in \
      any language that “glissando convert” reads, and up to four motions become lanes. In the \
      window, “?” lists the keys.
      """)

  @Argument(help: ArgumentHelp("The motion to begin with.", valueName: "text"))
  var text: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The file of your own presets; else glissando/presets.yaml in the configuration folder.",
      valueName: "file"),
    completion: .file(), transform: OptionValue.path)
  var presets: String?

  @OptionGroup(title: "Window") var window: WindowOptions

  func validate() throws { _ = try motions() }

  func run() throws {
    try MainActor.assumeIsolated {
      try WindowRun(window: window).run(makeWindow())
    }
  }

  /// What the text says; none where there is no text.
  func motions() throws -> [ReadMotion] {
    guard let text else { return [] }
    do {
      return try MotionText.read(text)
    } catch {
      throw ValidationError("“\(text)” is not understood: \(error)")
    }
  }

  @MainActor
  func makeWindow() throws -> WindowDescription {
    let model = LabModel(
      try motions(), presets: PresetStore(path: presets ?? PresetStore.standardPath))
    return WindowDescription("Glissando: Lab", LabView(model: model))
  }
}
