import ArgumentParser
import Glissando
import GlissandoGallery
import GlissandoViews

/// `glissando interrupt`: the scene in a window, or painted into files.
struct InterruptCommand: WindowCommand {
  static let configuration = CommandConfiguration(
    commandName: "interrupt",
    abstract: "A ball on a spring: click, click again in flight, drag, throw, and watch the scope.",
    discussion: "In the window, “?” lists the keys.")

  @OptionGroup(title: "Window") var window: WindowOptions
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Without a display") var headless: SceneHeadlessOptions

  func validate() throws {
    try headless.folder.check(isHeadless: headless.isOn)
    if headless.isOn { try window.checkHeadless() }
  }

  var namedFiles: NamedFiles {
    var files = window.namedFiles
    files.written.append(("--trace", scene.trace))
    return files
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if headless.isOn {
        try paint()
      } else {
        try WindowRun(window: window).run(makeWindow())
      }
    }
  }

  var replayFolder: String? {
    headless.isOn ? headless.folder.path : nil
  }

  /// Paints the tour.
  @MainActor
  private func paint() throws {
    let model = try scene.makeModel()
    try HeadlessRun(
      window: window, folder: headless.folder.path,
      frameRate: frameRate, length: InterruptModel.tourLength
    ).run(InterruptView(model: model)) { _, index in
      if index == 0 { model.startTour() }
    }
  }

  /// The rate at which so many frames show all of the tour, as far as that is a usual one.
  @MainActor
  private var frameRate: Double {
    guard let frames = window.frames else { return 60 }
    return min(max((Double(frames) / InterruptModel.tourLength).rounded(), 24), 60)
  }

  @MainActor
  func makeWindow() throws -> WindowDescription {
    let model = try scene.makeModel()
    if scene.tour { model.startTour() }
    return WindowDescription(
      model.windowTitle, InterruptView(model: model).modifier(OpensDroppedFiles(window)))
  }
}
