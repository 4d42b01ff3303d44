import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What is presented by views on pages that are covered, in tabs that are not chosen, and by views that go.
@MainActor
@Suite("Presenters that are not seen")
struct CoveredPresenterTests {
  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  enum Kind: CaseIterable {
    case sheet, cover, alert, dialog, popover
  }

  private struct Presenting: ViewModifier {
    let kind: Kind
    @Binding var isShown: Bool
    var journal: Journal<String>?

    func body(content: Content) -> some View {
      switch kind {
      case .sheet:
        content.sheet(isPresented: $isShown, onDismiss: { journal?.entries.append("gone") }) {
          Text("open")
        }
      case .cover:
        content.fullScreenCover(
          isPresented: $isShown, onDismiss: { journal?.entries.append("gone") }
        ) { Text("open") }
      case .alert: content.alert("open", isPresented: $isShown) { Button("OK") {} }
      case .dialog:
        content.confirmationDialog("open", isPresented: $isShown, titleVisibility: .visible) {
          Button("OK") {}
        }
      case .popover: content.popover(isPresented: $isShown) { Text("open") }
      }
    }
  }

  private struct Pages: View {
    struct State: Equatable {
      var path: [Int] = []
      var root = false
      var page = false
    }
    let kind: Kind
    let remote: Remote<State>
    @GlissandoViews.State private var state: State

    init(_ state: State, _ kind: Kind, _ remote: Remote<State>) {
      _state = .init(initialValue: state)
      self.kind = kind
      self.remote = remote
    }

    var body: some View {
      let _ = remote.connect($state)
      NavigationStack(path: $state.path) {
        Text("root").modifier(Presenting(kind: kind, isShown: $state.root))
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").modifier(Presenting(kind: kind, isShown: $state.page))
          }
      }
    }
  }

  private func pages(_ state: Pages.State, _ kind: Kind) -> (Stage, Remote<Pages.State>) {
    let remote = Remote<Pages.State>()
    let stage = Stage(width: 400, height: 400) { Pages(state, kind, remote) }
    stage.settle()
    return (stage, remote)
  }

  @Test(
    "A covered page presents above the page that covers it; a popover waits",
    arguments: Kind.allCases)
  func covered(_ kind: Kind) {
    let (stage, state) = pages(.init(path: [1]), kind)
    state.value.root = true
    stage.settle()
    #expect(shows(stage, "open") == (kind != .popover))
    #expect(shows(stage, "page 1") && state.value.root)
    state.value.path = []
    stage.settle()
    #expect(shows(stage, "open"))
    state.value.root = false
    stage.settle()
    #expect(!shows(stage, "open"))
  }

  @Test(
    "A page that is covered while it presents goes on; its popover is away meanwhile",
    arguments: Kind.allCases)
  func coveredLater(_ kind: Kind) {
    let (stage, state) = pages(.init(root: true), kind)
    #expect(shows(stage, "open"))
    state.value.path = [1]
    stage.settle()
    #expect(shows(stage, "open") == (kind != .popover))
    state.value.path = []
    stage.settle()
    #expect(shows(stage, "open") && state.value.root)
    state.value.root = false
    stage.settle()
    #expect(!shows(stage, "open"))
  }

  @Test("What a page presents goes at once when the page is popped", arguments: Kind.allCases)
  func popped(_ kind: Kind) {
    for isAnimated in [true, false] {
      let (stage, state) = pages(.init(path: [1], page: true), kind)
      #expect(shows(stage, "open"))
      withTransaction(Transaction(animation: isAnimated ? .linear(duration: 2) : nil)) {
        state.value.path = []
      }
      stage.advance(frames: 3)
      #expect(!shows(stage, "open") && state.value.page, "nobody has taken it back")
      stage.settle()
      #expect(!shows(stage, "open") && shows(stage, "root"))
      state.value.path = [2]
      stage.settle()
      #expect(shows(stage, "open"))
      state.value.page = false
      stage.settle()
      #expect(!shows(stage, "open"))
    }
  }

  private struct Tabs: View {
    struct State: Equatable {
      var tab = 0
      var shown = false
      var isThere = true
    }
    let kind: Kind
    let remote: Remote<State>
    @GlissandoViews.State private var state: State

    init(_ state: State, _ kind: Kind, _ remote: Remote<State>) {
      _state = .init(initialValue: state)
      self.kind = kind
      self.remote = remote
    }

    var body: some View {
      let _ = remote.connect($state)
      TabView(selection: $state.tab) {
        Text("first").tabItem { Text("a") }.tag(0)
        Group {
          if state.isThere {
            Text("second").modifier(Presenting(kind: kind, isShown: $state.shown))
          }
        }
        .tabItem { Text("b") }.tag(1)
      }
    }
  }

  @Test("A tab that is not chosen waits with what it presents", arguments: Kind.allCases)
  func tabs(_ kind: Kind) {
    let state = Remote<Tabs.State>()
    let stage = Stage(width: 400, height: 400) { Tabs(.init(), kind, state) }
    state.value.shown = true
    stage.settle()
    #expect(!shows(stage, "open") && state.value.shown)
    state.value.tab = 1
    stage.settle()
    #expect(shows(stage, "open"))
    state.value.tab = 0
    stage.settle()
    #expect(shows(stage, "open") == (kind != .popover), "what stands by itself stays")
    state.value.tab = 1
    stage.settle()
    #expect(shows(stage, "open"))
    state.value = .init(tab: 0, shown: false)
    stage.settle()
    #expect(!shows(stage, "open"))
    state.value.shown = true
    stage.settle()
    state.value = .init(tab: 1, shown: false)
    stage.settle()
    #expect(!shows(stage, "open"))
  }

  @Test(
    "A view that goes takes what it presents with it at once, and brings it back",
    arguments: Kind.allCases)
  func presenterGoes(_ kind: Kind) {
    let state = Remote<Tabs.State>()
    let stage = Stage(width: 400, height: 400) { Tabs(.init(tab: 1, shown: true), kind, state) }
    stage.settle()
    #expect(shows(stage, "open"))
    for isAnimated in [true, false] {
      let transaction = Transaction(animation: isAnimated ? .linear(duration: 2) : nil)
      withTransaction(transaction) { state.value.isThere = false }
      stage.advance(frames: 3)
      #expect(!shows(stage, "open") && state.value.shown)
      stage.settle()
      #expect(!shows(stage, "open"))
      withTransaction(transaction) { state.value.isThere = true }
      stage.settle()
      #expect(shows(stage, "open"))
    }
    withAnimation(.linear(duration: 2)) { state.value.isThere = false }
    stage.advance(by: 0.5)
    #expect(!shows(stage, "open"))
    withAnimation(.linear(duration: 2)) { state.value.isThere = true }
    stage.advance(frames: 3)
    #expect(shows(stage, "open"), "the view has turned round")
    #expect(stage.settle())
    #expect(shows(stage, "open"))
  }

  @Test("A menu does not wait for its view", arguments: [true, false])
  func menu(isCovered: Bool) throws {
    struct Program: View {
      let remote: Remote<[Int]>
      @State private var path: [Int] = []
      var body: some View {
        let _ = remote.connect($path)
        NavigationStack(path: $path) {
          Menu("Menu") { Button("Item") {} }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let path = Remote<[Int]>()
    let stage = Stage(width: 400, height: 400) { Program(remote: path) }
    try stage.tap("Menu")
    stage.settle()
    #expect(shows(stage, "Item"))
    if isCovered { path.value = [1] } else { stage.key(.escape) }
    stage.settle()
    #expect(!shows(stage, "Item"))
    path.value = []
    stage.settle()
    #expect(!shows(stage, "Item"))
  }
}
