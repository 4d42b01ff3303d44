import Foundation
import GlissandoDesktop
import GlissandoViews
import GlissandoWindowing
import Testing

@Suite("Pointer history")
struct PointerHistoryTests {
  private func moves(_ times: [Double]) -> [TimedInput] {
    times.enumerated().map { index, time in
      TimedInput(.pointerMoved(CGPoint(x: Double(index), y: 0)), time: time)
    }
  }

  @Test("Movements fetched together are spread over the time since the fetch before")
  func spreads() {
    var inputs = moves([1.0, 1.0, 1.0, 1.0])
    PointerHistory.spread(&inputs, since: 0.984)
    let times = inputs.map { ($0.time * 1e6).rounded() / 1e6 }
    #expect(times == [0.988, 0.992, 0.996, 1.0])
  }

  @Test("Movements with moments of their own keep them")
  func keeps() {
    var inputs = moves([1.0, 1.004, 1.008])
    PointerHistory.spread(&inputs, since: 0.5)
    #expect(inputs.map(\.time) == [1.0, 1.004, 1.008])
  }

  @Test("Times stay in order, whatever arrives")
  func ordered() {
    var inputs = moves([2, 2, 2.001, 2.001, 2.001, 2.5])
    inputs.insert(TimedInput(.pointerExited, time: 2.001), at: 4)
    PointerHistory.spread(&inputs, since: 2.2)
    for (earlier, later) in zip(inputs, inputs.dropFirst()) { #expect(earlier.time <= later.time) }
  }

  @Test("A long pause before is not taken for slow movement")
  func bounded() {
    var inputs = moves([9, 9])
    PointerHistory.spread(&inputs, since: 1)
    #expect(inputs[0].time >= 9 - PointerHistory.longestSpread)
  }
}
