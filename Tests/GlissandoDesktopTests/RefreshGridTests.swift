import GlissandoDesktop
import Testing

@Suite("The refresh grid")
struct RefreshGridTests {
  @Test("A display that does not know its rate runs at 60 Hz", arguments: [0, -1, .nan, .infinity])
  func assumesRate(rate: Double) {
    #expect(RefreshGrid(refreshRate: rate).interval == 1.0 / 60)
  }

  @Test("The slot after a moment is strictly after it")
  func slotAfter() {
    let grid = RefreshGrid(refreshRate: 100, phase: 5)
    #expect(grid.slot(after: 5) == 1)
    #expect(grid.slot(after: 5.0001) == 1)
    #expect(grid.slot(after: 5.01) == 2)
    #expect(grid.slot(after: 4.985) == -1)
    #expect(grid.slot(after: .nan) == 0)
  }

  @Test(
    "The grid follows a display at a rate beside the whole number that it says",
    arguments: [60.0, 75, 120, 144, 165, 240])
  func followsTrueRate(rate: Double) {
    var grid = RefreshGrid(refreshRate: rate, phase: 0)
    let interval = 1.001 / rate
    for frame in 1...6000 { grid.align(to: 0.004 + Double(frame) * interval) }
    let shown = 0.004 + 6000 * interval
    #expect(abs(grid.interval - interval) < 1e-6)
    let slot = ((shown - grid.phase) / grid.interval).rounded()
    #expect(abs(grid.phase + slot * grid.interval - shown) < 1e-4)
  }

  @Test("Late wake-ups do not pull the interval beyond two per cent")
  func bounded() {
    var grid = RefreshGrid(refreshRate: 60, phase: 0)
    for frame in 1...1000 { grid.align(to: Double(frame) / 60 * 1.3) }
    grid.align(to: .nan)
    #expect(grid.interval >= 0.98 / 60 && grid.interval <= 1.02 / 60)
    #expect(grid.phase.isFinite)
  }
}
