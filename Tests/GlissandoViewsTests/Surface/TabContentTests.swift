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
