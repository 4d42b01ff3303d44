import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

struct TableTests {
  @Test("Observers are told once per tick, and at the end")
  func observing() {
    let x = Attribute(0.0)
    x.set(1, .linear(duration: 1), at: 0)
    #expect(x.changes == 0)
    for time in [0.0, 0.5, 1] { x.frame(time) }
    #expect(x.changes == 3 && x.ends == 1)
    x.frame(2)
    #expect(x.changes == 3 && x.ends == 1)
    x.set(5, nil, at: 2)
    #expect(x.changes == 4)
    #expect(x.table.count == 0)
  }

  @Test("Setting the same target does not disturb what runs")
  func sameTarget() {
    let x = Attribute(0.0)
    x.set(100, .linear(duration: 1), at: 0)
    x.frame(0.5)
    x.set(100, .smooth, at: 0.5)
    x.set(100, nil, at: 0.5)
    x.frame(0.75)
    #expect(agree(x.shown, 75))
  }

  @Test("Until the next tick the shown value stays")
  func betweenTicks() {
    let x = Attribute(7.0)
    x.set(100, .easeIn, at: 0)
    #expect(x.shown == 7)
    x.frame(0.1)
    let shown = x.shown
    x.set(0, .smooth, at: 0.1)
    #expect(x.shown == shown)
    x.frame(0.1)
    #expect(agree(x.shown, shown))
  }

  @Test("Many attributes come and go without mixing up")
  func churn() {
    var generator = SeededGenerator(seed: 4)
    let table = LiveAnimations()
    var attributes: [Attribute<Double>] = []
    var time = 0.0
    for _ in 0..<2000 {
      time += 0.02
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: attributes.append(Attribute(Double(attributes.count), in: table))
      case 1:
        attributes.randomElement(using: &generator)?
          .set(.random(in: 0...100, using: &generator), .snappy, at: time)
      case 2:
        attributes.randomElement(using: &generator)?
          .set(.random(in: 0...100, using: &generator), .easeIn, at: time)
      default:
        if attributes.count > 20 {
          attributes.remove(at: .random(in: 0..<attributes.count, using: &generator))
        }
      }
      table.tick(to: time)
      #expect(table.count == attributes.count { $0.isRunning })
    }
    table.tick(to: time + 100)
    #expect(table.count == 0)
    for x in attributes { #expect(x.shown == x.attribute.target) }
  }

  @Test("Time never runs backwards and is never NaN")
  func monotonous() {
    let x = Attribute(0.0)
    x.set(100, .linear(duration: 10), at: 0)
    x.frame(2)
    for time in [1.0, .nan, -.infinity, .infinity] {
      x.frame(time)
      #expect(agree(x.shown, 20))
    }
  }

  @Test("What runs is listed")
  func listing() throws {
    let x = Attribute(0.0)
    x.set(100, .linear(duration: 1), at: 0)
    x.frame(0.25)
    x.set(200, .easeIn(duration: 1), at: 0.25)
    x.frame(0.5)
    let running = x.table.running
    #expect(running.count == 2)
    let first = try #require(running.first)
    #expect(first.label == "value")
    #expect(first.animation == .linear(duration: 1))
    #expect(agree(first.elapsed, 0.5) && agree(first.progress, 0.5))
    #expect(agree(first.velocity[0], 100))
    #expect(first.replaced == nil)
    x.set(0, .smooth, at: 0.5)
    let spring = try #require(x.table.running.first)
    #expect(spring.replaced == .easeIn(duration: 1))
    #expect(agree(spring.from[0], x.shown) && spring.to == [0])
    #expect(spring.progress == 0)
    #expect("\(spring)".hasPrefix("value: Animation.spring"))
  }

  @Test("Repetitions pass there and back, and stop at the target")
  func repetitions() {
    let x = Attribute(0.0)
    x.set(100, .linear(duration: 1).repeatCount(2), at: 0)
    for (time, value) in [(0.25, 25.0), (1.25, 75), (1.75, 25), (2, 100)] {
      x.frame(time)
      #expect(agree(x.shown, value))
    }
    #expect(!x.isRunning)
    let y = Attribute(0.0)
    y.set(100, .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
    y.frame(1_000_000.25)
    #expect(abs(y.shown - 25) < 1e-6)
  }

  @Test("A delay inside a repetition waits before each pass, outside once")
  func order() {
    let inside = Animated(0.0)
    inside.animate(to: 100, using: .linear(duration: 1).delay(1).repeatCount(3), at: 0)
    for (time, value) in [(0.5, 0.0), (1.5, 50), (2.5, 100), (3.5, 50), (4.5, 0), (5.5, 50)] {
      #expect(agree(inside.value(at: time), value), "\(time)")
    }
    #expect(inside.isSettled(at: 6))
    let outside = Animated(0.0)
    outside.animate(to: 100, using: .linear(duration: 1).repeatCount(3).delay(1), at: 0)
    for (time, value) in [(0.5, 0.0), (1.5, 50), (2.5, 50), (3.5, 50)] {
      #expect(agree(outside.value(at: time), value), "\(time)")
    }
    #expect(outside.isSettled(at: 4))
  }
}
