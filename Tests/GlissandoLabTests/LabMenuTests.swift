import Foundation
import Glissando
import GlissandoControls
import GlissandoLab
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// The menus that the second button and the menu key open in the lab.
@MainActor
@Suite struct LabMenuTests {
  private func stage(_ model: LabModel) -> Stage {
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.advance(by: 2)
    return stage
  }

  private func clickSecond(_ name: String, in stage: Stage) throws {
    let frame = try stage.element(name).frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.move(to: point)
    stage.host.send(.pointerDown(point, button: 3, modifiers: []), at: stage.time)
    stage.host.send(.pointerUp(point, button: 3), at: stage.time)
    stage.advance(by: 1)
  }

  @Test(
    "The second button opens a lane's menu on its name, whether the lane is the selected one or not"
  )
  func lanes() throws {
    let model = LabModel()
    model.duplicate(.a)
    let stage = stage(model)
    try clickSecond("Lane A, bouncy", in: stage)
    try stage.tap("Duplicate")
    #expect(model.letters == [.a, .b, .c])
    stage.advance(by: 1)
    try clickSecond("Lane B, bouncy", in: stage)
    try stage.tap("Remove")
    #expect(model.letters == [.a, .c])
  }

  @Test("The menu key opens the menu of the lane that has the keyboard")
  func keys() throws {
    let model = LabModel()
    let stage = stage(model)
    let frame = try stage.element("Lane A, bouncy").frame
    for _ in 0..<60 where stage.focusedFrame?.intersects(frame) != true { stage.key(.tab) }
    stage.key(.menu)
    stage.advance(by: 1)
    try stage.tap("Duplicate")
    #expect(model.letters == [.a, .b])
  }

  @Test("The second button opens a preset's menu anywhere on its row")
  func presets() throws {
    let path = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("Mine: bouncy".utf8).write(to: URL(fileURLWithPath: path))
    let model = LabModel(presets: PresetStore(path: path))
    let stage = stage(model)
    try stage.tap("Presets")
    stage.advance(by: 1)
    try clickSecond("Mine", in: stage)
    try stage.tap("Rename…")
    stage.advance(by: 1)
    stage.type("Ours")
    stage.key(.return)
    #expect(model.presets?.presets.map(\.name) == ["Ours"])
  }

  @Test("The second button on the plots shows a part of them, and the whole again")
  func plots() throws {
    let model = LabModel()
    let stage = stage(model)
    try clickSecond("Plot", in: stage)
    try stage.tap("Closer")
    stage.advance(by: 1)
    #expect(!model.plotWindow.isWhole)
    #expect(throws: Never.self) { try stage.element("Plots farther") }
    // A hand that rests on them reads them.
    let frame = try stage.element("Plot").frame
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 2)
    stage.release()
    #expect(throws: (any Error).self) { try stage.element("Farther") }
  }

  @Test(
    "Return and Escape in a lane's name give the lab its keys again",
    arguments: [KeyEquivalent.return, .escape])
  func name(key: KeyEquivalent) throws {
    let model = LabModel()
    let stage = stage(model)
    try stage.tap("Name of the lane")
    stage.type("Sheet")
    #expect(model.selected.name == "Sheet")
    stage.key(key)
    stage.type("n")
    #expect(model.selected.name == "Sheet")
    #expect(model.letters == [.a, .b])
  }
}
