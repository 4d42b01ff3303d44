import Foundation
import GlissandoMotion
import GlissandoViews
import Testing

@testable import GlissandoTools

/// What a rest before the first step back means for the past.
@Suite("The past after a rest")
@MainActor
struct TransportRestTests {
  /// A rig whose ball has arrived, and then rested for ten seconds.
  private func rested() -> TransportRig {
    let rig = TransportRig(Ball())
    rig.transport.engage()
    rig.next()
    rig.click(CGPoint(x: 20, y: 60))
    rig.run(200)
    #expect(!rig.host.needsFrame)
    rig.run(640)
    // A frame that shows nothing else: the content's clock goes on to the end of the rest.
    rig.next()
    return rig
  }

  @Test("It ends with the newest frame: a step back is a frame back, however long nothing moved")
  func step() {
    let rig = rested()
    rig.transport.step(-1)
    rig.run(1)
    let reading = TransportReading(rig.transport)
    #expect(abs(reading.range.upperBound - reading.position - TransportRig.interval) < 1e-9)
    #expect(reading.positionText == "−0.02 s")
    rig.transport.step(1)
    #expect(rig.transport.isLive)
  }

  @Test("Playing on from there is back at the present without the rest")
  func playingOn() {
    let rig = rested()
    rig.transport.step(-5)
    rig.run(1)
    rig.transport.isPaused = false
    rig.run(8)
    #expect(rig.transport.isLive)
  }

  @Test("Played backwards it moves at once, and its end is the present")
  func ends() {
    let rig = rested()
    let x = rig.transport.range.upperBound
    rig.transport.isReversed = true
    rig.run(4)
    #expect(abs(x - rig.transport.position - 4 * TransportRig.interval) < 1e-9)
    rig.transport.seek(to: x)
    #expect(rig.transport.isLive)
  }
}
