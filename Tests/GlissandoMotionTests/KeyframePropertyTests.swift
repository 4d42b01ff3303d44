import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

extension BadInputTests {
  @Test("Keyframes of any numbers stay finite, and the unfit are named")
  func keyframes() {
    for (keyframe, name) in [
      (AnyKeyframe.linear(1, .nan), "duration"), (.linear(1, -1), "duration"),
      (.linear(.nan, 1), "value"), (.cubic(1, .infinity, nil, nil), "duration"),
      (.cubic(1, 1, .nan, nil), "velocity"), (.spring(1, -2, Spring(), nil), "duration"),
      (.spring(1, nil, Spring(duration: 1, bounce: 1), nil), "rest"), (.move(.nan), "value"),
    ] {
      let warnings = MotionWarning.collecting {
        let way = KeyframeTimeline(initialValue: 5.0) { keyframe }
        let isKept = name == "value"
        #expect(way.value(time: 9) == (isKept ? 5 : 1))
      }
      #expect(warnings.count == 1)
      #expect(warnings.first?.what.contains(name) == true, "\(warnings)")
    }
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<5000 {
      let list = AnyKeyframe.randomList(&generator, odd: true)
      let way = KeyframeTimeline(initialValue: 0.0) { for keyframe in list { keyframe } }
      #expect(way.duration.isFinite && way.duration >= 0)
      for progress in [0, 1e-9, 0.3, 0.999, 1, .nan] {
        #expect(way.value(progress: progress).isFinite, "\(list)")
        let velocity = way.velocity(time: progress * way.duration)[\.self]
        #expect(velocity?.isFinite == true, "\(list)")
      }
    }
  }
}

struct KeyframePropertyTests {
  @Test("Between jumps the value is continuous, and its velocity is the numeric derivative")
  func continuity() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let list = AnyKeyframe.randomList(&generator, odd: false)
      let way = KeyframeTimeline(initialValue: 0.0) { for keyframe in list { keyframe } }
      let h = 1e-6
      for time in stride(from: 0.0013, to: way.duration - 0.01, by: 0.0071) {
        let before = way.value(time: time - h)
        let after = way.value(time: time + h)
        let speeds = [-h, 0, h].map { way.velocity(time: time + $0)[\.self] ?? .nan }
        let fastest = speeds.map(abs).max() ?? .nan
        // 1e-4 is the distance at which a spring's end is set to its value.
        #expect(abs(after - before) <= 1.1e-4 + 4 * h * fastest, "\(list) at \(time)")
        // A joint within this window may change the velocity at once.
        guard abs(speeds[2] - speeds[0]) < 1 else { continue }
        let derivative = (after - before) / (2 * h)
        #expect(
          abs(derivative - speeds[1]) <= 1e-3 + 1e-4 * fastest, "\(list) at \(time)")
      }
    }
  }

  @Test("A timeline ends exactly at its last value, however it is asked before")
  func ends() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      var list = AnyKeyframe.randomList(&generator, odd: false)
      list.append(.cubic(42.1, 0.3, nil, nil))
      let way = KeyframeTimeline(initialValue: 0.5) { for keyframe in list { keyframe } }
      let parts = (0...20).map { Double($0) / 20 }
      let forwards = parts.map { way.value(progress: $0) }
      let backwards = parts.reversed().map { way.value(progress: $0) }
      #expect(forwards == backwards.reversed())
      #expect(forwards.first == 0.5 && forwards.last == 42.1)
    }
  }

  private struct Both {
    var stored = 0.0
    var point = CGPoint.zero
    var computed: Double {
      get { hidden }
      set { hidden = newValue }
    }
    var hidden = 0.0
  }

  @Test("Stored and computed properties, and the parts of a point, move alike")
  func components() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let list = AnyKeyframe.randomList(&generator, odd: false)
      let way = KeyframeTimeline(initialValue: Both()) {
        KeyframeTrack(\.stored) { for keyframe in list { keyframe } }
        KeyframeTrack(\.computed) { for keyframe in list { keyframe } }
        KeyframeTrack(\.point) { for keyframe in list { PointKeyframe(y: keyframe) } }
      }
      for step in 0...20 {
        let value = way.value(progress: Double(step) / 20)
        #expect(agree(value.stored, value.computed))
        #expect(agree(value.stored, Double(value.point.y)))
        #expect(value.point.x == 0)
      }
    }
  }
}

/// A keyframe that moves a point down as another moves a number.
private struct PointKeyframe: KeyframeTrackContent {
  let y: AnyKeyframe

  private func point(_ y: Double) -> CGPoint { CGPoint(x: 0, y: y) }

  var body: some KeyframeTrackContent<CGPoint> {
    switch y {
    case .linear(let to, let duration): LinearKeyframe(point(to), duration: duration)
    case .cubic(let to, let duration, let start, let end):
      CubicKeyframe(
        point(to), duration: duration, startVelocity: start.map(point), endVelocity: end.map(point))
    case .spring(let to, let duration, let spring, let start):
      SpringKeyframe(
        point(to), duration: duration, spring: spring, startVelocity: start.map(point))
    case .move(let to): MoveKeyframe(point(to))
    }
  }
}

/// A keyframe of any kind, so that a loop can make a random track.
private enum AnyKeyframe: KeyframeTrackContent {
  case linear(Double, Double)
  case cubic(Double, Double, Double?, Double?)
  case spring(Double, Double?, Spring, Double?)
  case move(Double)

  var body: some KeyframeTrackContent<Double> {
    switch self {
    case .linear(let to, let duration): LinearKeyframe(to, duration: duration)
    case .cubic(let to, let duration, let start, let end):
      CubicKeyframe(to, duration: duration, startVelocity: start, endVelocity: end)
    case .spring(let to, let duration, let spring, let start):
      SpringKeyframe(to, duration: duration, spring: spring, startVelocity: start)
    case .move(let to): MoveKeyframe(to)
    }
  }

  private static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300, -1e199, 1e-9, 1e9, 2e-9,
  ]

  /// A few keyframes; without odd numbers, none of them jumps.
  static func randomList(_ generator: inout SeededGenerator, odd: Bool) -> [AnyKeyframe] {
    func number(_ range: ClosedRange<Double>) -> Double {
      if odd, Int.random(in: 0..<3, using: &generator) == 0 {
        return oddNumbers.randomElement(using: &generator)!
      }
      return Double.random(in: range, using: &generator)
    }
    func velocity() -> Double? {
      Bool.random(using: &generator) ? nil : number(-100...100)
    }
    return (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      let to = number(-100...100)
      let duration = number(0.05...0.5)
      switch Int.random(in: 0..<(odd ? 4 : 3), using: &generator) {
      case 0: return .linear(to, duration)
      case 1: return .cubic(to, duration, velocity(), velocity())
      case 2:
        let spring = Spring(duration: number(0.1...1), bounce: number(-0.5...0.8))
        return .spring(to, Bool.random(using: &generator) ? nil : duration, spring, velocity())
      default: return .move(to)
      }
    }
  }
}
