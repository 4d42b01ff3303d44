import ArgumentParser
import Glissando
import GlissandoGallery
import GlissandoFiles
import GlissandoTools

/// What the interruption scene is started with.
struct SceneOptions: ParsableArguments {
  @Option(
    "Write a CSV row per frame: time, target, position, velocity, event.", "file",
    completion: .file(), transform: OptionValue.path)
  var trace: String?

  @Flag(help: "Play a scripted run: clicks, interruptions, a drag, a throw.")
  var tour = false

  /// A model with a trace, if one is wanted.
  ///
  /// - Throws: `AppError` when the trace's file cannot be written.
  @MainActor
  func makeModel() throws(AppError) -> InterruptModel {
    let model = InterruptModel()
    do {
      model.trace = try trace.map(JournalWriter.init(trace:))
    } catch {
      throw .window(reason: "\(error)")
    }
    return model
  }
}

/// Options of the scene without a display.
struct SceneHeadlessOptions: ParsableArguments {
  @Flag(name: .customLong("headless"), help: "Paint the tour into PNG files instead of a window.")
  var isOn = false

  @OptionGroup var folder: FrameFolderOptions
}

/// Where the frames of a run without a display go.
struct FrameFolderOptions: ParsableArguments {
  @Option(
    "The folder for frame-0000.png … and strip.png; with --headless.", "folder",
    completion: .directory, transform: OptionValue.path)
  var out: String?

  /// The folder that was named, or the usual one.
  var path: String { out ?? UserFolders().pictures + "/glissando-frames" }

  /// Refuses a folder that nothing would be written to.
  func check(isHeadless: Bool) throws {
    guard let out, !isHeadless else { return }
    throw ValidationError("--out “\(out)” is for --headless; add --headless or leave it out")
  }
}
