import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@Suite("The scheme that views want")
@MainActor
struct PreferredColorSchemeTests {
  /// How bright the upper left corner of a window is, from 0 to 1.
  private func corner(_ stage: Stage) -> Double {
    Double(stage.image().pixel(2, 2).x) / 255
  }

  @Test("A view that wants the dark scheme has the whole window dark, its ground too")
  func wholeWindow() {
    let stage = Stage(width: 100, height: 100) {
      VStack {
        SchemeProbe("beside")
        SchemeProbe("inside").preferredColorScheme(.dark)
      }
    }
    #expect(stage.elements.compactMap(\.text) == ["beside dark", "inside dark"])
    #expect(corner(stage) < 0.3)
    #expect(stage.colorScheme == .light)
  }

  @Test("The window follows the wish, and the desktop again when there is none")
  func follows() throws {
    let stage = Stage(width: 200, height: 100) { Wishes() }
    #expect(corner(stage) > 0.7)
    try stage.tap("dark")
    #expect(corner(stage) < 0.3)
    stage.colorScheme = .dark
    try stage.tap("light")
    #expect(corner(stage) > 0.7)
    try stage.tap("none")
    #expect(corner(stage) < 0.3)
    stage.colorScheme = .light
    #expect(corner(stage) > 0.7)
  }

  @Test("Of several wishes the first counts that says something")
  func first() {
    let stage = Stage(width: 100, height: 100) {
      VStack {
        SchemeProbe("a").preferredColorScheme(nil)
        SchemeProbe("b").preferredColorScheme(.dark)
        SchemeProbe("c").preferredColorScheme(.light)
      }
    }
    #expect(stage.elements.compactMap(\.text) == ["a dark", "b dark", "c dark"])
  }

  @Test("What a sheet wants is the sheet's alone")
  func sheet() throws {
    let stage = Stage(width: 400, height: 300) {
      SchemeProbe("window").sheet(isPresented: .constant(true)) {
        SchemeProbe("sheet").preferredColorScheme(.dark)
      }
    }
    stage.advance(by: 1)
    #expect(stage.elements.contains { $0.text == "sheet dark" })
    #expect(stage.elements.contains { $0.text == "window light" })
  }

  @Test("A view that goes takes its wish with it")
  func gone() throws {
    let stage = Stage(width: 200, height: 100) { Passing() }
    #expect(corner(stage) < 0.3)
    try stage.tap("go")
    #expect(corner(stage) > 0.7)
  }
}

private struct SchemeProbe: View {
  let name: String
  @Environment(\.colorScheme) private var scheme

  init(_ name: String) { self.name = name }

  var body: some View { Text(verbatim: "\(name) \(scheme == .dark ? "dark" : "light")") }
}

private struct Wishes: View {
  @State private var wish: ColorScheme?

  var body: some View {
    HStack {
      Button("dark") { wish = .dark }
      Button("light") { wish = .light }
      Button("none") { wish = nil }
    }
    .preferredColorScheme(wish)
  }
}

private struct Passing: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("go") { isThere = false }
      if isThere { Color.clear.preferredColorScheme(.dark) }
    }
  }
}
