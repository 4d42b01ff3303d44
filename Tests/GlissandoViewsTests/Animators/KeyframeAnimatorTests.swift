import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Keyframe animators, against timelines and springs evaluated by themselves.
@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  /// A box, 10 points wide, whose left edge is at the value.
  static func box(_ x: Double) -> some View {
    Rectangle().frame(width: 10, height: 10).offset(x: x)
      .accessibilityIdentifier("box")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  func x(_ stage: Stage) throws -> Double { Double(try stage.element("box").frame.minX) }

  private struct Hop {
    var x = 0.0
    var height = 40.0
  }

  @Test("A trigger plays the tracks side by side, as the timeline says")
  func trigger() throws {
    let (stage, trigger) = makeStage(0) { trigger in
      KeyframeAnimator(initialValue: Hop(), trigger: trigger) { hop in
        Rectangle().frame(width: 10, height: hop.height).offset(x: hop.x)
          .accessibilityIdentifier("box")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(100, duration: 0.5)
          SpringKeyframe(20, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.height) { LinearKeyframe(80, duration: 0.25, timingCurve: .easeIn) }
      }
    }
    stage.advance(by: 1)
    #expect(try x(stage) == 0)
    trigger.value = 1
    stage.advance(by: 0.125)
    #expect(near(try x(stage), 25))
    #expect(
      near(
        Double(try stage.element("box").frame.height), 40 + 40 * UnitCurve.easeIn.value(at: 0.5),
        1e-3))
    stage.advance(by: 0.375)
    #expect(near(try x(stage), 100))
    for step in 1...4 {
      stage.advance(by: 0.1)
      // The spring takes the velocity of the line before it: 200 points per second.
      let expected =
        100
        + Spring.bouncy.value(
          target: -80.0, initialVelocity: 200, time: 0.1 * Double(step))
      #expect(near(try x(stage), expected))
    }
    stage.advance(by: 0.2)
    let end = 100 + Spring.bouncy.value(target: -80.0, initialVelocity: 200, time: 0.5)
    #expect(near(try x(stage), end))
    #expect(!stage.isAnimating)
  }

  @Test("Keyframes begin where the last ones ended, and are told so")
  func nextBegins() throws {
    var given: [Double] = []
    let (stage, trigger) = makeStage(0) { trigger in
      KeyframeAnimator(initialValue: 10.0, trigger: trigger) {
        Self.box($0)
      } keyframes: { value in
        let _ = given.append(value)
        LinearKeyframe(value + 50, duration: 1)
      }
    }
    #expect(given.isEmpty)
    for round in 0..<3 {
      trigger.value += 1
      stage.advance(by: 0.5)
      #expect(near(try x(stage), 35 + 50 * Double(round)))
      #expect(stage.settle())
      #expect(near(try x(stage), 60 + 50 * Double(round)))
    }
    #expect(given == [10, 60, 110])
  }

  @Test("A trigger in flight goes on from the shown value with its velocity")
  func interrupted() throws {
    let (stage, trigger) = makeStage(0) { trigger in
      KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
        Self.box($0)
      } keyframes: { _ in
        if trigger == 1 {
          LinearKeyframe(300, duration: 1)
        } else if trigger == 2 {
          SpringKeyframe(0, spring: .smooth)
        } else {
          CubicKeyframe(50, duration: 1)
        }
      }
    }
    trigger.value = 1
    stage.advance(by: 0.4)
    #expect(near(try x(stage), 120))
    trigger.value = 2
    for step in 0...5 {
      let time = 0.05 * Double(step)
      let expected = 120 + Spring.smooth.value(target: -120.0, initialVelocity: 300, time: time)
      #expect(near(try x(stage), expected))
      if step < 5 { stage.advance(by: 0.05) }
    }
    let p0 = try x(stage)
    let m0: Double = Spring.smooth.velocity(target: -120.0, initialVelocity: 300, time: 0.25)
    trigger.value = 3
    stage.advance(by: 0.25)
    // Hermite with the spring's velocity at the start and none at the end.
    let u: Double = 0.25
    let h00 = 2 * u * u * u - 3 * u * u + 1
    let h10 = u * u * u - 2 * u * u + u
    let expected = h00 * p0 + h10 * m0 + (1 - h00) * 50.0
    #expect(near(try x(stage), expected))
  }

  @Test("A loop is where its timeline is, after any number of rounds and uneven frames")
  func loops() throws {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 0.3)
      CubicKeyframe(30, duration: 0.4)
    }
    let stage = Stage(width: 400, height: 100) {
      KeyframeAnimator(initialValue: 0.0) {
        Self.box($0)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 0.3)
        CubicKeyframe(30, duration: 0.4)
      }
    }
    #expect(try x(stage) == 0)
    for step in [0.1, 0.25, 0.31, 7, 0.013, 70.03, 699.9, 0.2] {
      stage.advance(by: step)
      let time = stage.time.truncatingRemainder(dividingBy: timeline.duration)
      #expect(near(try x(stage), timeline.value(time: time)))
    }
    #expect(!stage.settle(limit: 3))
  }

  @Test("A loop that is switched off shows its beginning, and begins anew when switched on")
  func switchedOff() throws {
    let (stage, isOn) = makeStage(true) { isOn in
      KeyframeAnimator(initialValue: 5.0, repeating: isOn) {
        Self.box($0)
      } keyframes: { _ in
        MoveKeyframe(20)
        LinearKeyframe(120, duration: 1)
      }
    }
    stage.advance(by: 0.3)
    #expect(near(try x(stage), 50))
    isOn.value = false
    #expect(near(try x(stage), 20))
    let frames = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered == frames)
    isOn.value = true
    stage.advance(by: 1.25)
    #expect(near(try x(stage), 45))
  }

  @Test("New keyframes of a loop take over with its next round")
  func newKeyframes() throws {
    let (stage, reach) = makeStage(100.0) { reach in
      KeyframeAnimator(initialValue: 0.0) {
        Self.box($0)
      } keyframes: { _ in
        LinearKeyframe(reach, duration: 1)
      }
    }
    stage.advance(by: 0.25)
    reach.value = 200
    stage.advance(by: 0.25)
    #expect(near(try x(stage), 50))
    stage.advance(by: 0.75)
    #expect(near(try x(stage), 50))
    stage.advance(by: 0.25)
    #expect(near(try x(stage), 100))
  }

  @Test("A frame of keyframes evaluates the content closure and nothing else")
  func evaluations() throws {
    var outer = 0
    let (stage, trigger) = makeStage(0) { trigger in
      let _ = outer += 1
      VStack {
        Text("other")
        Color.red.frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, x in
            content.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
          }
      }
    }
    trigger.value = 1
    stage.advance(frames: 2)
    let known = outer
    for _ in 0..<20 {
      stage.advance(frames: 1)
      #expect(stage.host.counters.evaluatedBodies == 1)
      #expect(stage.host.counters.laidOutViews == 0)
    }
    #expect(outer == known)
  }

  @Test("Less motion leaves keyframes alone")
  func settings() throws {
    let (stage, trigger) = makeStage(0) { trigger in
      KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
        Self.box($0)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
    stage.reduceMotion = true
    trigger.value = 1
    stage.advance(by: 0.5)
    #expect(near(try x(stage), 50))
  }

  @Test("An animator that goes away in flight is never heard of again")
  func removed() throws {
    struct Both: Equatable {
      var trigger = 0
      var isThere = true
    }
    var calls = 0
    let (stage, both) = makeStage(Both()) { both in
      if both.isThere {
        KeyframeAnimator(initialValue: 0.0, trigger: both.trigger) { x in
          let _ = calls += 1
          Self.box(x)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 10)
        }
      }
    }
    both.value.trigger = 1
    stage.advance(by: 0.5)
    both.value.isThere = false
    stage.advance(frames: 1)
    let known = calls
    #expect(stage.settle())
    let frames = stage.framesRendered
    stage.advance(by: 1)
    #expect(calls == known && stage.framesRendered == frames)
    both.value.isThere = true
    #expect(try x(stage) == 0)
  }

  @Test("The modifier changes each view that it stands for, and keeps the state of its content")
  func placeholder() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let (stage, trigger) = makeStage(0, width: 600) { trigger in
      Counter()
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
    }
    try stage.tap("count 0")
    let before = try stage.element("count 1").frame.midX
    trigger.value = 1
    stage.advance(by: 0.5)
    #expect(near(Double(try stage.element("count 1").frame.midX - before), 50))
    try stage.tap("count 1")
    stage.settle()
    #expect(near(Double(try stage.element("count 2").frame.midX - before), 100))
  }
}
