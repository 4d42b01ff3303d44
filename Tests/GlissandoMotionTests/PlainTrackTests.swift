import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

/// Timelines whose tracks all move plain numbers.
struct PlainTrackTests {
  fileprivate struct Pose: Equatable {
    var height = 1.0
    var place = CGPoint(x: 3, y: 4)
    var frame = CGRect.zero
    var turn = Angle.zero
    var name = "pose"
  }

  @Test("An eased keyframe follows its curve to 1e-11, whatever the curve")
  func eased() {
    var generator = SeededGenerator(seed: 7)
    let odd = [
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: .init(x: 0, y: 1)),
      .bezier(startControlPoint: .init(x: 1, y: 0), endControlPoint: .init(x: 0, y: 1)),
      .bezier(startControlPoint: .init(x: 1, y: 0), endControlPoint: .init(x: 1, y: -3)),
      .bezier(startControlPoint: .init(x: 0, y: 0), endControlPoint: .init(x: 1, y: 1)),
      .easeIn, .easeOut, .easeInOut, .linear, .circularEaseIn, UnitCurve.easeIn.inverse,
    ]
    let random = (0..<200).map { _ in
      UnitCurve.bezier(
        startControlPoint: UnitPoint(
          x: .random(in: 0...1, using: &generator), y: .random(in: -2...2, using: &generator)),
        endControlPoint: UnitPoint(
          x: .random(in: 0...1, using: &generator), y: .random(in: -2...2, using: &generator)))
    }
    for curve in odd + random {
      let way = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(1, duration: 1, timingCurve: curve)
      }
      for step in 0...400 {
        let x = Double(step) / 400
        let near = max(0, min(1, x + 1e-9))
        #expect(abs(way.value(time: x) - curve.value(at: x)) < 1e-11, "\(curve) at \(x)")
        #expect(abs(way.value(time: near) - curve.value(at: near)) < 1e-11, "\(curve) at \(near)")
      }
    }
  }

  @Test("Tracks side by side do what each does alone, and leave the rest of the value")
  func sideBySide() {
    let all = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) {
        LinearKeyframe(2, duration: 0.25, timingCurve: .easeIn)
        SpringKeyframe(5, duration: 0.5)
      }
      KeyframeTrack(\.place) {
        CubicKeyframe(CGPoint(x: 9, y: -9), duration: 0.5)
        MoveKeyframe(.zero)
        LinearKeyframe(CGPoint(x: 1, y: 2), duration: 0.3)
      }
      KeyframeTrack(\.frame) {
        LinearKeyframe(CGRect(x: 1, y: 2, width: 3, height: 4), duration: 1)
      }
      KeyframeTrack(\.turn) { CubicKeyframe(.degrees(90), duration: 1) }
    }
    let height = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: 0.25, timingCurve: .easeIn)
      SpringKeyframe(5, duration: 0.5)
    }
    for time in [-1, 0, 0.1, 0.25, 0.26, 0.5, 0.6, 0.75, 0.9, 1, 2] {
      let pose = all.value(time: time)
      let t = min(max(time, 0), 1)
      #expect(pose.height == height.value(time: time))
      #expect(abs(pose.frame.width - 3 * t) < 1e-12 && abs(pose.frame.minY - 2 * t) < 1e-12)
      #expect(abs(pose.turn.degrees - 90 * t * t * (3 - 2 * t)) < 1e-10)
      #expect(pose.name == "pose")
    }
    let place = all.value(time: 0.65).place
    #expect(abs(place.x - 0.5) < 1e-12 && abs(place.y - 1) < 1e-12)
    #expect(all.value(time: 0.9).place == CGPoint(x: 1, y: 2))
  }

  @Test("A track that is not plain plays beside those that are")
  func mixed() {
    let way = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.doubled) { LinearKeyframe(10, duration: 1) }
    }
    // The later track moves the same number through a computed property, and wins.
    #expect(abs(way.value(time: 0.5).height - 3) < 1e-12)
  }
}

extension PlainTrackTests.Pose {
  /// A property without a place of its own in the value.
  fileprivate var doubled: Double {
    get { height * 2 }
    set { height = newValue / 2 }
  }
}
