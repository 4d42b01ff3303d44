import Testing

@testable import GlissandoMotion

@Suite("Values that a program moves itself, in the inspector")
struct AnimatedInspectionTests {
  private final class Viewer {}

  /// A value that a view shows, and the record of its table.
  private final class Scene {
    let table = LiveAnimations()
    let ball = Animated(0.0)
    let viewer = Viewer()
    var changes = 0
    let recorder: MotionRecorder

    init() {
      recorder = MotionRecorder(table) { MotionName(view: "Ball", property: $0.label) }
      ball.beginInspection(in: table, label: "x", owner: viewer) { [unowned self] in changes += 1 }
      recorder.attach()
    }
  }

  @Test("It is listed while it moves, and its end is known from the frame that shows it at rest")
  func listing() throws {
    let scene = Scene()
    let spring = Spring(duration: 0.5, bounce: 0.3)
    scene.ball.animate(to: 120, using: .spring(spring), at: 1)
    scene.ball.show(at: 1.2)
    let track = try #require(scene.recorder.tracks.first)
    #expect("\(track.name)" == "Ball · x")
    #expect(track.attribute?.owner === scene.viewer)
    #expect(track.newest?.interval == MotionInterval(from: [0], to: [120]))
    #expect(track.newest?.origin == .rest)
    #expect(abs(track.elapsed - 0.2) < 1e-12)
    #expect(abs(track.components.value[0] - spring.value(target: 120, time: 0.2)) < 1e-9)
    // Looking ahead, as a plot of what is to come does, is no frame.
    _ = scene.ball.value(at: 100)
    #expect(scene.recorder.tracks.count == 1)
    scene.ball.show(at: 20)
    #expect(scene.recorder.tracks.isEmpty)
    #expect(scene.recorder.history.map(\.ending) == [.finished])
  }

  @Test("An interruption replaces or joins, as it does in a view")
  func interruptions() throws {
    let scene = Scene()
    scene.ball.animate(to: 100, using: .linear(duration: 1), at: 0)
    scene.ball.show(at: 0.25)
    scene.ball.animate(to: 200, using: .easeIn(duration: 1), at: 0.25)
    let track = try #require(scene.recorder.tracks.first)
    #expect(track.runs.map(\.origin) == [.rest, .joined([.linear(duration: 1)])])
    scene.ball.animate(to: 0, using: .bouncy, at: 0.5)
    #expect(track.runs.count == 1)
    #expect(track.newest?.origin == .replaced([.linear(duration: 1), .easeIn(duration: 1)]))
    scene.ball.jump(to: 40)
    #expect(scene.recorder.tracks.isEmpty)
    #expect(scene.recorder.history.last?.ending == .jumped)
  }

  @Test("Held, it stands still; sought, it is where it would be; slowed, it needs longer")
  func ownTime() throws {
    let scene = Scene()
    scene.ball.animate(to: 100, using: .linear(duration: 1), at: 0)
    scene.ball.show(at: 0.25)
    let track = try #require(scene.recorder.tracks.first)
    track.setHeld(true)
    #expect(scene.ball.value(at: 0.25) == 25 && scene.ball.value(at: 3) == 25)
    #expect(!scene.ball.isSettled(at: 3))
    #expect(track.components.velocity == [0])
    track.seek(to: 0.75)
    scene.ball.show(at: 3)
    #expect(abs(scene.ball.value(at: 3) - 75) < 1e-9)
    track.seek(to: 5)
    scene.ball.show(at: 3)
    #expect(scene.ball.value(at: 3) == 100 && scene.recorder.tracks.count == 1)
    track.seek(to: 0.5)
    track.setRate(0.5)
    track.setHeld(false)
    scene.ball.show(at: 3.5)
    #expect(abs(scene.ball.value(at: 3.5) - 75) < 1e-9)
    #expect(abs(track.components.velocity[0] - 50) < 1e-6)
    #expect(scene.changes == 9)
    scene.ball.show(at: 4.5)
    #expect(scene.recorder.tracks.isEmpty && scene.ball.isSettled(at: 4.5))
    // At rest it goes on in everybody's time.
    scene.ball.animate(to: 0, using: .linear(duration: 1), at: 5)
    #expect(abs(scene.ball.value(at: 5.5) - 50) < 1e-9)
  }

  @Test("Finished by hand it is at its target, and closing the inspector frees what was held")
  func endings() throws {
    let scene = Scene()
    scene.ball.animate(to: 100, using: .linear(duration: 1), at: 0)
    scene.ball.show(at: 0.5)
    scene.recorder.tracks.first?.finish()
    #expect(scene.ball.value(at: 0.5) == 100)
    #expect(scene.recorder.history.last?.ending == .finishedByHand)
    scene.ball.animate(to: 0, using: .linear(duration: 1), at: 1)
    scene.ball.show(at: 1.5)
    scene.recorder.tracks.first?.setHeld(true)
    scene.recorder.detach()
    #expect(abs(scene.ball.value(at: 1.75) - 25) < 1e-9)
    scene.recorder.attach()
    #expect(scene.recorder.tracks.count == 1)
    scene.ball.endInspection()
    #expect(scene.recorder.tracks.isEmpty)
    #expect(scene.recorder.history.last?.ending == .removed)
  }

  @Test("A value that goes while it is shown is told of")
  func going() {
    let table = LiveAnimations()
    let recorder = MotionRecorder(table) { MotionName(view: "", property: $0.label) }
    recorder.attach()
    let viewer = Viewer()
    do {
      let ball = Animated(0.0)
      ball.beginInspection(in: table, label: "x", owner: viewer) {}
      ball.animate(to: 1, using: .bouncy, at: 0)
      #expect(recorder.tracks.count == 1)
    }
    #expect(recorder.tracks.isEmpty && table.guests.isEmpty)
  }
}
