import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

/// Many attributes in one table are evaluated several at once.
struct CrowdTests {
  private let animations: [Animation] = [
    .bouncy, .smooth, .spring(duration: 0.6, bounce: -0.4), .bouncy.delay(0.2),
    .smooth.speed(2), .easeInOut, .linear(duration: 0.4), .spring(duration: 400, bounce: 0.9),
  ]

  /// Moves values in one table and each in a table of its own, and compares every frame.
  private func compare<Value: VectorArithmetic>(
    count: Int, seed: UInt64, kinds: ClosedRange<Int>,
    value: (inout SeededGenerator) -> Value
  ) {
    var generator = SeededGenerator(seed: seed)
    let table = LiveAnimations()
    let crowd = (0..<count).map { _ in Attribute(Value.zero, in: table) }
    let alone = (0..<count).map { _ in Attribute(Value.zero) }
    var time = 0.0
    for frame in 0..<120 {
      if frame % 30 == 0 {
        for index in 0..<count {
          let target = value(&generator)
          let animation = animations[.random(in: kinds, using: &generator)]
          crowd[index].set(target, animation, at: time)
          alone[index].set(target, animation, at: time)
        }
      }
      time += .random(in: 0.001...0.03, using: &generator)
      table.tick(to: time)
      for index in 0..<count {
        alone[index].frame(time)
        #expect(crowd[index].shown == alone[index].shown)
        #expect(crowd[index].changes == alone[index].changes)
        #expect(crowd[index].ends == alone[index].ends)
      }
    }
  }

  @Test(
    "In a crowd every spring moves as it does alone, to the last bit",
    arguments: [0...0, 1...1, 2...2, 0...1, 0...7])
  func springs(kinds: ClosedRange<Int>) {
    for count in [3, 4, 5, 13] {
      compare(count: count, seed: UInt64(count), kinds: kinds) {
        Double.random(in: -500...500, using: &$0)
      }
      compare(count: count, seed: UInt64(count), kinds: kinds) {
        AnimatablePair<CGFloat, CGFloat>(
          .random(in: -500...500, using: &$0), .random(in: -500...500, using: &$0))
      }
    }
  }

  @Test("In a crowd only those that are done end")
  func ends() {
    let table = LiveAnimations()
    let crowd = (0..<9).map { _ in Attribute(0.0, in: table) }
    for (index, x) in crowd.enumerated() {
      x.set(100, index == 5 ? .smooth(duration: 0.1) : .smooth(duration: 5), at: 0)
    }
    for time in [0.0, 0.1, 1, 2] { table.tick(to: time) }
    #expect(crowd.map(\.ends) == [0, 0, 0, 0, 0, 1, 0, 0, 0])
    #expect(crowd[5].shown == 100)
    for (index, x) in crowd.enumerated() where index != 5 {
      let left = Spring.smooth(duration: 5).value(target: 100, time: 2)
      #expect(abs(x.shown - left) < 1e-9)
    }
  }

  @Test("At phases of millions the springs of a crowd are still where the mathematics puts them")
  func longRuns() {
    let table = LiveAnimations()
    let spring = Spring(response: 0.01, dampingRatio: 1e-9)
    let crowd = (0..<4).map { _ in Attribute(0.0, in: table) }
    for x in crowd { x.set(1, .interpolatingSpring(spring), at: 0) }
    for time in [1.0, 100, 159, 160, 1e4] {
      table.tick(to: time)
      let expected = spring.value(target: 1.0, time: time)
      for x in crowd { #expect(abs(x.shown - expected) < 1e-6) }
    }
  }
}
