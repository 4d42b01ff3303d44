import ArgumentParser
import Glissando

/// `glissando interrupt`: the scene in a window, or painted into files.
struct InterruptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interrupt",
    abstract: "A ball on a spring: click, click again in flight, drag, throw, and watch the scope.",
    discussion: "In the window, “?” lists the keys.")

  @OptionGroup(title: "Window") var window: WindowOptions
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Without a display") var headless: HeadlessOptions

  func validate() throws {
    guard headless.isOn else { return try headless.checkUnused() }
    try window.checkHeadless()
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if headless.isOn {
        try HeadlessRun(window: window, scene: scene, headless: headless).run()
      } else {
        let model = try scene.makeModel()
        if scene.tour { model.startTour() }
        try WindowRun(window: window).run(
          InterruptView(model: model), title: "Glissando: Interrupt")
      }
    }
  }
}
