// ListBenchmark [--frames N]: what frames cost in which a list of 100,000 rows is scrolled, as lines
// of JSON: by the wheel, thrown, and from one end to the other and back.

import Foundation
import GlissandoViews

/// The number of frames of each kind.
func frames() -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: "--frames") else { return 600 }
  guard index + 1 < arguments.count, let count = Int(arguments[index + 1]), 10...100_000 ~= count
  else {
    FileHandle.standardError.write(
      Data("ListBenchmark: --frames takes a whole number from 10 to 100000.\n".utf8))
    exit(1)
  }
  return count
}

/// Which part of the values, sorted, lies below the answer.
func quantile(_ part: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)]
}

let rows = 100_000
let count = frames()

/// Measures frames before each of which `act` may do something.
@MainActor
func measure(_ name: String, _ act: @MainActor (ListWindow, Int) -> Void) {
  let window = ListWindow(rows: rows)
  // The first frames make what every window keeps: pictures of letters, the painter's memory.
  for index in 0..<60 {
    act(window, index)
    window.render()
  }
  var whole: [Double] = []
  var passes: [Double] = []
  for index in 60..<(60 + count) {
    act(window, index)
    let cost = window.render()
    whole.append(cost.whole)
    passes.append(cost.passes)
  }
  print(
    String(
      format: """
        {"motion": "%@", "rows": %d, "p50_ms": %.3f, "p99_ms": %.3f, "max_ms": %.3f, \
        "passes_p50_ms": %.3f, "passes_max_ms": %.3f}
        """,
      name, rows, quantile(0.5, of: whole), quantile(0.99, of: whole), quantile(1, of: whole),
      quantile(0.5, of: passes), quantile(1, of: passes)))
}

measure("wheel") { window, index in if index % 6 == 0 { window.scroll(by: 96) } }
measure("throw") { window, index in if index % 90 == 0 { window.fling() } }
measure("ends") { window, index in
  if index % 60 == 0 { window.jump(index % 120 == 0 ? .end : .home) }
}
