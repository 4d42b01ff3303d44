import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoViews
import Testing

@Suite("The log of frames")
struct FrameLogTests {
  private func entry(_ seconds: Double, _ pass: FrameProfile.Pass) -> FrameLog.Entry {
    var entry = FrameLog.Entry()
    entry.profile[pass] = seconds
    return entry
  }

  private func cost(_ entry: FrameLog.Entry, missed: Int) -> FrameCost {
    FrameCost(profile: entry.profile, interval: 1.0 / 60, missedFrames: missed)
  }

  @Test("A dropped frame is put down to the frame before it, and to its longest pass")
  func drops() {
    var log = FrameLog()
    var slow = entry(0.03, .paint)
    slow.profile[.layout] = 0.004
    log.add(entry(0.002, .layout), cost(entry(0.002, .layout), missed: 5))
    #expect(log.droppedFrames == 0 && log.lastDrop == nil)
    log.add(slow, cost(slow, missed: 5))
    log.add(entry(0.002, .layout), cost(slow, missed: 7))
    #expect(log.droppedFrames == 2)
    #expect(log.lastDrop == FrameLog.Drop(count: 2, pass: .paint, seconds: 0.034))
    #expect(log[1].droppedFrames == 2 && log[0].droppedFrames == 0)
  }

  @Test("A quick frame is not blamed for what was late outside of it")
  func innocence() {
    var log = FrameLog()
    let quick = entry(0.002, .paint)
    for missed in [0, 0, 3] { log.add(quick, cost(quick, missed: missed)) }
    #expect(log.lastDrop?.pass == nil && log.lastDrop?.count == 3)
  }

  @Test("What was missed while nobody looked is not counted")
  func pausing() {
    var log = FrameLog()
    let quick = entry(0.002, .paint)
    log.add(quick, cost(quick, missed: 1))
    log.pause()
    log.add(quick, cost(quick, missed: 9))
    log.add(quick, cost(quick, missed: 10))
    #expect(log.droppedFrames == 1)
  }

  @Test("As many frames are kept as there is room for, and their median is known")
  func ring() {
    var log = FrameLog()
    for index in 1...(FrameLog.capacity + 5) {
      let frame = entry(Double(index) * 0.001, .paint)
      log.add(frame, cost(frame, missed: 0))
    }
    #expect(abs(log[0].profile.total - 0.125) < 1e-12)
    #expect(abs(log[FrameLog.capacity - 1].profile.total - 0.006) < 1e-12)
    #expect(abs(log.medianSeconds - 0.066) < 1e-12)
  }
}
