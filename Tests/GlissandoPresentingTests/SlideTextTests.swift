import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoTesting
import Testing

@testable import GlissandoPresenting

/// Text and code that change from slide to slide.
@MainActor
struct SlideTextTests {
  private static let canvas = CGSize(width: 800, height: 450)

  private func stage(_ first: [Element], _ second: [Element]) -> (TalkModel, Stage) {
    let deck = Deck(
      canvas: Self.canvas,
      slides: [
        Slide("one", elements: first),
        Slide("two", animation: .linear(duration: 1), elements: second),
      ])
    let model = TalkModel(deck)
    return (model, Stage(width: 800, height: 450) { TalkView(model: model) })
  }

  private func word(_ text: String, _ size: Double, x: Double, y: Double) -> Element {
    .text("word", text, .fontSize(size), .at(x: x, y: y))
  }

  @Test func theSameWordsGrowOnTheirWay() throws {
    let (model, stage) = stage(
      [word("Springs", 30, x: 150, y: 100)], [word("Springs", 90, x: 450, y: 300)])
    let start = try stage.element("word").frame
    model.goForward()
    stage.advance(by: 0.5)
    let middle = try stage.element("word").frame
    #expect(abs(middle.midX - 300) < 1 && abs(middle.midY - 200) < 1)
    #expect(abs(middle.width - 2 * start.width) < 3)
    stage.settle(limit: 2)
    #expect(abs(try stage.element("word").frame.width - 3 * start.width) < 3)
  }

  @Test func otherWordsOfAnotherSizeCrossFadeOnTheirWay() throws {
    let (model, stage) = stage(
      [word("Springs", 90, x: 400, y: 300)],
      [word("How does something get from here to there?", 30, x: 400, y: 100)])
    model.goForward()
    stage.advance(by: 0.5)
    let frame = try stage.element("word").frame
    #expect(abs(frame.midX - 400) < 1 && abs(frame.midY - 200) < 1)
    // The new words are never larger than they will be: one line of 30 points fits into the canvas.
    #expect(frame.height < 120)
    // Beside the old words there are only the new ones, half there.
    let image = stage.image()
    let darkest = (Int(frame.minX)..<Int(frame.minX) + 60).flatMap { x in
      (Int(frame.minY)..<Int(frame.maxY)).map { image.pixel(x, $0).x }
    }.min()
    #expect(darkest.map { (100...170).contains($0) } == true, "\(String(describing: darkest))")
  }
}
