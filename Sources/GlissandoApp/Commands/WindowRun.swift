import CAllocationCounter
import Foundation
import Glissando
import GlissandoDesktop
import GlissandoViews

/// Shows the scene in a window.
@MainActor
struct WindowRun {
  let window: WindowOptions
  let scene: SceneOptions

  func run() throws(AppError) {
    let model = try scene.makeModel()
    if scene.tour { model.startTour() }
    do {
      try DesktopApplication.run(description(of: model), name: Program.name, options: try options())
    } catch {
      throw .window(reason: "\(error)")
    }
  }

  private func description(of model: InterruptModel) -> WindowDescription {
    WindowDescription(
      title: "Glissando: Interrupt", size: WindowOptions.defaultSize,
      minimumSize: Self.smallestSize, content: InterruptView(model: model))
  }

  /// The size in points below which the controls would not fit.
  private static let smallestSize = CGSize(width: 720, height: 450)

  /// What the environment says, and over it what the command line says.
  private func options() throws -> LaunchOptions {
    var options = try LaunchOptions(
      arguments: [], environment: ProcessInfo.processInfo.environment)
    options.size = window.size ?? options.size
    options.scale = window.scale ?? options.scale
    options.colorScheme = window.colorScheme ?? options.colorScheme
    if window.reduceMotion { options.reduceMotion = true }
    if window.fullScreen { options.isFullScreen = true }
    options.frameRateCap = window.fps ?? options.frameRateCap
    options.frames = window.frames ?? options.frames
    options.statisticsFile = window.stats ?? options.statisticsFile
    options.allocationCount = { Int(glissando_allocation_count()) }
    return options
  }
}
