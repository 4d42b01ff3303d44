import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Questions about values and errors")
struct QuestionTests {
  private struct Trip: Identifiable {
    let id = 1
    let name: String
  }

  private enum Failure: LocalizedError {
    case full
    var errorDescription: String? { "It is full." }
    var recoverySuggestion: String? { "Take another." }
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var trip: Trip?
    @State private var item: Trip?
    @State private var failure: Failure?
    @State private var answer = "none"
    var body: some View {
      VStack {
        Text(answer).accessibilityIdentifier("answer")
        Button("Ask nothing") { isAsking = true }
        Button("Ask") {
          trip = Trip(name: "Rome")
          isAsking = true
        }
        Button("Fail") { failure = .full }
        Button("Old") { item = Trip(name: "Oslo") }
      }
      .alert("Delete?", isPresented: $isAsking, presenting: trip) { trip in
        Button("Delete \(trip.name)", role: .destructive) { answer = "deleted" }
      } message: {
        Text("All of \($0.name)")
      }
      .alert(
        isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }),
        error: failure
      ) { failure in
        Button("Retry") { answer = "retried" }
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
      .alert(item: $item) { trip in
        Alert(
          title: Text("Leave \(trip.name)?"), message: Text("For good"),
          primaryButton: .destructive(Text("Leave")) { answer = "left" },
          secondaryButton: .cancel())
      }
    }
  }

  private func makeStage() -> Stage { Stage(width: 400, height: 400) { Asking() } }

  @Test("A question without answers is answered by OK, by Return and by Escape")
  func withoutAnswers() throws {
    struct Saved: View {
      @State private var isSaved = false
      @State private var hasAnswer = false
      var body: some View {
        Button("Save") { isSaved = true }
          .alert("Saved", isPresented: $isSaved) { if hasAnswer { Button("Show") {} } }
      }
    }
    let stage = Stage(width: 400, height: 400) { Saved() }
    for answer in [nil, KeyEquivalent.return, .escape] {
      try stage.tap("Save")
      #expect(stage.settle())
      if let answer { stage.key(answer) } else { try stage.tap("OK") }
      #expect(stage.settle())
      #expect(throws: StageError.self) { try stage.element("Saved") }
    }
  }

  @Test("What is to be done can be left open, by the answer that cancels or by one that is added")
  func cancelled() throws {
    struct Deleting: View {
      let hasCancel: Bool
      @State private var isAsking = false
      @State private var answer = "none"
      var body: some View {
        VStack {
          Text(answer).accessibilityIdentifier("answer")
          Button("Ask") { isAsking = true }
        }
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          if hasCancel { Button("Keep", role: .cancel) { answer = "kept" } }
        }
      }
    }
    for (hasCancel, name, answer) in [(false, "Cancel", "none"), (true, "Keep", "kept")] {
      let stage = Stage(width: 400, height: 400) { Deleting(hasCancel: hasCancel) }
      try stage.tap("Ask")
      #expect(stage.settle())
      #expect(stage.elements.contains { $0.name == "Cancel" } != hasCancel)
      try stage.tap(name)
      #expect(stage.settle())
      #expect(throws: StageError.self) { try stage.element("Sure?") }
      #expect(try stage.element("answer").text == answer)
    }
  }

  /// Asks by each spelling: with a text, a key and a string, about a value or not, with a message or not.
  private struct Spelled: View {
    nonisolated static let count = 12
    let spelling: Int
    let isDialog: Bool
    private let string = "Sure?" as String
    private let data: Int? = 7

    var body: some View { if isDialog { dialog } else { alert } }

    private var below: some View { Text("below") }
    private func button(_ value: Int = 7) -> some View { Button("answer \(value)") {} }

    @ViewBuilder private var alert: some View {
      let isAsking = Binding.constant(true)
      switch spelling {
      case 0: below.alert("Sure?", isPresented: isAsking) { button() }
      case 1: below.alert(string, isPresented: isAsking) { button() }
      case 2: below.alert(Text("Sure?"), isPresented: isAsking) { button() }
      case 3: below.alert("Sure?", isPresented: isAsking, presenting: data) { button($0) }
      case 4: below.alert(string, isPresented: isAsking, presenting: data) { button($0) }
      case 5: below.alert(Text("Sure?"), isPresented: isAsking, presenting: data) { button($0) }
      case 6:
        below.alert("Sure?", isPresented: isAsking) {
          button()
        } message: {
          Text("why")
        }
      case 7:
        below.alert(string, isPresented: isAsking) {
          button()
        } message: {
          Text("why")
        }
      case 8:
        below.alert(Text("Sure?"), isPresented: isAsking) {
          button()
        } message: {
          Text("why")
        }
      case 9:
        below.alert("Sure?", isPresented: isAsking, presenting: data) {
          button($0)
        } message: {
          _ in
          Text("why")
        }
      case 10:
        below.alert(string, isPresented: isAsking, presenting: data) {
          button($0)
        } message: {
          _ in
          Text("why")
        }
      default:
        below.alert(Text("Sure?"), isPresented: isAsking, presenting: data) {
          button($0)
        } message: {
          _ in
          Text("why")
        }
      }
    }

    @ViewBuilder private var dialog: some View {
      let isAsking = Binding.constant(true)
      switch spelling {
      case 0: below.confirmationDialog("Sure?", isPresented: isAsking) { button() }
      case 1:
        below.confirmationDialog(string, isPresented: isAsking, titleVisibility: .visible) {
          button()
        }
      case 2: below.confirmationDialog(Text("Sure?"), isPresented: isAsking) { button() }
      case 3:
        below.confirmationDialog("Sure?", isPresented: isAsking, presenting: data) { button($0) }
      case 4:
        below.confirmationDialog(string, isPresented: isAsking, presenting: data) { button($0) }
      case 5:
        below.confirmationDialog(Text("Sure?"), isPresented: isAsking, presenting: data) {
          button($0)
        }
      case 6:
        below.confirmationDialog("Sure?", isPresented: isAsking) {
          button()
        } message: {
          Text("why")
        }
      case 7:
        below.confirmationDialog(string, isPresented: isAsking) {
          button()
        } message: {
          Text("why")
        }
      case 8:
        below.confirmationDialog(Text("Sure?"), isPresented: isAsking) {
          button()
        } message: {
          Text("why")
        }
      case 9:
        below.confirmationDialog("Sure?", isPresented: isAsking, presenting: data) {
          button($0)
        } message: {
          _ in
          Text("why")
        }
      case 10:
        below.confirmationDialog(string, isPresented: isAsking, presenting: data) {
          button($0)
        } message: {
          _ in
          Text("why")
        }
      default:
        below.confirmationDialog(Text("Sure?"), isPresented: isAsking, presenting: data) {
          button($0)
        } message: {
          _ in
          Text("why")
        }
      }
    }
  }

  @Test("Every spelling asks the same", arguments: 0..<Spelled.count, [false, true])
  func spellings(spelling: Int, isDialog: Bool) {
    let stage = Stage(width: 400, height: 400) {
      Spelled(spelling: spelling, isDialog: isDialog)
    }
    stage.settle()
    let names = Set(stage.elements.map(\.name))
    #expect(names.isSuperset(of: ["Sure?", "answer 7"]))
    #expect(names.contains("why") == (spelling >= 6))
  }

  @Test("A question about a value needs one")
  func value() throws {
    let stage = makeStage()
    try stage.tap("Ask nothing")
    #expect(stage.settle())
    #expect(throws: StageError.self) { try stage.element("Delete?") }
    let other = makeStage()
    try other.tap("Ask")
    #expect(other.settle())
    #expect(throws: Never.self) { try other.element("All of Rome") }
    try other.tap("Delete Rome")
    #expect(other.settle())
    #expect(try other.element("answer").text == "deleted")
    #expect(throws: StageError.self) { try other.element("Delete?") }
  }

  @Test("An error is told by its own description, with a message of the program's")
  func error() throws {
    let stage = makeStage()
    try stage.tap("Fail")
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("It is full.") }
    #expect(throws: Never.self) { try stage.element("Take another.") }
    try stage.tap("Retry")
    #expect(stage.settle())
    #expect(try stage.element("answer").text == "retried")
    #expect(throws: StageError.self) { try stage.element("It is full.") }
  }

  @Test("The older spelling asks about an item, and every answer takes it away")
  func older() throws {
    let stage = makeStage()
    try stage.tap("Old")
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("Leave Oslo?") }
    try stage.tap("Cancel")
    #expect(stage.settle())
    #expect(throws: StageError.self) { try stage.element("Leave Oslo?") }
    try stage.tap("Old")
    #expect(stage.settle())
    try stage.tap("Leave")
    #expect(stage.settle())
    #expect(try stage.element("answer").text == "left")
  }

  private struct Naming: View {
    @State private var isAsking = false
    @State private var name = ""

    var body: some View {
      VStack {
        Text(name).accessibilityIdentifier("name")
        Button("Ask") { isAsking = true }
      }
      .alert("Name?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test("Who is asked for words can write them at once")
  func words() throws {
    let stage = Stage(width: 400, height: 400) { Naming() }
    try stage.tap("Ask")
    stage.settle()
    stage.type("Ann")
    #expect(try stage.element("name").text == "Ann")
  }
}
