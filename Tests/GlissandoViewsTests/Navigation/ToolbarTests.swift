import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

/// Items of a bar are shown elsewhere, and belong to the page in which they are written.
@MainActor
@Suite("Items of a bar")
struct ToolbarTests {
  @Observable
  final class Model {
    var name = "first"
  }

  private struct Namer: View {
    @Environment(Model.self) private var model
    var body: some View { Button("Rename \(model.name)") { model.name = "second" } }
  }

  private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  @Test("What is principal stands in the middle, in place of the title")
  func principal() throws {
    let stage = Stage(width: 400, height: 300) {
      NavigationStack {
        Text("root").navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
          }
      }
    }
    #expect(abs(try stage.element("Middle").frame.midX - 200) < 1)
    #expect(try stage.element("Delete").frame.midX > 300)
    #expect(!shows(stage, "Title"))
  }

  @Test("A title follows its binding and opens its menu")
  func titleMenu() throws {
    struct Page: View {
      @State private var title = "Car"
      var body: some View {
        NavigationStack {
          RenameButton().renameAction { title = "Bus" }
            .navigationTitle($title)
            .toolbarTitleMenu { Button("By train") { title = "Train" } }
        }
      }
    }
    let stage = Stage(width: 400, height: 300) { Page() }
    try stage.tap("Rename")
    stage.settle()
    try stage.tap("Bus")
    stage.settle()
    try stage.tap("By train")
    stage.settle()
    #expect(shows(stage, "Train"))
  }

  @Test("An item finds the model that its page is given, and follows it")
  func model() throws {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      NavigationStack { Text("root").toolbar { Namer() }.environment(model) }
    }
    try stage.tap("Rename first")
    #expect(shows(stage, "Rename second"))
  }

  @Test("An item of a page leaves that page")
  func leaving() throws {
    let stage = Stage(width: 400, height: 300) {
      NavigationStack {
        NavigationLink("Deeper") {
          Text("page").toolbar { ToolbarItem(placement: .confirmationAction) { Leaver() } }
        }
      }
    }
    try stage.tap("Deeper")
    stage.settle()
    try stage.tap("Leave")
    stage.settle()
    #expect(!shows(stage, "page") && shows(stage, "Deeper"))
  }

  private struct Probed: View {
    @State private var word = "first"

    var body: some View {
      NavigationStack {
        Button("Change") { word = "second" }
          .toolbar { Probe() }
          .environment(\.probedWord, word)
      }
    }
  }

  private struct Probe: View {
    @Environment(\.probedWord) private var word
    var body: some View { Text("item \(word)") }
  }

  @Test("An item follows the environment of its page as that changes")
  func following() throws {
    let stage = Stage(width: 400, height: 300) { Probed() }
    #expect(shows(stage, "item first"))
    try stage.tap("Change")
    #expect(shows(stage, "item second"))
  }

  private struct Bar: ToolbarContent {
    let title: String
    @Environment(\.probedWord) private var word
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Text("\(title) \(word) \(count)") }
      if count < 2 {
        ToolbarItem { Button("Count \(title)") { count += 1 } }
      }
    }
  }

  @Test("Content with a body keeps state and reads the environment, alone and beside others")
  func described() throws {
    let stage = Stage(width: 600, height: 300) {
      NavigationStack {
        Text("root")
          .toolbar { Bar(title: "a") }
          .toolbar {
            Bar(title: "b")
            ToolbarItem { Text("other") }
          }
          .environment(\.probedWord, "read")
      }
    }
    #expect(shows(stage, "a read 0") && shows(stage, "b read 0") && shows(stage, "other"))
    try stage.tap("Count a")
    #expect(shows(stage, "a read 1") && shows(stage, "b read 0"))
    try stage.tap("Count a")
    try stage.tap("Count b")
    #expect(shows(stage, "a read 2") && shows(stage, "b read 1"))
    #expect(!shows(stage, "Count a") && shows(stage, "Count b"))
  }

  @Test("What would lie above a keyboard on the screen is not shown")
  func keyboard() {
    let stage = Stage(width: 400, height: 300) {
      NavigationStack {
        Text("root").toolbar { ToolbarItem(placement: .keyboard) { Text("above keys") } }
      }
    }
    #expect(!shows(stage, "above keys"))
  }
}

private struct ProbedWordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var probedWord: String {
    get { self[ProbedWordKey.self] }
    set { self[ProbedWordKey.self] = newValue }
  }
}
