import Foundation
import Glissando
import GlissandoDeck
import GlissandoPainting
import GlissandoTesting
import Testing

@testable import GlissandoPresenting

/// A deck on the disk and what happens to its files during the talk.
@MainActor
struct DeckSourceTests {
  /// A folder with a deck that shows a picture of one colour.
  private final class Folder {
    let path = NSTemporaryDirectory() + "deck-\(UUID().uuidString)"
    var deck: String { path + "/talk.yaml" }
    var picture: String { path + "/ball.png" }

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      try write(Folder.text)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    static let text = """
      glissando: 1
      canvas: [400, 225]
      slides:
        - id: one
          elements: [{id: ball, image: ball.png, size: [100, 100], at: [200, 112]}]
        - {id: two}
      """

    func write(_ text: String) throws {
      try text.write(toFile: deck, atomically: true, encoding: .utf8)
    }

    func paint(_ color: UInt32) throws {
      try PaintedImage(
        width: 8, height: 8, pixels: Array(repeating: color, count: 64)
      ).writePNG(to: picture)
    }
  }

  private func stage(_ model: TalkModel) -> Stage {
    Stage(width: 400, height: 225) { TalkView(model: model) }
  }

  @Test func aFileThatIsNoPictureIsABoxWithItsName() throws {
    let folder = try Folder()
    try Data().write(to: URL(fileURLWithPath: folder.picture))
    let model = try DeckSource.open(folder.deck)
    let stage = stage(model)
    stage.settle()
    #expect(try stage.element("no image “ball.png”").frame.width > 0)
    try folder.paint(0xFFFF_0000)
    model.source?.reloadNow()
    stage.settle()
    #expect(stage.image().pixel(200, 112).x > 200)
  }

  @Test func aPictureThatIsSavedIsShown() throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let model = try DeckSource.open(folder.deck)
    let stage = stage(model)
    #expect(model.problems.isEmpty)
    #expect(stage.image().pixel(200, 112).x > 200)
    try folder.paint(0xFF00_00FF)
    model.source?.reloadNow()
    stage.settle()
    #expect(stage.image().pixel(200, 112).x < 50)
    #expect(stage.image().pixel(200, 112).z > 200)
  }

  @Test func aPictureThatIsSavedWhileNothingNamesItIsShownAsItIs() throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let model = try DeckSource.open(folder.deck)
    let stage = stage(model)
    #expect(stage.image().pixel(200, 112).x > 200)
    try folder.write(Folder.text.replacing("image: ball.png, ", with: "shape: circle, "))
    model.source?.reloadNow()
    stage.settle()
    #expect(model.source?.watched == [folder.deck])
    try folder.paint(0xFF00_00FF)
    try folder.write(Folder.text)
    model.source?.reloadNow()
    stage.settle()
    #expect(stage.image().pixel(200, 112).z > 200)
  }

  @Test func aPictureThatComesLaterIsShownAndNoLongerMissed() throws {
    let folder = try Folder()
    let model = try DeckSource.open(folder.deck)
    let stage = stage(model)
    #expect(model.problems.count == 1)
    try folder.paint(0xFF00_FF00)
    model.source?.reloadNow()
    stage.settle()
    #expect(model.problems.isEmpty)
    #expect(stage.image().pixel(200, 112).y > 200)
  }

  @Test func aPictureThatGoesAndComesBackIsShownAgain() throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let model = try DeckSource.open(folder.deck)
    let stage = stage(model)
    try FileManager.default.removeItem(atPath: folder.picture)
    model.source?.reloadNow()
    stage.settle()
    #expect(model.problems.count == 1)
    // Beside the words that are there instead.
    #expect(stage.image().pixel(158, 112).y > 200)
    // Put away, so that nothing but the picture changes.
    model.report([])
    stage.settle()
    try folder.paint(0xFF00_00FF)
    model.source?.reloadNow()
    stage.settle()
    #expect(stage.image().pixel(200, 112).x < 50)
  }

  @Test(arguments: ["", "glissando: 1\nslides: [", "\u{0}\u{1}", "- a", "glissando: 1\ntitel: x"])
  func theLastGoodDeckStaysWhateverIsSaved(text: String) throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let model = try DeckSource.open(folder.deck)
    model.go(to: DeckPosition(slide: 1))
    let deck = model.deck
    try folder.write(text)
    model.source?.reloadNow()
    #expect(model.deck == deck)
    #expect(!model.problems.isEmpty)
    #expect(model.position.slide == 1)
    try folder.write(Folder.text.replacing("id: one", with: "id: first"))
    model.source?.reloadNow()
    #expect(model.problems.isEmpty)
    #expect(model.deck.slides[0].id == "first")
    #expect(model.position.slide == 1)
  }

  @Test func aDeckThatIsRemovedOrBecomesAFolderIsMissedAndTheTalkGoesOn() throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let model = try DeckSource.open(folder.deck)
    try FileManager.default.removeItem(atPath: folder.deck)
    model.source?.reloadNow()
    #expect(model.problems.first?.message.contains("there is no such file") == true)
    try FileManager.default.createDirectory(
      atPath: folder.deck, withIntermediateDirectories: false)
    model.source?.reloadNow()
    #expect(model.problems.first?.message.contains("it is a folder") == true)
    #expect(model.goForward())
    try FileManager.default.removeItem(atPath: folder.deck)
    try folder.write(Folder.text)
    model.source?.reloadNow()
    #expect(model.problems.isEmpty)
    #expect(model.position == DeckPosition(slide: 1))
  }

  @Test func aFileThatTheMistakenTextNamesIsWatchedToo() throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let model = try DeckSource.open(folder.deck)
    let part = folder.path + "/part.yaml"
    try "slides: [{ids: new}]".write(toFile: part, atomically: true, encoding: .utf8)
    try folder.write(Folder.text + "\n  - include: part.yaml\n")
    model.source?.reloadNow()
    #expect(model.problems.first?.file.hasSuffix("part.yaml") == true)
    #expect(model.source?.watched.contains(part) == true)
    #expect(model.source?.watched.contains(folder.picture) == true)
    // And one that is not there yet.
    try folder.write(Folder.text + "\n  - include: later.yaml\n")
    model.source?.reloadNow()
    #expect(!model.problems.isEmpty)
    #expect(model.source?.watched.contains(folder.path + "/later.yaml") == true)
    try "slides: [{id: new}]".write(
      toFile: folder.path + "/later.yaml", atomically: true, encoding: .utf8)
    model.source?.reloadNow()
    #expect(model.problems.isEmpty)
    #expect(model.source?.watched.contains(part) == false)
  }

  @Test func aFileThatIsSavedWhileTheTextThatNamesItIsReadIsShown() async throws {
    let folder = try Folder()
    try folder.paint(0xFFFF_0000)
    let reader = DeckReader(files: { path in
      // Saved as soon as it has been looked for.
      defer {
        if path.hasSuffix("part.yaml") {
          try? "slides: [{id: new}]".write(toFile: path, atomically: true, encoding: .utf8)
        }
      }
      return try DeckReader.disk(path)
    })
    let model = try DeckSource.open(folder.deck, by: reader)
    try folder.write(Folder.text + "\n  - include: part.yaml\n")
    model.source?.reloadNow()
    #expect(!model.problems.isEmpty)
    for _ in 0..<1000 where !model.problems.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(model.problems.isEmpty)
    #expect(model.deck.slides.last?.id == "new")
  }
}
