import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

/// Properties over all pairs of animations, where one interrupts the other.
struct PairSweepTests {
  private func forAllPairs(_ body: (String, Animation, Animation) -> Void) {
    for (firstName, first) in BuiltInAnimations.all {
      for (secondName, second) in BuiltInAnimations.all {
        body("\(firstName), \(secondName)", first, second)
      }
    }
  }

  @Test("After an interruption the velocity is the derivative of the value, whatever has met")
  func derivatives() {
    var generator = SeededGenerator(seed: 19)
    let h = 1e-5
    forAllPairs { name, first, second in
      let value = Animated(10.0)
      value.animate(to: 110, using: first, at: 0)
      value.animate(to: -40, using: second, at: 0.13)
      for _ in 0..<8 {
        let time = Double.random(in: 0.131...1.2, using: &generator)
        guard !isSteep(name, at: time) else { continue }
        let slope = (value.value(at: time + h) - value.value(at: time - h)) / (2 * h)
        let velocity = value.velocity(at: time)
        #expect(
          agree(slope, velocity, 1e-4, floor: 1e-3), "\(name) at \(time): \(slope), \(velocity)")
      }
    }
  }

  /// Whether a quarter circle ends there, where it has no slope that differences could find.
  private func isSteep(_ name: String, at time: Double) -> Bool {
    name.contains("circular") && [0.35, 0.48].contains { abs(time - $0) < 0.01 }
  }

  @Test("Any frame rate shows the same values at the same times, whatever meets")
  func frameRates() {
    var generator = SeededGenerator(seed: 23)
    forAllPairs { name, first, second in
      // A velocity that has to be differentiated is only as exact as differences are.
      guard !name.contains("custom") else { return }
      let changes = [
        (time: 0.0, target: 100.0, animation: first),
        (time: Double.random(in: 0.01...0.4, using: &generator), target: 40, animation: second),
        (time: Double.random(in: 0.4...0.7, using: &generator), target: -30, animation: first),
      ]
      let reference = run(changes) { 0.125 }
      for rate in [24.0, 60, 144, 1000] {
        expectSame(run(changes) { 1 / rate }, reference, "\(name) at \(rate) Hz")
      }
      let irregular = run(changes) { Double.random(in: 0.0005...0.08, using: &generator) }
      expectSame(irregular, reference, "\(name) at irregular frames")
    }
  }

  private func expectSame(_ shown: [Double], _ reference: [Double], _ name: String) {
    for (a, b) in zip(shown, reference) { #expect(agree(a, b), "\(name): \(a), \(b)") }
  }

  /// What is shown at eight times; the changes come in frames of their own, at their times.
  private func run(
    _ changes: [(time: Double, target: Double, animation: Animation)], steppingBy step: () -> Double
  ) -> [Double] {
    let x = Attribute(0.0)
    let times = (1...8).map { Double($0) * 0.125 }
    let stops = (times + changes.map(\.time)).sorted()
    var now = 0.0
    var shown: [Double] = []
    for stop in stops {
      while true {
        let next = now + step()
        guard next < stop else { break }
        now = next
        x.frame(now)
      }
      now = stop
      x.frame(stop)
      if times.contains(stop) { shown.append(x.shown) }
      for change in changes where change.time == stop {
        x.set(change.target, change.animation, at: stop)
      }
    }
    return shown
  }

  @Test(
    "Every completion is called exactly once, whatever interrupts and however it ends",
    arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
  func completions(criteria: AnimationCompletionCriteria) {
    forAllPairs { name, first, second in
      for ending in Ending.allCases {
        let calls = [Counter(), Counter()]
        var x: Attribute<Double>? = Attribute(0.0)
        let table = x!.table
        for (index, animation) in [first, second].enumerated() {
          withAnimation(animation, completionCriteria: criteria) {
            x!.set(index == 0 ? 100 : -40, at: Double(index) * 0.05)
          } completion: {
            calls[index].call()
          }
          x!.frame(Double(index + 1) * 0.05)
        }
        #expect(calls[1].count == 0, "\(name): \(ending)")
        ending.come(to: &x, in: table)
        #expect(calls.map(\.count) == [1, 1], "\(name): \(ending)")
      }
    }
  }

  /// How the motion of an attribute can end.
  private enum Ending: CaseIterable {
    case finished, removed, cutShort, interruptedAgain, windowClosed, gone

    func come(to x: inout Attribute<Double>?, in table: LiveAnimations) {
      switch self {
      case .finished: for time in [0.11, 0.3, 0.5, 1, 2, 5, 100] { x?.frame(time) }
      case .removed: x?.attribute.remove()
      case .cutShort: x?.set(3, nil, at: 0.1)
      case .interruptedAgain: x?.set(60, .snappy, at: 0.1)
      case .windowClosed: table.removeAll()
      case .gone: x = nil
      }
      // What repeats for ever is stopped in the end.
      x?.frame(200)
      if x?.isRunning == true { x?.set(0, nil, at: 200) }
      for time in [300.0, 400] {
        table.tick(to: time)
        table.runCompletions()
      }
    }
  }
}
