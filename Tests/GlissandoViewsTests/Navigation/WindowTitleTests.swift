import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What a window is called after what it shows.
@MainActor
@Suite struct WindowTitleTests {
  private struct Page: View {
    @State private var count = 0
    @State private var showsSheet = false
    @State private var isNamed = true

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Button("Ask") { showsSheet = true }
        Button("Forget") { isNamed = false }
        if isNamed { Text("Named").navigationTitle("Page \(count)") }
      }
      .sheet(isPresented: $showsSheet) { Text("Asked").navigationTitle("A question") }
    }
  }

  @Test("It is called as its views say, from one frame to the next, and no sheet has a say in it")
  func changes() throws {
    let stage = Stage(width: 300, height: 200) { Page() }
    #expect(stage.host.title == "Page 0")
    try stage.tap("Count")
    stage.settle()
    #expect(stage.host.title == "Page 1")
    try stage.tap("Ask")
    stage.settle()
    #expect(stage.host.title == "Page 1")
    stage.key(.escape)
    stage.settle()
    try stage.tap("Forget")
    stage.settle()
    #expect(stage.host.title == nil)
  }

  @Test("The title of a page in a stack is that of its bar")
  func stacks() {
    let stage = Stage(width: 300, height: 200) {
      NavigationStack { Text("Inside").navigationTitle("A page") }
    }
    #expect(stage.host.title == nil)
  }
}
