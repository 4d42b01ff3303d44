import Glissando
import GlissandoDeck
import GlissandoNotation
import GlissandoPresenting
import GlissandoTesting
import Testing

/// A plot is the same thing on the next slide, of another size and with other letters.
@MainActor
struct PlotGlidingTests {
  private static func spring(_ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: 0.6, bounce: bounce)))
  }

  private static let deck = Deck(canvas: TalkFixture.canvas) {
    Slide("small") {
      Element.plot(
        "plot", [spring(0.2)], .at(x: 400, y: 225), .width(280), .height(180), .fontSize(14))
    }
    Slide("large") {
      Element.plot(
        "plot", [spring(0.5)], .at(x: 400, y: 225), .width(600), .height(380), .fontSize(26))
    }
  }

  /// The first and last column and row in which there is the colour of a curve.
  private func extent(_ stage: Stage) -> [Double] {
    let image = stage.image()
    var extent = [Double.infinity, -.infinity, .infinity, -.infinity]
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x, y)
        let channels = [pixel.x, pixel.y, pixel.z].map { Int($0) }
        guard channels.max()! - channels.min()! > 60 else { continue }
        let (x, y) = (Double(x), Double(y))
        extent = [min(extent[0], x), max(extent[1], x), min(extent[2], y), max(extent[3], y)]
      }
    }
    return extent
  }

  @Test("A plot glides to another size from where it is, forth, back and interrupted")
  func gliding() {
    let (model, stage) = TalkFixture.stage(Self.deck)
    var before = extent(stage)
    let start = before
    for (key, frames) in [(KeyEquivalent.pageDown, 9), (.pageUp, 5), (.pageDown, 60)] {
      model.press(key)
      for _ in 0..<frames {
        stage.advance(frames: 1)
        let now = extent(stage)
        for (one, other) in zip(before, now) {
          #expect(abs(one - other) < 26, "\(before) → \(now) after \(stage.time) s")
        }
        before = now
      }
    }
    #expect(before[0] < start[0] - 100)
    #expect(before[1] > start[1] + 100)
  }
}
