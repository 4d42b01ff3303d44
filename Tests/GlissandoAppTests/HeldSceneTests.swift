import Glissando
import GlissandoPainting
import GlissandoPresenting
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
@Suite("The scene while its time is held back")
struct HeldSceneTests {
  private static let size = CGSize(width: 1280, height: 800)

  private func film(_ model: InterruptModel) -> HeadlessFilm {
    HeadlessFilm(
      InterruptView(model: model), size: Self.size, scale: 1, colorScheme: .light,
      reduceMotion: false, frameRate: 60)
  }

  /// The rows of the control strip.
  private func strip(_ image: PaintedImage) -> ArraySlice<UInt32> {
    let top = Int(Self.size.height - Metrics(Self.size).strip)
    return image.pixels[(top * image.width)...]
  }

  @Test("A control shows at once what was chosen, in a pause and in slow motion")
  func controls() {
    for hold in [{ $0.isPaused = true }, { $0.pace = .tenth }] as [(InterruptModel) -> Void] {
      let model = InterruptModel()
      let film = film(model)
      _ = film.next()
      hold(model)
      _ = film.next()
      model.kind = .linear
      let shown = film.next()
      let expected = InterruptModel()
      expected.kind = .linear
      let other = self.film(expected)
      _ = other.next()
      hold(expected)
      _ = other.next()
      #expect(strip(shown) == strip(other.next()))
    }
  }

  @Test("Interruptions and sizes that arrive in a pause need no second evaluation of a body")
  func warnings() {
    let warnings = ViewWarning.collecting {
      let model = InterruptModel()
      let stage = Stage(width: 1280, height: 800) { InterruptView(model: model) }
      stage.advance(by: 1)
      for key in ["p", "i", "i", "i"] as [KeyEquivalent] { stage.key(key) }
      for _ in 0..<40 {
        stage.key(".")
        stage.advance(frames: 1)
      }
      stage.size = CGSize(width: 700, height: 500)
      stage.advance(frames: 2)
      for key in ["i", "i", "p"] as [KeyEquivalent] { stage.key(key) }
      #expect(stage.settle(limit: 20))
      stage.size = CGSize(width: 400, height: 420)
      stage.settle(limit: 20)
      #expect(model.ball.target.x <= model.stage.width)
    }
    #expect(warnings == [])
  }
}
