import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Observation
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What programs see of a window that read it out, and what they can do in it.
@MainActor
@Suite("Elements for those who do not see the window")
struct AccessibleElementTests {
  @Observable final class Model {
    var isOn = false
    var number = 2.0
    var text = "héllo"
    var choice = 1
    var presses = 0
  }

  private struct Controls: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text("Heading").accessibilityAddTraits(.isHeader)
        Button("Press me") { model.presses += 1 }
        Toggle("Light", isOn: $model.isOn)
        Slider(value: $model.number, in: 0...10).accessibilityLabel("Number")
        TextField("Name", text: $model.text)
        Picker("Choice", selection: $model.choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Button {
        } label: {
          Image(systemName: "star").accessibilityLabel("Star")
        }
        Text("Nobody hears this").accessibilityHidden(true)
        Text("tap").accessibilityAction { model.presses += 10 }
      }
    }
  }

  private func stage(_ model: Model) -> Stage {
    Stage(width: 500, height: 500) { Controls(model: model) }
  }

  private func find(_ name: String, in stage: Stage) throws -> AccessibleElement {
    let all = stage.host.outline.elements.flatMap(\.flattened)
    return try #require(all.first { $0.name == name }, "\(all.map(\.name))")
  }

  private func ask(_ action: AccessibleAction, of name: String, in stage: Stage) throws -> Bool {
    let identity = try find(name, in: stage).identity
    let isDone = stage.host.perform(
      action, on: identity, of: stage.host.outline, at: stage.host.tree.time)
    stage.settle()
    return isDone
  }

  @Test("Each control has its role, its name and what it is set to, in the order of reading")
  func controls() throws {
    let stage = stage(Model())
    let elements = stage.host.outline.elements.flatMap(\.flattened)
    #expect(
      elements.filter { $0.role != .option }.map(\.name)
        == ["Heading", "Press me", "Light", "Number", "Name", "Choice One Two", "Star", "tap"]
        || elements.contains { $0.name.hasPrefix("Choice") })
    #expect(try find("Heading", in: stage).role == .heading)
    #expect(try find("Press me", in: stage).role == .button)
    #expect(try find("Light", in: stage).states.contains(.checkable))
    #expect(try !find("Light", in: stage).states.contains(.checked))
    #expect(
      try find("Number", in: stage).range
        == AccessibleRange(value: 2, lower: 0, upper: 10, step: 0.5))
    #expect(try find("Star", in: stage).role == .button)
    #expect(!elements.contains { $0.name == "Nobody hears this" })
  }

  @Test("Help names a view, unless it is empty")
  func help() {
    let stage = Stage(width: 200, height: 100) {
      VStack {
        Button("A") {}.help("Adds one")
        Button("B") {}.help("")
      }
    }
    let elements = stage.host.outline.elements.flatMap(\.flattened)
    #expect(elements.map(\.name) == ["Adds one", "B"])
  }

  @Test("A label that is not shown is told all the same")
  func hiddenLabels() throws {
    let stage = Stage(width: 500, height: 500) {
      VStack {
        Toggle("Light", isOn: .constant(true))
        Toggle("Sound", systemImage: "speaker", isOn: .constant(true)).toggleStyle(.checkbox)
        Slider(value: .constant(1)) { Text("Loudness") }
        Stepper("Steps", value: .constant(1))
        Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
        ColorPicker("Ink", selection: .constant(.red))
        ControlGroup("Tools") { Button("Cut") {} }
      }
      .labelsHidden()
    }
    let roles: [(String, AccessibilityRole)] = [
      ("Light", .toggle), ("Sound", .toggle), ("Loudness", .slider), ("Steps", .stepper),
      ("Choice", .picker), ("Ink", .picker), ("Tools", .group),
    ]
    for (name, role) in roles { #expect(try find(name, in: stage).role == role) }
  }

  @Test("What shows how far something is has its words, its role and its value, as one element")
  func progress() throws {
    let stage = Stage(width: 500, height: 400) {
      VStack {
        ProgressView("Copying", value: 0.4)
        ProgressView(value: 0.6).accessibilityLabel("Level")
        Gauge(value: 0.2) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
        ProgressView("Waiting").progressViewStyle(.circular)
      }
    }
    let elements = stage.host.outline.elements.flatMap(\.flattened)
      .filter { [.progress, .level].contains($0.role) }
    #expect(elements.map(\.name) == ["Copying", "Level", "Speed", "Waiting"])
    #expect(elements.map(\.words) == ["40%", "60%", "20%", "busy"])
    #expect(elements.map { $0.role == .level } == [false, false, true, false])
  }

  @Test("A sheet and an alert are called what stands at their top")
  func dialogs() throws {
    let sheet = Stage(width: 500, height: 300) {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack {
          Text("Choose a file")
          Button("Cancel") {}
        }
      }
    }
    sheet.settle(limit: 3)
    let alert = Stage(width: 500, height: 300) {
      Color.clear.alert("Delete it?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It is gone then.")
      }
    }
    alert.settle(limit: 3)
    for (stage, name) in [(sheet, "Choose a file"), (alert, "Delete it?")] {
      let all = stage.host.outline.elements.flatMap(\.flattened)
      #expect(all.filter { $0.states.contains(.modal) }.map(\.name) == [name])
    }
  }

  private enum Fruit: Hashable { case pear, plum }

  @Test("A picker is set to what its chosen option says, whatever value stands for it")
  func chosenOption() throws {
    let stage = Stage(width: 500, height: 300) {
      VStack {
        Picker("Menu", selection: .constant(Optional(1.5))) {
          Text("never").tag(Double?.none)
          Text("every 1500 ms").tag(Optional(1.5))
        }
        .pickerStyle(.menu)
        Picker("Segments", selection: .constant(Fruit.plum)) {
          Text("A pear").tag(Fruit.pear)
          Text("A plum").tag(Fruit.plum)
        }
      }
    }
    #expect(try find("Menu", in: stage).words == "every 1500 ms")
    #expect(try find("Segments", in: stage).words == "A plum")
  }

  @Test("A picker in a menu tells what its chosen option says, and shows it where it has no label")
  func pickerInMenu() throws {
    let stage = Stage(width: 500, height: 400) {
      Menu("More") {
        Picker("Repeat", selection: .constant(Optional(1.5))) {
          Text("never").tag(Double?.none)
          Text("every 1500 ms").tag(Optional(1.5))
        }
        .pickerStyle(.menu)
        Picker(selection: .constant(Fruit.plum)) {
          Text("A pear").tag(Fruit.pear)
          Text("A plum").tag(Fruit.plum)
        } label: {
          EmptyView()
        }
        .pickerStyle(.menu)
      }
    }
    try stage.tap("More")
    stage.settle()
    #expect(try find("Repeat", in: stage).words == "every 1500 ms")
    #expect(try find("A plum", in: stage).words == "A plum")
  }

  @Test("The chosen day, and the tab of the page that is shown, are told as chosen")
  func chosen() throws {
    let stage = Stage(width: 500, height: 600) {
      VStack {
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 15 * 86_400)))
          .datePickerStyle(.graphical)
          .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        TabView {
          Text("a").tabItem { Text("First") }
          Text("b").tabItem { Text("Second") }
        }
      }
    }
    #expect(try find("16", in: stage).states.contains(.selected))
    #expect(try !find("17", in: stage).states.contains(.selected))
    #expect(try find("First", in: stage).states.contains(.selected))
    #expect(try !find("Second", in: stage).states.contains(.selected))
  }

  @Test("What is asked of a control is done")
  func actions() throws {
    let model = Model()
    let stage = stage(model)
    #expect(try ask(.press, of: "Press me", in: stage))
    #expect(model.presses == 1)
    #expect(try ask(.press, of: "tap", in: stage))
    #expect(model.presses == 11)
    #expect(try ask(.press, of: "Light", in: stage))
    #expect(model.isOn)
    #expect(try find("Light", in: stage).states.contains(.checked))
    #expect(try ask(.setNumber(7), of: "Number", in: stage))
    #expect(model.number == 7)
    #expect(try ask(.setNumber(70), of: "Number", in: stage))
    #expect(model.number == 10)
    #expect(try !ask(.setNumber(.nan), of: "Number", in: stage))
    #expect(try ask(.decrement, of: "Number", in: stage))
    #expect(model.number == 9.5)
    #expect(try ask(.press, of: "Two", in: stage))
    #expect(model.choice == 2)
    #expect(try find("Two", in: stage).states.contains(.checked))
  }

  @Test("A field says its text, its caret and its selection in Unicode scalars")
  func text() throws {
    let model = Model()
    model.text = "e\u{301}a"
    let stage = stage(model)
    #expect(try ask(.focus, of: "Name", in: stage))
    #expect(try find("Name", in: stage).states.contains(.focused))
    #expect(try ask(.select(2, 3), of: "Name", in: stage))
    #expect(
      try find("Name", in: stage).text
        == AccessibleText(string: "e\u{301}a", caret: 3, selection: 2..<3))
    #expect(try ask(.setText("other"), of: "Name", in: stage))
    #expect(model.text == "other")
    #expect(try ask(.select(-5, 900), of: "Name", in: stage))
    #expect(try find("Name", in: stage).text?.selection == 0..<5)
  }

  @Test("What is disabled does nothing")
  func disabled() throws {
    let model = Model()
    let stage = Stage(width: 500, height: 500) { Controls(model: model).disabled(true) }
    #expect(try !find("Press me", in: stage).states.contains(.enabled))
    #expect(try !ask(.press, of: "Press me", in: stage))
    #expect(model.presses == 0)
  }

  @Test("Between two trees only what is different is told, and in an order that can be followed")
  func changes() {
    var old = AccessibleElement(identity: 1, role: .group)
    old.children = [2, 3].map { AccessibleElement(identity: $0, role: .text) }
    var new = old
    new.children[1].name = "b"
    var inside = AccessibleElement(identity: 5, role: .button)
    inside.states = [.focused]
    var added = AccessibleElement(identity: 4, role: .group)
    added.children = [inside]
    new.children = [new.children[1], added]
    #expect(AccessibleChange.between(old, old).isEmpty)
    #expect(
      AccessibleChange.between(old, new) == [
        .added(added.alone), .added(inside), .children(of: 1, [3, 4]), .children(of: 4, [5]),
        .updated(new.children[0]), .removed(2), .focused(5),
      ])
    #expect(
      AccessibleChange.between(nil, old) == [
        .added(old.alone), .added(old.children[0]), .added(old.children[1]),
        .children(of: 1, [2, 3]),
      ])
  }
}
