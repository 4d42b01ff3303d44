import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews
import Testing

/// A view that reads a value which it moves itself, as a drawing of its own does.
private struct OwnBall: View {
  let ball: Animated<Double>
  @State private var changes = 0

  var body: some View {
    let _ = changes
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Circle().frame(width: 40, height: 40)
        .inspected(ball, as: "place", at: time) { changes += 1 }
        .accessibilityIdentifier("ball")
        .position(x: 40 + ball.value(at: time), y: 80)
    }
  }
}

@Suite("Values that a program moves itself, in the inspector's window")
@MainActor
struct InspectedValueTests {
  @Test("One is listed by its view, and can be held, sought and finished")
  func ownBall() throws {
    let ball = Animated(0.0)
    let rig = InspectorRig(OwnBall(ball: ball))
    rig.open()
    #expect(rig.model.rows.isEmpty)
    ball.animate(to: 200, using: .linear(duration: 2), at: rig.time)
    rig.run(16)
    let row = try #require(rig.model.rows.first)
    #expect("\(row.track.name)" == "OwnBall › Circle “ball” · place")
    let bounds = try #require(rig.model.motion.shownBounds(of: row.track))
    #expect(abs(bounds.midX - 40 - ball.value(at: rig.time)) < 1)
    rig.model.togglePause(row)
    let held = ball.value(at: rig.time)
    rig.run(64)
    #expect(ball.value(at: rig.time) == held && held > 10)
    rig.model.seek(row, to: 1)
    rig.run(2)
    #expect(abs(ball.value(at: rig.time) - 100) < 1e-9)
    rig.model.finish(row)
    rig.run(2)
    #expect(ball.value(at: rig.time) == 200)
    #expect(rig.model.rows.isEmpty)
    #expect(rig.model.motion.recorder.history.last?.ending == .finishedByHand)
  }
}
