import GlissandoTools
import Testing

@Suite("A clock that can be slowed")
struct PlaybackClockTests {
  private let interval = 1.0 / 60

  @Test("At full rate it is the other clock, to the last bit")
  func fullRate() {
    var clock = PlaybackClock()
    for frame in 1...1000 {
      let time = Double(frame) * 0.016_683_3
      clock.advance(toFrame: time, interval: interval)
      #expect(clock.time == time)
    }
  }

  @Test("Half an hour at a tenth is three minutes, without drift")
  func slow() {
    var clock = PlaybackClock()
    clock.rate = 0.1
    for frame in 1...108_000 {
      clock.advance(toFrame: Double(frame) / 60, interval: interval)
    }
    #expect(abs(clock.time - 180) < 1e-9)
  }

  @Test("Paused it stands still, and goes on by one frame however long that lasted")
  func pause() {
    var clock = PlaybackClock()
    clock.advance(toFrame: 1, interval: interval)
    clock.isPaused = true
    clock.advance(toFrame: 2, interval: interval)
    #expect(clock.time == 1)
    #expect(clock.time(atFrame: 3) == 1)
    #expect(clock.frame(at: 5) == nil)
    clock.isPaused = false
    clock.advance(toFrame: 900, interval: interval)
    #expect(abs(clock.time - 1 - interval) < 1e-12)
  }

  @Test("A rate below zero runs backwards from where it is")
  func backwards() {
    var clock = PlaybackClock(time: 5, rate: -0.5)
    clock.advance(toFrame: 10, interval: 0.02)
    clock.advance(toFrame: 10.02, interval: 0.02)
    #expect(abs(clock.time - 4.98) < 1e-12)
    #expect(abs(clock.time(atFrame: 10.04) - 4.97) < 1e-12)
  }

  @Test("It knows when it will show a time, and what an event between two frames has")
  func moments() throws {
    var clock = PlaybackClock()
    clock.advance(toFrame: 4, interval: interval)
    clock.rate = 0.25
    clock.advance(toFrame: 4.5, interval: 0.5)
    #expect(abs(clock.time - 4.125) < 1e-12)
    let frame = try #require(clock.frame(at: 5))
    #expect(abs(frame - 8) < 1e-9)
    #expect(abs(clock.time(atFrame: 6) - 4.5) < 1e-12)
    // Never before the last frame.
    #expect(clock.time(atFrame: 1) == clock.time)
  }
}
