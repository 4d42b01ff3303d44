import Foundation
import GlissandoDeck
import GlissandoMotion
import GlissandoPainting
import GlissandoPresenting
import GlissandoViews
import Testing

/// Texts of a talk that are shaped before they are on screen.
@MainActor
@Suite("The texts of a talk are shaped ahead")
final class TextsAheadTests {
  private let shaper = PangoTextShaper()
  private var frame = 0

  private func deck(_ name: String) throws -> Deck {
    let path = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Assets/decks/\(name).yaml").standardized.path
    return try DeckReader(scenes: DeckScenes.specimenNames).read(path).deck
  }

  private func host(_ model: TalkModel) -> ViewHost {
    ViewHost(
      TalkView(model: model), size: CGSize(width: 192, height: 108), scale: 1,
      textShaper: shaper, imageReader: ImageFileReader())
  }

  /// Lets so many frames pass, 60 in a second.
  private func run(_ host: ViewHost, frames: Int) {
    for _ in 0..<frames {
      _ = host.render(FrameTime(index: frame, seconds: Double(frame) / 60, interval: 1 / 60))
      host.finishFrame()
      frame += 1
    }
  }

  private func rest(_ host: ViewHost) {
    run(host, frames: 1)
    frame += 66
    run(host, frames: 1)
    // Generous, because it only decides how long a failure takes.
    for _ in 0..<12_000 where shaper.isShapingAhead { Thread.sleep(forTimeInterval: 0.005) }
  }

  @Test("Whoever goes on, or back, waits for no text")
  func onward() throws {
    let deck = try deck("photographs")
    let model = TalkModel(deck, at: DeckPosition(slide: 1))
    let host = host(model)
    rest(host)
    for _ in 2...5 {
      let before = shaper.awaitedCount
      #expect(shaper.aheadCount > 0)
      model.goForward()
      run(host, frames: 1)
      #expect(shaper.awaitedCount == before, "slide \(model.position.slide)")
      rest(host)
    }
  }

  @Test("Nor on a slide before, where there are code, words in bold and stacks")
  func backward() throws {
    let deck = try deck("springs")
    for slide in ["two-numbers", "three-words", "code", "home"] {
      let index = try #require(deck.slides.firstIndex { $0.id == slide })
      let model = TalkModel(deck, at: DeckPosition(slide: index + 1))
      let host = host(model)
      rest(host)
      let before = shaper.awaitedCount
      model.goBack()
      run(host, frames: 1)
      #expect(model.position.slide == index)
      #expect(shaper.awaitedCount == before, "slide \(slide)")
      frame = 0
    }
  }

  @Test("Nothing is shaped ahead while the talk goes on, and a talk at rest has nothing to do")
  func idle() throws {
    let model = TalkModel(try deck("photographs"))
    let host = host(model)
    for _ in 0..<4 {
      run(host, frames: 30)
      #expect(shaper.aheadCount == 0 && !shaper.isShapingAhead)
      model.goForward()
    }
    rest(host)
    #expect(shaper.aheadCount > 0)
    run(host, frames: 120)
    #expect(host.nextWakeUp == nil && !shaper.isShapingAhead)
  }
}
