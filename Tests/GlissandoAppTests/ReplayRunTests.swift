import Foundation
import Glissando
import GlissandoDesktop
import GlissandoTools
import GlissandoPainting
import GlissandoViews
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// Sessions of this program, recorded and played again.
@MainActor
@Suite struct ReplayRunTests {
  private func temporaryPath(_ name: String) -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name)").path
  }

  /// Plays a person in front of a command's window, frame by frame, and writes it down.
  private func record(
    _ arguments: [String], to path: String, _ act: (RecordingSource, Int, Double) -> Void
  ) throws -> [PaintedImage] {
    let command = try #require(try Program.parse(arguments) as? any WindowCommand)
    let window = try command.makeWindow()
    let writer = try JournalWriter(recording: path)
    let interval = 1.0 / 60
    let transport = Transport(frameInterval: interval)
    transport.keepsAfterInput = true
    let host = TransportHost(
      window,
      in: WindowSurroundings(
        size: CGSize(width: 760, height: 480), scale: 1,
        appearance: WindowAppearance(colorScheme: .dark), frameInterval: interval),
      clipboard: NoClipboard(),
      transport: transport, textShaper: PangoTextShaper())
    let source = RecordingSource(
      host, writer: writer, program: "test", command: arguments, frameInterval: interval)
    let painter = Painter()
    return (1...70).map { frame in
      let time = Double(frame) * interval
      act(source, frame, time)
      _ = source.drain(MainQueue())
      _ = source.render(FrameTime(index: frame - 1, seconds: time, interval: interval))
      defer { source.finishFrame() }
      return PaintedImage(
        source.displayList, width: 760, height: 480, scale: 1, background: source.groundColor,
        painter: painter)
    }
  }

  private final class NoClipboard: Clipboard {
    var selection: String?
    var string: String?
  }

  private func press(_ key: KeyEquivalent, _ source: RecordingSource, _ time: Double) {
    for phase in [KeyPress.Phases.down, .up] {
      _ = source.send(.key(KeyPress(key: key, phase: phase)), at: time)
    }
  }

  private func click(_ point: CGPoint, _ source: RecordingSource, _ time: Double) {
    _ = source.send(.pointerMoved(point), at: time)
    _ = source.send(.pointerDown(point, button: 1, modifiers: []), at: time)
    _ = source.send(.pointerUp(point, button: 1), at: time)
  }

  @Test(
    "Whatever the window, a replay without a display writes the frames of the recording",
    arguments: [["interrupt"], ["gallery", "presets"], ["lab"]])
  func frames(_ arguments: [String]) throws {
    let path = temporaryPath("session.txt")
    let folders = [temporaryPath("a"), temporaryPath("b")]
    defer { for path in [path] + folders { try? FileManager.default.removeItem(atPath: path) } }
    let pictures = try record(arguments, to: path) { source, frame, time in
      _ = source.send(
        .pointerMoved(CGPoint(x: 10 * Double(frame), y: 200)), at: time - 0.004)
      switch frame {
      case 5, 20, 28: click(CGPoint(x: 400, y: 180), source, time - 0.002)
      case 12: press(.space, source, time)
      case 34: press(.function(9), source, time)
      case 45: press(.function(8), source, time)
      case 48, 50, 51: press(.function(6), source, time)
      default: break
      }
    }
    #expect(Set(pictures.map(\.pixels)).count > 20)
    for folder in folders {
      #expect(Program.run(["--replay", path, "--headless", "--out", folder]) == 0)
    }
    for (index, picture) in pictures.enumerated() {
      let name = "/" + FrameFolder.frameName(index)
      let expected = temporaryPath("expected.png")
      defer { try? FileManager.default.removeItem(atPath: expected) }
      try picture.writePNG(to: expected)
      let bytes = try (folders.map { $0 + name } + [expected]).map {
        try Data(contentsOf: URL(fileURLWithPath: $0))
      }
      #expect(bytes[0] == bytes[2] && bytes[1] == bytes[2], "frame \(index)")
    }
  }

  @Test("A recording whose window becomes larger than can be painted is refused at once")
  func tooLarge() throws {
    let path = temporaryPath("session.txt")
    let folder = temporaryPath("frames")
    defer { for path in [path, folder] { try? FileManager.default.removeItem(atPath: path) } }
    let text = """
      glissando-recording 1
      program "glissando"
      command "interrupt"
      size 760.0 480.0
      scale 1.0
      begin
      frame 0 0.016 0.016
      scale 8.0
      size 16384.0 16384.0
      frame 1 0.033 0.016

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(Program.run(["--replay", path, "--headless", "--out", folder]) == 1)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(
    "The environment is that of the recording before there is a second thread that could read it",
    arguments: [["--headless", "--replay"], ["render"]])
  func environment(_ arguments: [String]) throws {
    let path = temporaryPath("session.txt")
    let folder = temporaryPath("frames")
    defer { for path in [path, folder] { try? FileManager.default.removeItem(atPath: path) } }
    _ = try record(["gallery", "presets"], to: path) { _, _, _ in }
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let errors = Pipe()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("glissando")
    process.arguments = arguments + [path, "--out", folder]
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!text.contains("threads run"), "\(text)")
  }

  @Test("A recording of an unknown window, or none, is refused in one line")
  func refusals() throws {
    let path = temporaryPath("session.txt")
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (text, words) in [
      ("hello\n", ["line 1", "no recording"]),
      (
        """
        glissando-recording 1
        program "glissando 9"
        command "juggle"
        size 10 10
        scale 1
        begin

        """, ["juggle", "glissando 9"]
      ),
    ] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect {
        let command = try #require(try Program.parse(["--replay", path]) as? any WindowCommand)
        try ReplayRun(path, for: command).run()
      } throws: { error in
        let line = ErrorLine(error).text
        return words.allSatisfy(line.contains) && !line.contains("\n")
      }
    }
  }

  @Test("What is recorded is what opens the window again")
  func commands() {
    let arguments = ["lab", "--record", "x.txt", "--size", "9x9", "--stats=s.json", "--fps=30"]
    #expect(WindowRun.command(of: arguments) == ["lab", "--size", "9x9", "--fps=30"])
  }

  @Test("Recording and playing at once makes no sense, nor does recording without a window")
  func options() {
    #expect(throws: (any Error).self) { try Program.parse(["--record", "a", "--replay", "b"]) }
    #expect(throws: (any Error).self) { try Program.parse(["--record", "a", "--headless"]) }
    #expect(throws: Never.self) {
      try Program.parse(["--replay", "a", "--headless", "--stats", "b"])
    }
  }
}
