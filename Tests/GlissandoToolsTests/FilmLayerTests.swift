import Foundation
import GlissandoControls
import GlissandoDesktop
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoTools

/// What a window says and asks about its films.
@MainActor
struct FilmLayerTests {
  private let desk = FilmDesk()
  private let stage: Stage

  init() {
    let desk = desk
    desk.isInUse = true
    stage = Stage(width: 700, height: 500) {
      FilmLayer(desk: desk, content: AnyView(Text("Content")))
    }
  }

  @Test("A film is named, with a button that shows it where there is one")
  func notice() throws {
    let place = try stage.element("Content").frame
    desk.notice = WindowNotice("Film: /a/b.film", file: "/a/b.film")
    stage.settle(limit: 5)
    #expect(try stage.element("Film: /a/b.film").frame.maxY < 500)
    #expect(try stage.element("Show in folder").frame.maxX < 700)
    #expect(try stage.element("Content").frame == place)
    desk.notice = WindowNotice("The disk is full", isProblem: true)
    stage.settle(limit: 5)
    #expect(throws: StageError.self) { try stage.element("Show in folder") }
    desk.notice = nil
    stage.settle(limit: 5)
    #expect(throws: StageError.self) { try stage.element("The disk is full") }
  }

  @Test("Keys that nobody has are the content's, as in a window without films")
  func keys() {
    var typed = ""
    let stage = Stage(width: 300, height: 200) {
      FilmLayer(
        desk: desk,
        content: AnyView(
          VStack {
            Text("One")
            Text("Two")
          }.onKeyPress { press in
            typed += press.characters
            return .handled
          }))
    }
    stage.type("ab")
    desk.notice = WindowNotice("Film", file: "/a/b.film")
    stage.settle(limit: 5)
    stage.type("c")
    #expect(typed == "abc")
  }

  @Test("Somebody is asked for a place, under a name that is typed over without its ending")
  func question() throws {
    var places: [URL] = []
    desk.begin = { places.append($0) }
    desk.question = "Springs.film"
    stage.settle(limit: 5)
    #expect(try stage.element("Name").value == "Springs.film")
    stage.type("glissando-\(UUID().uuidString)")
    try stage.tap("Film")
    stage.settle(limit: 5)
    #expect(places.count == 1 && places.first?.pathExtension == "film")
    #expect(places.first?.lastPathComponent.hasPrefix("glissando-") == true)
    #expect(desk.question == nil)
    desk.question = "Springs.film"
    stage.settle(limit: 5)
    try stage.tap("Cancel")
    stage.settle(limit: 5)
    #expect(places.count == 1 && desk.question == nil)
  }

  @Test("What is said lies above the transport's bar where the content has a slot for that")
  func aboveBar() throws {
    let transport = Transport()
    let stage = Stage(width: 700, height: 500) {
      FilmLayer(
        desk: desk,
        content: AnyView(
          VStack(spacing: 0) {
            Color.clear
            TransportDock(height: 50)
          })
      )
      .environment(\.transport, transport)
    }
    desk.notice = WindowNotice("Film")
    stage.settle(limit: 5)
    #expect(try stage.element("Film").frame.maxY < 450)
  }

  @Test("Where a film is to lie is asked in the tools' colour")
  func tint() throws {
    desk.question = "Springs.film"
    stage.settle(limit: 5)
    let accent = PanelPalette(.light).accent.resolve(in: EnvironmentValues())
    let parts = [accent.red, accent.green, accent.blue].map { UInt8(($0 * 255).rounded()) }
    let picture = stage.image()
    let painted = (0..<picture.height).contains { y in
      (0..<picture.width).contains { x in
        let pixel = picture.pixel(x, y)
        return [pixel.x, pixel.y, pixel.z] == parts
      }
    }
    #expect(painted)
  }
}
