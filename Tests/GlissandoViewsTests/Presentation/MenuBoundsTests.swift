import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoControls

/// Where a menu ends: in what it is opened from, and in what its rows open.
@MainActor
@Suite("What is in a menu and what is not")
struct MenuBoundsTests {
  enum Kind: CaseIterable { case sheet, cover, popover, alert }

  private struct Program<Page: View>: View {
    let kind: Kind
    let page: Page
    @State private var isShown = true

    var body: some View {
      switch kind {
      case .cover: Color.red.fullScreenCover(isPresented: $isShown) { page }
      case .popover:
        Color.red.frame(width: 60, height: 20).popover(isPresented: $isShown) { page }
      case .sheet, .alert: Color.red.sheet(isPresented: $isShown) { page }
      }
    }
  }

  @Test(
    "A menu in what stands above the window is a menu, and its rows close nothing else",
    arguments: [Kind.sheet, .cover, .popover])
  func menuAbove(kind: Kind) throws {
    let journal = Journal<String>()
    let stage = Stage(width: 500, height: 700) {
      Program(
        kind: kind,
        page: VStack {
          Text("page")
          Menu("Actions") {
            Button("Copy") { journal.entries.append("copy") }
            Menu("More") { Button("Deep") { journal.entries.append("deep") } }
          }
        }
        .padding(40))
    }
    stage.settle()
    for row in [["Copy"], ["More", "Deep"]] {
      let menu = try stage.element("Actions").frame
      try stage.tap("Actions")
      stage.settle()
      #expect(try stage.element("Copy").frame.minY > menu.maxY)
      for name in row {
        try stage.tap(name)
        stage.settle()
      }
      #expect(texts(stage).contains("page"))
      #expect(!texts(stage).contains("Copy"))
    }
    #expect(journal.entries == ["copy", "deep"])
  }

  /// Something in a menu that is no button, so that the menu stays open, and presents a page.
  private struct Opener: View {
    let kind: Kind
    let journal: Journal<String>
    @State private var isShown = false

    var body: some View {
      let text = Text("Ask").onTapGesture { isShown = true }
      switch kind {
      case .alert:
        text.alert("Question", isPresented: $isShown) {
          EmptyView()
        } message: {
          page
        }
      case .popover: text.popover(isPresented: $isShown) { page }
      case .cover: text.fullScreenCover(isPresented: $isShown) { page }
      case .sheet: text.sheet(isPresented: $isShown) { page }
      }
    }

    private var page: some View {
      VStack {
        Text("page")
        Surroundings(journal: journal)
        Button("Fine") { journal.entries.append("fine") }
      }
    }
  }

  private struct Surroundings: View {
    let journal: Journal<String>
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
      Text("here").onAppear {
        journal.entries.append("\(isInMenu) \(lineLimit.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test(
    "What a row of a menu opens is no part of the menu",
    arguments: Kind.allCases)
  func openedFromMenu(kind: Kind) throws {
    let journal = Journal<String>()
    let stage = Stage(width: 500, height: 500) {
      Menu("Menu") { Opener(kind: kind, journal: journal) }
    }
    try stage.tap("Menu")
    stage.settle()
    try stage.tap("Ask")
    stage.settle()
    try stage.tap("Fine")
    stage.settle()
    #expect(journal.entries == ["false none", "fine"])
    #expect(texts(stage).contains("page"))
  }
}
