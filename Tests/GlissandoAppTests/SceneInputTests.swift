import Glissando
import GlissandoTesting
import GlissandoTools
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
@Suite struct SceneInputTests {
  private let model = InterruptModel()

  private func makeStage() -> Stage {
    let model = model
    return Stage(width: 1000, height: 700) { InterruptView(model: model) }
  }

  @Test("A click on the stage sends the ball there")
  func click() {
    let stage = makeStage()
    stage.press(at: CGPoint(x: 300, y: 200))
    stage.release()
    let header = Metrics(CGSize(width: 1000, height: 700)).header
    #expect(model.ball.target == CGPoint(x: 300, y: 200 - header))
    stage.advance(by: 5)
    #expect(!model.isLive)
    #expect(model.ball.value(at: model.clock.time).distance(to: model.ball.target) < 0.1)
  }

  @Test("A scene that opens at rest asks for its first frames alone")
  func restAtFirst() {
    let stage = makeStage()
    stage.advance(frames: 3)
    #expect(!model.isLive)
  }

  @Test("A drag is followed, and its release throws the ball further")
  func flick() {
    let stage = makeStage()
    stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 500, y: 200), duration: 0.15)
    #expect(model.grip == nil)
    #expect(model.ball.target.x > 600)
  }

  @Test("Every control has a key")
  func keys() {
    let stage = makeStage()
    for (key, check) in [
      ("6", { $0.kind == .linear }), ("d", { $0.duration > InterruptModel.defaultDuration }),
      ("s", { $0.pace == .half }), ("p", { $0.isPaused }), ("i", { $0.interruptionRate == .slow }),
      ("?", { $0.showsKeys }), ("r", { $0.kind == .bouncy && !$0.isPaused }),
      ("t", { $0.tour != nil }),
    ] as [(Character, (InterruptModel) -> Bool)] {
      stage.key(KeyEquivalent(key))
      #expect(check(model), "\(key)")
    }
  }

  @Test("A button does what its key does")
  func buttons() throws {
    let stage = makeStage()
    try stage.tap("Pause")
    #expect(model.isPaused)
    try stage.tap("Step")
    try stage.tap("Keys")
    #expect(model.showsKeys)
  }
}
