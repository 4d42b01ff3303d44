import Foundation
import GlissandoTools
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews
import Testing

@Suite("A transport")
@MainActor
struct TransportTests {
  private let middle = CGPoint(x: 20, y: 60)

  /// A rig whose ball set out with the last frame.
  private func rig() -> TransportRig {
    let rig = TransportRig(Ball())
    rig.transport.engage()
    rig.next()
    rig.click(middle)
    rig.next()
    return rig
  }

  private func expectedX(after seconds: Double) -> Double {
    Ball.spring.value(target: Ball.distance, time: seconds)
  }

  @Test("Nobody uses it: the content's own list is shown, and nothing is kept")
  func unused() {
    let rig = TransportRig(Ball())
    rig.click(middle)
    rig.run(30)
    #expect(rig.transport.reel.count == 0)
    #expect(rig.host.displayList.items.count == rig.content.displayList.items.count)
  }

  @Test("Where the program wants it, what is seen is kept from the first press on")
  func keeping() {
    let rig = TransportRig(Ball())
    rig.transport.keepsAfterInput = true
    rig.send(.pointerMoved(middle))
    rig.run(10)
    #expect(rig.transport.reel.count == 0)
    rig.click(middle)
    rig.run(20)
    #expect(rig.transport.reel.count >= 20)
    #expect(rig.host.displayList.items.count == rig.content.displayList.items.count)
    rig.transport.step(-10)
    rig.run(1)
    #expect(!rig.transport.isLive)
  }

  @Test("Going back shows what going on showed, byte by byte")
  func backwards() {
    let rig = rig()
    var pictures = [rig.picture()]
    for _ in 0..<60 {
      rig.next()
      pictures.append(rig.picture())
    }
    #expect(Set(pictures.map(\.pixels)).count > 40)
    for picture in pictures.dropLast().reversed() {
      rig.transport.step(-1)
      rig.run(1)
      #expect(rig.picture() == picture)
    }
    // And there again.
    for picture in pictures.dropFirst() {
      rig.transport.step(1)
      rig.run(1)
      #expect(rig.picture() == picture)
    }
    #expect(rig.transport.isLive)
  }

  @Test("Any time that is sought shows what was seen then")
  func seeking() {
    let rig = rig()
    let start = rig.transport.liveTime
    var pictures = [rig.picture()]
    for _ in 0..<60 {
      rig.next()
      pictures.append(rig.picture())
    }
    for step in 0..<60 {
      let frame = step * 37 % 60
      rig.transport.seek(to: start + (Double(frame) + 0.5) * TransportRig.interval)
      rig.run(1)
      #expect(rig.picture() == pictures[frame])
    }
    rig.transport.seek(to: .nan)
    rig.transport.seek(to: .infinity)
    #expect(!rig.transport.isLive)
    rig.transport.seek(to: -100)
    #expect(rig.transport.position == rig.transport.range.lowerBound)
  }

  @Test(
    "At a rate of a hundredth to two the spring is where its own time says",
    arguments: [
      0.01, 0.1, 0.5, 1, 2,
    ])
  func rate(_ rate: Double) {
    let rig = rig()
    rig.transport.rate = rate
    for frame in 1...40 {
      rig.next()
      let seconds = Double(frame) * TransportRig.interval * rate
      #expect(abs(rig.x(of: "ball") - expectedX(after: seconds)) < 1e-6)
    }
    rig.transport.rate = 1e9
    #expect(rig.transport.rate == 2)
    rig.transport.rate = 0
    #expect(rig.transport.rate == 0.01)
    rig.transport.rate = .nan
    #expect(rig.transport.rate == 0.01)
  }

  @Test("Paused nothing moves and no frame is wanted; a step is one frame exactly")
  func pausing() {
    let rig = rig()
    rig.run(10)
    rig.transport.isPaused = true
    rig.run(1)
    let x = rig.x(of: "ball")
    #expect(rig.run(200) == 0)
    #expect(rig.x(of: "ball") == x)
    for step in 1...5 {
      rig.transport.step(1)
      #expect(rig.run(20) == 1)
      let seconds = Double(10 + step) * TransportRig.interval
      #expect(abs(rig.x(of: "ball") - expectedX(after: seconds)) < 1e-6)
    }
    // Ten at once are ten frames, each of them kept.
    let count = rig.transport.reel.count
    rig.transport.step(10)
    rig.run(20)
    #expect(rig.transport.reel.count == count + 10)
    #expect(abs(rig.x(of: "ball") - expectedX(after: 25 * TransportRig.interval)) < 1e-6)
  }

  @Test("What is done while time stands still is seen at once and moves when time goes on")
  func inputWhilePaused() {
    let rig = rig()
    rig.run(100)
    rig.transport.isPaused = true
    rig.run(1)
    rig.click(middle)
    #expect(rig.run(50) >= 1)
    #expect(abs(rig.x(of: "ball") - expectedX(after: 101 * TransportRig.interval)) < 0.05)
    rig.transport.isPaused = false
    rig.run(8)
    let left = Ball.distance - expectedX(after: 8 * TransportRig.interval)
    #expect(abs(rig.x(of: "ball") - left) < 0.1)
  }

  @Test("Steps go from time to time, whatever was changed while time stood still")
  func stepsAfterChanges() {
    let rig = rig()
    rig.run(10)
    rig.transport.isPaused = true
    rig.run(1)
    let now = rig.transport.liveTime
    for color in [ColorScheme.dark, .light, .dark] {
      rig.content.colorScheme = color
      rig.run(2)
    }
    #expect(rig.transport.reel.shot(rig.transport.reel.count - 2).time == now)
    for step in 1...5 {
      rig.transport.step(-1)
      rig.run(2)
      let seconds = now - Double(step) * TransportRig.interval
      #expect(abs(rig.transport.position - seconds) < 1e-9, "\(step)")
    }
    for step in (0..<5).reversed() {
      rig.transport.step(1)
      rig.run(2)
      #expect(rig.transport.isLive == (step == 0))
      let seconds = now - Double(step) * TransportRig.interval
      #expect(abs(rig.transport.position - seconds) < 1e-9, "\(step)")
    }
  }

  @Test("Reversed it plays what was, at its rate, and stands still at the beginning")
  func reverse() {
    let rig = rig()
    var pictures = [rig.picture()]
    for _ in 0..<32 {
      rig.next()
      pictures.append(rig.picture())
    }
    rig.transport.isReversed = true
    for frame in (0..<32).reversed() {
      rig.run(1)
      #expect(rig.picture() == pictures[frame])
    }
    rig.run(20)
    #expect(rig.transport.isPaused)
    #expect(rig.transport.position == rig.transport.range.lowerBound)
    #expect(rig.run(20) == 0)
  }

  @Test("Playing from the past goes through what was and on from the live edge")
  func playingOn() {
    let rig = rig()
    rig.run(20)
    let seen = rig.x(of: "ball")
    rig.transport.step(-5)
    rig.run(3)
    #expect(rig.x(of: "ball") == seen)
    rig.transport.isPaused = false
    rig.run(5)
    #expect(rig.transport.isLive)
    rig.run(10)
    // The live edge stood still meanwhile.
    let frames = ((rig.transport.liveTime / TransportRig.interval) - 3).rounded()
    #expect(abs(rig.x(of: "ball") - expectedX(after: frames * TransportRig.interval)) < 1e-6)
    #expect(rig.x(of: "ball") != seen)
  }

  @Test("A loop plays its part again and again")
  func loop() {
    let rig = rig()
    rig.run(40)
    let now = rig.transport.liveTime
    let part = now - 0.5...now - 0.25
    rig.transport.setLoop(part)
    var positions: [Double] = []
    for _ in 0..<200 {
      rig.run(1)
      positions.append(rig.transport.position)
    }
    #expect(positions.allSatisfy(part.contains))
    #expect(zip(positions, positions.dropFirst()).filter { $0.0 > $0.1 }.count >= 10)
    #expect(rig.transport.liveTime == now)
    rig.transport.setLoop(nil)
    rig.run(60)
    #expect(rig.transport.isLive)
    // A part that is not there is none.
    rig.transport.setLoop(1e6...2e6)
    #expect(rig.transport.loop == nil)
  }

  @Test("A loop loses what is forgotten, and is none in the end")
  func forgottenLoop() {
    let rig = TransportRig(Ball(), reel: FrameReel(duration: 1))
    rig.transport.engage()
    rig.next()
    func goOn(_ frames: Int) {
      rig.transport.returnToNow()
      for frame in 0..<frames {
        // It flies to and fro, so that there are frames to keep.
        if frame % 20 == 0 { rig.click(middle) }
        rig.next()
      }
    }
    goOn(60)
    let chosen = rig.transport.liveTime - 0.8...rig.transport.liveTime - 0.2
    rig.transport.setLoop(chosen)
    #expect(rig.transport.loop == chosen)
    goOn(30)
    #expect(rig.transport.loop == rig.transport.range.lowerBound...chosen.upperBound)
    rig.transport.seek(to: chosen.upperBound)
    rig.transport.isPaused = false
    for _ in 0..<60 {
      rig.next()
      #expect(!rig.transport.isLive && rig.transport.range.contains(rig.transport.position))
    }
    goOn(60)
    #expect(rig.transport.loop == nil)
    // Nothing is left to be played again: it plays on to the present.
    rig.transport.seek(to: rig.transport.range.lowerBound)
    rig.transport.isPaused = false
    rig.run(90)
    #expect(rig.transport.isLive)
  }

  @Test("A press in the past brings back the present, and does nothing else")
  func pressInThePast() {
    let rig = rig()
    rig.run(60)
    rig.transport.step(-30)
    rig.run(1)
    rig.click(middle)
    #expect(rig.transport.isLive)
    rig.transport.isPaused = false
    rig.run(60)
    #expect(abs(rig.x(of: "ball") - Ball.distance) < 0.01)
    rig.transport.step(-3)
    rig.key("a")
    #expect(rig.transport.isLive)
  }

  @Test("A window of another size shows the past as it was")
  func resizing() {
    let rig = rig()
    rig.run(30)
    rig.transport.step(-10)
    rig.run(1)
    let items = rig.host.displayList.items.count
    let count = rig.transport.reel.count
    rig.host.size = CGSize(width: 300, height: 150)
    rig.run(2)
    #expect(!rig.transport.isLive)
    #expect(rig.transport.reel.count == count)
    #expect(rig.host.displayList.items.count == items)
    rig.transport.returnToNow()
    rig.run(2)
    #expect(rig.content.size == CGSize(width: 300, height: 150))
  }

  @Test("An onion skin shows the frames before, fainter and fainter, where something moved")
  func onionSkin() throws {
    let rig = rig()
    rig.transport.onionSkins = 4
    rig.run(12)
    let circles = rig.host.displayList.items.compactMap { item -> DisplayLeaf? in
      if case .leaf(let leaf) = item { leaf } else { nil }
    }
    #expect(circles.count == 5)
    let opacities = circles.map(\.opacity)
    #expect(opacities == [0.125, 0.25, 0.375, 0.5, 1])
    let places = circles.map { $0.windowBounds.minX }
    for (age, place) in places.reversed().enumerated() {
      let seconds = Double(12 - age) * TransportRig.interval
      #expect(abs(place - expectedX(after: seconds)) < 1e-6)
    }
    #expect(Set(circles.map(\.id)).count == 5)
    rig.transport.onionSkins = 0
    rig.run(1)
    #expect(rig.host.displayList.items.count == rig.content.displayList.items.count)
  }
}
