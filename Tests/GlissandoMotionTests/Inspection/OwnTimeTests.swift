import Foundation
import Testing

@testable import GlissandoMotion

@Suite("The time of one animation alone")
struct OwnTimeTests {
  private let spring = Spring(duration: 0.5, bounce: 0.3)

  /// Two values under the same animation, of which one is left alone.
  private func pair(_ animation: Animation) -> (Attribute<Double>, Attribute<Double>) {
    let table = LiveAnimations()
    let a = Attribute(0.0, in: table)
    let b = Attribute(0.0, in: table)
    for value in [a, b] { value.set(100, animation, at: 0) }
    return (a, b)
  }

  private func exact(_ time: Double) -> Double { spring.value(target: 100, time: time) }

  @Test("A pause holds one value and leaves the others alone; it goes on from where it stood")
  func pausing() {
    let (a, b) = pair(.spring(spring))
    a.frame(0.1)
    a.attribute.setHeld(true)
    a.frame(0.3)
    #expect(agree(a.shown, exact(0.1)) && agree(b.shown, exact(0.3)))
    #expect(a.attribute.velocity(at: 0.3) == 0)
    a.frame(30)
    #expect(agree(a.shown, exact(0.1)) && !b.isRunning && a.isRunning)
    a.attribute.setHeld(false)
    for step in [0.0, 0.05, 0.2, 0.4] {
      a.frame(30 + step)
      #expect(agree(a.shown, exact(0.1 + step)))
    }
    a.frame(40)
    #expect(!a.isRunning && a.shown == 100 && a.ends == 1)
  }

  @Test("Slowed, one value passes through the same values later, without a jump")
  func slowing() {
    let (a, b) = pair(.spring(spring))
    a.frame(0.1)
    a.attribute.setOwnRate(0.25)
    #expect(agree(a.shown, exact(0.1)))
    a.frame(0.5)
    #expect(agree(a.shown, exact(0.2)) && agree(b.shown, exact(0.5)))
    let slow = spring.velocity(target: 100.0, time: 0.2) / 4
    #expect(abs(a.attribute.velocity(at: 0.5) - slow) < 1e-6)
    for rate in [0, -1, Double.nan, .infinity] { a.attribute.setOwnRate(rate) }
    #expect(a.attribute.ownRate == 0.25)
    a.attribute.setOwnRate(2)
    a.frame(0.6)
    #expect(agree(a.shown, exact(0.4)))
  }

  @Test("Seeking shows exactly what is shown at that time, there and back and beyond the end")
  func seeking() {
    let (a, b) = pair(.spring(spring))
    a.frame(0.2)
    a.attribute.setHeld(true)
    for time in [0.05, 0.4, 0.0, 90, 0.3] {
      a.attribute.seek(toOwnTime: time)
      #expect(agree(a.shown, time > 50 ? 100 : exact(time)))
      #expect(agree(b.shown, exact(0.2)))
      a.frame(0.2)
      #expect(agree(a.shown, time > 50 ? 100 : exact(time)) && a.isRunning)
    }
    a.attribute.seek(toOwnTime: .nan)
    #expect(agree(a.shown, exact(0.3)))
  }

  @Test("Finished by hand it is at its target, its completions are called, and others go on")
  func finishing() {
    let table = LiveAnimations()
    let record = MotionRecorder(table) { MotionName(view: "", property: $0.label) }
    record.attach()
    let (a, b) = (Attribute(0.0, in: table), Attribute(0.0, in: table))
    let counter = Counter()
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      a.set(100, at: 0)
    } completion: {
      counter.call()
    }
    b.set(100, .linear(duration: 1), at: 0)
    a.frame(0.25)
    a.attribute.finishNow()
    #expect(a.shown == 100 && !a.isRunning && a.ends == 1)
    #expect(record.history.map(\.ending) == [.finishedByHand])
    #expect(abs(record.history[0].lastProgress - 0.25) < 1e-9)
    a.frame(0.5)
    #expect(counter.count == 1 && b.shown == 50)
    // The next motion runs in the table's time.
    a.set(0, .linear(duration: 1), at: 0.5)
    a.frame(0.75)
    #expect(a.shown == 75)
  }

  @Test("A target that changes while a value is slowed takes over its value and velocity")
  func retargeting() {
    let x = Attribute(0.0)
    x.set(100, .spring(spring), at: 0)
    x.frame(0.1)
    x.attribute.setOwnRate(0.5)
    x.frame(0.3)  // 0.2 of its own
    let before = (x.shown, x.attribute.velocity(at: 0.3))
    x.set(0, .spring(spring), at: 0.3)
    let after = (x.shown, x.attribute.velocity(at: 0.3))
    #expect(agree(before.0, after.0) && abs(before.1 - after.1) < 1e-6)
    let reference = Animated(0.0)
    reference.animate(to: 100, using: .spring(spring), at: 0)
    reference.animate(to: 0, using: .spring(spring), at: 0.2)
    x.frame(0.7)
    #expect(agree(x.shown, reference.value(at: 0.4)))
  }

  @Test("Curves that were added keep their sum under a time of their own")
  func sums() {
    let x = Attribute(0.0)
    x.set(100, .linear(duration: 1), at: 0)
    x.set(200, .easeIn(duration: 1), at: 0.5)
    x.frame(0.75)
    x.attribute.setHeld(true)
    // Beyond the first one's end, and back before it.
    for time in [1.25, 0.9, 1.4, 0.6] {
      x.attribute.seek(toOwnTime: time)
      let sum = 100 * min(time, 1) + 100 * UnitCurve.easeIn.value(at: time - 0.5)
      #expect(agree(x.shown, sum))
    }
    x.attribute.setHeld(false)
    x.frame(2)
    #expect(!x.isRunning && x.shown == 200)
  }
}
