import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Observation
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What programs offer by name and by steps, what rows of lists are, and what pictures are called.
@MainActor
@Suite("What is offered to those who do not see the window")
struct AccessibleOfferTests {
  final class Record { var said: [String] = [] }

  private func elements(of stage: Stage) -> [AccessibleElement] {
    stage.host.outline.elements.flatMap(\.flattened)
  }

  private func find(_ name: String, in stage: Stage) throws -> AccessibleElement {
    let all = elements(of: stage)
    return try #require(all.first { $0.name == name }, "\(all.map(\.name))")
  }

  private func ask(_ action: AccessibleAction, of name: String, in stage: Stage) throws -> Bool {
    let element = try find(name, in: stage)
    let isDone = stage.host.perform(
      action, on: element.identity, of: stage.host.outline, at: stage.host.tree.time)
    stage.settle()
    return isDone
  }

  @Test("Names and steps belong to the one thing inside, else to all of it; what is outside wins")
  func offers() throws {
    let record = Record()
    let stage = Stage(width: 400, height: 400) {
      VStack {
        Button("Letter") { record.said.append("pressed") }
          .accessibilityAction(named: "Archive") { record.said.append("inner") }
          .accessibilityAction(named: Text("Archive")) { record.said.append("archived") }
          .accessibilityAction(.escape) { record.said.append("escaped") }
        HStack {
          Text("one")
          Text("two")
        }
        .accessibilityAdjustableAction { record.said.append("\($0)") }
        .accessibilityLabel("Rating")
        Text("Off").accessibilityAction(named: "Go") { record.said.append("went") }.disabled(true)
      }
    }
    #expect(try find("Letter", in: stage).actions == ["Archive", "escape"])
    #expect(try find("Letter", in: stage).role == .button)
    #expect(try ask(.named("Archive"), of: "Letter", in: stage))
    #expect(try ask(.press, of: "Letter", in: stage))
    #expect(try ask(.named("escape"), of: "Letter", in: stage))
    #expect(try !ask(.named("Delete"), of: "Letter", in: stage))
    #expect(try ask(.increment, of: "Rating", in: stage))
    #expect(try ask(.decrement, of: "Rating", in: stage))
    #expect(try !ask(.press, of: "Rating", in: stage))
    #expect(try find("Rating", in: stage).states.contains(.adjustable))
    #expect(try !ask(.named("Go"), of: "Off", in: stage))
    #expect(record.said == ["archived", "pressed", "escaped", "increment", "decrement"])
  }

  @Test("A slider's own steps give way to those of the program")
  func slider() throws {
    let record = Record()
    let stage = Stage(width: 400, height: 100) {
      Slider(value: .constant(2.0), in: 0...10)
        .accessibilityLabel("Number")
        .accessibilityAdjustableAction { record.said.append("\($0)") }
    }
    #expect(try ask(.increment, of: "Number", in: stage))
    #expect(record.said == ["increment"])
    #expect(try find("Number", in: stage).range?.value == 2)
  }

  @Test("Children are left out, stay, or become one element")
  func children() throws {
    func all(_ behavior: AccessibilityChildBehavior) -> [AccessibleElement] {
      let stage = Stage(width: 400, height: 200) {
        VStack {
          Text("Anna")
          Text("22")
          Button("Call") {}
        }
        .accessibilityElement(children: behavior)
        .accessibilityLabel("Card")
      }
      return elements(of: stage)
    }
    #expect(all(.ignore).map(\.name) == ["Card"])
    #expect(all(.contain).map(\.name) == ["Card", "Anna", "22", "Call"])
    #expect(all(.combine).map(\.name) == ["Card"])
    #expect(all(.combine).map(\.role) == [.button])
    let plain = Stage(width: 400, height: 200) {
      HStack {
        Text("Anna")
        Image(systemName: "phone")
        Text("22")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(elements(of: plain).map(\.name) == ["Anna 22"])
  }

  @Test("What is said to be of a kind can be taken back")
  func traits() throws {
    let stage = Stage(width: 400, height: 100) {
      HStack {
        Text("Plain").accessibilityAddTraits([.isHeader, .isSelected])
          .accessibilityRemoveTraits([.isHeader, .isSelected])
        Text("Head").accessibilityAddTraits(.isHeader)
      }
    }
    #expect(try find("Plain", in: stage).role == .text)
    #expect(try !find("Plain", in: stage).states.contains(.selected))
    #expect(try find("Head", in: stage).role == .heading)
  }

  @Test("Traits are the role of what is no control; what it does comes before what it is")
  func traitsAreRoles() throws {
    let stage = Stage(width: 400, height: 600) {
      VStack {
        Text("Tapped").onTapGesture {}.accessibilityAddTraits(.isButton)
        Text("Acting").accessibilityAction {}.accessibilityAddTraits([.isHeader, .isButton])
        Text("Address").accessibilityAddTraits(.isLink)
        Button("More") {}.accessibilityAddTraits(.isLink)
        Button("Chapter") {}.accessibilityAddTraits(.isHeader)
        Button("Quiet") {}.accessibilityRemoveTraits(.isButton)
        Text("Not tapped").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
        Text("Lamp").accessibilityAddTraits([.isToggle, .isSelected])
        HStack {
          Text("Anna")
          Text("22")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        Toggle("Light", isOn: .constant(true)).accessibilityAddTraits([.isLink, .isButton])
      }
    }
    #expect(try find("Tapped", in: stage).role == .pressed)
    #expect(try find("Acting", in: stage).role == .pressed)
    #expect(try find("Address", in: stage).role == .link)
    #expect(try find("More", in: stage).role == .link)
    #expect(try find("More", in: stage).states.contains(.pressable))
    #expect(try find("Chapter", in: stage).role == .button)
    #expect(try find("Quiet", in: stage).role == .text)
    #expect(try find("Not tapped", in: stage).role == .text)
    #expect(try find("Lamp", in: stage).role == .switched)
    #expect(try find("Lamp", in: stage).states.isSuperset(of: [.checkable, .checked]))
    #expect(try find("Anna 22", in: stage).role == .pressed)
    #expect(try find("Light", in: stage).role == .toggle)
  }

  @Observable final class Model {
    var chosen: Set<Int> = []
    var only: Int?
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        List(1..<4, id: \.self, selection: $model.chosen) { Text("Row \($0)") }
        List(1..<4, id: \.self, selection: $model.only) { Text("Line \($0)") }
        List(1..<3, id: \.self) { Text("Word \($0)") }
      }
    }
  }

  @Test("Rows of a list with a selection are chosen one by one, several together, and let go")
  func rows() throws {
    let model = Model()
    let stage = Stage(width: 400, height: 600) { Rows(model: model) }
    #expect(try find("Row 2", in: stage).role == .row)
    #expect(
      try find("Row 2", in: stage).states.isSuperset(of: [.selectable, .pressable, .enabled]))
    #expect(try find("Word 1", in: stage).role == .text)
    #expect(elements(of: stage).filter { $0.role == .list }.map(\.children.count) == [3, 3, 2])
    #expect(try ask(.press, of: "Row 2", in: stage))
    #expect(model.chosen == [2])
    #expect(try ask(.choose(true), of: "Row 3", in: stage))
    #expect(model.chosen == [2, 3])
    #expect(try ask(.choose(true), of: "Row 3", in: stage))
    #expect(model.chosen == [2, 3])
    #expect(try ask(.choose(false), of: "Row 2", in: stage))
    #expect(model.chosen == [3])
    #expect(try ask(.choose(true), of: "Line 1", in: stage))
    #expect(model.only == 1)
    #expect(try ask(.choose(false), of: "Line 1", in: stage))
    #expect(model.only == nil)
  }

  @Test(
    "Pictures are called by their names or labels, decoration is nothing, signs name what has no words"
  )
  func pictures() throws {
    var made: Stage?
    // The names are those of no files.
    _ = ViewWarning.collecting {
      made = Stage(width: 400, height: 300) {
        VStack {
          Image("Harbour")
          Image("boat", label: Text("A boat"))
          Image(decorative: "waves")
          Image(systemName: "star")
          Label("Favourites", systemImage: "star.fill")
          Button {
          } label: {
            Image(systemName: "arrow.up.circle.fill")
          }
          Image(systemName: "moon").accessibilityLabel("Night")
        }
      }
    }
    let all = elements(of: try #require(made))
    #expect(all.map(\.name) == ["Harbour", "A boat", "Favourites", "arrow up", "Night"])
    #expect(all.map(\.role) == [.picture, .picture, .text, .button, .picture])
  }
}
