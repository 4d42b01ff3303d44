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
}
