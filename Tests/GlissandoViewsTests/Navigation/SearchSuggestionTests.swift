import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What a field for searching proposes.
@MainActor
@Suite("Proposals of a search")
struct SearchSuggestionTests {
  private struct Places: View {
    @State private var text = ""
    var saysSo = false

    var body: some View {
      if saysSo {
        Page(text: text).searchable(text: $text, prompt: "Where to")
          .searchSuggestions { Text("Lisbon").searchCompletion("Lisboa") }
      } else {
        Page(text: text).searchable(text: $text, prompt: "Where to") {
          ForEach(["Oslo", "Rome"], id: \.self) { name in
            Button(name) { text = name }
          }
        }
      }
    }
  }

  private struct Page: View {
    let text: String
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      VStack {
        Text("seeks \(text.isEmpty ? "nothing" : text) \(isSearching)")
        Button("End") { dismissSearch() }.keyboardShortcut("e")
      }
    }
  }

  private func shows(_ stage: Stage, _ name: String) -> Bool {
    stage.elements.contains { ($0.text == name || $0.name == name) && !$0.isLeaving }
  }

  @Test("Proposals are there while somebody is at the field, and write into it")
  func proposals() throws {
    let stage = Stage(width: 300, height: 300) { Places() }
    #expect(!shows(stage, "Oslo"))
    try stage.tap("Where to")
    stage.settle()
    #expect(shows(stage, "Oslo") && shows(stage, "Rome"))
    try stage.tap("Rome")
    stage.settle()
    #expect(shows(stage, "seeks Rome true"))
  }

  @Test("A proposal that completes the search puts its text into the field")
  func completion() throws {
    let stage = Stage(width: 300, height: 300) { Places(saysSo: true) }
    try stage.tap("Where to")
    stage.settle()
    try stage.tap("Lisbon")
    stage.settle()
    #expect(shows(stage, "seeks Lisboa true"))
  }

  @Test("Keys lead from the field to what it proposes, and back")
  func keys() throws {
    let stage = Stage(width: 300, height: 300) { Places() }
    try stage.tap("Where to")
    stage.key(.downArrow)
    stage.key(.downArrow)
    stage.settle()
    #expect(shows(stage, "Oslo") && shows(stage, "seeks nothing true"))
    stage.key(.return)
    stage.settle()
    #expect(shows(stage, "seeks Rome true"))
    stage.key(.upArrow)
    stage.key(.upArrow)
    stage.type("!")
    stage.settle()
    #expect(shows(stage, "seeks Rome! true"))
  }

  @Test("A proposal that is chosen by a key gives the keyboard back to the field")
  func completionByKey() throws {
    let stage = Stage(width: 300, height: 300) { Places(saysSo: true) }
    try stage.tap("Where to")
    stage.key(.downArrow)
    stage.key(.return)
    stage.settle()
    stage.type("!")
    stage.settle()
    #expect(shows(stage, "seeks Lisboa! true"))
  }

  @Test("Escape leads back to the field, and from there it ends the search")
  func escape() throws {
    let stage = Stage(width: 300, height: 300) { Places() }
    try stage.tap("Where to")
    stage.type("Ro")
    stage.key(.downArrow)
    stage.key(.escape)
    stage.settle()
    #expect(shows(stage, "seeks Ro true"))
    stage.key(.escape)
    stage.settle()
    #expect(shows(stage, "seeks nothing false"))
  }

  @Test("Who has said that the field is at work is not told so")
  func isPresented() {
    var heard: [Bool] = []
    let presented = Binding(get: { true }, set: { heard.append($0) })
    let stage = Stage(width: 300, height: 300) {
      Places().searchable(text: .constant(""), isPresented: presented)
    }
    stage.settle()
    #expect(heard.isEmpty)
  }

  @Test("A search that a view ends has an empty field without the keyboard")
  func ends() throws {
    let stage = Stage(width: 300, height: 300) { Places() }
    try stage.tap("Where to")
    stage.type("Ro")
    stage.settle()
    #expect(shows(stage, "seeks Ro true"))
    stage.key("e", modifiers: .command)
    stage.settle()
    #expect(shows(stage, "seeks nothing false"))
    #expect(!shows(stage, "Oslo"))
  }
}
