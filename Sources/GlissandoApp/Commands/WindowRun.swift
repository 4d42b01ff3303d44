import CAllocationCounter
import Foundation
import Glissando
import GlissandoDesktop
import GlissandoViews

/// Shows a view in a window.
@MainActor
struct WindowRun {
  let window: WindowOptions

  func run(_ view: some View, title: String) throws(AppError) {
    do {
      try DesktopApplication.run(
        WindowDescription(
          title: title, size: WindowOptions.defaultSize, minimumSize: Self.smallestSize,
          content: view),
        name: Program.name, options: try options())
    } catch {
      throw .window(reason: "\(error)")
    }
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
