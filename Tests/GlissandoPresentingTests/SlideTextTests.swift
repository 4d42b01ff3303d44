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

  /// The ink of a slide in flight: the first and last rows and columns that are dark.
  private func ink(_ stage: Stage) -> CGRect {
    let image = stage.image()
    var (left, top, right, bottom) = (image.width, image.height, 0, 0)
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x, y).x < 128 {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  @Test func linesThatStayTheSameGrowTogether() throws {
    let lines = "Motion\nthat lives on"
    let (model, stage) = stage(
      [word(lines, 24, x: 200, y: 100)], [word(lines, 72, x: 450, y: 280)])
    let start = ink(stage)
    model.goForward()
    stage.advance(by: 0.5)
    let middle = ink(stage)
    stage.settle(limit: 2)
    let end = ink(stage)
    // Half way every line is where and as large as the mean of before and after: nothing is doubled.
    #expect(abs(middle.width - (start.width + end.width) / 2) < 4, "\(start) \(middle) \(end)")
    #expect(abs(middle.height - (start.height + end.height) / 2) < 4)
    #expect(abs(middle.minX - (start.minX + end.minX) / 2) < 4)
    #expect(abs(middle.minY - (start.minY + end.minY) / 2) < 4)
  }

  @Test func linesThatAreBrokenAnewAreOfOneSizeOnTheirWay() throws {
    let words = "What comes and goes can turn round too"
    func text(_ size: Double, width: Double) -> Element {
      .text("word", words, .fontSize(size), .width(width), .at(x: 400, y: 225))
    }
    let (model, stage) = stage([text(24, width: 700)], [text(60, width: 500)])
    model.goForward()
    var heights: [Double] = []
    for _ in 0..<10 {
      stage.advance(by: 0.1)
      heights.append(ink(stage).height)
    }
    stage.settle(limit: 2)
    // One line becomes three. Those that leave grow like those that come: neither are as large at the
    // beginning as they will be.
    #expect(heights[3] > heights[0] * 1.3, "\(heights)")
    #expect(heights[6] < ink(stage).height * 0.9, "\(heights)")
    #expect(heights[6...] == heights[6...].sorted()[...], "\(heights)")
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
