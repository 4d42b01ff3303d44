import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension KeyframeAnimatorTests {
  @Test("Keyframes without duration jump, and a loop of them costs no frames")
  func noDuration() throws {
    let stage = Stage(width: 400, height: 100) {
      KeyframeAnimator(initialValue: 0.0) {
        Self.box($0)
      } keyframes: { _ in
        MoveKeyframe(70)
        LinearKeyframe(90, duration: 0)
      }
    }
    #expect(try x(stage) == 90)
    stage.advance(by: 0.5)
    let frames = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered == frames)
    #expect(!stage.isAnimating)
  }

  private struct Player: View {
    var body: some View {
      VStack {
        KeyframeAnimator(initialValue: 0.0) {
          KeyframeAnimatorTests.box($0)
        } keyframes: { _ in
          MoveKeyframe(70)
          LinearKeyframe(90, duration: 0)
        }
        .padding()
      }
    }
  }

  @Test("A keyframe that takes no time but should is named with its view")
  func noDurationIsNamed() throws {
    let warnings = MotionWarning.collecting { _ = Stage(width: 400, height: 100) { Player() } }
    let warning = try #require(warnings.first)
    #expect(Set(warnings).count == 1)
    #expect(warning.place?.hasSuffix("Player/VStack/KeyframeAnimator") == true)
    #expect("\(warning)".contains("refused a keyframe's duration of 0.0: use seconds above 0"))
  }

  @Test("A loop that waits for a trigger from now on stops where it is, and rests")
  func loopBecomesTriggered() throws {
    let (stage, isTriggered) = makeStage(false) { isTriggered in
      isTriggered
        ? KeyframeAnimator(initialValue: 0.0, trigger: 1) {
          Self.box($0)
        } keyframes: { _ in
          LinearKeyframe(80, duration: 1)
        }
        : KeyframeAnimator(initialValue: 0.0) {
          Self.box($0)
        } keyframes: { _ in
          LinearKeyframe(80, duration: 1)
        }
    }
    stage.advance(by: 0.5)
    #expect(near(try x(stage), 40))
    isTriggered.value = true
    #expect(stage.settle(limit: 2))
    #expect(near(try x(stage), 40))
  }

  @Test("A keyframe that is not finite leaves the view where it was")
  func notFinite() throws {
    let (stage, trigger) = makeStage(0) { trigger in
      KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
        Self.box($0)
      } keyframes: { _ in
        LinearKeyframe(60, duration: 0.5)
        LinearKeyframe(.nan, duration: 0.5)
        LinearKeyframe(.infinity, duration: .nan)
      }
    }
    trigger.value = 1
    stage.advance(by: 0.75)
    #expect(near(try x(stage), 60))
    #expect(stage.settle())
    #expect(near(try x(stage), 60))
  }
}
