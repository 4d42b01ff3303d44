import ArgumentParser
import Glissando
import GlissandoLab
import GlissandoNotation
import GlissandoTools
import GlissandoViews

/// `glissando lab`: tunes a spring by hand.
struct LabCommand: WindowCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Tune a spring by hand, compare it with others, and take it home.",
    discussion: """
      A text such as 'spring(duration: 0.5, bounce: 0.3)' opens the lab with it; the text may be in \
      any language that “glissando convert” reads, and up to four motions become lanes. Without a \
      text the lab comes back as it was. In the window, “?” lists the keys.
      """)

  @Argument(help: ArgumentHelp("The motion to begin with.", valueName: "text"))
  var text: String?

  @Option(
    "The file of your own presets; else glissando/presets.yaml in the configuration folder.",
    "file", completion: .file(), transform: OptionValue.path)
  var presets: String?

  @Option(
    "A lab that was saved under a name, to be opened.", "file",
    completion: .file(extensions: [LabFile.ending]), transform: OptionValue.path)
  var open: String?

  @OptionGroup(title: "Window") var window: WindowOptions

  func validate() throws {
    _ = try motions()
    guard let open else { return }
    guard text == nil else {
      throw ValidationError("“\(open)” has its own motions; leave out the text or --open")
    }
    do {
      _ = try LabFile(path: open)
    } catch {
      throw ValidationError("“\(open)” cannot be opened: \(error)")
    }
  }

  var namedFiles: NamedFiles {
    var files = window.namedFiles
    files.read += [("the file of --presets", presets), ("the file of --open", open)]
    return files
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let memory = window.isRepeatable ? nil : LabMemory()
      defer { memory?.finish() }
      let model = try makeModel(memory)
      var run = WindowRun(window: window)
      run.cover = model.windowCover
      run.noteShape = { model.note($0) }
      try run.run(makeWindow(of: model))
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

  /// The window as a recording of it begins: without what was left the last time.
  @MainActor
  func makeWindow() throws -> WindowDescription { makeWindow(of: try makeModel(nil)) }

  @MainActor
  func makeModel(_ memory: LabMemory?) throws -> LabModel {
    let model = LabModel(
      try memory == nil ? motions() : [], presets: PresetStore(path: presets))
    if let memory { model.follow(memory, opening: try motions()) }
    // Whoever names a file wants to see what is in it.
    if presets != nil { model.drawer = .presets }
    if let open { model.open(open) }
    return model
  }

  @MainActor
  private func makeWindow(of model: LabModel) -> WindowDescription {
    var description = WindowDescription(
      model.windowTitle,
      LabView(model: model).windowTitle { model.windowTitle }
        .modifier(OpensDroppedFiles(window) { model.receiveDrop(of: $0) }))
    description.size = model.windowSize ?? description.size
    return description
  }
}
