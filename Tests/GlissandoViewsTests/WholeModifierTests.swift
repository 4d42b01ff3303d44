import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Modifiers that act on a view, and not on each element that it stands for.
@MainActor
@Suite("Modifiers of a whole")
struct WholeModifierTests {
  private let journal = Journal<String>()

  private func note(_ entry: String) { journal.entries.append(entry) }

  @Test("onAppear and onDisappear on a loop run once, with the first row and after the last")
  func loop() {
    let (stage, rows) = makeStage([1, 2, 3]) { rows in
      VStack {
        ForEach(rows, id: \.self) { Text("row \($0)") }
          .onAppear { note("came") }
          .onDisappear { note("went") }
      }
    }
    #expect(journal.entries == ["came"])
    rows.value = [2, 4]
    stage.advance(frames: 1)
    #expect(journal.entries == ["came"])
    withAnimation(.linear(duration: 1)) { rows.value = [] }
    stage.advance(by: 0.5)
    #expect(journal.entries == ["came"])
    stage.advance(by: 1)
    #expect(journal.entries == ["came", "went"])
    rows.value = [5]
    stage.advance(frames: 1)
    #expect(journal.entries == ["came", "went", "came"])
    stage.close()
    #expect(journal.entries == ["came", "went", "came", "went"])
  }

  @Test("onChange on a group with a branch runs once, whatever the branch, with and without motion")
  func branch() {
    let (stage, page) = makeStage(0) { page in
      VStack {
        Group {
          if page == 0 { Text("a") } else { Text("b") }
        }
        .onChange(of: page) { old, new in note("\(old) \(new)") }
        .onAppear { note("came") }
      }
    }
    page.value = 1
    stage.advance(frames: 1)
    #expect(journal.entries == ["came", "0 1"])
    withAnimation { page.value = 0 }
    stage.advance(frames: 1)
    #expect(journal.entries == ["came", "0 1", "1 0"])
    stage.settle()
    #expect(journal.entries == ["came", "0 1", "1 0"])
  }

  @Test("All ways of watching a value run once on several views")
  func watching() {
    let (stage, page) = makeStage(0) { page in
      HStack {
        Group {
          Text("a")
          if page > 0 { Text("b") }
          ForEach(0..<page, id: \.self) { Text("\($0)") }
        }
        .onChange(of: page) { note("plain") }
        .onChange(of: page, perform: { note("older \($0)") })
        .onChange(of: page, initial: true) { note("initial") }
      }
    }
    #expect(journal.entries == ["initial"])
    journal.entries = []
    page.value = 2
    stage.advance(frames: 1)
    #expect(journal.entries.sorted() == ["initial", "older 2", "plain"])
  }

  @Test("A task on several views runs once, and anew when its identity changes")
  func task() async {
    let (stage, id) = makeStage(0) { id in
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .task(id: id) { note("task \(id)") }
        .task { note("plain") }
      }
    }
    await Task { @MainActor in }.value
    #expect(journal.entries.sorted() == ["plain", "task 0"])
    id.value = 1
    stage.advance(frames: 1)
    await Task { @MainActor in }.value
    #expect(journal.entries.sorted() == ["plain", "task 0", "task 1"])
  }

  @Test("onReceive on several views hears each value once")
  func receive() {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(width: 200, height: 100) {
      VStack {
        ForEach(0..<3) { Text("\($0)") }.onReceive(subject) { note("\($0)") }
      }
    }
    subject.send(7)
    stage.advance(frames: 1)
    #expect(journal.entries == ["7"])
  }

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("A preference of a group is handed out once, and one is read from all of its views")
  func preference() {
    let stage = Stage(width: 200, height: 100) {
      VStack {
        Group {
          Text("a").preference(key: Sum.self, value: 1)
          Text("b").preference(key: Sum.self, value: 2)
        }
        .onPreferenceChange(Sum.self) { note("inside \($0)") }
        .transformPreference(Sum.self) { $0 *= 10 }
        Group {
          Text("c")
          Text("d")
        }
        .preference(key: Sum.self, value: 5)
      }
      .onPreferenceChange(Sum.self) { note("outside \($0)") }
    }
    #expect(journal.entries.sorted() == ["inside 3", "outside 35"])
    stage.close()
  }

  private struct Counted: ViewModifier {
    let note: (String) -> Void
    @State private var count = 0

    func body(content: Content) -> some View {
      content
        .padding(1)
        .onAppear { note("came") }
        .onTapGesture { count += 1 }
        .onChange(of: count) { note("count \($1)") }
    }
  }

  @Test("A modifier of one's own is described once for all of the views that it is put on")
  func ownModifier() throws {
    let stage = Stage(width: 200, height: 100) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
          Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
        }
        .modifier(Counted(note: note))
      }
    }
    #expect(try stage.element("b").frame.minY - stage.element("a").frame.minY == 12)
    try stage.tap("a")
    stage.advance(frames: 1)
    try stage.tap("b")
    stage.advance(frames: 1)
    #expect(journal.entries == ["came", "count 1", "count 2"])
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      VStack(spacing: 0) { content }.padding(5).accessibilityIdentifier("frame")
    }
  }

  @Test("A modifier that puts its content into a stack makes one element of several")
  func container() throws {
    let (stage, count) = makeStage(2) { count in
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
          .modifier(Framed())
          .background(.yellow)
      }
    }
    #expect(stage.elements.filter { $0.identifier == "frame" }.count == 1)
    count.value = 4
    stage.advance(frames: 1)
    let frames = stage.elements.filter { $0.identifier == "frame" }
    #expect(frames.count == 1)
  }

  @Test("A sheet of a loop opens once")
  func sheet() throws {
    struct Program: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          ForEach(0..<3) { Text("\($0)") }
            .sheet(isPresented: $isShown) { Text("sheet") }
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Program() }
    try stage.tap("Show")
    stage.settle()
    #expect(stage.elements.filter { $0.text == "sheet" }.count == 1)
  }

  @Test("The items that a group puts into a bar are there once")
  func toolbar() {
    let stage = Stage(width: 300, height: 300) {
      NavigationStack {
        Group {
          Text("a")
          Text("b")
        }
        .navigationTitle("Title")
        .toolbar { Button("Item") {} }
      }
    }
    #expect(stage.elements.filter { $0.name == "Item" }.count == 1)
    #expect(stage.elements.filter { $0.text == "Title" }.count == 1)
  }

  @Test("What shows nothing does not appear")
  func nothing() {
    let (stage, shows) = makeStage(false) { shows in
      VStack {
        Group { if shows { Text("a") } }.onAppear { note("came") }
        EmptyView().onAppear { note("empty") }
      }
    }
    stage.advance(frames: 2)
    #expect(journal.entries.isEmpty)
    shows.value = true
    stage.advance(frames: 1)
    #expect(journal.entries == ["came"])
  }

  @Test("A loop in a lazy stack appears once, however far it is scrolled")
  func lazy() {
    let stage = Stage(width: 200, height: 100) {
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { Text("row \($0)") }
            .onAppear { note("came") }
            .onDisappear { note("went") }
        }
      }
    }
    stage.scroll(by: CGSize(width: 0, height: -2000), at: CGPoint(x: 50, y: 50))
    stage.settle()
    #expect(journal.entries == ["came"])
  }

  @Test("A loop in a lazy container disappears with its last row, and appears with the next")
  func emptiedLazyLoop() {
    for isList in [false, true] {
      journal.entries = []
      let (stage, count) = makeStage(0) { count in
        let loop = ForEach(0..<count, id: \.self) { Text("\($0)") }
          .onAppear { note("came") }
          .onDisappear { note("went") }
        if isList { List { loop } } else { ScrollView { LazyVStack { Section { loop } } } }
      }
      #expect(journal.entries.isEmpty)
      count.value = 40
      stage.settle()
      #expect(journal.entries == ["came"])
      withAnimation(.linear(duration: 0.5)) { count.value = 0 }
      stage.advance(by: 0.2)
      #expect(journal.entries == ["came"])
      stage.settle()
      #expect(journal.entries == ["came", "went"])
      count.value = 1
      stage.settle()
      #expect(journal.entries == ["came", "went", "came"])
    }
  }

  @Test("A view made of a preference lies over all of the views that hand it out")
  func preferenceLayer() throws {
    let stage = Stage(width: 200, height: 200) {
      Group {
        Text("a").preference(key: Sum.self, value: 1)
        Text("b").preference(key: Sum.self, value: 2)
      }
      .overlayPreferenceValue(Sum.self) { Text("sum \($0)") }
    }
    let (a, b) = (try stage.element("a").frame, try stage.element("b").frame)
    let sum = try stage.element("sum 3").frame
    #expect(sum.midY > a.minY && sum.midY < b.maxY && a.maxY <= b.minY)
  }

  @Test("What acts once acts once for all views that a container takes apart")
  func subviews() throws {
    let (stage, numbers) = makeStage([1, 2]) { numbers in
      VStack {
        ForEach(
          subviews: ForEach(numbers, id: \.self) { Text("\($0)") }
            .onAppear { note("came") }
            .onDisappear { note("went") }
            .onChange(of: numbers) { note("changed") }
            .preference(key: Sum.self, value: 1)
            .font(.largeTitle)
        ) { $0.padding(1) }
      }
      .onPreferenceChange(Sum.self) { note("sum \($0)") }
    }
    #expect(journal.entries.sorted() == ["came", "sum 1"])
    #expect(try stage.element("2").frame.height > 30)
    journal.entries = []
    numbers.value = [1, 2, 3]
    stage.settle()
    #expect(journal.entries == ["changed"])
  }

  @Test("What watches views that a container takes apart goes on when the first one is another")
  func otherFirst() {
    let (stage, numbers) = makeStage([1, 2]) { numbers in
      let group = Group {
        if numbers.count == 1 {
          Text("one")
        } else {
          ForEach(numbers, id: \.self) { Text("\($0)") }
        }
      }
      .onAppear { note("came") }
      .onDisappear { note("went") }
      .onChange(of: numbers) { note("changed") }
      .task { note("task") }
      VStack {
        ForEach(subviews: group) { $0 }
        Group(subviews: group) { views in VStack { views } }
        Group(sections: group) { ForEach($0) { section in VStack { section.content } } }
        ForEach(sections: group) { $0.content }
        Group(subviews: ForEach(subviews: group) { $0 }) { views in HStack { views } }
      }
    }
    #expect(heard(stage) == ["came", "task"].map(five))
    for next in [[2], [3, 4, 5], [5, 3]] {
      numbers.value = next
      #expect(heard(stage) == [five("changed")], "\(next)")
    }
    numbers.value = []
    #expect(heard(stage) == ["changed", "went"].map(five))
    numbers.value = [6]
    #expect(heard(stage) == ["came", "changed", "task"].map(five))
    stage.close()
    #expect(heard(stage) == [five("went")])
  }

  private func five(_ entry: String) -> [String] { Array(repeating: entry, count: 5) }

  /// What was noted meanwhile, each entry with its likes.
  private func heard(_ stage: Stage) -> [[String]] {
    stage.advance(by: 0.1)
    defer { journal.entries = [] }
    return Dictionary(grouping: journal.entries) { $0 }.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test("Several views in one stack of a modifier's body are one subview")
  func oneSubview() {
    let stage = Stage(width: 200, height: 200) {
      Group(
        subviews: Group {
          Text("a")
          Text("b")
        }.modifier(Framed())
      ) { Text("\($0.count)") }
    }
    #expect(stage.elements.map(\.text) == ["1"])
  }
}
