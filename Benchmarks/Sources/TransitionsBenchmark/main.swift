// TransitionsBenchmark [--count N]: N views that go while N others come, by scale and opacity, and N
// that turn in perspective, as lines of JSON: what the change costs, and what a frame costs while
// they are on their way.

import Foundation
import GlissandoViews
import Measuring

let count = commandLineNumber(after: "--count", default: 500, in: 1...10_000)
let size = CGSize(width: 1280, height: 800)

/// Frames of the motion that follows a change, and frames after which it rests.
let (moving, resting) = (30, 90)

/// Measures changes, and the frames that follow them.
@MainActor
func measure<Content: View>(_ name: String, _ content: Content, _ change: () -> Void) {
  let window = OffscreenWindow(content, size: size, isPainted: true)
  var changes: [Double] = []
  var frames: [OffscreenWindow.Cost] = []
  for round in 0..<12 {
    let written = processorSeconds(change) * 1000
    let cost = window.render().whole + written
    let costs = (0..<moving).map { _ in window.render() }
    for _ in 0..<resting { window.render() }
    // The first round makes what is kept.
    guard round > 0 else { continue }
    changes.append(cost)
    frames += costs
  }
  let whole = frames.map(\.whole)
  print(
    String(
      format: """
        {"motion": "%@", "count": %d, "change_ms": %.3f, "frame_p50_ms": %.3f, \
        "frame_p99_ms": %.3f, "passes_p50_ms": %.3f, "allocations_per_frame": %g}
        """,
      name, count, changes.median, whole.median, whole.quantile(0.99),
      frames.map(\.passes).median, frames.map { Double($0.allocations) }.median))
}

let cards = Writer()
measure("transitions", Cards(count: count, writer: cards)) { cards.change?() }
let tiles = Writer()
measure("perspective", Tiles(count: count, writer: tiles)) { tiles.change?() }
