import Glissando
import GlissandoGallery
import GlissandoPresenting
import GlissandoViews

/// Does with a specimen what a page's script says, in a film.
@MainActor
final class ScriptPlayer {
  private let script: [ScriptStep]
  private let model: PageModel
  private let start: Double
  private var next = 0
  private var turn: (dial: Int, from: Double, to: Double, begin: Double, seconds: Double)?
  private var drag: (from: CGPoint, to: CGPoint, begin: Double, seconds: Double, hold: Double)?

  /// - Parameter start: When the script's time begins, in seconds of the film.
  init(_ page: GalleryPage, _ model: PageModel, start: Double) {
    script = page.script.sorted { $0.time < $1.time }
    self.model = model
    self.start = start
  }

  /// Does what is due, before the next frame of a film.
  func advance(_ film: HeadlessFilm) {
    let time = film.time - start
    continueDrag(film, time)
    continueTurn(time)
    while next < script.count, script[next].time <= time + Self.tolerance {
      perform(script[next].action, film, time)
      next += 1
    }
  }

  /// Sums of frame intervals differ from a script's times by rounding only.
  private static let tolerance = 1e-6

  private func perform(_ action: ScriptStep.Action, _ film: HeadlessFilm, _ time: Double) {
    guard let frame = film.frame(of: "specimen") else { return }
    switch action {
    case .press(let button): model.player.press(button)
    case .wheel(let points):
      film.send(
        .wheel(
          delta: CGSize(width: 0, height: points), at: CGPoint(x: frame.midX, y: frame.midY)))
    case .tapTwice:
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      for _ in 0..<2 {
        film.send(.pointerMoved(middle))
        film.send(.pointerDown(middle, button: 1, modifiers: []))
        film.send(.pointerUp(middle, button: 1))
      }
    case .turn(let dial, let from, let to, let seconds):
      turn = (dial, from, to, time, max(seconds, 0.01))
      continueTurn(time)
    case .drag(let from, let to, let seconds, let hold):
      let points = [from, to].map {
        CGPoint(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
      }
      film.send(.pointerMoved(points[0]))
      film.send(.pointerDown(points[0], button: 1, modifiers: []))
      drag = (points[0], points[1], time, max(seconds, 0.01), hold)
    }
  }

  private func continueTurn(_ time: Double) {
    guard let turn, model.values.positions.indices.contains(turn.dial) else { return }
    let share = min(max(time - turn.begin, 0) / turn.seconds, 1)
    model.values.set(turn.dial, to: turn.from + (turn.to - turn.from) * share)
    if share >= 1 { self.turn = nil }
  }

  private func continueDrag(_ film: HeadlessFilm, _ time: Double) {
    guard let drag else { return }
    let moving = max(drag.seconds - drag.hold, 0.01)
    let share = min(max(time - drag.begin - drag.hold, 0) / moving, 1)
    let point = CGPoint(
      x: drag.from.x + (drag.to.x - drag.from.x) * share,
      y: drag.from.y + (drag.to.y - drag.from.y) * share)
    film.send(.pointerMoved(point))
    guard share >= 1 else { return }
    film.send(.pointerUp(point, button: 1))
    // The pointer leaves, so that nothing stays lit.
    film.send(.pointerMoved(CGPoint(x: -1, y: -1)))
    self.drag = nil
  }
}
