import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import Testing

@MainActor
struct LabHistoryTests {
  private func bounce(_ value: Double) -> (inout MotionSetting) -> Void {
    { $0.base = .spring(.perceptual(duration: 0.5, bounce: value)) }
  }

  @Test("A drag of a slider is one step, and the ghost is what was before it")
  func coalescing() {
    let model = LabModel()
    let start = model.document
    for step in 1...9 {
      model.editSetting(.parameter(.a, "bounce"), bounce(0.3 + Double(step) * 0.05))
    }
    #expect(model.ghost?.setting == .standard)
    model.endStep()
    let end = model.document
    model.undo()
    #expect(model.document == start)
    #expect(!model.history.canUndo)
    #expect(model.ghost?.setting == end.selected.setting)
    model.redo()
    #expect(model.document == end)
  }

  @Test("Two drags of the same slider are two steps")
  func separateDrags() {
    let model = LabModel()
    model.editSetting(.parameter(.a, "bounce"), bounce(0.5))
    model.endStep()
    model.editSetting(.parameter(.a, "bounce"), bounce(0.7))
    model.undo()
    #expect(model.selected.setting.spring?.bounce == 0.5)
  }

  @Test("What is undone ends after ten thousand steps")
  func length() {
    var history = LabHistory()
    let count = LabHistory.greatestCount
    for _ in 0..<(2 * count) { history.note(LabDocument(), before: nil) }
    var steps = 0
    while history.undo(LabDocument()) != nil { steps += 1 }
    #expect(steps >= count && steps <= count * 9 / 8)
  }
}
