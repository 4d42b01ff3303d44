import Glissando
import GlissandoLab
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// What the lab does in a frame of a drag.
@MainActor
@Suite struct LabCostTests {
  @Test("A slider that is dragged evaluates what shows its number, and nothing else")
  func dragging() throws {
    let model = LabModel()
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.key("n")
    stage.advance(by: 3)
    let frame = try stage.element("slider Bounce").frame
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
    var most = FrameCounters()
    for step in 0...20 {
      stage.move(to: CGPoint(x: frame.midX + CGFloat(step + 1), y: frame.midY))
      // The first change lets undo begin.
      if step > 0 {
        most.evaluatedBodies = max(most.evaluatedBodies, stage.host.counters.evaluatedBodies)
        most.laidOutViews = max(most.laidOutViews, stage.host.counters.laidOutViews)
      }
      stage.advance(frames: 1)
    }
    #expect(most.evaluatedBodies > 10)
    #expect(most.evaluatedBodies <= 60 && most.laidOutViews <= 120, "\(most)")
  }

  @Test("A chip keeps its name while it leaves")
  func leaving() throws {
    let model = LabModel()
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.key("n")
    stage.advance(by: 2)
    stage.key("d")
    model.set(.spring(.bounce), to: 0.47)
    stage.advance(by: 2)
    let label = "Lane B, 0.5 s, bounce 0.47"
    _ = try stage.element(label)
    model.remove(.b)
    #expect(stage.elements.contains { $0.label == label })
    #expect(model.letters == [.a])
    stage.settle()
    #expect(!stage.elements.contains { $0.label == label })
  }
}
