import Foundation
package import GlissandoDesktop

/// How a program's window is to be opened and run, with what the developer's tools are asked for.
package struct ToolOptions: Sendable {
  /// What the desktop is asked for.
  package var launch = LaunchOptions()
  /// The file that receives the statistics at the end, as JSON.
  package var statisticsFile: String?
  /// Whether it is shown from the start what is painted again.
  package var hasOverlay = false
  /// Whether what is seen is kept from the person's first press on, for the transport to go back.
  package var keepsPast = false
  /// The file that receives the session as it happens; nil for none.
  package var recordFile: String?
  /// The file of a recorded session that is to be played; nil for none.
  package var replayFile: String?
  /// The program and its version, as recordings name it.
  package var program = ProcessInfo.processInfo.processName
  /// The arguments by which the program opens this window again, as recordings note them.
  package var command: [String] = []

  /// Whether the session is recorded or played again; it has one window: what is done in another one could
  /// not be played.
  package var hasRecording: Bool { recordFile != nil || replayFile != nil }

  /// The first option, as it is written, that asks for one of the tools; nil for none.
  package var firstAsked: String? {
    if hasOverlay { return "--overlay" }
    if recordFile != nil { return "--record" }
    if replayFile != nil { return "--replay" }
    return statisticsFile.map { _ in "--stats" }
  }

  /// Nothing out of the ordinary.
  package init() {}
}

/// Beside the desktop's:
///
/// | flag | variable |
/// |---|---|
/// | `--stats FILE` | `GLISSANDO_STATS` |
/// | `--record FILE` | `GLISSANDO_RECORD` |
/// | `--replay FILE` | `GLISSANDO_REPLAY` |
/// | `--overlay` | `GLISSANDO_OVERLAY=1` |
extension ToolOptions: LaunchOptionSet {
  package static let options: [LaunchOption<Self>] =
    LaunchOptions.options.map { $0.inside(\.launch) } + [
      .text("stats", "the path of a file to write", \.statisticsFile),
      .text("record", "the path of a file to write", \.recordFile),
      .text("replay", "the path of a recording", \.replayFile),
      .switching("overlay") { $0.hasOverlay = $1 },
    ]
}

extension OptionError {
  /// An option asks for a tool of a program that has none.
  package static func needsTools(_ option: String) -> OptionError {
    OptionError(
      description: "\(option) needs the developer's tools, which this program is built without: "
        + "add .developerTools() to its scene, or build it for debugging.")
  }

  /// The file of `--stats` cannot be written, for a reason in the system's words.
  static func unwritableStatistics(path: String, reason: String) -> OptionError {
    unwritable(what: "the statistics", path: path, reason: reason)
  }
}
