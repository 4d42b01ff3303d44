import GlissandoDeck
import GlissandoFiles

/// What ends the program, in one line that says what arrived, what is allowed and what to do.
enum AppError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be written; `reason` is the system's text.
  case unwritable(what: String, path: String, reason: String)
  /// A file cannot be read; `reason` says why.
  case unreadable(path: String, reason: String)
  /// An argument has bytes that are no text in UTF-8; they are marks in `text`.
  case brokenArgument(text: String)
  /// Not even the program's own name is known.
  case noArguments
  /// A file in place of a subcommand is nothing that can be opened; `reason` says why.
  case unopenable(path: String, reason: String)
  /// A recording cannot be read; `reason` names it, the line, and what is wrong.
  case unreadableRecording(reason: String)
  /// A recording is of a window that this program does not have.
  case unknownRecording(path: String, program: String, command: String)
  /// The window cannot be shown or has failed; `reason` says why and what to do.
  case window(reason: String)
  /// There is nothing that makes videos; the frames are in a folder.
  case noEncoder(out: String, folder: String, frameRate: String)
  /// The text of a deck is wrong; each mistake has a line of its own.
  case deck(DeckProblems)

  var description: String {
    switch self {
    case .unwritable(let what, let path, let reason):
      "\(what) cannot be written to “\(path)”: \(reason); name a place that can be written to"
    case .unreadable(let path, let reason): "“\(path)” cannot be read: \(reason)"
    case .brokenArgument(let text):
      "“\(text)” is no text in UTF-8, and no file can be found by it; rename the file"
    case .noArguments:
      "the arguments cannot be read, because /proc is not there; mount it (mount -t proc proc /proc)"
    case .unopenable(let path, let reason):
      "“\(path)” cannot be opened: \(reason); allowed is a deck (YAML that says “glissando: 1”), presets or "
        + "a document of the lab, a recording made by --record, or the text of a motion"
    case .unknownRecording(let path, let program, let command):
      "the recording “\(path)” is of “\(command)” in \(program), which this version does not have; "
        + "play it with that one"
    case .unreadableRecording(let reason), .window(let reason): reason
    case .noEncoder(let out, let folder, let frameRate):
      "there is no ffmpeg, which “\(out)” needs: install it (Debian and Ubuntu: sudo apt install "
        + "ffmpeg), then run “\(Program.name) render \(folder.shellWord) --fps \(frameRate) "
        + "--out \(out.shellWord)”; the frames are kept there"
    case .deck(let problems): problems.description
    }
  }

  /// The same as a window says it, with `~` for the home folder.
  var shown: AppError {
    guard case .unopenable(let path, let reason) = self else { return self }
    return .unopenable(path: UserFolders().shown(path), reason: reason)
  }
}
