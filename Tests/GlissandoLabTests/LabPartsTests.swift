import Foundation
import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

@Suite("What a change in the lab reaches")
@MainActor
struct LabPartsTests {
  /// Whether something that was read is changed by `body`.
  private func isChanged(_ read: () -> Void, by body: () -> Void) -> Bool {
    nonisolated final class Note: Sendable {
      // The change is told on the same thread, while `body` runs.
      nonisolated(unsafe) var isChanged = false
    }
    let note = Note()
    withObservationTracking(read) { note.isChanged = true }
    body()
    return note.isChanged
  }

  @Test("A number that is dragged reaches those that read lanes, and nobody who reads less")
  func parts() {
    let model = LabModel()
    model.duplicate(.a)
    model.set(.spring(.duration), to: 0.6)
    func drag(_ value: Double) { model.set(.spring(.duration), to: value) }
    #expect(isChanged({ _ = model.lanes }, by: { drag(0.61) }))
    #expect(!isChanged({ _ = (model.selection, model.letters, model.kind) }, by: { drag(0.62) }))
    #expect(!isChanged({ _ = (model.canUndo, model.canRedo) }, by: { drag(0.63) }))
    #expect(isChanged({ _ = model.canRedo }, by: { model.undo() }))
    #expect(isChanged({ _ = model.selection }, by: { model.select(.a) }))
    #expect(isChanged({ _ = model.kind }, by: { model.choose(.curve) }))
    #expect(model.kind == .curve && model.selection == .a && model.letters == [.a, .b])
  }

  @Test("The description that is open is the one that the lane has")
  func sections() {
    let model = LabModel()
    #expect(model.openSection == .spring(.perceptual))
    model.apply(
      MotionSetting(.spring(.physical(mass: 2, stiffness: 100, damping: 10))), name: nil)
    #expect(model.openSection == .spring(.physical))
    model.undo()
    #expect(model.openSection == .spring(.perceptual))
    model.open(.timing)
    model.add(MotionSetting(.spring(.response(response: 1, dampingFraction: 0.5))))
    #expect(model.openSection == .timing)
    model.open(.spring(.response))
    model.select(.a)
    #expect(model.openSection == .spring(.perceptual))
  }

  @Test("A message goes after there was time to read it, and can be read again")
  func notices() throws {
    let model = LabModel()
    #expect(!model.bringIn("no motion at all"))
    let said = try #require(model.notice)
    #expect(said.isProblem)
    for _ in 1..<said.lifetime { model.ageNotice() }
    #expect(model.notice == said)
    model.ageNotice()
    #expect(model.notice == nil)
    model.sayAgain()
    #expect(model.notice == said)
    model.set(.spring(.bounce), to: 0.1)
    #expect(model.notice == nil)
    model.sayAgain()
    #expect(model.notice == said)
  }

  @Test("In a window a message leaves by itself")
  func leaving() throws {
    let model = LabModel()
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    model.say(LabNotice("Saved."))
    stage.advance(by: 2)
    #expect(model.notice != nil)
    #expect(try stage.element("notice").frame.width > 0)
    stage.advance(by: 4)
    #expect(model.notice == nil)
  }
}
