package import GlissandoDesktop
import Foundation
import GlissandoFiles
import GlissandoViews

/// The JSON that `--stats` writes.
package struct StatisticsReport: Codable, Hashable, Sendable {
  /// Three percentiles, in milliseconds of processor time.
  package struct Percentiles: Codable, Hashable, Sendable {
    /// The median.
    package var p50: Double
    /// What 95 of 100 frames did not exceed.
    package var p95: Double
    /// What 99 of 100 frames did not exceed.
    package var p99: Double
  }

  /// Frames handed to the window system.
  package var framesPresented: Int
  /// Presented frames per second, from the first to the last.
  package var framesPerSecond: Double
  /// Processor time of the whole process per presented frame, from the first to the last.
  package var cpuMillisecondsPerFrame: Double
  /// Refreshes without a frame although something moved.
  package var framesMissed: Int
  /// Refreshes of the display in a second; nil where no display was there.
  @OptionalNumber package var refreshRate: Double?
  /// Refreshes of which the window system told when they were.
  package var refreshesTold: Int
  /// Those of them for which the picture was held back until the display began a new one; nil where that is not told.
  @OptionalNumber package var refreshesSynchronized: Double?
  /// Processor time of the main thread per frame.
  package var frameCPUMilliseconds: Percentiles
  /// The same by pass.
  package var passCPUMilliseconds: [String: Percentiles]
  /// Frames in which only animations ran.
  package var steadyFrames: Int
  /// Heap allocations in such a frame, on average; nil if there was none or nobody counts.
  @OptionalNumber package var allocationsPerSteadyFrame: Double?
  /// What the window system's libraries allocate on top, taking the pixels: Xlib's replies.
  @OptionalNumber package var windowSystemAllocationsPerSteadyFrame: Double?
  /// Frames without input in which bodies were evaluated, as below a `TimelineView`.
  package var evaluatingFrames: Int
  /// Heap allocations in such a frame, on average; nil if there was none or nobody counts.
  @OptionalNumber package var allocationsPerEvaluatingFrame: Double?
  /// From the start of the process to the first frame.
  @OptionalNumber package var millisecondsToFirstFrame: Double?
  /// Seconds asleep with nothing to do.
  package var idleSeconds: Double
  /// Ends of such sleeps, whatever ended them.
  package var idleWakeUps: Int
  /// The most memory that was resident at once.
  @OptionalNumber package var peakMemoryMegabytes: Double?
  /// Processor time of the whole process.
  package var cpuSeconds: Double

  private enum CodingKeys: String, CodingKey {
    case framesPresented = "frames_presented"
    case framesPerSecond = "fps"
    case cpuMillisecondsPerFrame = "cpu_ms_per_frame"
    case framesMissed = "frames_missed"
    case refreshRate = "refresh_hz"
    case refreshesTold = "refreshes_told"
    case refreshesSynchronized = "refreshes_vsync"
    case frameCPUMilliseconds = "frame_cpu_ms"
    case passCPUMilliseconds = "pass_cpu_ms"
    case steadyFrames = "steady_frames"
    case allocationsPerSteadyFrame = "allocations_per_steady_frame"
    case windowSystemAllocationsPerSteadyFrame = "window_system_allocations_per_steady_frame"
    case evaluatingFrames = "evaluating_frames"
    case allocationsPerEvaluatingFrame = "allocations_per_evaluating_frame"
    case millisecondsToFirstFrame = "ms_to_first_frame"
    case idleSeconds = "idle_seconds"
    case idleWakeUps = "idle_wakeups"
    case peakMemoryMegabytes = "peak_memory_mb"
    case cpuSeconds = "cpu_seconds"
  }

  /// The report of a run.
  ///
  /// - Parameter refreshes: What has become of those of the display; nil without one.
  package init(_ statistics: FrameStatistics, refreshes: RefreshTally?, countsAllocations: Bool) {
    framesPresented = statistics.presented
    framesPerSecond = statistics.framesPerSecond
    cpuMillisecondsPerFrame = statistics.processCPUPerFrame * 1000
    framesMissed = refreshes?.missed ?? 0
    refreshRate = refreshes?.rate
    refreshesTold = refreshes?.told ?? 0
    refreshesSynchronized = refreshes?.synchronized.map { Double($0) }
    frameCPUMilliseconds = Percentiles(statistics.milliseconds)
    passCPUMilliseconds = [:]
    for pass in FrameProfile.Pass.allCases {
      passCPUMilliseconds["\(pass)"] = Percentiles { statistics.milliseconds($0, of: pass) }
    }
    steadyFrames = statistics.steadyFrames
    if countsAllocations, steadyFrames > 0 {
      allocationsPerSteadyFrame = Double(statistics.steadyAllocations) / Double(steadyFrames)
      windowSystemAllocationsPerSteadyFrame =
        Double(statistics.foreignAllocations) / Double(steadyFrames)
    }
    evaluatingFrames = statistics.evaluatingFrames
    if countsAllocations, evaluatingFrames > 0 {
      allocationsPerEvaluatingFrame =
        Double(statistics.evaluatingAllocations) / Double(evaluatingFrames)
    }
    millisecondsToFirstFrame = statistics.firstFrame.map { $0 * 1000 }
    idleSeconds = statistics.idleSeconds
    idleWakeUps = statistics.idleWakeUps
    let megabyte = 1_048_576.0
    peakMemoryMegabytes = ProcessUsage.peakMemory.map { Double($0) / megabyte }
    cpuSeconds = HostClock.processCPU
  }

  /// Writes the report.
  ///
  /// - Throws: `OptionError` if the file cannot be written.
  package func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    var data = try encoder.encode(self)
    data.append(contentsOf: "\n".utf8)
    do {
      try OutputFile.write(data, to: path)
    } catch {
      throw OptionError.unwritableStatistics(path: path, reason: error.description)
    }
  }
}

extension StatisticsReport.Percentiles {
  /// The three values of a function that tells any percentile.
  fileprivate init(_ milliseconds: (Double) -> Double) {
    p50 = milliseconds(0.5)
    p95 = milliseconds(0.95)
    p99 = milliseconds(0.99)
  }
}
