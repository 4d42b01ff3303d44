// ListBenchmark [--frames N]: what frames cost in which a list of 100,000 rows is scrolled, as lines
// of JSON: by the wheel, thrown, and from one end to the other and back.

import Foundation
import GlissandoViews
import Measuring

let rows = 100_000
let count = commandLineNumber(after: "--frames", default: 600, in: 10...100_000)

/// Measures frames before each of which `act` may do something.
@MainActor
func measure(_ name: String, _ act: @MainActor (ListWindow, Int) -> Void) {
  let window = ListWindow(rows: rows)
  // The first frames make what every window keeps: pictures of letters, the painter's memory.
  for index in 0..<60 {
    act(window, index)
    window.render()
  }
  var costs: [OffscreenWindow.Cost] = []
  for index in 60..<(60 + count) {
    act(window, index)
    costs.append(window.render())
  }
  let whole = costs.map(\.whole)
  let passes = costs.map(\.passes)
  // Frames that only move what is there: nothing is to be asked of memory.
  let steady = costs.filter { !$0.isEvaluated && !$0.isRebuilt }.map { Double($0.allocations) }
  print(
    String(
      format: """
        {"motion": "%@", "rows": %d, "p50_ms": %.3f, "p99_ms": %.3f, "max_ms": %.3f, \
        "passes_p50_ms": %.3f, "passes_max_ms": %.3f, "allocations_per_steady_frame": %g}
        """,
      name, rows, whole.median, whole.quantile(0.99), whole.quantile(1), passes.median,
      passes.quantile(1), steady.median))
}

measure("wheel") { window, index in if index % 6 == 0 { window.scroll(by: 96) } }
measure("throw") { window, index in if index % 90 == 0 { window.fling() } }
measure("ends") { window, index in
  if index % 60 == 0 { window.jump(index % 120 == 0 ? .end : .home) }
}
