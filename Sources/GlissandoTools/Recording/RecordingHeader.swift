package import Foundation
import GlissandoFiles
import GlissandoPainting
package import GlissandoViews

/// What a recorded session began with.
package struct RecordingHeader: Equatable, Sendable {
  /// The program and its version, such as `glissando 0.1.0`.
  package var program: String
  /// The program's arguments, those about recording left out.
  package var command: [String]
  /// The content's size, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  /// How the person wanted things to look and move.
  package var appearance: WindowAppearance
  /// Seconds between two frames of the display.
  package var frameInterval: Double
  /// The locale of texts and numbers, as `LC_ALL` takes it.
  package var locale: String
  /// The time zone of dates, as `TZ` takes it.
  package var timeZone: String

  /// A header of this process.
  package init(
    program: String, command: [String], size: CGSize, scale: Double,
    appearance: WindowAppearance, frameInterval: Double
  ) {
    self.program = program
    self.command = command
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.frameInterval = frameInterval
    let environment = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    timeZone = TimeZone.current.identifier
  }

  /// Gives this process the locale and the time zone of a recorded one; does nothing where the file is no
  /// recording, which whoever plays it says.
  ///
  /// To be called before anything asks for them, and while the process has one thread: another one may be
  /// reading the environment.
  package static func adoptSurroundings(ofFile path: String) {
    guard let header = RecordingHeader(file: path) else { return }
    header.adoptSurroundings()
  }

  /// Whether a file that begins with these bytes is a recording.
  package static func begins(_ head: Data) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (head.starts(with: mark) ? head.dropFirst(mark.count) : head).starts(with: magic.utf8)
  }

  /// The header of a file; nil where it has none.
  private init?(file path: String) {
    guard let head = try? InputFile(path).bytes(at: 0, count: Self.greatestLength),
      let end = head.firstRange(of: Data("\nbegin".utf8)),
      let text = try? String(fileContents: head[..<end.upperBound]),
      let session = try? RecordedSession(text: text + "\n", path: path)
    else { return nil }
    self = session.header
  }

  /// In bytes.
  private static let greatestLength = 1 << 16

  private func adoptSurroundings() {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count ?? 1
    if threads > 1 {
      let text =
        "glissando: warning: a recording's language and time zone are taken while \(threads) threads run; "
        + "start none before the program's window\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    setenv("LC_ALL", locale, 1)
    setenv("TZ", timeZone, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    ImageFileReader.noteEnvironment()
  }
}

extension RecordingHeader {
  /// The number of the format that this program writes, and the greatest that it reads.
  package static let version = 1
  /// The first word of every recording.
  package static let magic = "glissando-recording"

  /// The header's lines, from the one that says what the file is to the one that ends it.
  var lines: [String] {
    let (scheme, motion) = (appearance.colorScheme, appearance.reduceMotion)
    // What was not known before is written only where it is out of the ordinary.
    let others = RecordedStep.changes(
      from: WindowAppearance(colorScheme: scheme, reduceMotion: motion), to: appearance)
    return [
      "\(Self.magic) \(Self.version)",
      "program \(RecordedText.quoted(program))",
      (["command"] + command.map(RecordedText.quoted)).joined(separator: " "),
      RecordedStep.size(size).line, RecordedStep.scale(scale).line,
      RecordedStep.colorScheme(scheme).line, RecordedStep.reduceMotion(motion).line,
    ] + others.map(\.line) + [
      "frame-interval \(frameInterval)", "locale \(RecordedText.quoted(locale))",
      "time-zone \(RecordedText.quoted(timeZone))", "begin",
    ]
  }
}
