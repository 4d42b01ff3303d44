import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What is run when something presented has been put away.
@MainActor
@Suite("After a presentation")
struct DismissalTests {
  enum Kind: CaseIterable { case sheet, item, cover, itemCover, risingSheet }

  private struct Item: Identifiable { let id: Int }

  private struct Program: View {
    let kind: Kind
    @Binding var isShown: Bool
    let journal: Journal<String>

    private var item: Binding<Item?> {
      Binding(get: { isShown ? Item(id: 1) : nil }, set: { isShown = $0 != nil })
    }

    private func dismissed() { journal.entries.append("dismissed") }

    var body: some View {
      switch kind {
      case .sheet: Color.red.sheet(isPresented: $isShown, onDismiss: dismissed) { page }
      case .risingSheet:
        Color.red.sheet(isPresented: $isShown, onDismiss: dismissed) {
          page.presentationDetents([.medium])
        }
      case .item: Color.red.sheet(item: item, onDismiss: dismissed) { _ in page }
      case .cover: Color.red.fullScreenCover(isPresented: $isShown, onDismiss: dismissed) { page }
      case .itemCover:
        Color.red.fullScreenCover(item: item, onDismiss: dismissed) { _ in page }
      }
    }

    private var page: some View {
      Text("page").onDisappear { journal.entries.append("gone") }
    }
  }

  private struct Presenter: View {
    let kind: Kind
    let remote: Remote<Bool>
    let journal: Journal<String>
    @State private var isShown = true
    var body: some View {
      let _ = remote.connect($isShown)
      Program(kind: kind, isShown: $isShown, journal: journal)
    }
  }

  private func makeStage(_ kind: Kind) -> (Stage, Remote<Bool>, Journal<String>) {
    let (remote, journal) = (Remote<Bool>(), Journal<String>())
    let stage = Stage(width: 400, height: 400) {
      Presenter(kind: kind, remote: remote, journal: journal)
    }
    stage.settle()
    return (stage, remote, journal)
  }

  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text }
  }

  @Test("onDismiss is run once, when nothing is seen any more", arguments: Kind.allCases)
  func afterwards(kind: Kind) {
    let (stage, isShown, journal) = makeStage(kind)
    isShown.value = false
    while shows(stage, "page"), stage.time < 10 {
      #expect(journal.entries.isEmpty, "at \(stage.time)")
      stage.advance(frames: 1)
    }
    stage.settle()
    #expect(journal.entries == ["gone", "dismissed"])
    isShown.value = true
    stage.settle()
    #expect(journal.entries.count == 2)
    stage.key(.escape)
    #expect(!isShown.value && journal.entries.count == 2)
    stage.settle()
    #expect(journal.entries == ["gone", "dismissed", "gone", "dismissed"])
  }

  @Test("A closing that is cut short does not count", arguments: Kind.allCases)
  func interrupted(kind: Kind) {
    let (stage, isShown, journal) = makeStage(kind)
    for _ in 0..<3 {
      isShown.value = false
      stage.advance(by: 0.03)
      isShown.value = true
      stage.advance(by: 0.03)
    }
    stage.settle()
    #expect(!journal.entries.contains("dismissed") && shows(stage, "page"))
    isShown.value = false
    stage.advance(frames: 1)
    #expect(!journal.entries.contains("dismissed"))
    stage.settle()
    #expect(journal.entries.filter { $0 == "dismissed" }.count == 1)
  }

  @Test("A sheet that opens another one when it has gone finds the window free")
  func next() {
    struct Steps: View {
      @State private var isFirst = true
      @State private var isSecond = false
      var body: some View {
        Text("\(isFirst) \(isSecond)")
          .sheet(isPresented: $isFirst, onDismiss: { isSecond = true }) { Text("one") }
          .sheet(isPresented: $isSecond) { Text("two") }
      }
    }
    let stage = Stage(width: 400, height: 400) { Steps() }
    stage.settle()
    stage.key(.escape)
    stage.settle()
    #expect(shows(stage, "two") && !shows(stage, "one") && shows(stage, "false true"))
  }

  @Test("What goes with the sheet that it was opened from is dismissed too")
  func nested() {
    struct Outer: View {
      let journal: Journal<String>
      @State private var isShown = true
      var body: some View {
        Color.red.sheet(isPresented: $isShown, onDismiss: { journal.entries.append("outer") }) {
          Inner(journal: journal, close: { isShown = false })
        }
      }
    }
    struct Inner: View {
      let journal: Journal<String>
      let close: @MainActor () -> Void
      @State private var isShown = true
      var body: some View {
        Text("outer page")
          .sheet(isPresented: $isShown, onDismiss: { journal.entries.append("inner") }) {
            Button("Close all", action: close)
          }
      }
    }
    let journal = Journal<String>()
    let stage = Stage(width: 400, height: 400) { Outer(journal: journal) }
    stage.settle()
    #expect(throws: Never.self) { try stage.tap("Close all") }
    #expect(journal.entries.isEmpty)
    stage.settle()
    #expect(journal.entries.sorted() == ["inner", "outer"])
  }

  @Test("A sheet is dismissed once, whether its view goes while it closes or takes it along")
  func presenterGoes() {
    struct Program: View {
      let journal: Journal<String>
      let remote: Remote<(isThere: Bool, isShown: Bool)>
      @State private var state = (isThere: true, isShown: true)
      var body: some View {
        let _ = remote.connect($state)
        if state.isThere {
          Color.red.sheet(
            isPresented: $state.isShown, onDismiss: { journal.entries.append("dismissed") }
          ) { Text("page") }
        }
      }
    }
    for isClosedFirst in [true, false] {
      let (journal, remote) = (Journal<String>(), Remote<(isThere: Bool, isShown: Bool)>())
      let stage = Stage(width: 400, height: 400) { Program(journal: journal, remote: remote) }
      stage.settle()
      if isClosedFirst {
        remote.value.isShown = false
        stage.advance(frames: 2)
      }
      remote.value.isThere = false
      stage.settle()
      #expect(journal.entries == ["dismissed"])
      #expect(!shows(stage, "page"))
    }
  }

  @Test(
    "A page that is popped, and a row that goes, dismiss their sheets when these are seen no more")
  func pageGoes() {
    struct Program: View {
      let isList: Bool
      let journal: Journal<String>
      let remote: Remote<[Int]>
      @State private var path = [1]
      var body: some View {
        let _ = remote.connect($path)
        if isList {
          List(path, id: \.self) { row($0) }
        } else {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { row($0) }
          }
        }
      }
      private func row(_ number: Int) -> some View {
        Text("row \(number)").modifier(Presenting(journal: journal))
      }
    }
    struct Presenting: ViewModifier {
      let journal: Journal<String>
      @State private var isShown = true
      func body(content: Content) -> some View {
        content.sheet(isPresented: $isShown, onDismiss: { journal.entries.append("dismissed") }) {
          Text("sheet")
        }
      }
    }
    for isList in [true, false] {
      let (journal, remote) = (Journal<String>(), Remote<[Int]>())
      let stage = Stage(width: 400, height: 400) {
        Program(isList: isList, journal: journal, remote: remote)
      }
      stage.settle()
      #expect(shows(stage, "sheet"), "\(isList)")
      withAnimation { remote.value = [] }
      stage.advance(frames: 2)
      #expect(journal.entries.isEmpty)
      stage.settle()
      #expect(!shows(stage, "sheet"), "\(isList)")
      #expect(journal.entries == ["dismissed"])
    }
  }

  @Test("A window that closes dismisses nothing")
  func windowCloses() {
    let (stage, _, journal) = makeStage(.sheet)
    stage.close()
    #expect(journal.entries == ["gone"])
  }

  @Test("What is closed and opened again with another content in one frame shows that content")
  func closedAndOpenedAtOnce() {
    struct Program: View {
      let remote: Remote<Int?>
      @State private var number: Int? = 0
      var body: some View {
        let _ = remote.connect($number)
        Color.red.fullScreenCover(
          item: Binding(get: { number.map(Item.init) }, set: { number = $0?.id })
        ) { Text("page \($0.id)") }
      }
    }
    let remote = Remote<Int?>()
    let stage = Stage(width: 400, height: 400) { Program(remote: remote) }
    stage.settle()
    #expect(shows(stage, "page 0"))
    withAnimation(.linear) { remote.value = nil }
    withAnimation(.bouncy) { remote.value = 1 }
    stage.settle()
    #expect(shows(stage, "page 1") && !shows(stage, "page 0"))
  }

  /// Presentations within presentations, of which a single number says how many are open.
  private struct Levels: View {
    let remote: Remote<Int>
    let isPopover: Bool
    @State private var route = 0

    var body: some View {
      let _ = remote.connect($route)
      level(1)
    }

    private func level(_ number: Int) -> AnyView {
      guard number < 4 else { return AnyView(Text("top")) }
      let isOpen = Binding(
        get: { route >= number }, set: { if !$0 { route = number - 1 } })
      let text = Text("level \(number)")
      return isPopover
        ? AnyView(text.popover(isPresented: isOpen) { level(number + 1) })
        : AnyView(text.sheet(isPresented: isOpen) { level(number + 1) })
    }
  }

  @Test(
    "What the program has closed is not told so, nor what was open above", arguments: [true, false])
  func closedTogether(_ isPopover: Bool) throws {
    let remote = Remote<Int>()
    let stage = Stage(width: 500, height: 400) { Levels(remote: remote, isPopover: isPopover) }
    for (open, left) in [(3, 0), (3, 1), (2, 0), (3, 2)] {
      for count in 1...open {
        remote.value = count
        stage.settle()
      }
      remote.value = left
      stage.settle()
      #expect(remote.value == left, "\(open) to \(left)")
      remote.value = 0
      stage.settle()
    }
    stage.close()
  }
}
