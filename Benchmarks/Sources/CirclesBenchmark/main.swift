// CirclesBenchmark --count N --seconds S: moving circles in a window, unthrottled, as one line of
// JSON: what a frame costs.

import CAllocationCounter
import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoDrawing
import GlissandoViews
import Measuring

let count = commandLineNumber(after: "--count", default: 1000, in: 1...1_000_000)
var options = ToolOptions()
options.launch.seconds = Double(commandLineNumber(after: "--seconds", default: 5, in: 1...100_000))
options.launch.isUnpaced = true
options.launch.presenter = .surface
options.launch.colorScheme = .light
options.launch.reduceMotion = false
options.launch.allocationCount = { Int(glissando_allocation_count()) }
let window = WindowDescription(
  title: "Circles", size: CGSize(width: 1280, height: 800), content: Circles(count: count))
do {
  let report = try DeveloperTools.run(window, name: "circles", options: options)
  print(
    String(
      format: """
        {"count": %d, "fps": %.1f, "cpu_ms_per_frame": %.4f, "allocations_per_frame": %.3f, \
        "peak_rss_mb": %.1f}
        """,
      count, report.framesPerSecond, report.cpuMillisecondsPerFrame,
      report.allocationsPerSteadyFrame ?? -1, report.peakMemoryMegabytes ?? -1))
} catch {
  fail("\(error)")
}
