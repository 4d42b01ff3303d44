import GlissandoDesktop
import GlissandoMotion
import Testing

@Suite("The frame clock")
struct FrameClockTests {
  /// A clock that has shown its first frame at 1/60 s, with its next due to begin then.
  private func runningClock() -> FrameClock {
    var clock = FrameClock(refreshRate: 60, start: 100)
    _ = clock.beginFrame(at: 100)
    return clock
  }

  @Test("A frame's time is the next refresh, when it will be seen")
  func showsAtNextRefresh() {
    var clock = FrameClock(refreshRate: 50, start: 7)
    let first = clock.beginFrame(at: 7.003)
    #expect(first == FrameTime(index: 0, seconds: 1 * 0.02, interval: 0.02))
    #expect(clock.nextStart == 7.02)
  }

  @Test("Frames that begin a little late are still spaced evenly, without drift")
  func snapsToGrid() {
    var clock = runningClock()
    var lateness = 0.0
    for frame in 1...216_000 {
      lateness = (lateness + 0.0037).truncatingRemainder(dividingBy: 0.016)
      let time = clock.beginFrame(at: clock.nextStart + lateness)
      #expect(abs(time.seconds - Double(frame + 1) / 60) < 1e-9)
    }
    #expect(clock.refreshes.missed == 0)
  }

  @Test("A frame that comes too late skips refreshes and counts them")
  func countsMissedFrames() {
    var clock = runningClock()
    let time = clock.beginFrame(at: clock.nextStart + 2.5 / 60)
    #expect(abs(time.seconds - 4.0 / 60) < 1e-12)
    #expect(abs(time.interval - 3.0 / 60) < 1e-12)
    #expect(time.index == 1)
    #expect(clock.refreshes.missed == 2)
  }

  @Test("A frame that begins a rounding error early does not repeat the last refresh")
  func neverRepeats() {
    var clock = runningClock()
    let time = clock.beginFrame(at: clock.nextStart - 1e-9)
    #expect(abs(time.seconds - 2.0 / 60) < 1e-12)
  }

  @Test("After a gap of more than a quarter of a second time advances by one frame")
  func leavesOutGaps() throws {
    for gap in [0.26, 1, 3600.0] {
      var clock = runningClock()
      let before = try #require(clock.last)
      let time = clock.beginFrame(at: clock.nextStart + gap)
      #expect(abs(time.seconds - before.seconds - 1.0 / 60) < 1e-9, "gap of \(gap) s")
    }
  }

  @Test("A gap of up to a quarter of a second is followed")
  func followsShortGaps() {
    var clock = runningClock()
    let time = clock.beginFrame(at: clock.nextStart + 0.2)
    #expect(time.seconds > 0.2)
  }

  @Test("Time passes while the loop rests")
  func restIsNoGap() {
    var clock = runningClock()
    clock.rest(until: nil)
    let time = clock.beginFrame(at: 110)
    #expect(abs(time.seconds - 10 - 1.0 / 60) < 1e-9)
    #expect(time.interval == clock.interval)
    #expect(clock.refreshes.missed == 0)
  }

  @Test("A rest that outlasts its end by far leads to the frame that was due")
  func stoppedRest() {
    var clock = runningClock()
    clock.rest(until: 105)
    let time = clock.beginFrame(at: 1000)
    #expect(time.seconds >= 5 && time.seconds < 5 + 2.0 / 60)
  }

  @Test("Time stands still while the window cannot be seen, and nothing counts as missed")
  func suspended() throws {
    var clock = runningClock()
    let before = try #require(clock.last)
    clock.suspend()
    let time = clock.beginFrame(at: 500)
    #expect(abs(time.seconds - before.seconds - 1.0 / 60) < 1e-9)
    #expect(clock.refreshes.missed == 0)
  }

  @Test("Time never runs backwards and is always finite", arguments: [60.0, 144, 0, .nan])
  func totalAndMonotone(rate: Double) {
    var clock = FrameClock(refreshRate: rate, start: 50)
    var last = -1.0
    let moments = [50, 50.1, .nan, 50.05, -.infinity, 50.2, .infinity, 0, 51, 50.9, 51.02]
    for moment in moments {
      let time = clock.beginFrame(at: moment)
      #expect(time.seconds.isFinite && time.seconds >= last, "after \(moment)")
      last = time.seconds
    }
    for moment in moments {
      let time = clock.beginUnpacedFrame(at: moment)
      #expect(time.seconds.isFinite && time.seconds >= last, "unpaced, after \(moment)")
      last = time.seconds
    }
  }

  @Test("A cap leaves out whole refreshes", arguments: [(60.0, 1), (30, 2), (25, 3), (500, 1)])
  func capped(cap: Double, refreshes: Int) {
    var clock = FrameClock(refreshRate: 60, start: 0, frameRateCap: cap)
    let first = clock.beginFrame(at: 0)
    let second = clock.beginFrame(at: clock.nextStart)
    #expect(abs(second.seconds - first.seconds - Double(refreshes) / 60) < 1e-12)
    #expect(clock.refreshes.missed == 0)
  }

  @Test("Unpaced frames are seen at once")
  func unpaced() {
    var clock = FrameClock(refreshRate: 60, start: 10)
    #expect(clock.beginUnpacedFrame(at: 10.5).seconds == 0.5)
    let time = clock.beginUnpacedFrame(at: 10.501)
    #expect(abs(time.seconds - 0.501) < 1e-12)
    #expect(abs(time.interval - 0.001) < 1e-12)
  }

  @Test("Moments convert to frame seconds and back")
  func converts() {
    var clock = runningClock()
    _ = clock.beginFrame(at: 400)
    #expect(abs(clock.hostSeconds(at: clock.frameSeconds(at: 400.25)) - 400.25) < 1e-9)
    #expect(clock.frameSeconds(at: 400) < 1)
  }

  @Test("On another display frames go on at its rate, without a leap in time")
  func otherDisplay() {
    var clock = FrameClock(refreshRate: 60, start: 10)
    var times: [Double] = []
    for _ in 0..<30 { times.append(clock.beginFrame(at: clock.nextStart).seconds) }
    let last = times[29]
    clock.follow(refreshRate: 60, at: clock.nextStart)
    #expect(abs(clock.interval - 1 / 60) < 1e-12)
    clock.follow(refreshRate: 144, at: clock.nextStart + 0.002)
    #expect(abs(clock.interval - 1 / 144) < 1e-12)
    let first = clock.beginFrame(at: clock.nextStart)
    #expect(first.seconds > last && first.seconds < last + 2 / 60 + 1 / 144)
    let second = clock.beginFrame(at: clock.nextStart)
    #expect(abs(second.seconds - first.seconds - 1 / 144) < 1e-9)
    #expect(clock.refreshes.missed == 0)
  }

  @Test("A cap counts the refreshes of the display that the window is on now")
  func cappedOnOtherDisplay() {
    var clock = FrameClock(refreshRate: 60, start: 0, frameRateCap: 60)
    clock.follow(refreshRate: 120, at: 1)
    #expect(abs(clock.interval - 1 / 60) < 1e-12)
  }

  @Test(
    "The clock follows the moments and the rate of the display, as the window system tells",
    arguments: [59.94, 60, 74.97, 119.88, 120, 143.86, 164.83, 239.76])
  func followsDisplay(rate: Double) {
    // SDL states a whole number below it, and the display's moments lie elsewhere.
    let (interval, phase) = (1 / rate, 100.0071)
    var clock = FrameClock(refreshRate: rate.rounded(.down), start: 100)
    var times: [Double] = []
    for told in [nil, interval] {
      for _ in 0..<1200 {
        let start = clock.nextStart
        times.append(clock.beginFrame(at: start).seconds)
        let count = ((start - phase) / interval).rounded(.down)
        clock.follow(Refresh(seconds: phase + count * interval, interval: told), at: start)
      }
      let away = (clock.nextStart - phase) / interval
      #expect(abs(away - away.rounded()) < 0.01)
      #expect(abs(clock.refreshes.rate - 1 / interval) < 0.01)
    }
    #expect(clock.refreshes.missed == 0)
    #expect(clock.refreshes.told == 2400)
    for (before, after) in zip(times, times.dropFirst()) {
      #expect(after > before && after - before < 1.5 * interval)
    }
  }

  @Test("A display of which SDL knows nothing runs at the rate that the window system tells")
  func followsUnknownDisplay() {
    var clock = FrameClock(refreshRate: 0, start: 10)
    let before = clock.beginFrame(at: 10)
    clock.follow(Refresh(seconds: 10.003, interval: 1 / 144), at: 10.004)
    #expect(abs(clock.refreshes.rate - 144) < 1e-9)
    #expect(clock.beginFrame(at: clock.nextStart).seconds > before.seconds)
    // No display is so fast.
    clock.follow(Refresh(seconds: 10.01, interval: 1e-9), at: 10.01)
    #expect(abs(clock.refreshes.rate - 144) < 3)
    // It stays so where SDL says the same as before.
    clock.follow(refreshRate: 0, at: 10.1)
    #expect(abs(clock.refreshes.rate - 144) < 3)
  }

  @Test("Pictures that waited for the display are counted where the window system tells")
  func countsSynchronized() {
    var clock = FrameClock(refreshRate: 60, start: 10)
    _ = clock.beginFrame(at: 10)
    clock.follow(Refresh(seconds: 10.01), at: 10.01)
    #expect(clock.refreshes.synchronized == nil)
    for isSynchronized in [true, false, true] {
      clock.follow(Refresh(seconds: 10.02, isSynchronized: isSynchronized), at: 10.02)
    }
    #expect(clock.refreshes.synchronized == 2 && clock.refreshes.told == 4)
  }

  @Test(
    "What cannot be one of the display's last moments is not followed",
    arguments: [10.5, 9.7, -.infinity, .infinity, .nan])
  func ignoresOtherMoments(seconds: Double) {
    var clock = FrameClock(refreshRate: 60, start: 10)
    _ = clock.beginFrame(at: 10)
    let grid = clock.grid
    clock.follow(Refresh(seconds: seconds, interval: 1 / 144), at: 10.01)
    #expect(clock.grid == grid)
    #expect(clock.refreshes.told == 0)
  }
}
