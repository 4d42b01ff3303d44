import ArgumentParser
import Glissando
import GlissandoDesktop

/// What every command that opens a window is told of it.
struct WindowOptions: ParsableArguments {
  @Option("The window's size in points.", "WxH", transform: OptionValue.size)
  var size: CGSize?

  @Option("Pixels per point, 0.5 to 8; else the desktop's.", "S", transform: OptionValue.scale)
  var scale: Double?

  @Option(
    "light or dark; else the desktop's.", "scheme",
    completion: .list(["light", "dark"]), transform: OptionValue.colorScheme)
  var colorScheme: ColorScheme?

  @Flag(help: "Fade where views would move in or out.")
  var reduceMotion = false

  @Flag(help: "Cover the display; F11 does so too.")
  var fullScreen = false

  @Option(
    "Frames per second at most; headless: exactly.", "R",
    transform: OptionValue.framesPerSecond)
  var fps: Double?

  @Option(
    "What draws: auto (a GPU where there is one), gl (OpenGL), or surface (the processor).",
    "presenter", completion: .list(PresenterChoice.allCases.map(\.rawValue)),
    transform: OptionValue.presenter)
  var presenter: PresenterChoice?

  @Option(
    "End after so many frames, which follow without a rest.", "N",
    transform: OptionValue.frameCount)
  var frames: Int?

  @Option(
    "Write at the end what the frames cost, as JSON.", "file",
    completion: .file(), transform: OptionValue.path)
  var stats: String?

  @Option(
    "Write down all that happens, to play it again; also a bug report.", "file",
    completion: .file(), transform: OptionValue.path)
  var record: String?

  @Option(
    "Play a recording to the very frames, then end.", "file",
    completion: .file(), transform: OptionValue.path)
  var replay: String?

  /// The size in which the scene was drawn up, in points.
  static let defaultSize = CGSize(width: 1280, height: 800)

  /// Whether the window is to begin the same each time, whatever was left the last time: a session that
  /// is written down begins where its replay does, and what is measured is always the same.
  var isRepeatable: Bool { record != nil || frames != nil }

  /// Refuses what only a window has.
  func checkHeadless() throws {
    for (isGiven, name) in [
      (fullScreen, "--full-screen"), (presenter != nil, "--presenter"),
      (stats != nil && replay == nil, "--stats"),
      (record != nil, "--record"),
    ]
    where isGiven {
      throw ValidationError("\(name) is about a window; leave out \(name) or --headless")
    }
  }

  /// Refuses to record what is played.
  func validate() throws {
    guard record != nil, replay != nil else { return }
    throw ValidationError("--record is about what you do; leave out --record or --replay")
  }
}
