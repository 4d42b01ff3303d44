// LabBenchmark [--frames N]: what frames of the lab cost with four lanes, all plots and the inspector
// open at 1280×800, as lines of JSON: while specimens play, while a slider is dragged, and both.

import Foundation
import GlissandoViews
import Measuring

let count = commandLineNumber(after: "--frames", default: 600, in: 10...100_000)

/// Measures frames before each of which `act` may do something.
@MainActor
func measure(_ name: String, plays: Bool, drags: Bool) {
  let window = LabWindow()
  if plays { window.play() }
  if drags { window.press() }
  var costs: [OffscreenWindow.Cost] = []
  for frame in 0..<(count + 60) {
    if drags { window.drag(frame) }
    let cost = window.render()
    if frame >= 60 { costs.append(cost) }
  }
  let whole = costs.map(\.whole)
  let passes = FrameProfile.Pass.allCases.map { pass in
    String(
      format: "\"%@\": %.2f", "\(pass)", costs.map { $0.profile[pass] * 1000 }.median)
  }
  print(
    String(
      format: """
        {"motion": "%@", "p50_ms": %.3f, "p99_ms": %.3f, "max_ms": %.3f, "paint_p50_ms": %.3f, \
        "passes_p50_ms": {%@}}
        """,
      name, whole.median, whole.quantile(0.99), whole.quantile(1),
      costs.map { $0.whole - $0.passes }.median, passes.joined(separator: ", ")))
}

measure("plays", plays: true, drags: false)
measure("slider", plays: false, drags: true)
measure("plays, slider", plays: true, drags: true)
