// StartupBenchmark [--app PATH] [--rounds N]: milliseconds from starting a program to its first frame, beside
// the floor, as lines of JSON. Without an app, the least program with one label is measured.
// Floor and program take turns, so that a slow moment of the machine hits both.

import Foundation
import Glissando
import GlissandoDesktop
import GlissandoViews
import Measuring

/// The least program: what the floor shows, by views.
struct Hello: App {
  var body: some Scene {
    // With the tools, which write the statistics.
    WindowGroup("Hello") { Text("Hello") }.developerTools()
  }
}

/// What one start cost.
struct Start: Decodable {
  var ms_to_first_frame: Double
  var peak_memory_mb: Double
}

/// Runs a program to its first frame; `statistics` is where it writes, nil for standard output.
func start(_ program: URL, _ arguments: [String], statistics: URL?) throws -> Start {
  let process = Process()
  let output = Pipe()
  process.executableURL = program
  process.arguments = arguments
  process.standardOutput = output
  var environment = ProcessInfo.processInfo.environment
  environment["GLISSANDO_STARTED_AT"] = "\(HostClock().now)"
  process.environment = environment
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { fail("\(program.path) ended with an error.") }
  return try JSONDecoder().decode(
    Start.self, from: try statistics.map { try Data(contentsOf: $0) } ?? text)
}

/// How often floor and program take turns.
let rounds = commandLineNumber(after: "--rounds", default: 15, in: 1...1_000)

/// The least of several: what is above it is noise of the machine.
func least(_ values: [Double]) -> Double { values.min() ?? .nan }

func measure(_ name: String, _ program: URL, _ arguments: [String]) throws {
  let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("glissando-startup-\(getpid()).json")
  defer { try? FileManager.default.removeItem(at: file) }
  let options = ["--frames", "1", "--presenter", "surface", "--stats", file.path]
  var floors: [Start] = []
  var starts: [Start] = []
  // The first of each warms the file cache and does not count.
  for round in 0...rounds {
    let floor = try start(folder.appendingPathComponent("StartupFloor"), [], statistics: nil)
    let ours = try start(program, arguments + options, statistics: file)
    if round > 0 {
      floors.append(floor)
      starts.append(ours)
    }
  }
  let (ms, floor) = (
    least(starts.map(\.ms_to_first_frame)), least(floors.map(\.ms_to_first_frame))
  )
  print(
    String(
      format: """
        {"name": "%@", "ms": %.2f, "floor_ms": %.2f, "ratio": %.3f, "peak_memory_mb": %.1f, \
        "floor_peak_memory_mb": %.1f}
        """,
      name, ms, floor, ms / floor, starts.map(\.peak_memory_mb).max() ?? .nan,
      floors.map(\.peak_memory_mb).max() ?? .nan))
}

let arguments = CommandLine.arguments
if arguments.count > 1, arguments[1] == "hello" {
  Hello.main()
} else if let index = arguments.firstIndex(of: "--app"), index + 1 < arguments.count {
  try measure("app", URL(fileURLWithPath: arguments[index + 1]), [])
} else {
  let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  try measure("hello", own, ["hello"])
}
