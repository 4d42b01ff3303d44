import Foundation
import Glissando
import GlissandoDrawing
import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// The lab as somebody uses it, with the pointer and with keys.
@MainActor
struct LabUseTests {
  func stage(
    _ model: LabModel, width: Double = 1280, height: Double = 800
  ) -> Stage {
    Stage(width: width, height: height) { LabView(model: model) }
  }

  func bounce(_ model: LabModel) -> Double? { model.selected.value(of: .spring(.bounce)) }

  @Test("A file of presets with a mistake is told of while its drawer is closed")
  func brokenPresets() throws {
    let path = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("Sheet:\n  stifness: 400".utf8).write(to: URL(fileURLWithPath: path))
    let store = PresetStore(path: path)
    let stage = stage(LabModel(presets: store))
    let told = try stage.element("Presets").value ?? ""
    #expect(told.hasPrefix("closed, with a mistake: ") && told.contains("stifness"), "\(told)")
    try Data("Sheet: bouncy".utf8).write(to: URL(fileURLWithPath: path))
    store.reload()
    stage.advance(by: 1)
    #expect(try stage.element("Presets").value == "closed")
  }

  // MARK: The pointer

  @Test(
    "A drag of a slider sets the number under the pointer in the same frame, as one step of undo")
  func draggingASlider() throws {
    let model = LabModel()
    let stage = stage(model)
    let frame = try stage.element("slider Bounce").frame
    let traits = MotionParameter.spring(.bounce).traits
    let knob = 16.0
    func x(_ value: Double) -> Double {
      frame.minX + knob / 2 + (frame.width - knob) * traits.fraction(of: value)
    }
    stage.press(at: CGPoint(x: x(0.3), y: frame.midY))
    for value in [0.4, 0.55, 0.62] {
      stage.move(to: CGPoint(x: x(value), y: frame.midY))
      #expect(abs((bounce(model) ?? 0) - value) < 0.006)
      let words = try stage.element("words").text ?? ""
      let overshoot = exp(-.pi * (1 - value) / (1 - (1 - value) * (1 - value)).squareRoot())
      #expect(words.contains(String(format: "%.0f", overshoot * 100).prefix(1)), "\(words)")
    }
    stage.release()
    model.undo()
    #expect(model.selected.setting == .standard)
    #expect(!model.history.canUndo)
  }

  @Test("A slider that is held when the window loses the keyboard is let go, and its step ends")
  func interruptingASlider() throws {
    let model = LabModel()
    let stage = stage(model)
    let frame = try stage.element("slider Bounce").frame
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.move(to: CGPoint(x: frame.midX + 30, y: frame.midY))
    #expect(model.isDragging)
    let held = bounce(model)
    stage.host.send(.focus(false), at: stage.time)
    #expect(!model.isDragging)
    stage.move(to: CGPoint(x: frame.midX + 60, y: frame.midY))
    stage.release()
    stage.host.send(.focus(true), at: stage.time)
    #expect(bounce(model) == held)
    stage.drag(
      from: CGPoint(x: frame.midX - 60, y: frame.midY),
      to: CGPoint(x: frame.midX - 40, y: frame.midY))
    #expect(!model.isDragging && bounce(model) != held)
    model.undo()
    #expect(bounce(model) == held)
    model.undo()
    #expect(model.selected.setting == .standard && !model.history.canUndo)
  }

  @Test(
    "What is typed into a field is taken with Return; what is not valid is not, and it says why")
  func typing() throws {
    let model = LabModel()
    let stage = stage(model)
    func enter(_ text: String) throws {
      try stage.tap("field Bounce")
      stage.key("a", modifiers: .control)
      stage.type(text)
      stage.key(.return)
    }
    try enter("0,72")
    #expect(bounce(model) == 0.72)
    try enter("7")
    #expect(bounce(model) == 0.72)
    #expect(
      try stage.element("explanation Bounce").text
        == "“7” is beyond its range; allowed is −1 to 1.")
    stage.key(.escape)
    #expect(try stage.element("explanation Bounce").text == SpringParameter.bounce.explanation)
    #expect(try stage.element("field Bounce").value == "0.72")
    try enter("45 %")
    #expect(bounce(model) == 0.45)
    // Left, it still shows what it does not take, until the value is another one.
    try enter("soft")
    try stage.tap("field Duration")
    #expect(try stage.element("field Bounce").value == "soft")
    let told = try #require(try stage.element("explanation Bounce").text)
    #expect(told.contains("“soft” is not a number"))
    model.set(.spring(.bounce), to: 0.2)
    stage.settle()
    #expect(try stage.element("field Bounce").value == "0.20")
    #expect(try stage.element("explanation Bounce").text == SpringParameter.bounce.explanation)
  }

  @Test("Escape takes back what is typed, and pressed again gives the lab its keys")
  func leavingAField() throws {
    let model = LabModel()
    let stage = stage(model)
    try stage.tap("field Bounce")
    stage.type("7")
    stage.key(.escape)
    stage.type("n")
    #expect(model.lanes.count == 1)
    stage.key(.escape)
    stage.key(.escape)
    stage.type("n")
    #expect(model.lanes.count == 2)
  }

  @Test("In a field, arrows step, Shift coarsely and Alt finely, and so does the wheel")
  func steppingInAField() throws {
    let model = LabModel()
    let stage = stage(model)
    try stage.tap("field Bounce")
    stage.key(.upArrow)
    #expect(bounce(model) == 0.31)
    stage.key(.downArrow, modifiers: .shift)
    #expect(bounce(model) == 0.21)
    stage.key(.upArrow, modifiers: .option)
    #expect(bounce(model) == 0.211)
    let frame = try stage.element("field Bounce").frame
    stage.scroll(by: CGSize(width: 0, height: 80), at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(bounce(model) == 0.23)
  }

  @Test("The wheel over a field that does not have the keyboard changes nothing")
  func wheelElsewhere() throws {
    let model = LabModel()
    let stage = stage(model)
    let frame = try stage.element("field Bounce").frame
    stage.scroll(by: CGSize(width: 0, height: 80), at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(model.selected.setting == .standard)
  }

  @Test("Opening another description shows the same spring in its numbers")
  func descriptions() throws {
    let model = LabModel()
    let stage = stage(model)
    try stage.tap("Mass and stiffness")
    stage.settle()
    let stiffness = pow(2 * Double.pi / 0.5, 2)
    #expect(
      try stage.element("field Stiffness").value
        == NumberText(MotionParameter.spring(.stiffness).traits).string(stiffness))
    #expect(model.selected.setting == .standard)
    let frame = try stage.element("slider Mass").frame
    stage.press(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    stage.release()
    #expect(model.selected.setting.base.springSetting?.form == .physical)
    #expect(model.selected.value(of: .spring(.mass)) == 10)
  }

  @Test(
    "Reset gives a number its standard value, and is there only while there is something to reset")
  func resetting() throws {
    let model = LabModel()
    let stage = stage(model)
    try stage.tap("Reset Bounce")
    #expect(bounce(model) == 0)
    stage.settle()
    #expect(try stage.element("Reset Bounce").opacity == 0)
  }

  // MARK: Keys

  @Test(
    "Every control can be reached with Tab, and none is reached twice",
    arguments: [nil, LabModel.Drawer.presets, .transfer])
  func tabbing(_ drawer: LabModel.Drawer?) {
    let model = LabModel()
    model.duplicate(.a)
    model.drawer = drawer
    let stage = stage(model)
    let wanted = Set(stage.controls.filter(\.isEnabled).map(\.identity))
    var reached: [Int] = []
    for _ in 0..<400 {
      stage.key(.tab)
      guard let current = stage.host.tree.focus?.current?.serial, current != reached.first else {
        break
      }
      reached.append(current)
    }
    #expect(Set(reached).count == reached.count)
    // The segments of a picker are one stop.
    let options = Set(
      stage.controls.filter { $0.description.role == .option }.map(\.identity))
    let missing = wanted.subtracting(reached).subtracting(options)
    let names = stage.controls.filter { missing.contains($0.identity) }
    #expect(missing.isEmpty, "\(names)")
    #expect(reached.count > 12)
  }

  @Test(
    "Every control has a name for those who do not see it",
    arguments: [nil, LabModel.Drawer.presets, .transfer])
  func names(_ drawer: LabModel.Drawer?) {
    let model = LabModel()
    model.duplicate(.a)
    model.drawer = drawer
    let stage = stage(model)
    let elements = stage.elements
    for control in stage.controls where control.description.role != .option {
      let center = CGPoint(x: control.frame.midX, y: control.frame.midY)
      let isNamed = elements.contains { element in
        let name = element.label ?? element.text ?? ""
        return !name.isEmpty && element.frame.insetBy(dx: -12, dy: -12).contains(center)
          && element.frame.width <= control.frame.width + 24
          && element.frame.height <= control.frame.height + 24
      }
      #expect(isNamed, "a \(control.description.role) at \(control.frame)")
    }
  }

  @Test("Keys add, choose, exchange, remove, undo and bring back lanes")
  func laneKeys() {
    let model = LabModel()
    let stage = stage(model)
    stage.key("n")
    stage.key("n")
    #expect(model.lanes.map(\.id) == [.a, .b, .c])
    stage.key("1")
    #expect(model.document.selection == .a)
    stage.key(.delete)
    #expect(model.lanes.map(\.id) == [.b, .c])
    stage.key("z", modifiers: .control)
    #expect(model.lanes.map(\.id) == [.a, .b, .c])
    stage.key("z", modifiers: [.control, .shift])
    #expect(model.lanes.map(\.id) == [.b, .c])
  }

  @Test("The question mark lists the keys, Escape closes one thing after the other")
  func overlayAndEscape() throws {
    let model = LabModel()
    let stage = stage(model)
    stage.key("p")
    stage.type("?")
    stage.settle()
    _ = try stage.element("play, or turn back in mid-flight")
    stage.key(.escape)
    #expect(!model.showsKeys)
    #expect(model.drawer == .presets)
    stage.key(.escape)
    #expect(model.drawer == nil)
  }

  // MARK: Layout

  @Test(
    "At every size all controls and words lie within the window, and none covers another",
    arguments: [(900.0, 600.0), (1280, 800), (2560, 1440), (3840, 2160)])
  func layout(_ width: Double, _ height: Double) {
    let model = LabModel()
    for _ in 0..<3 { model.duplicate(.a) }
    model.openSection = .spring(.physical)
    let stage = stage(model, width: width, height: height)
    stage.settle()
    let window = CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: -0.5, dy: -0.5)
    let controls = stage.controls.filter { $0.description.role != .option }
    for control in controls {
      #expect(window.contains(control.frame), "\(control.description) at \(control.frame)")
    }
    for element in stage.elements where element.text != nil {
      #expect(window.contains(element.frame), "\(element)")
    }
    for (index, control) in controls.enumerated() {
      for other in controls[(index + 1)...] {
        let common = control.frame.intersection(other.frame)
        // A menu's arrow is a part of its button; a sign lies in a chip.
        let isInside =
          control.frame.insetBy(dx: -1, dy: -1).contains(other.frame)
          || other.frame.insetBy(dx: -1, dy: -1).contains(control.frame)
        #expect(
          common.isNull || common.width < 1 || common.height < 1 || isInside,
          "\(control.description) at \(control.frame), \(other.description) at \(other.frame)")
      }
    }
  }

  @Test("A large window gives room, and not larger letters")
  func largeWindow() throws {
    let usual = stage(LabModel(), width: 1280, height: 800)
    let large = stage(LabModel(), width: 2560, height: 1440)
    for words in ["Duration and bounce", "position", SpecimenKind.dot.hint] {
      let size = try usual.element(words).frame.size
      #expect(try large.element(words).frame.size.height == size.height, "\(words)")
    }
    let (plots, larger) = (try usual.element("Plot").frame, try large.element("Plot").frame)
    #expect(larger.height > 1.8 * plots.height && larger.width > 2 * plots.width)
  }

  @Test("Where motion is reduced, the page changes at once and the specimens still move")
  func reducedMotion() throws {
    let model = LabModel()
    let stage = stage(model)
    stage.reduceMotion = true
    stage.settle()
    model.open(.spring(.physical))
    stage.advance(frames: 1)
    let field = try stage.element("field Mass")
    #expect(field.frame == field.targetFrame)
    model.score.play()
    stage.advance(by: 0.1)
    let dot = try #require(model.score.reading(of: .a))
    #expect(dot > 0.05 && dot < 0.95)
  }
}

extension Stage {
  /// What can be operated otherwise than by a gesture alone.
  fileprivate var controls: [OperableSnapshot] {
    host.operables.filter { $0.description.role != .gesture }
  }
}
