import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Keys that answer")
struct AnswerKeyTests {
  private struct Asking: View {
    @State private var isAsking = false
    @State private var hasSheet = false
    @State private var answer = "none"
    var body: some View {
      VStack {
        Text(answer).accessibilityIdentifier("answer")
        Button("Ask") { isAsking = true }
        Button("Show") { hasSheet = true }
      }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Keep", role: .cancel) { answer = "kept" }
      }
      .sheet(isPresented: $hasSheet) {
        Button("Done") { answer = "done" }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("Escape gives the answer of the button that cancels")
  func escape() throws {
    let stage = Stage(width: 400, height: 300) { Asking() }
    try stage.tap("Ask")
    stage.settle(limit: 5)
    stage.key(.escape)
    stage.settle(limit: 5)
    #expect(try stage.element("answer").text == "kept")
    #expect(throws: (any Error).self) { try stage.element("Keep") }
  }

  @Test("Return does what a sheet's default button does")
  func defaultAction() throws {
    let stage = Stage(width: 400, height: 300) { Asking() }
    try stage.tap("Show")
    stage.settle(limit: 5)
    stage.key(.return)
    stage.settle(limit: 5)
    #expect(try stage.element("answer").text == "done")
  }

  /// Asks with some answers: their names, "!" before one that destroys and "-" before one that cancels.
  private struct Choice: View {
    let answers: [String]
    /// The one that says that it is Return's; nil for none.
    var chosen: String?
    @State private var isAsking = false
    @State private var answer = "none"
    var body: some View {
      VStack {
        Text(answer).accessibilityIdentifier("answer")
        Button("Ask") { isAsking = true }
      }
      .alert("Sure?", isPresented: $isAsking) {
        ForEach(answers, id: \.self) { name in
          Button(name, role: role(name)) { answer = name }
            .keyboardShortcut(name == chosen ? .defaultAction : nil)
        }
      }
    }

    private func role(_ name: String) -> ButtonRole? {
      name.hasPrefix("!") ? .destructive : name.hasPrefix("-") ? .cancel : nil
    }
  }

  @Test("Who asks by keyboard begins at no answer that destroys, where there is another")
  func beginning() throws {
    for (answers, expected) in [
      (["!Delete", "-Keep"], "-Keep"), (["!Delete", "Move", "-Keep"], "Move"),
      (["Move", "!Delete"], "Move"), (["!Delete"], "!Delete"),
    ] {
      let stage = Stage(width: 400, height: 300) { Choice(answers: answers) }
      stage.key(.tab)
      stage.key(.space)
      stage.settle(limit: 5)
      stage.key(.space)
      stage.settle(limit: 5)
      #expect(try stage.element("answer").text == expected)
    }
  }

  @Test("The answer that a confirmation adds is one")
  func confirmation() throws {
    let stage = Stage(width: 400, height: 300) { Confirming() }
    stage.key(.tab)
    stage.key(.space)
    stage.settle(limit: 5)
    stage.key(.space)
    stage.settle(limit: 5)
    #expect(stage.elements.contains { $0.text == "kept" })
    #expect(!stage.elements.contains { $0.text == "Cancel" })
  }

  private struct Confirming: View {
    @State private var isAsking = false
    @State private var answer = "kept"
    var body: some View {
      VStack {
        Text(answer)
        Button("Ask") { isAsking = true }
      }
      .confirmationDialog("Sure?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { answer = "deleted" }
      }
    }
  }

  @Test("An answer that destroys is reached by keys")
  func destroying() throws {
    let stage = Stage(width: 400, height: 300) { Choice(answers: ["!Delete", "-Keep"]) }
    stage.key(.tab)
    stage.key(.space)
    stage.settle(limit: 5)
    stage.key(.upArrow)
    stage.key(.space)
    stage.settle(limit: 5)
    #expect(try stage.element("answer").text == "!Delete")
  }

  @Test(
    "Return gives the answer that says so, else the first that neither cancels nor destroys, else one that is alone",
    arguments: [
      (["OK"], nil, "OK"), (["-Cancel", "!Delete", "Move", "Copy"], nil, "Move"),
      (["Move", "Copy"], "Copy", "Copy"), (["-Close"], nil, "-Close"),
      (["!Delete", "-Keep"], nil, "none"), (["!Delete"], nil, "none"),
    ] as [([String], String?, String)])
  func answerByReturn(answers: [String], chosen: String?, answer: String) throws {
    let stage = Stage(width: 400, height: 300) { Choice(answers: answers, chosen: chosen) }
    try stage.tap("Ask")
    stage.settle(limit: 5)
    stage.key(.return)
    stage.settle(limit: 5)
    #expect(try stage.element("answer").text == answer)
    #expect(stage.elements.contains { $0.text == "Sure?" } == (answer == "none"))
  }
}
