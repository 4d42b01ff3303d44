package import GlissandoDesktop
import Foundation
import GlissandoViews

/// Counts what a run costs.
@MainActor
package final class StatisticsTool: LoopTool {
  /// What the run cost so far.
  package private(set) var statistics = FrameStatistics()

  /// The number of heap allocations so far, for a program that counts them.
  private let allocationCount: (@Sendable () -> Int)?
  /// The heap allocations before the frame under way.
  private var allocationsBefore = 0

  /// The first frames of a run, a second of them, count as no steady ones: what moves is painted for
  /// the first time then, and buffers grow to their size.
  private static let warmUpFrames = 60

  /// A run of which nothing is known yet.
  package init(allocationCount: (@Sendable () -> Int)?) {
    self.allocationCount = allocationCount
  }

  package func beginFrame(in loop: FrameLoop) {
    allocationsBefore = allocationCount?() ?? 0
  }

  package func endFrame(_ frame: FrameOutcome, in loop: FrameLoop) {
    if let count = allocationCount?() {
      addAllocations(count - allocationsBefore - frame.foreignAllocations, frame, loop)
    }
    statistics.addFrame(
      cpu: frame.seconds, profile: frame.cost.profile, presentation: frame.presentation)
    if statistics.firstFrame == nil, frame.presentation != nil {
      let environment = ProcessInfo.processInfo.environment
      statistics.firstFrame = ProcessUsage.start(environment: environment).map {
        loop.hostTime - $0
      }
    }
  }

  package func noteSleep(seconds: Double) { statistics.addSleep(seconds: seconds) }

  /// Counts the frame's allocations where they are its own: not those of the first frames, of what
  /// the person did, or of what another tool draws.
  private func addAllocations(_ own: Int, _ frame: FrameOutcome, _ loop: FrameLoop) {
    guard !frame.hasInput, !loop.isDrawnOver, statistics.rendered >= Self.warmUpFrames else {
      return
    }
    let counters = loop.source.counters
    if counters.isSteady, !frame.hasDrained {
      statistics.addSteadyFrame(allocations: own, foreign: frame.foreignAllocations)
    } else if counters.evaluatedBodies > 0 {
      statistics.addEvaluatingFrame(allocations: own)
    }
  }
}
