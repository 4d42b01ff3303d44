// CirclesBenchmark --count N --seconds S: moving circles in a window, unthrottled, as one line of
// JSON: what a frame costs.

import CAllocationCounter
import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoViews

/// The number that follows a flag.
func number(after flag: String, default value: Double) -> Double {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: flag), index + 1 < arguments.count else {
    return value
  }
  guard let number = Double(arguments[index + 1]), number > 0, number < 1e6 else {
    fail("\(flag) is “\(arguments[index + 1])”; allowed is a number above 0.")
  }
  return number
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("CirclesBenchmark: \(message)\n".utf8))
  exit(1)
}

let count = Int(number(after: "--count", default: 1000))
var options = LaunchOptions()
options.seconds = number(after: "--seconds", default: 5)
options.isUnpaced = true
options.colorScheme = .light
options.reduceMotion = false
options.allocationCount = { Int(glissando_allocation_count()) }
let window = WindowDescription(
  title: "Circles", size: CGSize(width: 1280, height: 800), content: Circles(count: count))
do {
  let report = try DesktopApplication.run(window, name: "circles", options: options)
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
