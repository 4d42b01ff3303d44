import GlissandoControls
import GlissandoTesting
import GlissandoViews
import Testing

/// Focus states that name views which are there, come later, or are not to be had.
@MainActor
@Suite("Focus states and the views that they name")
struct FocusStateTests {
  private enum Field { case name, closed, later, absent }

  private struct Form: View {
    @FocusState private var field: Field?
    @FocusState private var isNowhere: Bool
    @State private var hasMore = false
    @State private var isOpen = false

    var body: some View {
      VStack {
        TextField("name", text: .constant("")).focused($field, equals: .name)
        TextField("closed", text: .constant("")).focused($field, equals: .closed).disabled(true)
        if hasMore { TextField("later", text: .constant("")).focused($field, equals: .later) }
        Text("at \(field.map { "\($0)" } ?? "none"), \(isNowhere)")
        Button("Name") { field = .name }
        Button("Closed") { field = .closed }
        Button("Absent") { field = .absent }
        Button("Nowhere") { isNowhere = true }
        Button("More") {
          field = .later
          hasMore = true
        }
        Button("Open") {
          isOpen = true
          field = .name
        }
      }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }

  private func expect(_ text: String, after name: String, _ stage: Stage) throws {
    try stage.tap(name)
    stage.settle()
    #expect(throws: Never.self) { try stage.element(text) }
  }

  @Test("One that names nobody who can have the keyboard says again that nobody has it")
  func refused() throws {
    let stage = Stage(width: 300, height: 400) { Form() }
    try expect("at none, false", after: "Absent", stage)
    try expect("at none, false", after: "Nowhere", stage)
    try expect("at name, false", after: "Name", stage)
    // Whoever had the keyboard has been left by then.
    try expect("at none, false", after: "Closed", stage)
    try expect("at name, false", after: "Name", stage)
    try expect("at none, false", after: "Absent", stage)
    #expect(stage.elements.allSatisfy { $0.name != "at absent, false" })
  }

  @Test("A view that comes with the change that names it has the keyboard")
  func coming() throws {
    let stage = Stage(width: 300, height: 400) { Form() }
    try expect("at later, false", after: "More", stage)
  }

  @Test("A view that something lies over has it when that has gone")
  func covered() throws {
    let stage = Stage(width: 300, height: 400) { Form() }
    try stage.tap("Open")
    stage.settle()
    try expect("at name, false", after: "Close", stage)
  }
}
