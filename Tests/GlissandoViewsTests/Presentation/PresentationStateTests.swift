import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Presentations follow their bindings, from the start and through everything that happens to a window.
@MainActor
@Suite("Presentations and their bindings")
struct PresentationStateTests {
  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  private struct Item: Identifiable { let id: Int }

  enum Kind: CaseIterable {
    case sheet, item, cover, alert, dialog, popover, olderAlert
  }

  private struct Presenting: ViewModifier {
    let kind: Kind
    @Binding var isShown: Bool

    func body(content: Content) -> some View {
      switch kind {
      case .sheet: content.sheet(isPresented: $isShown) { Text("open") }
      case .item:
        content.sheet(
          item: Binding(get: { isShown ? Item(id: 1) : nil }, set: { isShown = $0 != nil })
        ) { _ in Text("open") }
      case .cover: content.fullScreenCover(isPresented: $isShown) { Text("open") }
      case .alert: content.alert("open", isPresented: $isShown) { Button("OK") {} }
      case .dialog:
        content.confirmationDialog("open", isPresented: $isShown, titleVisibility: .visible) {
          Button("OK") {}
        }
      case .popover: content.popover(isPresented: $isShown) { Text("open") }
      case .olderAlert: content.alert(isPresented: $isShown) { Alert(title: Text("open")) }
      }
    }
  }

  @Test("What is presented from the start is open", arguments: Kind.allCases)
  func fromTheStart(kind: Kind) {
    struct Program: View {
      let kind: Kind
      @State private var isShown = true
      var body: some View { Text("root").modifier(Presenting(kind: kind, isShown: $isShown)) }
    }
    let stage = Stage(width: 400, height: 400) { Program(kind: kind) }
    stage.settle()
    #expect(shows(stage, "open"))
    stage.close()
  }

  @Test("Another item is presented anew, and what showed the first one is told that it has gone")
  func otherItem() throws {
    final class Log { var gone: [String] = [] }
    struct Program: View {
      let log: Log
      @State private var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { log.gone.append("sheet of \(item?.id ?? 0)") }) {
            shown in
            VStack {
              Text("item \(shown.id)")
              Button("Next") { item = Item(id: 2) }
            }
            .onDisappear { log.gone.append("item \(shown.id)") }
          }
      }
    }
    let log = Log()
    let stage = Stage(width: 400, height: 400) { Program(log: log) }
    try stage.tap("Open")
    stage.settle()
    try stage.tap("Next")
    #expect(shows(stage, "item 2"))
    stage.settle()
    #expect(shows(stage, "item 2") && !shows(stage, "item 1"))
    #expect(log.gone.sorted() == ["item 1", "sheet of 2"])
    stage.key(.escape)
    stage.settle()
    #expect(!shows(stage, "item 2"))
    #expect(log.gone.suffix(2).sorted() == ["item 2", "sheet of 0"])
    stage.close()
  }

  @Test("A view that comes later opens what it presents, beside itself", arguments: Kind.allCases)
  func later(kind: Kind) throws {
    struct Program: View {
      let kind: Kind
      @State private var isThere = false
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Come") { isThere = true }
          if isThere {
            Text("guest").padding(40).modifier(Presenting(kind: kind, isShown: $isShown))
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Program(kind: kind) }
    #expect(!shows(stage, "open"))
    try stage.tap("Come")
    stage.settle()
    #expect(shows(stage, "open"))
    if kind == .popover {
      let (popover, guest) = (try stage.element("open").frame, try stage.element("guest").frame)
      #expect(abs(popover.midX - guest.midX) < 2 && popover.minY > guest.maxY)
    }
  }

  @Test("A sheet that opens as another one closes stays", arguments: [true, false])
  func exchange(isFirstWrittenFirst: Bool) throws {
    struct Program: View {
      let isFirstWrittenFirst: Bool
      @State private var first = true
      @State private var second = false
      var body: some View {
        let root = Text(first ? "first true" : second ? "second true" : "none")
        if isFirstWrittenFirst {
          root
            .sheet(isPresented: $first) { one }
            .sheet(isPresented: $second) { Button("Close") { second = false } }
        } else {
          root
            .sheet(isPresented: $second) { Button("Close") { second = false } }
            .sheet(isPresented: $first) { one }
        }
      }
      private var one: some View {
        Button("Next") {
          first = false
          second = true
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Program(isFirstWrittenFirst: isFirstWrittenFirst) }
    stage.settle()
    try stage.tap("Next")
    stage.settle()
    #expect(shows(stage, "Close") && shows(stage, "second true") && !shows(stage, "Next"))
    stage.key(.escape)
    stage.settle()
    #expect(shows(stage, "none") && !shows(stage, "Close"))
  }

  @Test("What was opened from a sheet goes with it, and its binding is false then")
  func nested() throws {
    struct Inner: View {
      @Binding var isShown: Bool
      @Binding var isAsked: Bool
      var body: some View {
        VStack {
          Button("Ask") { isAsked = true }
        }
        .alert("Sure?", isPresented: $isAsked) {
          Button("Both") { isShown = false }
        }
      }
    }
    struct Program: View {
      @State private var isShown = true
      @State private var isAsked = false
      var body: some View {
        Text("shown \(isShown) asked \(isAsked)").sheet(isPresented: $isShown) {
          Inner(isShown: $isShown, isAsked: $isAsked)
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Program() }
    stage.settle()
    try stage.tap("Ask")
    stage.settle()
    try stage.tap("Both")
    stage.settle()
    #expect(shows(stage, "shown false asked false"))
    #expect(!shows(stage, "Sure?") && !shows(stage, "Ask"))
  }

  @Test(
    "A resize keeps what stands by itself, in the middle of the new window",
    arguments: [Kind.sheet, .item, .cover, .alert, .dialog, .olderAlert])
  func resize(kind: Kind) throws {
    struct Program: View {
      let kind: Kind
      @State private var isShown = true
      var body: some View {
        Text("shown \(isShown)").modifier(Presenting(kind: kind, isShown: $isShown))
      }
    }
    let stage = Stage(width: 400, height: 400) { Program(kind: kind) }
    stage.settle()
    stage.size = CGSize(width: 600, height: 500)
    stage.settle()
    #expect(shows(stage, "open") && shows(stage, "shown true"))
    let frame = try stage.element("open").frame
    #expect(abs(frame.midX - 300) < 2)
    let fresh = Stage(width: 600, height: 500) { Program(kind: kind) }
    fresh.settle()
    #expect(stage.image() == fresh.image())
  }

  @Test("A resize puts a menu away, and keeps the sheet that it was opened from")
  func menuInSheet() throws {
    struct Program: View {
      @State private var isShown = true
      var body: some View {
        Text("shown \(isShown)").sheet(isPresented: $isShown) {
          Menu("Menu") { Button("Item") {} }
            .interactiveDismissDisabled()
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Program() }
    stage.settle()
    try stage.tap("Menu")
    stage.settle()
    #expect(shows(stage, "Item"))
    stage.size = CGSize(width: 420, height: 400)
    stage.settle()
    #expect(!shows(stage, "Item") && shows(stage, "Menu") && shows(stage, "shown true"))
    stage.key(.escape)
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(shows(stage, "Menu") && shows(stage, "shown true"))
  }

  @Test("Of two sheets that open at once each is closed by Escape, the upper one first")
  func atOnce() {
    struct Program: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        Text("\(first) \(second)")
          .sheet(isPresented: $first) { Text("one") }
          .sheet(isPresented: $second) { Text("two") }
      }
    }
    let stage = Stage(width: 400, height: 400) { Program() }
    stage.settle()
    stage.key(.escape)
    stage.settle()
    #expect(shows(stage, "one") != shows(stage, "two"))
    stage.key(.escape)
    stage.settle()
    #expect(shows(stage, "false false") && !shows(stage, "one") && !shows(stage, "two"))
  }
}
