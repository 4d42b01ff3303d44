import Foundation
import Glissando
import GlissandoDeck
import GlissandoMotion
import GlissandoPresenting
import GlissandoTesting
import Testing

@MainActor
struct TalkToolTests {
  private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
    stage.image().pixel(x, y)
  }

  @Test("The pointer light dims all but a disc, which follows the pointer by its spring")
  func light() {
    let (model, stage) = TalkFixture.stage()
    let plain = pixel(stage, 200, 400)
    stage.move(to: CGPoint(x: 200, y: 400))
    model.choose(.light)
    stage.settle()
    #expect(pixel(stage, 200, 400) == plain)
    let dimmed = pixel(stage, 700, 400)
    #expect(Int(dimmed.x) < Int(plain.x) / 2)
    stage.move(to: CGPoint(x: 700, y: 400))
    stage.advance(by: 0.1)
    // In mid-flight: by the spring of 0.28 s and a bounce of 0.12 it has this share of its way.
    let share = Spring(duration: 0.28, bounce: 0.12).value(target: 1.0, time: 0.1)
    let middle = Int(200 + 500 * share)
    #expect(pixel(stage, middle, 400) == plain)
    #expect(pixel(stage, 200, 400) != plain)
    stage.settle()
    #expect(pixel(stage, 700, 400) == plain)
    #expect(model.press("l"))
    stage.settle()
    #expect(pixel(stage, 100, 300) == plain)
  }

  @Test("A pen draws where the pointer is, keeps strokes by their step, and undoes and clears")
  func drawing() {
    let (model, stage) = TalkFixture.stage()
    let plain = pixel(stage, 300, 350)
    #expect(model.press("d"))
    stage.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 400, y: 350))
    stage.settle()
    #expect(model.strokes.count == 1)
    #expect(model.position == DeckPosition())
    let drawn = pixel(stage, 300, 350)
    #expect(drawn != plain)
    stage.drag(from: CGPoint(x: 200, y: 380), to: CGPoint(x: 400, y: 380))
    #expect(model.strokes.count == 2)
    model.press(.pageDown)
    #expect(model.strokes.isEmpty)
    model.press(.pageUp)
    #expect(model.strokes.count == 2)
    model.press("z", modifiers: .control)
    #expect(model.strokes.count == 1)
    model.press("c")
    stage.settle()
    #expect(model.strokes.isEmpty)
    #expect(pixel(stage, 300, 350) == plain)
  }

  @Test("Strokes stay on their slide when slides are put before it")
  func drawingAndSaving() {
    let model = TalkModel(TalkFixture.deck)
    model.choose(.pen)
    model.draw(to: CGPoint(x: 10, y: 10))
    model.draw(to: CGPoint(x: 90, y: 10))
    model.draw(to: CGPoint(x: CGFloat.nan, y: 10))
    model.endStroke()
    #expect(model.strokes.first?.points.count == 2)
    var deck = TalkFixture.deck
    deck.slides.insert(Slide("zero"), at: 0)
    model.show(deck)
    #expect(model.position.slide == 1)
    #expect(model.strokes.count == 1)
  }

  @Test("A stroke that is being drawn as the talk goes on stays where it was begun")
  func drawingAndGoing() {
    let model = TalkModel(TalkFixture.deck)
    model.choose(.pen)
    for x in [10.0, 50] { model.draw(to: CGPoint(x: x, y: 10)) }
    model.goForward()
    #expect(model.strokes.isEmpty)
    model.draw(to: CGPoint(x: 90, y: 10))
    model.endStroke()
    #expect(model.strokes.first?.points == [CGPoint(x: 90, y: 10)])
    model.goBack()
    #expect(model.strokes.map(\.points.count) == [2])
  }

  @Test("The magnifier shows what is under the pointer larger, in its place")
  func magnifier() throws {
    let (model, stage) = TalkFixture.stage()
    let before = try stage.element("ball").frame
    stage.move(to: CGPoint(x: before.midX, y: before.midY))
    model.press("m")
    stage.settle()
    let after = try stage.element("ball").frame
    #expect(abs(after.midX - before.midX) < 0.5)
    #expect(abs(after.midY - before.midY) < 0.5)
    #expect(abs(after.width - before.width * 2.2) < 0.5)
    model.press("m")
    stage.settle()
    #expect(try stage.element("ball").frame == before)
  }
}
