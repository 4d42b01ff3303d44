import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Phase animators, against the curves of their steps.
@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  private static func box(_ x: Double) -> some View {
    Rectangle().frame(width: 10, height: 10).offset(x: x)
      .accessibilityIdentifier("box")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func x(_ stage: Stage) throws -> Double { Double(try stage.element("box").frame.minX) }

  @Test("Phases follow each other without end, each with the animation to it")
  func walks() throws {
    var asked: [Double] = []
    let stage = Stage(width: 400, height: 100) {
      PhaseAnimator([0.0, 100, 40]) {
        Self.box($0)
      } animation: { phase in
        let _ = asked.append(phase)
        return phase == 100 ? .linear(duration: 0.5) : .easeIn(duration: 0.25)
      }
    }
    #expect(try x(stage) == 0)
    stage.advance(by: 0.25)
    #expect(near(try x(stage), 50))
    // The step ends with the frame at 0.5 s; the next one begins in the frame after it.
    stage.advance(by: 0.25 + 1.0 / 60)
    #expect(near(try x(stage), 100))
    stage.advance(by: 0.125)
    #expect(near(try x(stage), 100 - 60 * UnitCurve.easeIn.value(at: 0.5), 1e-3))
    stage.advance(by: 0.125 + 1.0 / 60)
    #expect(near(try x(stage), 40))
    stage.advance(by: 0.125)
    #expect(near(try x(stage), 40 - 40 * UnitCurve.easeIn.value(at: 0.5), 1e-3))
    #expect(asked == [100, 40, 0])
    #expect(!stage.settle(limit: 5))
  }

  @Test("Without an animation closure the default spring walks")
  func defaultAnimation() throws {
    let stage = Stage(width: 400, height: 100) { PhaseAnimator([0.0, 100]) { Self.box($0) } }
    let spring = Spring(response: 0.55, dampingRatio: 1)
    for _ in 0..<4 {
      stage.advance(by: 0.1)
      #expect(near(try x(stage), spring.value(target: 100.0, time: stage.time)))
    }
  }

  @Test("A trigger walks once through the phases and back to the first one")
  func trigger() throws {
    let (stage, trigger) = makeStage(0) { trigger in
      Rectangle().frame(width: 10, height: 10)
        .phaseAnimator([0.0, 100, 50], trigger: trigger) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 0.2)
        }
        .accessibilityIdentifier("box")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let frames = stage.framesRendered
    stage.advance(by: 1)
    #expect(stage.framesRendered == frames)
    trigger.value = 1
    stage.advance(by: 0.1)
    #expect(near(try x(stage), 50))
    stage.advance(by: 0.1 + 1.0 / 60 + 0.1)
    #expect(near(try x(stage), 75))
    stage.advance(by: 0.1 + 1.0 / 60 + 0.1)
    #expect(near(try x(stage), 25))
    #expect(stage.settle())
    #expect(try x(stage) == 0)
    let after = stage.framesRendered
    stage.advance(by: 1)
    #expect(stage.framesRendered == after)
  }

  @Test("A trigger on the way begins again from what is shown, with its velocity")
  func triggeredAgain() throws {
    let spring = Spring(duration: 1, bounce: 0.2)
    let (stage, trigger) = makeStage(0) { trigger in
      PhaseAnimator([0.0, 100, 300], trigger: trigger) {
        Self.box($0)
      } animation: { _ in
        .spring(spring)
      }
    }
    trigger.value = 1
    stage.advance(by: 1 + 1.0 / 60)
    let p0 = spring.value(target: 100.0, time: 1 + 1.0 / 60)
    let v0 = spring.velocity(target: 100.0, time: 1 + 1.0 / 60)
    stage.advance(by: 0.3)
    let p1 = p0 + spring.value(target: 300 - p0, initialVelocity: v0, time: 0.3)
    let v1 = spring.velocity(target: 300 - p0, initialVelocity: v0, time: 0.3)
    #expect(near(try x(stage), p1))
    trigger.value = 2
    stage.advance(by: 0.25)
    #expect(
      near(try x(stage), p1 + spring.value(target: 100 - p1, initialVelocity: v1, time: 0.25)))
    #expect(stage.settle())
    #expect(try x(stage) == 0)
  }

  @Test("A phase without an animation is there at once, and the next step begins from it")
  func atOnce() throws {
    let stage = Stage(width: 400, height: 100) {
      PhaseAnimator([0.0, 100, 50]) {
        Self.box($0)
      } animation: { phase in
        phase == 50 ? nil : .linear(duration: 0.5)
      }
    }
    stage.advance(by: 0.5 + 1.0 / 60)
    #expect(try x(stage) == 50)
    stage.advance(by: 0.25)
    #expect(near(try x(stage), 25))
  }

  @Test("Phases without any animation follow each other frame by frame, and say so")
  func allAtOnce() throws {
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 400, height: 100) {
        PhaseAnimator([0, 1, 2, 3]) { phase in
          Text("phase \(phase)")
        } animation: { _ in
          nil
        }
      }
      var seen: [String] = []
      for _ in 0..<8 {
        stage.advance(frames: 1)
        seen += stage.host.elements.compactMap(\.text)
      }
      #expect(seen.count == 8)
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
    }
    #expect(warnings.contains { $0.contains("PhaseAnimator") && $0.contains("animation") })
  }

  @Test("No phases show nothing and warn; phases that come later are shown")
  func noPhases() throws {
    let warnings = try ViewWarning.collecting { () throws in
      let (stage, phases) = makeStage([Double]()) { phases in
        VStack {
          PhaseAnimator(phases) {
            Self.box($0)
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
      stage.advance(by: 1)
      #expect(stage.elements.isEmpty)
      phases.value = [0, 100]
      stage.advance(by: 0.5)
      #expect(near(try x(stage), 50))
      phases.value = []
      stage.advance(by: 1)
    }
    #expect(warnings.contains { $0.contains("PhaseAnimator") && $0.contains("no phases") })
  }

  @Test("A single phase stands still")
  func singlePhase() {
    let (stage, trigger) = makeStage(0) { trigger in
      PhaseAnimator([7]) { Text("\($0)") }
      PhaseAnimator([7], trigger: trigger) { Text("\($0)") }
    }
    trigger.value = 1
    stage.advance(by: 0.5)
    let frames = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered == frames)
  }

  @Test("Steps begin at the logical end of a spring, before it has come to rest")
  func logicalEnd() throws {
    let stage = Stage(width: 400, height: 100) {
      PhaseAnimator([0.0, 100]) {
        Self.box($0)
      } animation: { _ in
        .spring(duration: 0.5, bounce: 0.6)
      }
    }
    let spring = Spring(duration: 0.5, bounce: 0.6)
    stage.advance(by: 0.5)
    let p = spring.value(target: 100.0, time: 0.5)
    let v = spring.velocity(target: 100.0, time: 0.5)
    #expect(near(try x(stage), p))
    stage.advance(by: 0.2)
    #expect(near(try x(stage), p + spring.value(target: -p, initialVelocity: v, time: 0.2)))
  }

  @Test("An animator that goes away stops walking")
  func removed() throws {
    var phases = 0
    let (stage, isThere) = makeStage(true) { isThere in
      if isThere {
        PhaseAnimator([0.0, 1]) { phase in
          let _ = phases += 1
          Color.red.opacity(phase)
        } animation: { _ in
          .linear(duration: 0.1)
        }
      }
    }
    stage.advance(by: 0.55)
    #expect(phases > 4)
    isThere.value = false
    stage.advance(frames: 2)
    let known = phases
    #expect(stage.settle())
    stage.advance(by: 1)
    #expect(phases == known)
  }

  @Test("Phases that change keep the one that is shown where they have it")
  func changedPhases() throws {
    let (stage, phases) = makeStage([0.0, 100]) { phases in
      PhaseAnimator(phases) {
        Self.box($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    stage.advance(by: 0.5)
    phases.value = [200, 100, 300]
    stage.advance(by: 0.5)
    #expect(near(try x(stage), 100))
    stage.advance(by: 0.5)
    #expect(near(try x(stage), 200))
  }
}
