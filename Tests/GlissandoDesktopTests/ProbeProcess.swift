import Foundation

/// A running WindowProbe, whose lines are read as they come.
final class ProbeProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private lazy var reader = LineReader(output, patience: Self.patience)
  /// Every line so far.
  private(set) var lines: [String] = []

  /// Generous, because it only decides how long a test that fails takes.
  private static let patience: Int32 = 60_000

  /// Starts a probe beside the test's own executable.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("WindowProbe")
    process.arguments = arguments
    // X11 unless the test says otherwise, whatever the session of whoever runs it is.
    let ownSession = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !ownSession.contains($0.key) }.merging(environment) { $1 }
      .filter { !$0.value.isEmpty }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The process's number.
  var identifier: Int32 { process.processIdentifier }

  /// Reads until a line that begins so; false if the output ends before.
  func reads(_ prefix: String) -> Bool {
    while let line = readLine() {
      if line.hasPrefix(prefix) { return true }
    }
    return false
  }

  /// Reads until nothing has come for a second; false if `limit` lines come before.
  func fallsSilent(within limit: Int) -> Bool {
    let second: Int32 = 1000
    for _ in 0..<limit {
      if reader.isSilent(for: second) { return true }
      guard readLine() != nil else { return false }
    }
    return false
  }

  /// Reads to the end and gives the exit status.
  func finish() -> Int32 {
    while readLine() != nil {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What was written to standard error; to be asked for after the end.
  var errorText: String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Whether a library of OpenGL is in its memory.
  var hasLoadedOpenGL: Bool {
    let map = run("cat", "/proc/\(identifier)/maps")
    return ["/libGL.so", "/libGLX", "/libEGL"].contains(where: map.contains)
  }

  /// How often the process has gone to sleep, in all its threads; ThreadSanitizer adds one to them that wakes ten
  /// times in a second, and then it is the first one's that count.
  var sleeps: Int {
    let tasks = "/proc/\(identifier)/task"
    let threads =
      Surroundings.hasThreadSanitizer
      ? ["\(identifier)"] : (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.map { thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }.reduce(0, +)
  }

  /// The processor's time that the process has taken, in hundredths of a second.
  var processorTime: Int {
    let status = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
    // User's and system's, the 14th and 15th of all; the second one, in brackets, may have spaces in it.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// Asks the process to end, as a session does that is being left.
  ///
  /// An interrupt would not do: a shell's background jobs, and all that they start, ignore it.
  func terminate() {
    process.terminate()
  }

  /// Has xdotool do something with the window, which it waits for, or tell its number: that of this process, since that
  /// of the test before may still be closing.
  @discardableResult
  func window(_ command: String...) -> String {
    run(
      "xdotool",
      [
        "search", "--sync", "--onlyvisible", "--all", "--pid", "\(identifier)", "--name",
        "Window probe",
      ] + command)
  }

  private func readLine() -> String? {
    guard let line = reader.next() else { return nil }
    lines.append(line)
    return line
  }
}

/// Runs a tool to its end.
@discardableResult
func run(_ tool: String, _ arguments: String...) -> String { run(tool, arguments) }

/// Runs a tool to its end.
func run(_ tool: String, _ arguments: [String]) -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return "" }
  let text = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: text, as: UTF8.self)
}

/// What the machine has that some window tests need.
enum Surroundings {
  /// An X server to open windows on.
  static let hasDisplay = ProcessInfo.processInfo.environment["DISPLAY"] != nil

  /// A tool that plays the user.
  static let hasUser = hasDisplay && has("xdotool")

  /// A window manager, which minimising and full screen need.
  static let hasWindowManager =
    hasUser && run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id")

  /// A Wayland compositor that runs inside the X server.
  static let hasWayland = hasDisplay && has("weston")

  /// An X server of a test's own, on which nobody manages windows.
  static let hasServer = hasUser && has("Xvfb")

  /// What takes pictures of the X server's screen.
  static let hasScreenshots = hasUser && has("ffmpeg")

  /// What draws the frames of windows there, and what takes a picture of them.
  static let hasDecorations =
    hasWayland && hasScreenshots
    && !run("sh", "-c", "ls /usr/lib*/libdecor/plugins-1/*.so /usr/lib/*/libdecor/plugins-1/*.so")
      .isEmpty

  /// Whether `Scripts/sanitize thread` runs the tests.
  static let hasThreadSanitizer = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

  private static func has(_ tool: String) -> Bool {
    !run("sh", "-c", "command -v \(tool)").isEmpty
  }
}
