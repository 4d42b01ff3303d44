// EvaluationBenchmark [--rounds N]: what one changed state costs among 1,000 and among 10,000
// views, as lines of JSON. The windows take turns, so that a slow moment hits both.

import Foundation
import Measuring

/// The number of rounds, of which the median counts.
let rounds = commandLineNumber(after: "--rounds", default: 31, in: 1...10_000)
/// Each round changes each of the rows as often.
let framesPerRound = 200
let few = Window(count: 1_000)
let many = Window(count: 10_000)
for change in Window.Change.allCases {
  var (costOfFew, costOfMany): ([Double], [Double]) = ([], [])
  // The first round warms the caches and does not count.
  for round in 0...rounds {
    let costs = (
      few.microsecondsPerFrame(change, frames: framesPerRound),
      many.microsecondsPerFrame(change, frames: framesPerRound)
    )
    guard round > 0 else { continue }
    costOfFew.append(costs.0)
    costOfMany.append(costs.1)
  }
  print(
    String(
      format: #"{"change": "%@", "us_of_1000": %.3f, "us_of_10000": %.3f, "ratio": %.3f}"#,
      change.rawValue, costOfFew.median, costOfMany.median, costOfMany.median / costOfFew.median))
}
