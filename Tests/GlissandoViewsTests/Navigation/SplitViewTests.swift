import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Columns side by side, and fields that search in them.
@MainActor
@Suite("Split views")
struct SplitViewTests {
  @Test("The leading column has its width, and what it chooses is shown beside it")
  func columns() throws {
    let stage = Stage(width: 600, height: 300) { Library() }
    let detail = try stage.element("Piece 1, beside").frame
    #expect(abs(detail.midX - (160 + 440 / 2)) < 1, "\(detail)")
    #expect(abs(try stage.element("Pieces").frame.midX - 80) < 1)
    try stage.tap("Other")
    _ = try stage.element("Piece 2, beside")
    stage.close()
  }

  private struct Linked: View {
    @State private var chosen: Int?
    var selects = false
    var model: AnyObject?
    var body: some View {
      NavigationSplitView {
        if selects {
          List(selection: $chosen) { links }
        } else {
          List { links }.navigationDestination(for: Int.self) { value in
            let _ = model
            VStack {
              Text("page \(value)")
              NavigationLink("Deeper") { Text("deep page of \(value)") }
            }
          }
        }
      } detail: {
        Text("chosen \(chosen ?? 0)")
      }
    }

    @ViewBuilder private var links: some View {
      NavigationLink("One", value: 1)
      NavigationLink("Two", value: 2)
      NavigationLink("View") { Text("page of a view") }
    }
  }

  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving && $0.frame.midX > 220 }
  }

  @Test("A link shows its page in the next column, in the place of the one before")
  func links() throws {
    let stage = Stage(width: 600, height: 300) { Linked() }
    #expect(shows(stage, "chosen 0"))
    try stage.tap("One")
    stage.settle()
    #expect(shows(stage, "page 1") && !shows(stage, "chosen 0"))
    try stage.tap("Deeper")
    stage.settle()
    #expect(shows(stage, "deep page of 1"))
    try stage.tap("Two")
    stage.settle()
    #expect(shows(stage, "page 2") && !shows(stage, "deep page of 1"))
    try stage.tap("View")
    stage.settle()
    #expect(shows(stage, "page of a view") && !shows(stage, "page 2"))
    _ = try stage.element("One")
    stage.close()
  }

  @Test(
    "The same link once more leaves the column as it is, and a window that is gone keeps nothing")
  func sameLink() throws {
    final class Model {}
    weak var left: Model?
    do {
      let model = Model()
      left = model
      let stage = Stage(width: 600, height: 300) { Linked(model: model) }
      try stage.tap("One")
      stage.settle()
      try stage.tap("Deeper")
      stage.settle()
      try stage.tap("One")
      stage.settle()
      #expect(shows(stage, "deep page of 1"))
      stage.close()
    }
    #expect(left == nil)
  }

  @Test("A link in a list in which people select selects its value")
  func selectingLinks() throws {
    let stage = Stage(width: 600, height: 300) { Linked(selects: true) }
    try stage.tap("Two")
    stage.settle()
    #expect(shows(stage, "chosen 2"))
    stage.key(.upArrow)
    stage.settle()
    #expect(shows(stage, "chosen 1"))
    stage.close()
  }

  private struct Library: View {
    @State private var chosen: Int? = 1
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          Text("Pieces")
          Button("Other") { chosen = 2 }
        }
        .navigationSplitViewColumnWidth(min: 100, ideal: 160, max: 200)
      } detail: {
        Text("Piece \(chosen ?? 0), \(visibility == .detailOnly ? "alone" : "beside")")
      }
    }
  }

  @Test("A button takes the column away and brings it back, also in flight")
  func toggling() throws {
    let stage = Stage(width: 600, height: 300) { Library() }
    let start = try stage.element("Pieces").frame.midX
    try stage.tap("Toggle Sidebar")
    stage.advance(by: 0.1)
    let between = try stage.element("Pieces").frame.midX
    #expect(between < start && between > start - 160, "\(between)")
    #expect(try stage.element("Piece 1, alone").frame.midX < 380)
    try stage.tap("Toggle Sidebar")
    stage.advance(by: 1.0 / 60)
    #expect(abs(try stage.element("Pieces").frame.midX - between) < 40, "it turns round")
    stage.settle()
    #expect(abs(try stage.element("Pieces").frame.midX - start) < 0.5)
    try stage.tap("Toggle Sidebar")
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "Pieces" })
    #expect(abs(try stage.element("Piece 1, alone").frame.midX - 300) < 1)
    stage.close()
  }

  @Test("A field for searching filters what is below it, and can be cleared")
  func search() throws {
    let stage = Stage(width: 300, height: 300) { Search() }
    try stage.tap("A tempo")
    stage.type("all")
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "Adagio" })
    #expect(stage.elements.contains { $0.text == "Allegro" })
    try stage.tap("Clear")
    stage.settle()
    #expect(stage.elements.contains { $0.text == "Adagio" })
    stage.close()
  }

  @Test("Return in a field for searching submits a search, and in any other field text")
  func submits() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let stage = Stage(width: 300, height: 300) {
      TextField("Title", text: .constant("piece"))
        .searchable(text: .constant("tempo"), prompt: "A tempo")
        .onSubmit { log.entries.append("text") }
        .onSubmit(of: .search) { log.entries.append("search") }
        .onSubmit(of: [.text, .search]) { log.entries.append("both") }
    }
    try stage.tap("A tempo")
    stage.key(.return)
    #expect(log.entries == ["search", "both"])
    try stage.tap("Title")
    stage.key(.return)
    #expect(log.entries == ["search", "both", "text", "both"])
    stage.close()
  }

  private struct Search: View {
    @State private var text = ""
    private let names = ["Adagio", "Allegro", "Andante"]

    var body: some View {
      VStack {
        ForEach(
          names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self
        ) {
          Text($0)
        }
      }
      .searchable(text: $text, prompt: "A tempo")
    }
  }

  @Test("A style of one's own puts a box's title where it wants")
  func boxes() throws {
    let stage = Stage(width: 300, height: 100) {
      GroupBox("Title") { Text("Inside") }.groupBoxStyle(Plain())
    }
    #expect(try stage.element("Inside").frame.maxX <= stage.element("Title").frame.minX)
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("The rows of a tree open one by one")
  func outline() throws {
    let tree = [Node(id: "Root", children: [Node(id: "Branch", children: [Node(id: "Leaf")])])]
    let stage = Stage(width: 300, height: 300) {
      VStack(alignment: .leading) { OutlineGroup(tree, children: \.children) { Text($0.id) } }
    }
    #expect(!stage.elements.contains { $0.text == "Branch" })
    try stage.tap("Root")
    stage.settle()
    try stage.tap("Branch")
    stage.settle()
    #expect(try stage.element("Leaf").frame.minY > stage.element("Branch").frame.minY)
    stage.close()
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }
}
