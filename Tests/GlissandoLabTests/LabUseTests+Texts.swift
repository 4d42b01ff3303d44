import Foundation
import Glissando
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoLab

@testable import GlissandoViews

extension LabUseTests {
  // MARK: Bringing in and taking home

  @Test("Control-V makes a lane of a text on the clipboard, Control-C copies the lane")
  func clipboard() throws {
    let model = LabModel()
    let stage = stage(model)
    stage.host.clipboard.string = "Animation.spring(response: 0.4, dampingFraction: 0.7)"
    stage.key("v", modifiers: .control)
    #expect(model.lanes.count == 2)
    #expect(
      model.selected.setting.base == .spring(.response(response: 0.4, dampingFraction: 0.7)))
    stage.key("c", modifiers: .control)
    #expect(
      stage.host.clipboard.string == ".spring(response: 0.4, dampingFraction: 0.7)")
  }

  @Test("A text that is not understood says where, and changes nothing")
  func misunderstood() throws {
    let model = LabModel()
    let stage = stage(model)
    stage.host.clipboard.string = ".spring(durration: 0.4)"
    stage.key("v", modifiers: .control)
    stage.settle()
    #expect(model.lanes.count == 1)
    let notice = try stage.element("notice").text ?? ""
    #expect(notice.contains("line 1, column 9"), "\(notice)")
    #expect(notice.contains("duration"))
    stage.host.clipboard.string = nil
    stage.key("v", modifiers: .control)
    #expect(model.notice?.isProblem == true)
  }

  @Test("A word that is nearly right is told of in one line, with the one that is")
  func nearlyRight() {
    let model = LabModel()
    #expect(!model.bringIn("{ type: \"spring\", stiffnes: 300, damping: 20 }"))
    #expect(
      model.notice?.text
        == "Not understood, line 1, column 19: “stiffnes” is unknown. Did you mean “stiffness”?")
  }

  @Test("The outline of each field for words says that it has the keyboard")
  func fieldOutlines() throws {
    for (drawer, name) in [
      (LabModel.Drawer.presets, "Find a preset"), (.transfer, "Text to bring in"),
    ] {
      let model = LabModel()
      model.drawer = drawer
      let stage = stage(model)
      stage.settle()
      let before = stage.image()
      let elements = stage.host.outline.elements.flatMap(\.flattened)
      let frame = try #require(elements.first { $0.name == name }).frame
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.settle()
      let after = stage.image()
      // What lies before the words: a sign, and the outline.
      let changed = (Int(frame.minX) - 40..<Int(frame.minX) - 2).contains {
        before.pixel($0, Int(frame.midY)) != after.pixel($0, Int(frame.midY))
      }
      #expect(changed, "nobody sees that “\(name)” has the keyboard")
    }
  }

  @Test("Every language that the lab writes in comes back as a lane that moves alike")
  func everyFormat() throws {
    for format in LabModel.formats {
      let model = LabModel()
      let text = model.written(model.selected, in: format).text
      guard model.bringIn(text) else {
        Issue.record("\(format.name) is not read back: \(text)")
        continue
      }
      let before = MotionAnalysis(.standard)
      let after = MotionAnalysis(model.selected.setting)
      for time in [0.05, 0.1, 0.2, 0.3, 0.5] {
        let difference = after.state(at: time).position - before.state(at: time).position
        #expect(abs(difference) < 0.08, "\(format.name) at \(time): \(text)")
      }
    }
  }

  @Test("With four lanes, what is brought in takes the place of the selected one")
  func noRoom() {
    let model = LabModel()
    for _ in 0..<3 { model.duplicate(.a) }
    model.select(.b)
    #expect(model.bringIn(".bouncy"))
    #expect(model.lanes.count == 4)
    #expect(model.selected.id == .b)
    #expect(model.selected.setting.spring?.bounce == 0.3)
    model.undo()
    #expect(model.document[.b]?.setting == .standard)
  }

  @Test("What is taken home has the velocity of the lane, or says that it is left out")
  func velocityInTexts() throws {
    let model = LabModel()
    var lane = model.selected
    lane.set(.initialVelocity, to: 12.5)
    for format in NotationFormats.all where format.id != "swiftui-spring" {
      let written = model.written(lane, in: format)
      if let read = MotionText.reading(written.text).motions.first {
        let end = MotionAnalysis(read.setting).state(at: 0.05).position
        let own = MotionAnalysis(lane.setting, initialVelocity: 12.5).state(at: 0.05).position
        #expect(
          abs(end - own) < 0.02 || written.notes.contains { $0.contains("velocity") }
            || written.greatestError > 0.01, "\(format.name): \(written)")
      }
    }
    let swift = try #require(NotationFormats.named("swiftui"))
    let text = model.written(lane, in: swift).text
    #expect(text.contains("interpolatingSpring") && text.contains("12.5"))
    // It comes back as it went, and replaces a velocity that was there.
    for _ in 0..<3 { model.duplicate(.a) }
    #expect(model.bringIn(text))
    #expect(model.selected.value(of: .initialVelocity) == 12.5)
    #expect(model.bringIn(".bouncy"))
    #expect(model.selected.value(of: .initialVelocity) == 0)
  }

  @Test("The text of a saved lab becomes lanes, with names and velocities")
  func pastedLab() {
    let saved = LabModel()
    saved.bringIn(".timingCurve(0.2, 0, 0, 1, duration: 0.4)")
    saved.rename(.b, "Sheet")
    saved.select(.a)
    saved.set(.initialVelocity, to: 2)
    let model = LabModel()
    #expect(model.bringIn(saved.labFile.text))
    #expect(model.lanes.map(\.setting) == [.standard] + saved.lanes.map(\.setting))
    #expect(model.lanes.map(\.name) == [nil, nil, "Sheet"])
    #expect(model.lanes[1].initialVelocity == 2)
    #expect(model.notice == LabNotice("2 motions are new lanes."))
    #expect(ImportVerdict.text(saved.labFile.text).isGood)
    let damaged = saved.labFile.text.replacing(".timingCurve", with: ".tmingCurve")
    #expect(!model.bringIn(damaged))
    #expect(model.notice?.text.contains("lane B in it is damaged: “.tmingCurve") == true)
  }

  @Test("The text of presets becomes lanes, whether languages would understand a part of it or not")
  func pastedPresets() {
    let texts = [
      "Sheet: \".spring(duration: 0.45, bounce: 0.12)\"\nToast:\n  stiffness: 400\n  damping: 30\n  initialVelocity: 2\n",
      "Sheet: spring(dampingRatio=0.88, stiffness=300)\r\nToast: {stiffness: 400, damping: 30, initialVelocity: 2} # mine\r\n",
    ]
    for text in texts {
      let model = LabModel()
      #expect(model.bringIn(text), "\(text)")
      #expect(model.lanes.map(\.name) == [nil, "Sheet", "Toast"], "\(text)")
      #expect(model.lanes.last?.initialVelocity == 2, "\(text)")
    }
    // A language's own text is that language's.
    let model = LabModel()
    #expect(model.bringIn("{ \"spring\": { \"duration\": 0.5, \"bounce\": 0.3 } }"))
    #expect(model.selected.name == nil)
  }

  @Test("A click on a card copies its text")
  func copyingACard() throws {
    let model = LabModel()
    model.drawer = .transfer
    let stage = stage(model)
    try stage.tap("Copy as SwiftUI Animation")
    #expect(stage.host.clipboard.string == ".spring(duration: 0.5, bounce: 0.3)")
  }

  @Test("A click on a preset tunes the lane to it, and its plus adds a lane")
  func presets() throws {
    let model = LabModel()
    model.drawer = .presets
    let stage = stage(model)
    try stage.tap("Add snappy as a lane")
    #expect(model.lanes.count == 2)
    #expect(model.selected.title == "snappy")
  }

  @Test(
    "A preset's name is typed over; another is taken when the keyboard goes elsewhere, and not by Escape"
  )
  func renamingAPreset() throws {
    let path = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("Sheet: bouncy".utf8).write(to: URL(fileURLWithPath: path))
    let store = PresetStore(path: path)
    let model = LabModel(presets: store)
    model.drawer = .presets
    let stage = stage(model)
    func rename(to name: String) throws {
      try stage.tap("What to do with \(store.presets[0].name)")
      stage.settle()
      try stage.tap("Rename…")
      stage.settle()
      stage.type(name)
    }
    try rename(to: "Dialog")
    stage.key(.escape)
    stage.settle()
    #expect(store.presets.map(\.name) == ["Sheet"])
    #expect(!hasField(stage))
    try rename(to: "Panel")
    try stage.tap("Find a preset")
    stage.settle()
    #expect(store.presets.map(\.name) == ["Panel"])
    #expect(!hasField(stage))
  }

  /// Whether a preset is being renamed.
  private func hasField(_ stage: Stage) -> Bool {
    stage.elements.contains { $0.label == "Name of the preset" && !$0.isLeaving }
  }
}
