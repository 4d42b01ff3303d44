import Foundation
import Glissando
import GlissandoPresenting
import GlissandoTools
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// A scene without a window.
@MainActor
private func makeScene(_ kind: MotionKind = .bouncy) -> InterruptModel {
  let model = InterruptModel()
  model.kind = kind
  _ = model.moment(at: 0, stage: CGSize(width: 800, height: 400))
  return model
}

/// Runs frames at 60 Hz until `end`, in frame seconds.
@MainActor
private func run(_ model: InterruptModel, from start: Double, to end: Double) {
  let first = Int((start * 60).rounded()) + 1
  let last = Int((end * 60).rounded())
  for index in first...last {
    let frame = Double(index) / 60
    _ = model.moment(at: frame, stage: model.stage)
    model.finish(frame: frame)
  }
}

@MainActor
@Suite struct InterruptionTests {
  @Test(
    "A spring that is interrupted goes on with the velocity it had",
    arguments: [MotionKind.smooth, .snappy, .bouncy, .spring])
  func springsKeepVelocity(_ kind: MotionKind) throws {
    let model = makeScene(kind)
    model.press(at: CGPoint(x: 100, y: 100), reach: 0)
    model.release(at: CGPoint(x: 100, y: 100), velocity: .zero)
    run(model, from: 0, to: 0.1)
    model.press(at: CGPoint(x: 700, y: 300), reach: 0)
    let mark = try #require(model.run.interruptions.last)
    #expect(hypot(mark.before[2], mark.before[3]) > 100)
    for channel in 2...3 {
      let change = mark.after[channel] - mark.before[channel]
      #expect(abs(change) <= 1e-6 * abs(mark.before[channel]))
    }
  }

  @Test("A linear flight that is interrupted gains the newcomer's velocity")
  func linearAddsVelocity() throws {
    let model = makeScene(.linear)
    model.ball.jump(to: CGPoint(x: 100, y: 200))
    model.retarget(to: CGPoint(x: 500, y: 200), using: .linear(duration: 1), event: .click)
    run(model, from: 0, to: 0.5)
    model.retarget(to: CGPoint(x: 700, y: 200), using: .linear(duration: 1), event: .click)
    let mark = try #require(model.run.interruptions.last)
    #expect(abs(mark.before[2] - 400) < 1e-6)
    #expect(abs(mark.after[2] - mark.before[2] - 200) < 1e-6)
  }

  @Test("The ghost goes where the ball would have gone")
  func ghostFollowsReplacedAnimation() throws {
    let model = makeScene()
    let other = makeScene()
    for scene in [model, other] {
      scene.retarget(to: CGPoint(x: 100, y: 100), using: .bouncy, event: .click)
      run(scene, from: 0, to: 0.1)
    }
    model.retarget(to: CGPoint(x: 700, y: 300), using: .bouncy, event: .click)
    let ghosts = try #require(model.run.interruptions.last).ghosts
    for (x, y) in zip(ghosts[0], ghosts[1]) {
      let expected = other.ball.value(at: x.x)
      #expect(hypot(x.y - expected.x, y.y - expected.y) < 1e-9)
    }
    #expect(ghosts[0].count > 10)
  }

  @Test("A flight that starts from rest interrupts nothing")
  func restIsNoInterruption() {
    let model = makeScene()
    let count = model.run.interruptions.count
    model.press(at: CGPoint(x: 100, y: 100), reach: 0)
    #expect(model.run.interruptions.count == count)
  }

  @Test("A throw flies on with the velocity of the hand")
  func throwKeepsVelocity() throws {
    let model = makeScene()
    let start = model.ball.value(at: 0)
    model.press(at: start, reach: 20)
    for index in 1...12 {
      model.drag(to: CGPoint(x: start.x - Double(index) * 20, y: start.y))
      run(model, from: Double(index - 1) / 60, to: Double(index) / 60)
    }
    let hand = CGPoint(x: start.x - 240, y: start.y)
    model.release(at: hand, velocity: CGSize(width: -1200, height: 0))
    let mark = try #require(model.run.interruptions.last)
    #expect(model.event == .release)
    #expect(mark.after[2] < -900)
    #expect(abs(mark.after[2] - mark.before[2]) < 1e-6 * 1200)
    #expect(model.ball.target.x < hand.x)
  }

  @Test("The ball is caught where it is")
  func catching() {
    let model = makeScene()
    model.press(at: CGPoint(x: 100, y: 100), reach: 0)
    run(model, from: 0, to: 0.15)
    let shown = model.ball.value(at: model.clock.time)
    model.press(at: CGPoint(x: shown.x + 5, y: shown.y), reach: 20)
    #expect(model.ball.target == shown)
  }

  @Test("Interruptions by the clock come at exact times whatever the frame rate")
  func regularInterruptions() {
    let model = makeScene()
    run(model, from: 0, to: 1)
    let start = model.clock.time
    model.interruptionRate = .medium
    run(model, from: 1, to: 3)
    let times = model.run.interruptions.map(\.time).filter { $0 > start }
    #expect(times.count >= 4)
    for (index, time) in times.enumerated() {
      #expect(abs(time - start - Double(index + 1) * 0.4) < 1e-9)
    }
  }
}

/// A scene in a film, that is on a transport, after its first frame.
@MainActor
private func makeFilm() -> (InterruptModel, HeadlessFilm) {
  let model = InterruptModel()
  let film = HeadlessFilm(
    InterruptView(model: model), size: CGSize(width: 900, height: 600), scale: 1,
    colorScheme: .light, reduceMotion: false, frameRate: 60)
  film.advance()
  film.advance()
  return (model, film)
}

@MainActor
@Suite struct SceneClockTests {
  @Test("Slow motion and pause act on time alone: the ball goes the same way")
  func slowMotion() {
    let (fast, fastFilm) = makeFilm()
    let (slow, slowFilm) = makeFilm()
    for scene in [fast, slow] {
      scene.retarget(to: CGPoint(x: 100, y: 100), using: .bouncy, event: .click)
    }
    slow.pace = .half
    for _ in 0..<30 { fastFilm.advance() }
    for _ in 0..<30 { slowFilm.advance() }
    slow.isPaused = true
    for _ in 0..<30 { slowFilm.advance() }
    slow.isPaused = false
    for _ in 0..<30 { slowFilm.advance() }
    #expect(abs(fast.clock.time - slow.clock.time) < 1e-9)
    let (first, second) = (
      fast.ball.value(at: fast.clock.time), slow.ball.value(at: slow.clock.time)
    )
    #expect(abs(first.x - second.x) < 1e-6)
  }

  @Test("A step moves the paused scene by a sixtieth of a second")
  func stepping() {
    let (model, film) = makeFilm()
    model.sendOff()
    for _ in 0..<6 { film.advance() }
    let time = model.clock.time
    model.step()
    #expect(model.isPaused)
    for _ in 0..<12 { film.advance() }
    #expect(abs(model.clock.time - time - 1.0 / 60) < 1e-12)
  }

  @Test("A scene that is left lets time run as ever")
  func leaving() {
    let (model, _) = makeFilm()
    model.pace = .tenth
    model.isPaused = true
    model.playAtFullPace()
    #expect(model.pace == .full && !model.isPaused && model.transport.isLive)
  }

  @Test("A scene at rest asks for no frames")
  func rest() {
    let model = makeScene()
    run(model, from: 0, to: 2)
    #expect(!model.isLive)
    model.press(at: CGPoint(x: 100, y: 100), reach: 0)
    #expect(model.isLive)
    model.release(at: CGPoint(x: 100, y: 100), velocity: .zero)
    run(model, from: 10, to: 16)
    #expect(!model.isLive)
  }

  @Test("A rest of any length takes no time of the scene")
  func restTakesNoTime() {
    let model = makeScene()
    run(model, from: 0, to: 2)
    let time = model.clock.time
    model.press(at: CGPoint(x: 100, y: 100), reach: 0)
    run(model, from: 100, to: 100 + 1.0 / 60)
    #expect(model.clock.time - time < 0.1)
  }
}
