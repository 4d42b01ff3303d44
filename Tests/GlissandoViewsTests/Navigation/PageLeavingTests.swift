import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What views in the pages of a stack leave by `dismiss`.
@MainActor
@Suite("Leaving pages")
struct PageLeavingTests {
  private struct Page: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text("\(name) \(isPresented) \(mode.wrappedValue.isPresented)")
      Button("Leave \(name)") { dismiss() }
      Button("Leave \(name) the older way") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "root")
          NavigationLink("Deeper") { VStack { Page(name: "page") } }
        }
      }
    }
  }

  private struct Sheet: View {
    @State private var isShown = true
    var body: some View { Color.clear.sheet(isPresented: $isShown) { Pages() } }
  }

  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  @Test("The root of a stack in a sheet leaves the sheet", arguments: ["", " the older way"])
  func root(way: String) throws {
    let stage = Stage(width: 500, height: 500) { Sheet() }
    stage.settle()
    #expect(shows(stage, "root true true"))
    try stage.tap("Leave root\(way)")
    stage.settle()
    #expect(!shows(stage, "root true true"))
  }

  @Test("A page above the root leaves itself and not the sheet", arguments: ["", " the older way"])
  func page(way: String) throws {
    let stage = Stage(width: 500, height: 500) { Sheet() }
    stage.settle()
    try stage.tap("Deeper")
    stage.settle()
    #expect(shows(stage, "page true true"))
    try stage.tap("Leave page\(way)")
    stage.settle()
    #expect(!shows(stage, "page true true") && shows(stage, "root true true"))
  }

  @Test("The root of a stack that nothing presents is not presented")
  func window() throws {
    let stage = Stage(width: 500, height: 500) { Pages() }
    #expect(shows(stage, "root false false"))
    try stage.tap("Leave root")
    #expect(shows(stage, "root false false"))
  }

  // MARK: What a page shows as it leaves

  private struct Note: Identifiable {
    let id: Int
    var name: String
  }

  /// Pages that are made of what goes in the moment in which they are closed.
  private struct Notes: View {
    enum Way: CaseIterable { case path, flag, item, link }
    let way: Way
    @State private var notes = [Note(id: 1, name: "one"), Note(id: 2, name: "two")]
    @State private var path: [Int] = []
    @State private var isShown = false
    @State private var chosen: Note?

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("count \(notes.count)")
          switch way {
          case .path: NavigationLink("Open", value: 2)
          case .link: NavigationLink("Open", isActive: $isShown) { page(chosen!.id) }
          default: Color.clear.frame(height: 1)
          }
          Button("Choose") {
            chosen = notes[1]
            isShown = true
          }
        }
        .navigationDestination(for: Int.self) { page($0) }
        .modifier(Opened(isShown: way == .flag ? $isShown : .constant(false)) { page(chosen!.id) })
        .navigationDestination(item: way == .item ? chosenID : .constant(nil)) { page($0) }
      }
    }

    private var chosenID: Binding<Int?> {
      Binding(get: { chosen?.id }, set: { if $0 == nil { chosen = nil } })
    }

    private func page(_ id: Int) -> some View {
      let index = notes.firstIndex { $0.id == id }!
      return VStack {
        Text("page \(notes[index].name)")
        TextField("name", text: $notes[index].name)
        Button("Delete") {
          notes.remove(at: index)
          path = []
          (isShown, chosen) = (false, nil)
        }
      }
    }
  }

  private struct Opened<Page: View>: ViewModifier {
    @Binding var isShown: Bool
    @ViewBuilder let page: () -> Page

    func body(content: Content) -> some View {
      content.navigationDestination(isPresented: $isShown, destination: page)
    }
  }

  @Test("A page that leaves shows what it showed, whatever it was made of", arguments: 0..<4)
  func gone(index: Int) throws {
    let way = Notes.Way.allCases[index]
    let stage = Stage(width: 400, height: 300) { Notes(way: way) }
    try stage.tap(way == .path ? "Open" : "Choose")
    stage.settle()
    #expect(shows(stage, "page two"))
    try stage.tap("Delete")
    stage.advance(frames: 3)
    #expect(stage.elements.contains { $0.text == "page two" && $0.isLeaving })
    stage.settle()
    #expect(shows(stage, "count 1") && !shows(stage, "page two"))
  }
}
