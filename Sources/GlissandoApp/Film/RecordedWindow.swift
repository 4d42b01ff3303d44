import GlissandoTools
import GlissandoViews

/// The window that a recording is of.
enum RecordedWindow {
  /// The command that opens it.
  ///
  /// - Throws: `AppError` where this program has no such window.
  static func command(of recording: RecordedSession, path: String) throws(AppError)
    -> any WindowCommand
  {
    let arguments = recording.header.command
    guard let recorded = try? Program.parse(arguments) as? any WindowCommand else {
      throw .unknownRecording(
        path: path, program: recording.header.program, command: arguments.joined(separator: " "))
    }
    return recorded
  }

  /// The window as it was when it opened.
  @MainActor
  static func make(_ recording: RecordedSession, path: String) throws -> WindowDescription {
    try command(of: recording, path: path).makeWindow()
  }
}
