import Foundation
import Testing

@testable import GlissandoMotion

/// What keyframes that make no sense are told.
struct KeyframeWarningTests {
  private struct Repeated {
    var first = 0.0
    var second = 0.0
  }

  @Test("Of two tracks of one property the later one is shown, with a warning for the property")
  func repeatedTracks() {
    let warnings = MotionWarning.collecting {
      let timeline = KeyframeTimeline(initialValue: Repeated()) {
        KeyframeTrack(\.first) { LinearKeyframe(100, duration: 2) }
        KeyframeTrack(\.second) { LinearKeyframe(7, duration: 1) }
        KeyframeTrack(\.first) { LinearKeyframe(10, duration: 1) }
      }
      #expect(timeline.duration == 2)
      #expect(agree(timeline.value(time: 0.5).first, 5))
      #expect(agree(timeline.value(time: 1.5).first, 10))
      #expect(agree(timeline.value(time: 0.5).second, 3.5))
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.what.contains("first") == true)
  }

  @Test("A keyframe of no duration, or less than none, is a jump and warns")
  func durations() {
    for duration in [0, -1, .nan, .infinity] {
      let warnings = MotionWarning.collecting {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
          LinearKeyframe(10, duration: 1)
          CubicKeyframe(50, duration: duration)
          LinearKeyframe(60, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(agree(timeline.value(time: 0.5), 5))
        #expect(agree(timeline.value(time: 1), 50) && agree(timeline.value(time: 1.5), 55))
      }
      #expect(warnings.count == 1)
    }
  }

  @Test("Values and velocities that are not finite are named, and the track stays where it was")
  func notFinite() {
    let warnings = MotionWarning.collecting {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(.nan, duration: 1)
        CubicKeyframe(20, duration: 1, startVelocity: .infinity)
      }
      for step in 0...30 { #expect(timeline.value(time: Double(step) / 10).isFinite) }
      #expect(timeline.value(time: 1.5) == 10 && timeline.value(time: 3) == 20)
    }
    #expect(warnings.count == 2)
  }
}
