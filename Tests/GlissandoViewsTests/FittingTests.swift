import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What becomes of the views that `ViewThatFits` does not choose.
@MainActor
@Suite("Views that do not fit")
struct FittingTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Alternative: View {
    let name: String
    let width: CGFloat
    let journal: Journal<String>

    var body: some View {
      Rectangle().frame(width: width, height: 20)
        .onAppear { journal.entries.append("+\(name)") }
        .onDisappear { journal.entries.append("-\(name)") }
        .preference(key: Names.self, value: [name])
    }
  }

  @Test("Only the one that is shown has appeared and hands something out")
  func chosen() throws {
    let (journal, names) = (Journal<String>(), Journal<[String]>())
    let (stage, width) = makeStage(300.0) { width in
      ViewThatFits(in: .horizontal) {
        Alternative(name: "wide", width: 250, journal: journal)
        Alternative(name: "narrow", width: 60, journal: journal)
      }
      .frame(width: width, height: 50)
      .onPreferenceChange(Names.self) { names.entries.append($0) }
    }
    stage.settle()
    #expect(journal.entries == ["+wide"])
    #expect(names.entries.last == ["wide"])
    width.value = 100
    stage.settle()
    #expect(Set(journal.entries) == ["+wide", "-wide", "+narrow"] && journal.entries.count == 3)
    #expect(names.entries.last == ["narrow"])
    width.value = 300
    stage.settle()
    #expect(journal.entries.suffix(2).sorted() == ["+wide", "-narrow"])
    #expect(names.entries.last == ["wide"])
  }

  @Test("One that was shown and is taken back while it leaves is not shown where another one is")
  func returning() {
    struct State: Equatable {
      var hasWide = true
      var width: CGFloat = 300
    }
    let journal = Journal<String>()
    let (stage, state) = makeStage(State()) { state in
      ViewThatFits(in: .horizontal) {
        if state.hasWide { Alternative(name: "wide", width: 250, journal: journal) }
        Alternative(name: "narrow", width: 60, journal: journal)
      }
      .frame(width: state.width, height: 50)
    }
    stage.settle()
    withAnimation(.linear(duration: 1)) { state.value.hasWide = false }
    stage.advance(by: 0.2)
    withAnimation(.linear(duration: 1)) { state.value = State(hasWide: true, width: 100) }
    stage.settle()
    for (name, count) in [("wide", 0), ("narrow", 1)] {
      let entries = journal.entries
      let shown = entries.count { $0 == "+\(name)" } - entries.count { $0 == "-\(name)" }
      #expect(shown == count, "\(entries)")
    }
  }

  @Test("What goes on by itself in another one asks for no frames")
  func idle() {
    let journal = Journal<Date>()
    let (stage, width) = makeStage(100.0) { width in
      ViewThatFits(in: .horizontal) {
        TimelineView(.animation) { context in
          let _ = journal.entries.append(context.date)
          Rectangle().frame(width: 250, height: 20)
        }
        Rectangle().frame(width: 60, height: 20)
      }
      .frame(width: width, height: 50)
    }
    stage.settle()
    let unseen = journal.entries.count
    stage.advance(by: 0.5)
    #expect(journal.entries.count == unseen)
    width.value = 300
    stage.advance(by: 0.5)
    #expect(journal.entries.count > unseen + 20)
  }

  private struct Presenting: View {
    let width: CGFloat
    @State private var isShown = false

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Rectangle().frame(width: 250, height: 20).sheet(isPresented: $isShown) { Text("wide") }
          Rectangle().frame(width: 60, height: 20).sheet(isPresented: $isShown) { Text("narrow") }
        }
        .frame(width: width, height: 50)
        Button("Open") { isShown = true }
      }
    }
  }

  @Test("Only the one that is shown presents something")
  func presenting() throws {
    let (stage, width) = makeStage(100.0) { Presenting(width: $0) }
    try stage.tap("Open")
    stage.settle()
    #expect(texts(stage).filter { $0 != "Open" } == ["narrow"])
    width.value = 300
    stage.settle()
    #expect(texts(stage).filter { $0 != "Open" } == ["wide"])
  }

  private struct Opening: View {
    let width: CGFloat

    var body: some View {
      NavigationStack {
        ViewThatFits(in: .horizontal) {
          Rectangle().frame(width: 250, height: 20)
            .navigationDestination(isPresented: .constant(true)) { Text("wide") }
          Rectangle().frame(width: 60, height: 20)
            .navigationDestination(isPresented: .constant(true)) { Text("narrow") }
        }
        .frame(width: width, height: 50)
      }
    }
  }

  @Test("Only the one that is shown opens a page")
  func opening() {
    let (stage, width) = makeStage(100.0) { Opening(width: $0) }
    stage.settle()
    #expect(texts(stage) == ["narrow"])
    width.value = 300
    stage.settle()
    #expect(texts(stage) == ["wide"])
  }

  private struct Matched: View {
    let width: CGFloat
    @Namespace private var namespace

    var body: some View {
      ViewThatFits(in: .horizontal) {
        bar("wide", 250)
        bar("narrow", 60)
      }
      .frame(width: width, height: 50)
    }

    private func bar(_ name: String, _ width: CGFloat) -> some View {
      Rectangle().matchedGeometryEffect(id: 1, in: namespace).frame(width: width, height: 20)
        .accessibilityIdentifier(name)
    }
  }

  @Test("The one that is shown follows none of them")
  func matched() throws {
    let (stage, width) = makeStage(100.0) { Matched(width: $0) }
    #expect(try stage.element("narrow").frame.size == CGSize(width: 60, height: 20))
    width.value = 300
    stage.settle()
    #expect(try stage.element("wide").frame.size == CGSize(width: 250, height: 20))
  }
}
