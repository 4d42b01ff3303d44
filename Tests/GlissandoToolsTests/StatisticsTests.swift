import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoViews
import Testing

@Suite("Statistics")
struct StatisticsTests {
  @Test("Percentiles are right to one per cent")
  func percentiles() {
    var histogram = CostHistogram()
    for cost in 1...1000 { histogram.add(Double(cost) * 1e-5) }
    histogram.add(.nan)
    #expect(histogram.count == 1000)
    #expect(abs(histogram.percentile(0.5) / 5e-3 - 1) < 0.01)
    #expect(abs(histogram.percentile(0.99) / 9.9e-3 - 1) < 0.01)
  }

  @Test("No costs, and costs too small to measure, are zero")
  func zero() {
    var histogram = CostHistogram()
    #expect(histogram.percentile(0.5) == 0)
    histogram.add(0)
    histogram.add(-1)
    #expect(histogram.percentile(0.99) == 0)
  }

  @Test("The report holds what was counted, and is written as JSON")
  func report() throws {
    var statistics = FrameStatistics()
    statistics.addFrame(cpu: 0.002, profile: FrameProfile(), presentation: 1)
    statistics.addFrame(cpu: 0.002, profile: FrameProfile(), presentation: nil)
    statistics.addFrame(cpu: 0.002, profile: FrameProfile(), presentation: 1.5)
    statistics.addSteadyFrame(allocations: 3, foreign: 2)
    statistics.addSteadyFrame(allocations: 0, foreign: 2)
    statistics.addEvaluatingFrame(allocations: 30)
    statistics.addEvaluatingFrame(allocations: 10)
    statistics.addSleep(seconds: 2)
    var refreshes = RefreshTally()
    (refreshes.missed, refreshes.told, refreshes.rate) = (4, 9, 59.94)
    refreshes.synchronized = 7
    let report = StatisticsReport(statistics, refreshes: refreshes, countsAllocations: true)
    #expect(report.framesPresented == 2)
    #expect(report.framesPerSecond == 2)
    #expect(report.framesMissed == 4)
    #expect(report.refreshesTold == 9)
    #expect(report.refreshesSynchronized == 7)
    #expect(report.refreshRate == 59.94)
    #expect(report.allocationsPerSteadyFrame == 1.5)
    #expect(report.windowSystemAllocationsPerSteadyFrame == 2)
    #expect(report.evaluatingFrames == 2)
    #expect(report.allocationsPerEvaluatingFrame == 20)
    #expect(report.idleWakeUps == 1)

    let path = NSTemporaryDirectory() + "glissando-statistics-\(UUID()).json"
    try report.write(to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try JSONDecoder().decode(StatisticsReport.self, from: data) == report)
    // What is not known is said to be so, not left out.
    let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(fields?["ms_to_first_frame"] is NSNull)
  }

  @Test("The kernel tells memory and the start of the process")
  func usage() throws {
    #expect(try #require(ProcessUsage.peakMemory) > 1_000_000)
    let start = try #require(ProcessUsage.start(environment: [:]))
    #expect(start < HostClock().now)
    #expect(ProcessUsage.start(environment: ["GLISSANDO_STARTED_AT": "12.5"]) == 12.5)
  }
}
