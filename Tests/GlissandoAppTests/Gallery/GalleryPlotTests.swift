import Foundation
import Glissando
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// The plot measures what is shown.
@MainActor
@Suite struct GalleryPlotTests {
  private func makeStage(_ name: String) throws -> (Stage, PageModel) {
    let model = GalleryModel(.page(name))
    let page = try #require(model.page)
    let pageModel = model.model(of: page)
    // Who comes to a page sees it move after a while; here it moves when it is told to.
    pageModel.hasPlayedItself = true
    return (Stage(width: 1280, height: 800) { GalleryView(model: model) }, pageModel)
  }

  @Test("The plot of a spring is the spring")
  func spring() throws {
    let (stage, page) = try makeStage("springs")
    let start = stage.time
    page.player.press()
    stage.advance(by: 1)
    let spring = Spring(duration: 0.6, bounce: 0.4)
    let points = try #require(page.log.run.channels.first?.points)
    #expect(points.count > 55)
    for point in points where point.x > 0 {
      let value = spring.value(target: 1.0, time: point.x)
      #expect(abs(point.y - value) < 0.0011, "at \(point.x + start)")
    }
  }

  @Test("An interruption is marked where it happened, and the curve goes on from there")
  func interruption() throws {
    let (stage, page) = try makeStage("springs")
    page.player.press()
    stage.advance(by: 0.2)
    page.player.press()
    stage.advance(by: 0.6)
    let channel = try #require(page.log.run.channels.first)
    #expect(channel.turns.count == 2)
    #expect(abs((channel.turns.last ?? 0) - 0.2) < 0.02)
    for (point, next) in zip(channel.points, channel.points.dropFirst()) {
      #expect(abs(next.y - point.y) < 0.12)
    }
  }

  @Test("A run ends at rest, and the next one keeps it to compare with")
  func runs() throws {
    let (stage, page) = try makeStage("springs")
    #expect(!page.log.isLive)
    page.player.press()
    #expect(stage.settle(limit: 6))
    stage.advance(by: 1)
    #expect(!page.log.isLive)
    let first = page.log.run.length
    #expect(first > 0.5)
    let frames = stage.framesRendered
    stage.advance(by: 1)
    #expect(stage.framesRendered == frames, "a plot at rest costs no frames")
    page.player.press()
    stage.advance(by: 0.1)
    #expect(page.log.previous.length == first)
    #expect(page.log.run.length < 0.2)
  }

  @Test("A delay does not end a run")
  func delay() throws {
    let (stage, page) = try makeStage("modifier-order")
    page.player.press()
    stage.advance(by: 0.9)
    #expect(page.log.isLive)
    #expect(page.log.previous.isEmpty)
    #expect(page.log.run.length > 0.85)
  }

  @Test("Keyframes and drags are not taken for interruptions")
  func keyframes() throws {
    let (stage, page) = try makeStage("keyframe-animator")
    page.player.press()
    stage.advance(by: 1)
    let channel = try #require(page.log.run.channels.first)
    #expect(channel.points.count > 40)
    #expect(channel.turns.isEmpty)
    #expect((channel.points.map(\.y).max() ?? 0) > 60)
  }

  @Test("A run that goes on for ever keeps only its last seconds")
  func endless() {
    var run = Run()
    for frame in 0..<6000 {
      run.note("a", value: Double(frame % 60), target: 60)
      run.sample(at: Double(frame) / 60)
    }
    #expect((run.channels.first?.points.count ?? 0) < 60 * 25)
    #expect(abs(run.length - 5999.0 / 60) < 1e-9)
  }

  @Test("Numbers that are none are left out")
  func notFinite() {
    let log = ProbeLog()
    log.note("a", value: .nan, target: 1)
    log.note("a", value: .infinity, target: 1)
    #expect(!log.isLive)
    #expect(log.run.channels.isEmpty)
  }
}
