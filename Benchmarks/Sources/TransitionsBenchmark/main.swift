// TransitionsBenchmark [--count N]: N views that go while N others come, by scale and opacity, as a
// line of JSON: what the exchange costs, and what a frame costs while they are on their way.

import Foundation

/// The number after `--count`.
func countArgument() -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: "--count") else { return 500 }
  guard index + 1 < arguments.count, let count = Int(arguments[index + 1]), 1...10_000 ~= count
  else {
    FileHandle.standardError.write(
      Data("TransitionsBenchmark: --count takes a whole number from 1 to 10000.\n".utf8))
    exit(1)
  }
  return count
}

let count = countArgument()
let window = CardWindow(count: count)
var exchanges: [Double] = []
var frames: [Double] = []
for round in 0..<12 {
  let cost = window.exchange()
  let moving = (0..<30).map { _ in window.render() }
  // They come to rest before the next round.
  for _ in 0..<90 { window.render() }
  // The first round makes what is kept.
  guard round > 0 else { continue }
  exchanges.append(cost)
  frames += moving
}
exchanges.sort()
frames.sort()
print(
  String(
    format: """
      {"count": %d, "exchange_ms": %.3f, "frame_p50_ms": %.3f, "frame_p99_ms": %.3f}
      """,
    count, exchanges[exchanges.count / 2], frames[frames.count / 2],
    frames[frames.count * 99 / 100]))
