/// Under which conditions is measured.
struct Conditions: Sendable {
  /// The path of the app, if known.
  var app: String?
  /// Whether to measure in a fraction of the time: good enough to see what is far beyond its limit.
  var isQuick = false
}

/// One of the benchmarks, each a program of its own beside this one.
struct Suite: Sendable {
  /// Its name on the command line.
  let name: String
  /// Runs it.
  let measure: @Sendable (Conditions) throws -> [Row]

  /// All of them, in the order of the table.
  static let all = [
    Suite(name: "engine", measure: engine),
    Suite(name: "keyframes") { _ in try keyframes() },
    Suite(name: "circles", measure: circles),
    Suite(name: "startup", measure: startup),
    Suite(name: "evaluation", measure: evaluation),
    Suite(name: "list", measure: list),
    Suite(name: "shuffle") { _ in try shuffle() },
    Suite(name: "transitions") { _ in try transitions() },
    Suite(name: "paint") { _ in try paint() },
    Suite(name: "large", measure: large),
    Suite(name: "gpu", measure: gpu),
    Suite(name: "talk") { _ in try talk() },
    Suite(name: "lab") { _ in try lab() },
  ]

  /// Milliseconds that a frame may take that is one of many, painting included: half of what a display
  /// of 60 Hz leaves, and within the time of one of 120 Hz.
  private static let frameBudget = 8.0
  /// Milliseconds that a frame in which very much changes at once may take: a display of 60 Hz misses
  /// none.
  private static let changeBudget = 1000.0 / 60

  // MARK: Engine

  private struct EngineLine: Decodable {
    var kind: String
    var count: Int
    var ns_per_tick: Double
    var floor_ns: Double
    var limit: Double
    var allocations_per_tick: Double
    var retarget_ns: Double
  }

  private static let retargetLimit = 20.0

  private static func engine(_ conditions: Conditions) throws -> [Row] {
    let lines: [EngineLine] = try Program.lines(
      "EngineBenchmark", conditions.isQuick ? ["--count", "10000"] : [])
    let allocations = lines.map(\.allocations_per_tick).max() ?? 0
    return lines.flatMap { line in
      let name = "engine \(line.kind) \(line.count)"
      return [
        Row(
          name: name, value: line.ns_per_tick, unit: "ns", floor: line.floor_ns, limit: line.limit),
        Row(
          name: name + " retarget", value: line.retarget_ns, unit: "ns", floor: line.ns_per_tick,
          limit: retargetLimit),
      ]
    } + [Row(name: "engine allocations per tick", value: allocations, unit: "", limit: 0)]
  }

  // MARK: Keyframes

  private struct KeyframesLine: Decodable {
    var kind: String
    var ns_per_sample: Double
    var allocations_per_sample: Double
  }

  /// A thousandth of what a frame at 1000 Hz has.
  private static let keyframesLimit = 1000.0

  private static func keyframes() throws -> [Row] {
    let lines: [KeyframesLine] = try Program.lines("KeyframesBenchmark")
    let allocations = lines.map(\.allocations_per_sample).max() ?? 0
    return lines.map {
      Row(
        name: "keyframes, 20 tracks \($0.kind)", value: $0.ns_per_sample, unit: "ns",
        limit: keyframesLimit)
    } + [Row(name: "keyframes allocations per sample", value: allocations, unit: "", limit: 0)]
  }

  // MARK: Circles

  private struct CirclesLine: Decodable {
    var cpu_ms_per_frame: Double
    var allocations_per_frame: Double?
  }

  private static let circleLimits = [(100, 2.0), (1000, 0.6), (5000, 0.5)]

  private static func circles(_ conditions: Conditions) throws -> [Row] {
    let (rounds, seconds) = conditions.isQuick ? (1, "1") : (3, "2")
    return try circleLimits.flatMap { count, limit in
      var floor = Double.infinity
      var cost = Double.infinity
      var allocations = 0.0
      // In turns, so that a slow moment of the machine hits both; the rest is noise.
      for _ in 0..<rounds {
        let reference: CirclesLine = try Program.line("CirclesFloor", ["\(count)", seconds])
        let ours: CirclesLine = try Program.line(
          "CirclesBenchmark", ["--count", "\(count)", "--seconds", seconds])
        floor = min(floor, reference.cpu_ms_per_frame)
        cost = min(cost, ours.cpu_ms_per_frame)
        allocations = max(allocations, ours.allocations_per_frame ?? 0)
      }
      return [
        Row(name: "circles \(count)", value: cost, unit: "ms", floor: floor, limit: limit),
        Row(name: "circles \(count) allocations per frame", value: allocations, unit: "", limit: 0),
      ]
    }
  }

  // MARK: Start-up

  private struct StartupLine: Decodable {
    var name: String
    var ms: Double
    var floor_ms: Double
    var peak_memory_mb: Double
  }

  private static let startupLimit = 1.6
  private static let memoryLimit = 60.0

  private static func startup(_ conditions: Conditions) throws -> [Row] {
    let rounds = conditions.isQuick ? ["--rounds", "5"] : []
    var lines: [StartupLine] = [try Program.line("StartupBenchmark", rounds)]
    if let app = conditions.app {
      lines.append(try Program.line("StartupBenchmark", ["--app", app] + rounds))
    }
    return lines.flatMap { line in
      let name = "startup of \(line.name)"
      return [
        Row(name: name, value: line.ms, unit: "ms", floor: line.floor_ms, limit: startupLimit),
        Row(name: name + " memory", value: line.peak_memory_mb, unit: "MB", limit: memoryLimit),
      ]
    }
  }

  // MARK: Evaluation

  private struct EvaluationLine: Decodable {
    var change: String
    var us_of_1000: Double
    var us_of_10000: Double
  }

  /// One, and what noise adds to it.
  private static let evaluationLimit = 1.25
  /// Microseconds that one changed view may cost, through all passes of its frame.
  private static let evaluationBudget = 20.0

  private static func evaluation(_ conditions: Conditions) throws -> [Row] {
    let lines: [EvaluationLine] = try Program.lines(
      "EvaluationBenchmark", conditions.isQuick ? ["--rounds", "7"] : [])
    return lines.map { line in
      Row(
        name: "evaluation \(line.change), 10000 : 1000", value: line.us_of_10000, unit: "us",
        floor: line.us_of_1000, limit: evaluationLimit)
    }
      + lines.map { line in
        Row(
          name: "evaluation \(line.change) of 10000", value: line.us_of_10000, unit: "us",
          limit: evaluationBudget)
      }
  }

  // MARK: Lists

  private struct ListLine: Decodable {
    var motion: String
    var p50_ms: Double
    var p99_ms: Double
    var max_ms: Double
    var allocations_per_steady_frame: Double
  }

  private static func list(_ conditions: Conditions) throws -> [Row] {
    let lines: [ListLine] = try Program.lines(
      "ListBenchmark", conditions.isQuick ? ["--frames", "240"] : [])
    return lines.flatMap { line in
      let name = "list \(line.motion)"
      return [
        Row(name: name + " p50", value: line.p50_ms, unit: "ms", limit: frameBudget),
        Row(name: name + " p99", value: line.p99_ms, unit: "ms", limit: frameBudget),
        Row(name: name + " max", value: line.max_ms, unit: "ms", limit: changeBudget),
        Row(
          name: name + " allocations per frame", value: line.allocations_per_steady_frame,
          unit: ""),
      ]
    }
  }

  private struct ShuffleLine: Decodable {
    var count: Int
    var change_ms: Double
    var frame_p50_ms: Double
    var frame_max_ms: Double
  }

  private static func shuffle() throws -> [Row] {
    let line: ShuffleLine = try Program.line("ShuffleBenchmark")
    return [
      Row(
        name: "shuffle \(line.count) change", value: line.change_ms, unit: "ms",
        limit: changeBudget),
      Row(
        name: "shuffle \(line.count) frame", value: line.frame_p50_ms, unit: "ms",
        limit: frameBudget),
      Row(
        name: "shuffle \(line.count) frame max", value: line.frame_max_ms, unit: "ms",
        limit: changeBudget),
    ]
  }

  // MARK: Transitions

  private struct TransitionsLine: Decodable {
    var motion: String
    var count: Int
    var change_ms: Double
    var frame_p50_ms: Double
    var frame_p99_ms: Double
    var allocations_per_frame: Double
  }

  private static func transitions() throws -> [Row] {
    let lines: [TransitionsLine] = try Program.lines("TransitionsBenchmark")
    return lines.flatMap { line in
      let name = "\(line.motion) \(line.count)"
      return [
        Row(name: name + " change", value: line.change_ms, unit: "ms", limit: changeBudget),
        Row(name: name + " frame", value: line.frame_p50_ms, unit: "ms", limit: frameBudget),
        Row(name: name + " frame p99", value: line.frame_p99_ms, unit: "ms", limit: frameBudget),
        Row(name: name + " allocations per frame", value: line.allocations_per_frame, unit: ""),
      ]
    }
  }

  // MARK: Talks

  private struct TalkLine: Decodable {
    var name: String
    var value: Double
    var unit: String
    var limit: Double?
  }

  private static func talk() throws -> [Row] {
    let lines: [TalkLine] = try Program.lines("TalkBenchmark")
    return lines.map { Row(name: $0.name, value: $0.value, unit: $0.unit, limit: $0.limit) }
  }

  // MARK: The lab

  private struct LabLine: Decodable {
    var motion: String
    var p50_ms: Double
    var p99_ms: Double
  }

  /// Milliseconds that a frame may take, painting included, to be shown in time at 60 Hz.
  private static let labBudget = 16.7

  private static func lab() throws -> [Row] {
    let lines: [LabLine] = try Program.lines("LabBenchmark")
    return lines.flatMap { line in
      [("p50", line.p50_ms), ("p99", line.p99_ms)].map { name, value in
        Row(name: "lab \(line.motion) \(name)", value: value, unit: "ms", limit: labBudget)
      }
    }
  }

  // MARK: Paint

  private struct PaintLine: Decodable {
    var count: Int
    var ms: Double
    var cairo_ms: Double
  }

  private static func paint() throws -> [Row] {
    let lines: [PaintLine] = try Program.lines("PaintBenchmark")
    return lines.map {
      Row(name: "paint \($0.count) circles", value: $0.ms, unit: "ms", floor: $0.cairo_ms)
    }
  }

  // MARK: Large pictures

  private struct LargeLine: Decodable {
    var name: String
    var width: Int
    var height: Int
    var p50_ms: Double
    var p95_ms: Double
    var p99_ms: Double
    /// nil where no plain loops are there for it.
    var floor_ms: Double?
  }

  /// Loops that are plain do not take several pixels at a time, which makes up for what a list costs.
  private static let largeRatio = 2.5

  /// Milliseconds that a frame of a window may take: half of a frame of 60 Hz leaves room for the views; at 4K
  /// what is on slides most is shown in time, and the rest at 24 Hz.
  private static func largeBudget(_ line: LargeLine) -> Double {
    if line.width <= 1920 { return 12 }
    return ["photograph", "cross-fade"].contains(line.name) ? changeBudget : 40
  }

  private static func large(_ conditions: Conditions) throws -> [Row] {
    let lines: [LargeLine] = try Program.lines(
      "LargeBenchmark", ["--frames", conditions.isQuick ? "20" : "120"])
    return lines.flatMap { line in
      let name = "large \(line.name) \(line.width)x\(line.height)"
      return [
        Row(
          name: name, value: line.p50_ms, unit: "ms", floor: line.floor_ms,
          limit: line.floor_ms == nil ? nil : largeRatio),
        Row(name: name + " p95", value: line.p95_ms, unit: "ms", limit: largeBudget(line)),
      ] + manyCards(line, name)
    }
  }

  /// Half of the frames in which many cards turn on a window of 1920×1080, and 99 of 100, in milliseconds.
  private static let manyCardsBudget = (half: 8.0, most: 12.0)

  private static func manyCards(_ line: LargeLine, _ name: String) -> [Row] {
    guard line.name == "500 cards", line.width == 1920 else { return [] }
    return [
      Row(name: name + " p50", value: line.p50_ms, unit: "ms", limit: manyCardsBudget.half),
      Row(name: name + " p99", value: line.p99_ms, unit: "ms", limit: manyCardsBudget.most),
    ]
  }

  // MARK: The same on a GPU

  private struct GPULine: Decodable {
    var name: String
    var width: Int
    var height: Int
    var renderer: String
    var isSoftware: Bool
    var plan_ms: Double
    var cpu_ms: Double
    /// nil where no bare program draws the same.
    var cpu_floor_ms: Double?
    var gpu_ms: Double?
    var gpu_floor_ms: Double?
    var draws: Int
  }

  /// What the time of either may be against a bare program, which knows beforehand what it draws.
  private static let gpuRatio = 4.0

  /// Milliseconds of the processor that a frame of a window of 3840×2160 may take.
  private static func gpuBudget(_ line: GPULine) -> Double? {
    line.width < 3840 || line.cpu_floor_ms == nil ? nil : line.name == "20000 circles" ? 2 : 1
  }

  private static func gpu(_ conditions: Conditions) throws -> [Row] {
    let lines: [GPULine] = try Program.lines(
      "LargeBenchmark", ["--gl", "--frames", conditions.isQuick ? "20" : "120"])
    return lines.flatMap { line in
      let renderer = line.renderer.split(separator: " ").first.map(String.init) ?? "OpenGL"
      let name = "\(line.name) \(line.width)x\(line.height) \(renderer)"
      let budget = gpuBudget(line)
      return [
        Row(name: name + " plan", value: line.plan_ms, unit: "ms", limit: budget),
        // A driver that draws on the processor computes the corners of each shape there, too.
        Row(
          name: name + " processor", value: line.cpu_ms, unit: "ms",
          limit: line.isSoftware ? nil : budget),
        Row(name: name + " draws", value: Double(line.draws), unit: ""),
      ] + gpuFloors(line, name)
    }
  }

  private static func gpuFloors(_ line: GPULine, _ name: String) -> [Row] {
    var rows: [Row] = []
    if let floor = line.cpu_floor_ms {
      rows.append(
        Row(
          name: name + " floors", value: line.cpu_ms, unit: "ms", floor: floor,
          limit: line.isSoftware ? nil : gpuRatio))
    }
    if let time = line.gpu_ms {
      rows.append(
        Row(
          name: name + " GPU", value: time, unit: "ms", floor: line.gpu_floor_ms,
          limit: line.gpu_floor_ms == nil ? nil : gpuRatio))
    }
    return rows
  }
}
