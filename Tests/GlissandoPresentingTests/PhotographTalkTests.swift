import Foundation
import GlissandoDeck
import GlissandoMotion
import GlissandoPainting
import GlissandoPresenting
import GlissandoViews
import Testing

/// The talk of pictures that comes with the project.
@MainActor
@Suite("The talk of pictures")
struct PhotographTalkTests {
  private static let path = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Assets/decks/photographs.yaml").standardized.path

  @Test("It has twelve slides, and every picture of it is there")
  func whole() throws {
    let result = try DeckReader(scenes: []).read(Self.path)
    #expect(result.deck.slides.count == 12)
    #expect(result.deck.slides.allSatisfy { !$0.images.isEmpty })
    for image in result.images {
      #expect(FileManager.default.fileExists(atPath: image), "\(image)")
    }
  }

  @Test("The pictures of the next slide and of the one before are read while this one is shown")
  func ahead() throws {
    let deck = try DeckReader(scenes: []).read(Self.path).deck
    let model = TalkModel(deck, at: DeckPosition(slide: 3))
    let reader = ImageFileReader(isPatient: false)
    let host = ViewHost(
      TalkView(model: model), size: CGSize(width: 192, height: 108), scale: 1,
      textShaper: PangoTextShaper(), imageReader: reader)
    for index in 0..<3 {
      _ = host.render(FrameTime(index: index, seconds: Double(index) / 60, interval: 1 / 60))
      host.finishFrame()
    }
    let shown = Set(deck.slides[3].images)
    let others = Set(deck.slides[4].images + deck.slides[2].images).subtracting(shown)
    #expect(others.count == 2)
    // Generous, because it only decides how long a failure takes.
    for _ in 0..<12_000 where reader.aheadCount < others.count {
      Thread.sleep(forTimeInterval: 0.005)
    }
    #expect(reader.aheadCount == others.count)
  }
}
