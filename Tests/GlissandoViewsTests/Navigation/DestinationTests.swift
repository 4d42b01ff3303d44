import Foundation
import GlissandoMotion
@testable import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Pages follow what opened them.
@MainActor
@Suite("Destinations")
struct DestinationTests {
  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  struct Presented: View {
    @State var isShown = false
    @State private var closed = 0

    var body: some View {
      VStack {
        Text("shown \(isShown) closed \(closed)")
        NavigationStack {
          Button("Open") { isShown = true }
            .navigationDestination(isPresented: $isShown) {
              VStack {
                Text("page")
                Button("Close") { isShown = false }
                Leave()
                NavigationLink("Deeper") { Text("deep page") }
              }
              .onDisappear { closed += 1 }
            }
        }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("A page closes when its binding becomes false, and opens again")
  func popped() throws {
    let stage = Stage(width: 400, height: 300) { Presented() }
    for count in 1...2 {
      try stage.tap("Open")
      stage.settle()
      #expect(shows(stage, "page"))
      try stage.tap("Close")
      stage.settle()
      #expect(!shows(stage, "page") && shows(stage, "shown false closed \(count)"))
    }
  }

  @Test("Back and dismiss set the binding to false at once", arguments: ["Back", "Leave"])
  func binding(way: String) throws {
    let stage = Stage(width: 400, height: 300) { Presented() }
    try stage.tap("Open")
    stage.settle()
    try stage.tap(way)
    stage.advance(frames: 1)
    #expect(shows(stage, "shown false closed 0"))
    stage.settle()
    #expect(!shows(stage, "page") && shows(stage, "shown false closed 1"))
  }

  private struct Tabs: View {
    @State private var tab = 0
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        TabView(selection: $tab) {
          Button("Other tab") { tab = 1 }.tabItem { Text("A") }.tag(0)
          Button("Open") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Text("page") }
            .tabItem { Text("B") }.tag(1)
        }
      }
    }
  }

  @Test("A page that would cover the chosen tab waits until that of its view is chosen")
  func otherTab() throws {
    let stage = Stage(width: 400, height: 300) { Tabs() }
    stage.settle()
    #expect(!shows(stage, "page"))
    try stage.tap("Other tab")
    stage.settle()
    #expect(shows(stage, "page"))
    try stage.tap("Back")
    stage.settle()
    try stage.tap("Open")
    stage.settle()
    #expect(shows(stage, "page"))
  }

  private struct Loose: View {
    var body: some View {
      Text("root").navigationDestination(isPresented: .constant(true)) { Text("page") }
    }
  }

  @Test("A page that no stack could open asks for no frames")
  func loose() {
    let stage = Stage(width: 400, height: 300) { Loose() }
    stage.settle()
    #expect(!shows(stage, "page"))
    #expect(!stage.host.needsFrame && stage.host.nextWakeUp == nil)
  }

  @Test("What was opened from a page goes with it")
  func deeper() throws {
    struct Program: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Toggle") { isShown.toggle() }
          NavigationStack {
            Text("root").navigationDestination(isPresented: $isShown) {
              NavigationLink("Deeper") { Text("deep page") }
            }
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 300) { Program() }
    try stage.tap("Toggle")
    stage.settle()
    try stage.tap("Deeper")
    stage.settle()
    #expect(shows(stage, "deep page"))
    try stage.tap("Toggle")
    stage.settle()
    #expect(!shows(stage, "deep page") && !shows(stage, "Deeper") && shows(stage, "root"))
  }

  @Test("A page whose binding is true from the start is open")
  func fromTheStart() {
    let stage = Stage(width: 400, height: 300) { Presented(isShown: true) }
    stage.settle()
    #expect(shows(stage, "page"))
  }

  private struct Numbered: View {
    let number: Int
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Link") { Text("linked \(number)") }
          NavigationLink("Value", value: "v")
          Button("Present") { isShown = true }
        }
        .navigationDestination(for: String.self) { Text("\($0) \(number)") }
        .navigationDestination(isPresented: $isShown) { Text("presented \(number)") }
      }
    }
  }

  @Test(
    "An open page shows what the root captures now, and moves there with its animation",
    arguments: [("Link", "linked"), ("Value", "v"), ("Present", "presented")])
  func captures(way: String, page: String) throws {
    let (stage, number) = makeStage(1) { Numbered(number: $0) }
    try stage.tap(way)
    stage.settle()
    #expect(shows(stage, "\(page) 1"))
    number.value = 2
    stage.advance(frames: 1)
    #expect(shows(stage, "\(page) 2"))
    #expect(!shows(stage, "\(page) 1"))
  }

  private struct Items: View {
    @State private var item: Int?
    var body: some View {
      VStack {
        Text("item \(item ?? 0)")
        NavigationStack {
          Button("Open") { item = 1 }
            .navigationDestination(item: $item) { item in
              VStack {
                Kept(number: item)
                Button("Next") { self.item = item + 1 }
                Button("Close") { self.item = nil }
                Leave()
              }
            }
        }
      }
    }
  }

  /// Shows what it was made for, and what it remembers of that.
  private struct Kept: View {
    let number: Int
    @State private var first: Int
    init(number: Int) {
      self.number = number
      _first = State(initialValue: number)
    }
    var body: some View { Text("page \(number) since \(first)") }
  }

  @Test("The page of an item shows another item anew, and closes without one")
  func item() throws {
    let stage = Stage(width: 400, height: 300) { Items() }
    try stage.tap("Open")
    stage.settle()
    try stage.tap("Next")
    stage.settle()
    #expect(shows(stage, "page 2 since 2") && shows(stage, "item 2"))
    try stage.tap("Close")
    stage.advance(frames: 2)
    #expect(stage.elements.contains { $0.text == "page 2 since 2" && $0.isLeaving })
    stage.settle()
    #expect(shows(stage, "item 0") && !shows(stage, "page 2 since 2"))
    try stage.tap("Open")
    stage.settle()
    try stage.tap("Leave")
    stage.settle()
    #expect(shows(stage, "item 0") && !shows(stage, "page 1 since 1"))
  }

  @Test("A page that leaves keeps the item that it had, whatever the next one shows")
  func leavingItem() {
    let item = Remote<Int?>()
    let stage = Stage(width: 400, height: 300) {
      Remoted(Int?.none, item) { value in
        NavigationStack {
          Text("root \(value ?? 0)").navigationDestination(item: item.binding!) { Kept(number: $0) }
        }
      }
    }
    let page = { (number: Int, isLeaving: Bool) in
      stage.elements.contains {
        $0.text == "page \(number) since \(number)" && $0.isLeaving == isLeaving
      }
    }
    item.value = 7
    stage.settle()
    #expect(page(7, false))
    item.value = nil
    stage.advance(frames: 2)
    item.value = 7
    stage.advance(frames: 2)
    #expect(page(7, true) && page(7, false))
    item.value = 8
    stage.advance(frames: 2)
    #expect(page(7, true) && page(8, false) && !page(8, true))
    item.value = nil
    stage.advance(frames: 2)
    item.value = 9
    stage.advance(frames: 2)
    #expect(page(7, true) && page(8, true) && page(9, false))
    stage.settle()
    #expect(page(9, false) && !page(8, true) && !page(7, true))
    item.value = nil
    stage.settle()
    #expect(shows(stage, "root 0"))
  }

  private struct Conditional: Equatable {
    var isThere = true
    var item: Int?
    var kind = Kind.item
    enum Kind: CaseIterable { case item, flag, group }
  }

  private struct ConditionalDestination: View {
    @Binding var state: Conditional
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root \(state.item ?? 0)")
          if state.kind == .group {
            Group { if state.isThere { Text("extra") } }
              .navigationDestination(item: $state.item) { page($0) }
          } else if state.isThere {
            opener
          }
        }
      }
    }

    @ViewBuilder private var opener: some View {
      if state.kind == .item {
        Text("extra").navigationDestination(item: $state.item) { page($0) }
      } else {
        let isPresented = Binding(
          get: { state.item != nil }, set: { if !$0 { state.item = nil } })
        Text("extra").navigationDestination(isPresented: isPresented) { page(1) }
      }
    }

    private func page(_ item: Int) -> some View {
      VStack {
        Text("page \(item)")
        NavigationLink("Deeper", value: "deep page")
      }
      .navigationDestination(for: String.self) { Text($0) }
    }
  }

  @Test(
    "A page goes with the view that opened it, and opens again when that comes back",
    arguments: Conditional.Kind.allCases, [nil, Animation.linear(duration: 0.2)])
  private func goesWithItsView(kind: Conditional.Kind, animation: Animation?) throws {
    let state = Remote<Conditional>()
    let stage = Stage(width: 400, height: 300) {
      Remoted(Conditional(kind: kind), state) { _ in ConditionalDestination(state: state.binding!) }
    }
    for isDeep in [false, true] {
      state.value.item = 1
      stage.settle()
      #expect(shows(stage, "page 1"))
      if isDeep { try stage.tap("Deeper") }
      stage.settle()
      withAnimation(animation) { state.value.isThere = false }
      stage.settle()
      #expect(!shows(stage, "page 1") && !shows(stage, "deep page") && shows(stage, "root 1"))
      withAnimation(animation) { state.value.isThere = true }
      stage.settle()
      #expect(shows(stage, "page 1") && !shows(stage, "deep page"))
      try stage.tap("Back")
      stage.settle()
      #expect(shows(stage, "root 0") && shows(stage, "extra") && !shows(stage, "page 1"))
    }
  }

  @Test("A page stays with a view that comes back before it has gone")
  func staysWithItsView() throws {
    let state = Remote<Conditional>()
    let stage = Stage(width: 400, height: 300) {
      Remoted(Conditional(item: 1), state) { _ in ConditionalDestination(state: state.binding!) }
    }
    stage.settle()
    withAnimation(.linear(duration: 0.2)) { state.value.isThere = false }
    stage.advance(by: 0.1)
    withAnimation(.linear(duration: 0.2)) { state.value.isThere = true }
    stage.settle()
    #expect(shows(stage, "page 1"))
    try stage.tap("Back")
    stage.settle()
    #expect(shows(stage, "root 0") && !shows(stage, "page 1"))
  }

  @Test("A stack that goes with a page open closes nothing for its program")
  func windowCloses() throws {
    let state = Remote<Conditional>()
    let stage = Stage(width: 400, height: 300) {
      Remoted(Conditional(item: 1), state) { _ in ConditionalDestination(state: state.binding!) }
    }
    stage.settle()
    try stage.tap("Deeper")
    stage.settle()
    #expect(shows(stage, "deep page"))
    stage.close()
    #expect(state.value.item == 1)
  }

  @Test("A page that opens as another one of the root closes stays")
  func exchange() throws {
    struct Program: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        VStack {
          Text("\(first) \(second)")
          NavigationStack {
            Button("Open") { first = true }
              .navigationDestination(isPresented: $first) {
                Button("Exchange") {
                  first = false
                  second = true
                }
              }
              .navigationDestination(isPresented: $second) { Text("second page") }
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 300) { Program() }
    try stage.tap("Open")
    stage.settle()
    try stage.tap("Exchange")
    stage.settle()
    #expect(shows(stage, "second page") && shows(stage, "false true"))
    try stage.tap("Back")
    stage.settle()
    #expect(shows(stage, "Open") && shows(stage, "false false") && !shows(stage, "second page"))
  }

  @Test("Another value at a place of the path is another page")
  func replacedValue() {
    let (stage, path) = makeStage([1]) { path in
      NavigationStack(path: .constant(path)) {
        Text("root").navigationDestination(for: Int.self) { Kept(number: $0) }
      }
    }
    path.value = [2]
    stage.settle()
    #expect(shows(stage, "page 2 since 2"))
  }

  @Test("A stack writes into the path that it is given now")
  func exchangedPath() throws {
    struct Program: View {
      @State private var paths = [[Int](), [5]]
      @State private var index = 0
      var body: some View {
        VStack {
          Text("\(paths[0].count) \(paths[1].count)")
          Button("Switch") { index = 1 }
          NavigationStack(path: $paths[index]) {
            Text("root").navigationDestination(for: Int.self) {
              NavigationLink("Deeper than \($0)", value: $0 + 1)
            }
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 300) { Program() }
    try stage.tap("Switch")
    stage.settle()
    try stage.tap("Deeper than 5")
    stage.settle()
    #expect(shows(stage, "0 2") && shows(stage, "Deeper than 6"))
  }

  private struct Watched: View {
    let name: String
    let journal: Journal<String>
    var body: some View {
      VStack {
        Text(name)
        NavigationLink("from \(name)", value: name + "'")
      }
      .onAppear { journal.entries.append("+\(name)") }
      .onDisappear { journal.entries.append("-\(name)") }
    }
  }

  @Test("A page that is covered disappears, and appears when it is seen again")
  func covered() throws {
    let journal = Journal<String>()
    let stage = Stage(width: 400, height: 300) {
      NavigationStack {
        Watched(name: "a", journal: journal)
          .navigationDestination(for: String.self) { Watched(name: $0, journal: journal) }
      }
    }
    try stage.tap("from a")
    stage.settle()
    try stage.tap("from a'")
    stage.settle()
    #expect(journal.entries.sorted() == ["+a", "+a'", "+a''", "-a", "-a'"])
    journal.entries = []
    // The button of the page that is seen, of the three.
    try stage.tap("Back")
    stage.settle()
    try stage.tap("Back")
    stage.settle()
    #expect(journal.entries.sorted() == ["+a", "+a'", "-a'", "-a''"])
  }

  @Test("The page of a tab appears when it is chosen, and disappears when another one is")
  func tabs() {
    let journal = Journal<String>()
    let (stage, tab) = makeStage(0) { tab in
      TabView(selection: .constant(tab)) {
        ForEach(0..<3) { number in
          NavigationStack { Watched(name: "\(number)", journal: journal) }
            .tabItem { Text("tab") }.tag(number)
        }
      }
    }
    stage.settle()
    #expect(journal.entries == ["+0"])
    tab.value = 2
    stage.settle()
    tab.value = 0
    stage.settle()
    #expect(journal.entries.sorted() == ["+0", "+0", "+2", "-0", "-2"])
  }

  // MARK: Two at once

  private struct Two: View {
    @State private var first = false
    @State private var second = false
    @State private var item: Int?
    @State private var path: [String] = []
    let hasPath: Bool

    var body: some View {
      VStack {
        Text("\(first) \(second) \(item ?? 0) \(path.count)")
        Button("Both") { (first, second) = (true, true) }
        Button("Item and value") {
          item = 3
          path = ["v"]
        }
        Button("All") { (first, second, item, path) = (true, true, 3, ["v"]) }
        Button("None") { (first, second, item, path) = (false, false, nil, []) }
        Button("Not the first") { first = false }
        if hasPath { NavigationStack(path: $path) { root } } else { NavigationStack { root } }
      }
    }

    private var root: some View {
      Text("root")
        .navigationDestination(isPresented: $first) { Text("first page") }
        .navigationDestination(isPresented: $second) { Text("second page") }
        .navigationDestination(item: $item) { Text("item page \($0)") }
        .navigationDestination(for: String.self) { Text("value page \($0)") }
    }
  }

  /// What is on top, page by page, until the root is reached by going back.
  private func walkBack(_ stage: Stage) throws -> [String] {
    let names = ["first page", "second page", "item page 3", "value page v", "root"]
    var walked: [String] = []
    for _ in 0..<6 {
      stage.settle()
      let state = try #require(
        stage.elements.first { $0.name.contains("true") || $0.name.contains("false") })
      let top = try #require(
        stage.elements.last { names.contains($0.name) && $0.frame.minX >= 0 && $0.takesInput })
      walked.append("\(top.name): \(state.name)")
      if top.name == "root" { break }
      try stage.tap("Back")
    }
    return walked
  }

  @Test("Two destinations that are opened at once lie one above the other, and go one by one")
  func bothAtOnce() throws {
    let stage = Stage(width: 400, height: 500) { Two(hasPath: false) }
    try stage.tap("Both")
    let walked = try walkBack(stage)
    // The destination that is written first lies above, nearest to what it was opened from.
    #expect(
      walked == [
        "first page: true true 0 0", "second page: false true 0 0", "root: false false 0 0",
      ], "\(walked)")
  }

  @Test(
    "All kinds of destinations at once: every one is shown by the way back, and no state is left")
  func allAtOnce() throws {
    let stage = Stage(width: 400, height: 500) { Two(hasPath: true) }
    for _ in 0..<2 {
      try stage.tap("All")
      let walked = try walkBack(stage)
      #expect(walked.count == 5 && walked.last == "root: false false 0 0", "\(walked)")
    }
    try stage.tap("Item and value")
    let walked = try walkBack(stage)
    #expect(walked.count == 3 && walked.last == "root: false false 0 0", "\(walked)")
  }

  @Test("The lower of two goes from below the upper, and both at once leave the root")
  func lowerGoes() throws {
    let stage = Stage(width: 400, height: 500) { Two(hasPath: true) }
    try stage.tap("Both")
    stage.settle()
    try stage.tap("Not the first")
    #expect(
      try walkBack(stage) == ["second page: false true 0 0", "root: false false 0 0"])
    try stage.tap("All")
    stage.settle()
    try stage.tap("None")
    #expect(try walkBack(stage) == ["root: false false 0 0"])
  }
}
