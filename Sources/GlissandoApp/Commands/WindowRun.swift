import CAllocationCounter
import Foundation
import Glissando
import GlissandoDesktop
import GlissandoTools
import GlissandoViews
import GlissandoWindowing

/// Shows a view in a window.
@MainActor
struct WindowRun {
  let window: WindowOptions

  /// A session to be played in the window, in place of what the person does.
  var replay: RecordedSession?

  /// Where the windows open; nil leaves it to the window manager.
  var placement: (@MainActor @Sendable ([DisplayInfo]) throws -> WindowPlacement)?

  /// What the window covers where nothing else is asked for; nil for nothing.
  var cover: WindowShape.Cover?

  /// Is told how the window stands.
  var noteShape: (@MainActor @Sendable (WindowShape) -> Void)?

  /// Whether game controllers take the place of a clicker.
  var usesGameControllers = false

  init(window: WindowOptions) { self.window = window }

  func run(
    _ description: WindowDescription, companion: CompanionDescription? = nil
  ) throws(AppError) {
    do {
      try DeveloperTools.run(
        description, name: Program.name, options: try options(), companion: companion,
        replay: replay)
    } catch {
      throw .window(reason: "\(error)")
    }
  }

  /// What the environment says, and over it what the command line says.
  private func options() throws -> ToolOptions {
    var options = try ToolOptions(
      arguments: [], environment: ProcessInfo.processInfo.environment)
    adjust(&options.launch)
    options.statisticsFile = window.stats ?? options.statisticsFile
    options.recordFile = window.record ?? options.recordFile
    // The program has found out itself what is to be played.
    options.replayFile = nil
    options.keepsPast = true
    options.program = "\(Program.name) \(Program.version)"
    options.command = Self.command(of: Array(CommandLine.arguments.dropFirst()))
    return options
  }

  private func adjust(_ options: inout LaunchOptions) {
    options.size = window.size ?? options.size
    options.scale = window.scale ?? options.scale
    options.colorScheme = window.colorScheme ?? options.colorScheme
    if window.reduceMotion { options.reduceMotion = true }
    if window.fullScreen { options.isFullScreen = true }
    // A size that was asked for is to be seen.
    if options.size == nil {
      options.isFullScreen = options.isFullScreen || cover == .fullScreen
      options.isMaximised = cover == .maximised
    }
    options.noteShape = noteShape
    options.presenter = window.presenter ?? options.presenter
    options.frameRateCap = window.fps ?? options.frameRateCap
    options.frames = window.frames ?? options.frames
    options.placement = placement
    options.usesGameControllers = usesGameControllers
    options.allocationCount = { Int(glissando_allocation_count()) }
  }

  /// The arguments that open the same window again, without where the recording goes.
  static func command(of arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["--record", "--stats"].contains(argument) {
        _ = rest.popFirst()
      } else if !["--record=", "--stats="].contains(where: argument.hasPrefix) {
        result.append(argument)
      }
    }
    return result
  }
}
