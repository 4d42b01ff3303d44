package import GlissandoWindowing

/// Gives every movement of the pointer a moment of its own.
///
/// SDL stamps an event when it is fetched. Movements that wait together, because the loop was
/// painting while they arrived, would all have the same moment, and a velocity taken from two of
/// them would be infinite. They arrived evenly, mice being clocked, some time after the fetch
/// before: so they are spread evenly over that time.
package enum PointerHistory {
  /// The longest time over which movements are spread, in seconds.
  ///
  /// Mice send at least every 10 ms while they move; older ones of a longer pause were not waiting.
  package static let longestSpread = 0.05

  /// Spreads runs of movements with equal times over the time since the event before them, or
  /// since `fetched`, whichever is later.
  ///
  /// - Parameters:
  ///   - inputs: Events in order, times not decreasing.
  ///   - fetched: When events were last fetched, in host seconds.
  /// - Complexity: O(*n*) in the number of events.
  package static func spread(_ inputs: inout [TimedInput], since fetched: Double) {
    var start = 0
    var before = fetched
    while start < inputs.count {
      let time = inputs[start].time
      var end = start + 1
      while end < inputs.count, inputs[end].time == time { end += 1 }
      spreadRun(&inputs, start..<end, over: min(max(time - before, 0), longestSpread))
      before = max(before, time)
      start = end
    }
  }

  /// Spreads the movements of one run so that the last keeps its time.
  private static func spreadRun(
    _ inputs: inout [TimedInput], _ run: Range<Int>, over duration: Double
  ) {
    let count = run.count
    guard count > 1, inputs[run.lowerBound].isMovement else { return }
    for index in run {
      let remaining = Double(run.upperBound - 1 - index)
      inputs[index].time -= duration * remaining / Double(count)
    }
  }
}
