import Foundation
import GlissandoDrawing
import GlissandoPainting
import Testing

/// `glissando render`, stopped by a signal.
@Suite("A render that is stopped")
struct InterruptedRenderTests {
  /// A folder with a deck that takes hours.
  private final class Folder {
    let path = NSTemporaryDirectory() + "glissando-stopped-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path + "/out", withIntermediateDirectories: true)
      var text = """
        glissando: 1
        canvas: [640, 360]
        slides:
          - elements: [{id: ball, shape: circle, size: [90, 90], at: [90, 90], shadow: 9}]
            steps:

        """
      // Always in motion: what stands still is written when it moves again.
      for step in 0..<4000 {
        text += "      - {change: {ball: {at: [\(step.isMultiple(of: 2) ? 500 : 90), 200]}}}\n"
      }
      try text.write(toFile: path + "/deck.yaml", atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of what has been written, hidden files too.
    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path + "/out").sorted()) ?? []
    }
  }

  /// Starts the program beside the test's own executable, and stops it as soon as a file is there.
  ///
  /// - Returns: How it ended, and what it said.
  private func stop(
    _ folder: Folder, out: String, by signal: Int32, path: String? = nil,
    when isReady: ([String]) -> Bool
  ) throws -> (status: Int32, isExit: Bool, text: String) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let errors = Pipe()
    let program = tests.deletingLastPathComponent().appendingPathComponent("glissando")
    // Who runs ffmpeg ignores SIGPIPE, as these tests may by now, and what they start would too.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "--default-signal=PIPE", "PATH=\(path ?? "/usr/bin:/bin")", program.path, "render",
      folder.path + "/deck.yaml", "--out",
      folder.path + "/out" + out, "--fps", "60",
      "--hold", "0.5",
    ]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !isReady(folder.names) { sched_yield() }
    kill(process.processIdentifier, signal)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .exit, text)
  }

  @Test(
    "leaves whole pictures and no others",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGXCPU])
  func pictures(_ signal: Int32) throws {
    let folder = try Folder()
    let end = try stop(folder, out: "/", by: signal) { names in
      names.count { $0.hasSuffix(".png") } > 4
    }
    #expect(end.isExit && end.status == 128 + signal)
    let names = [SIGTERM: "SIGTERM", SIGINT: "SIGINT", SIGHUP: "SIGHUP", SIGXCPU: "SIGXCPU"]
    // Nobody reads what a broken pipe is told.
    #expect(end.text.contains("ended by") == (signal != SIGPIPE))
    if let name = names[signal] { #expect(end.text.contains("ended by \(name)")) }
    #expect(!folder.names.isEmpty)
    for name in folder.names {
      #expect(name.hasSuffix(".png"), "\(name)")
      let image = try RasterImage.readPNG(from: folder.path + "/out/" + name)
      #expect(image.width == 640 && image.height == 360)
    }
  }

  @Test(
    "leaves no part of a film, and the film of before",
    .enabled(if: access("/usr/bin/ffmpeg", X_OK) == 0, "ffmpeg is not installed"))
  func film() throws {
    let folder = try Folder()
    try Data("before".utf8).write(to: URL(fileURLWithPath: folder.path + "/out/a.webm"))
    let end = try stop(folder, out: "/a.webm", by: SIGTERM) { $0.count > 1 }
    #expect(end.isExit && end.status == 128 + SIGTERM)
    #expect(folder.names == ["a.webm"])
    let text = try String(contentsOfFile: folder.path + "/out/a.webm", encoding: .utf8)
    #expect(text == "before")
  }

  @Test("Ends what writes the film before it takes it away", arguments: 0..<8)
  func writer(delay: UInt32) throws {
    let folder = try Folder()
    let program = folder.path + "/ffmpeg"
    // Whoever is not ended makes the file anew, for two seconds.
    let script = """
      #!/bin/sh
      for file; do :; done
      for i in 1 2 3 4 5 6 7 8 9 10; do echo >> "${file#file:}"; sleep 0.2; done
      """
    try script.write(toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o755)
    let end = try stop(folder, out: "/a.mp4", by: SIGTERM, path: folder.path + ":/usr/bin:/bin") {
      !$0.isEmpty && usleep(delay * 1500) == 0
    }
    #expect(end.isExit && end.status == 128 + SIGTERM)
    usleep(500_000)
    #expect(folder.names.isEmpty)
  }

  @Test("A limit of the size of files is an error that leaves nothing", arguments: ["gif", "pdf"])
  func sizeLimit(ending: String) throws {
    let folder = try Folder()
    let text = """
      glissando: 1
      slides:
        - elements: [{id: ball, shape: star, size: [90, 90], at: [90, 90], shadow: 9}]
          steps: [{change: {ball: {at: [900, 900], rotation: 99}}}]
      """
    try text.write(toFile: folder.path + "/deck.yaml", atomically: true, encoding: .utf8)
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let program = tests.deletingLastPathComponent().appendingPathComponent("glissando")
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -f 1; exec \"$@\"", "sh", program.path, "render", folder.path + "/deck.yaml",
      "--out", folder.path + "/out/a." + ending,
    ]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
    #expect(said.contains("File too large"), "\(said)")
    #expect(folder.names.isEmpty)
  }
}
