import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

private enum Place: Hashable, CaseIterable {
  case home
  case search
  case more
}

@MainActor
@Suite("What a TabView is made of")
struct TabContentTests {
  private func stage(_ view: some View) -> Stage {
    let stage = Stage(width: 300, height: 300) { view }
    stage.settle()
    return stage
  }

  private func isShown(_ text: String, on stage: Stage) throws -> Bool {
    abs(try stage.element(text).frame.midX - 150) < 1
  }

  @Test("Every page has one tab, in its place, whatever it says about that")
  func oneTabEach() throws {
    struct Tabs: View {
      @State private var place: Int? = 3
      var body: some View {
        TabView(selection: $place) {
          Text("page 1").tabItem { Text("First") }.tag(1)
          Text("page 2").tag(2)
          VStack {
            Text("page 3").tabItem { Text("Third") }
            Text("more of 3").tabItem { Text("Wrong") }
          }
          .tag(3)
          Text("page 4").tabItem { Text("Fourth") }.tag(4)
        }
      }
    }
    let stage = stage(Tabs())
    #expect(try isShown("page 3", on: stage))
    try stage.tap("Fourth")
    stage.settle()
    #expect(try isShown("page 4", on: stage))
    try stage.tap("Third")
    stage.settle()
    #expect(try isShown("page 3", on: stage))
    #expect(throws: StageError.self) { try stage.element("Wrong") }
  }

  @Test("A tab with nothing or several views in it is one page")
  func emptyTab() throws {
    let stage = stage(
      TabView {
        Tab("None", systemImage: "house") {}
        Tab("Two", systemImage: "star") {
          Text("one")
          Text("two")
        }
        Tab("Last", systemImage: "house") { Text("page last") }
      })
    try stage.tap("Last")
    stage.settle()
    #expect(try isShown("page last", on: stage))
    try stage.tap("Two")
    stage.settle()
    #expect(try isShown("one", on: stage) && isShown("two", on: stage))
  }

  @Test("There is a dot for each page, however many there are by and by")
  func dots() throws {
    let (stage, count) = makeStage(1) { count in
      TabView { ForEach(0..<count, id: \.self) { Color.red.accessibilityIdentifier("page \($0)") } }
        .tabViewStyle(.page)
    }
    stage.settle()
    #expect(!stage.elements.contains { $0.name.hasPrefix("Page 1 of") })
    for pages in [3, 5, 2] {
      count.value = pages
      stage.settle()
      let dots = try stage.element("Page 1 of \(pages)").frame
      #expect(dots.width == CGFloat(pages * 7 + (pages - 1) * 7))
    }
  }

  @Test("Values are written without their type")
  func values() throws {
    struct Tabs: View {
      @State private var place: Place = .search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("page home") }
          Tab("Search", systemImage: "star", value: .search, role: .search) { Text("page search") }
          Tab(value: .more) {
            Text("page more")
          } label: {
            Text("More")
          }
        }
      }
    }
    let stage = stage(Tabs())
    #expect(try isShown("page search", on: stage))
    try stage.tap("More")
    stage.settle()
    #expect(try isShown("page more", on: stage))
  }

  @Test("An optional selection takes the values that it wraps")
  func optional() throws {
    struct Tabs: View {
      @State private var place: Place? = .search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("page home") }
          Tab("Search", systemImage: "star", value: Place.search) { Text("page search") }
        }
      }
    }
    let stage = stage(Tabs())
    #expect(try isShown("page search", on: stage))
    try stage.tap("Home")
    stage.settle()
    #expect(try isShown("page home", on: stage))
  }

  @Test("Loops, branches and sections hold tabs; hidden ones are left out")
  func structure() throws {
    struct Tabs: View {
      @State private var place = Place.home
      let isLong: Bool
      var body: some View {
        TabView(selection: $place) {
          ForEach(Place.allCases, id: \.self) { place in
            Tab("\(place)", systemImage: "star", value: place) { Text("page \(place)") }
              .hidden(place == .more && !isLong)
          }
          TabSection("Others") {
            if isLong {
              Tab("again", systemImage: "heart", value: Place.home) { Text("page again") }
            } else {
              Tab("short", systemImage: "heart", value: Place.more) { Text("page short") }
            }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let short = stage(Tabs(isLong: false))
    #expect(throws: (any Error).self) { try short.element("more") }
    try short.tap("short")
    short.settle()
    #expect(try isShown("page short", on: short))
    _ = try stage(Tabs(isLong: true)).element("again")
  }
}
