import GlissandoDesktop
package import GlissandoViews

/// What a run cost: filled by the loop, written by `--stats`.
///
/// Nothing in here allocates after its creation, except the report.
package struct FrameStatistics: Sendable {
  /// Frames whose picture was handed to the window system.
  package private(set) var presented = 0
  /// Frames that ran, whether or not they changed anything.
  package private(set) var rendered = 0
  /// Seconds from the start of the process to the first frame; nil before it.
  package var firstFrame: Double?
  /// Seconds spent asleep because nothing asked for a frame.
  package private(set) var idleSeconds = 0.0
  /// How often such a sleep ended.
  package private(set) var idleWakeUps = 0
  /// Frames without input or changed views, in which only animations ran.
  package private(set) var steadyFrames = 0
  /// Heap allocations in those frames.
  package private(set) var steadyAllocations = 0

  /// Heap allocations that the window system's libraries made in those frames, not counted above.
  package private(set) var foreignAllocations = 0

  /// Frames without input in which bodies were evaluated.
  package private(set) var evaluatingFrames = 0
  /// Heap allocations in those frames, the window system's libraries' left out.
  package private(set) var evaluatingAllocations = 0

  /// Host seconds of the first and of the last presented frame.
  private var firstPresentation = 0.0
  private var lastPresentation = 0.0
  /// Processor time of the whole process at these moments.
  private var firstCPU = 0.0
  private var lastCPU = 0.0
  private var total = CostHistogram()
  private var passes = [CostHistogram](
    repeating: CostHistogram(), count: FrameProfile.Pass.allCases.count)

  /// Nothing has happened yet.
  package init() {}

  /// Counts a frame and what it cost, in seconds of processor time.
  ///
  /// - Parameter presentation: When its picture was handed over, in host seconds; nil if it
  ///   changed nothing.
  package mutating func addFrame(cpu: Double, profile: FrameProfile, presentation: Double?) {
    rendered += 1
    if let presentation {
      lastPresentation = presentation
      lastCPU = HostClock.processCPU
      if presented == 0 { (firstPresentation, firstCPU) = (lastPresentation, lastCPU) }
      presented += 1
    }
    total.add(cpu)
    for pass in FrameProfile.Pass.allCases { passes[pass.rawValue].add(profile[pass]) }
  }

  /// Counts a steady frame, its own allocations, and those of the window system's libraries.
  package mutating func addSteadyFrame(allocations: Int, foreign: Int) {
    steadyFrames += 1
    steadyAllocations += allocations
    foreignAllocations += foreign
  }

  /// Counts a frame without input in which bodies were evaluated, and its own allocations.
  package mutating func addEvaluatingFrame(allocations: Int) {
    evaluatingFrames += 1
    evaluatingAllocations += allocations
  }

  /// Counts a sleep.
  package mutating func addSleep(seconds: Double) {
    idleSeconds += seconds
    idleWakeUps += 1
  }

  /// Presented frames per second between the first and the last; 0 for fewer than two.
  package var framesPerSecond: Double {
    let seconds = lastPresentation - firstPresentation
    return presented > 1 && seconds > 0 ? Double(presented - 1) / seconds : 0
  }

  /// Seconds of processor time of the whole process per presented frame; 0 for fewer than two.
  package var processCPUPerFrame: Double {
    presented > 1 ? (lastCPU - firstCPU) / Double(presented - 1) : 0
  }

  /// Milliseconds of a whole frame that `part` of all frames did not exceed.
  package func milliseconds(_ part: Double) -> Double { total.percentile(part) * 1000 }

  /// Milliseconds of a pass that `part` of all frames did not exceed.
  package func milliseconds(_ part: Double, of pass: FrameProfile.Pass) -> Double {
    passes[pass.rawValue].percentile(part) * 1000
  }
}
