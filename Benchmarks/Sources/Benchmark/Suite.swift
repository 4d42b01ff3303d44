import Foundation

/// One of the benchmarks, each a program of its own beside this one.
struct Suite: Sendable {
  /// Its name on the command line.
  let name: String
  /// Runs it; the argument is the path of the app, if known.
  let measure: @Sendable (String?) throws -> [Row]

  /// All of them, in the order of the table.
  static let all = [
    Suite(name: "engine") { _ in try engine() },
    Suite(name: "circles") { _ in try circles() },
    Suite(name: "startup") { app in try startup(app) },
  ]

  private struct EngineRow: Decodable {
    var kind: String
    var count: Int
    var nanosecondsPerTick: Double
    var floorNanoseconds: Double
    var limit: Double
    var allocationsPerTick: Double
    var retargetTicks: Double
  }

  private static func engine() throws -> [Row] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-engine-\(getpid()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run("EngineBenchmark", "--json", file.path)
    let rows = try JSONDecoder().decode([EngineRow].self, from: Data(contentsOf: file))
    return rows.flatMap { row in
      let name = "engine \(row.kind) \(row.count)"
      return [
        Row(
          name: name, value: row.nanosecondsPerTick, unit: "ns", floor: row.floorNanoseconds,
          limit: row.limit),
        Row(name: name, value: row.allocationsPerTick, unit: "allocs", limit: 0),
        Row(name: name + " retarget", value: row.retargetTicks, unit: "ticks", limit: 12),
      ]
    }
  }

  private struct CirclesLine: Decodable {
    var cpu_ms_per_frame: Double
    var allocations_per_frame: Double?
  }

  private static func circles() throws -> [Row] {
    let limits = [(100, 2.0), (1000, 0.6), (5000, 0.5)]
    let seconds = "4"
    return try limits.flatMap { count, limit in
      let floor: CirclesLine = try decode(run("CirclesFloor", "\(count)", seconds))
      let ours: CirclesLine = try decode(
        run("CirclesBenchmark", "--count", "\(count)", "--seconds", seconds))
      let allocations = (ours.allocations_per_frame ?? 0).rounded()
      return [
        Row(
          name: "circles \(count)", value: ours.cpu_ms_per_frame, unit: "ms",
          floor: floor.cpu_ms_per_frame, limit: limit),
        Row(name: "circles \(count)", value: allocations, unit: "allocs", limit: 0),
      ]
    }
  }

  private struct StartupLine: Decodable {
    var name: String
    var ms: Double
    var floor_ms: Double
    var peak_memory_mb: Double
  }

  private static func startup(_ app: String?) throws -> [Row] {
    var lines: [StartupLine] = [try decode(run("StartupBenchmark"))]
    if let app { lines.append(try decode(run("StartupBenchmark", "--app", app))) }
    return lines.flatMap { line in
      [
        Row(
          name: "startup \(line.name)", value: line.ms, unit: "ms", floor: line.floor_ms,
          limit: 1.6),
        Row(name: "startup \(line.name) memory", value: line.peak_memory_mb, unit: "MB", limit: 60),
      ]
    }
  }

  /// Runs a program beside this one and gives what it prints.
  private static func run(_ name: String, _ arguments: String...) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(description: "\(name) ended with status \(process.terminationStatus).")
    }
    return data
  }

  private static func decode<Line: Decodable>(_ data: Data) throws -> Line {
    try JSONDecoder().decode(Line.self, from: data)
  }
}

/// Why a figure is missing.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}
