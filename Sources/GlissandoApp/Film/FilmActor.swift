import Glissando
import GlissandoGallery
import GlissandoPresenting
import GlissandoViews

/// Does with the specimen in a film what its page's script says.
struct FilmActor: ScriptActor {
  private let film: HeadlessFilm
  private let model: PageModel
  private let player: ScriptPlayer

  /// - Parameter start: When the script's time begins, in seconds of the film.
  init(_ page: GalleryPage, _ model: PageModel, in film: HeadlessFilm, start: Double = 0) {
    (self.film, self.model) = (film, model)
    player = ScriptPlayer(page.script, start: start)
  }

  /// Does what is due, before the next frame.
  func advance() { player.advance(to: film.time, self) }

  func perform(_ action: ScriptStep.Action) {
    switch action {
    case .press(let button): model.player.press(button)
    case .turn(let dial, _, let value, _) where model.values.positions.indices.contains(dial):
      model.values.set(dial, to: value)
    case .wheel(let points):
      guard let point = point(.center) else { return }
      film.send(.wheel(delta: CGSize(width: 0, height: points), at: point))
    default: break
    }
  }

  func perform(_ action: HandAction, at place: UnitPoint, before: UnitPoint) {
    // One that leaves lets nothing stay lit.
    guard let point = action == .leave ? CGPoint(x: -1, y: -1) : point(place) else { return }
    film.send(.pointerMoved(point))
    if action == .click || action == .hold {
      film.send(.pointerDown(point, button: 1, modifiers: []))
    }
    if action == .click || action == .release { film.send(.pointerUp(point, button: 1)) }
  }

  private func point(_ place: UnitPoint) -> CGPoint? {
    film.frame(of: "specimen").map {
      CGPoint(x: $0.minX + place.x * $0.width, y: $0.minY + place.y * $0.height)
    }
  }
}
