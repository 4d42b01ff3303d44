import Foundation
import GlissandoControls
import GlissandoDesktop
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoLab
@testable import GlissandoTools

/// What the lab says while the window says something of a film.
@MainActor
struct LabFilmNoticeTests {
  @Test("What the lab says lies above what the window says of a film, and below again after it")
  func above() throws {
    let desk = FilmDesk()
    desk.isInUse = true
    let model = LabModel()
    let stage = Stage(width: 1280, height: 800) {
      FilmLayer(desk: desk, content: AnyView(LabView(model: model)))
    }
    model.say(LabNotice("Something."))
    stage.settle(limit: 3)
    let before = try stage.element("Something.").frame
    desk.notice = WindowNotice("Film: ~/a.film", file: "/home/a.film")
    stage.settle(limit: 3)
    let film = try stage.element("Show in folder").frame
    let button = try stage.element("Close the message").frame
    #expect(button.maxY <= film.minY - 7)
    desk.notice = nil
    stage.settle(limit: 3)
    #expect(try stage.element("Something.").frame == before)
  }
}
