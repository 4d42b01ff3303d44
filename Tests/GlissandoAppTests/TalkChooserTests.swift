import Foundation
import Glissando
import GlissandoFiles
import GlissandoPresenting
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// `glissando present` without a deck.
@MainActor
@Suite struct TalkChooserTests {
  private let home = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: home + "/Documents", withIntermediateDirectories: true)
  }

  private func chooser(_ recent: [String] = [], opened: OpenedTalks) -> TalkChooserModel {
    TalkChooserModel(recent: recent, folders: UserFolders(["HOME": home])) {
      opened.paths.append($0)
    }
  }

  private func texts(of stage: Stage) -> [String] { stage.elements.compactMap(\.text) }

  private final class OpenedTalks { var paths: [String] = [] }

  private func deck(_ name: String) throws -> String {
    let path = "\(home)/\(name)"
    try Data(StarterDeck.plain.text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("The talks of late are offered by their titles, and one is presented by a click")
  func recent() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let path = try deck("a.yaml")
    let opened = OpenedTalks()
    let stage = Stage(width: 900, height: 600) {
      TalkChooser(model: chooser([path], opened: opened))
    }
    stage.settle()
    #expect(texts(of: stage).contains("A plain talk"))
    #expect(texts(of: stage).contains("~/a.yaml"))
    try stage.tap(path)
    #expect(opened.paths == [path])
  }

  @Test(
    "The mark of the keyboard is whole around each talk, and the pointer takes nothing from its words"
  )
  func mark() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let paths = try ["a.yaml", "b.yaml"].map(deck)
    let stage = Stage(width: 900, height: 600) {
      TalkChooser(model: chooser(paths, opened: OpenedTalks()))
    }
    stage.settle()
    let before = stage.image()
    for path in paths {
      stage.key(.tab)
      stage.settle()
      let (marked, talk) = (stage.image(), try stage.element(path).frame)
      for (x, y) in [
        (talk.minX - 2.5, talk.midY), (talk.maxX + 2.5, talk.midY), (talk.midX, talk.minY - 2.5),
        (talk.midX, talk.maxY + 2.5),
      ] {
        #expect(marked.pixel(Int(x), Int(y)) != before.pixel(Int(x), Int(y)), "\(path): \(x), \(y)")
      }
    }
    let title = try #require(stage.elements.first { $0.text == "A plain talk" })
    func darkest() -> Int {
      let (image, frame) = (stage.image(), title.frame)
      return (Int(frame.minX)..<Int(frame.maxX)).flatMap { x in
        (Int(frame.minY)..<Int(frame.maxY)).map { Int(image.pixel(x, $0).x) }
      }.min() ?? 255
    }
    let resting = darkest()
    stage.move(to: CGPoint(x: title.frame.midX, y: title.frame.midY))
    stage.settle()
    #expect(darkest() <= resting)
  }

  @Test("A path that is typed is presented, and what is wrong with it is said")
  func typed() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    _ = try deck("a.yaml")
    let opened = OpenedTalks()
    let model = chooser(opened: opened)
    model.openTyped()
    #expect(model.problem != nil)
    model.path = "~/none.yaml"
    model.openTyped()
    #expect(model.problem?.contains("none.yaml") == true)
    #expect(opened.paths == [])
    model.path = " ~/a.yaml "
    model.openTyped()
    #expect(opened.paths == ["\(home)/a.yaml"])
    #expect(model.problem == nil)
  }

  @Test("A new talk is written into the documents under a name that is free")
  func new() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let opened = OpenedTalks()
    let model = chooser(opened: opened)
    model.begin(.plain)
    model.begin(.lightning)
    let documents = home + "/Documents"
    #expect(
      opened.paths == ["\(documents)/Talk.glissando.yaml", "\(documents)/Talk 2.glissando.yaml"])
  }

  @Test("The list of late has each deck once, the newest first, and only those that are there")
  func list() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let recent = RecentTalks(folder: home + "/state")
    #expect(recent.decks == [])
    let paths = try ["a.yaml", "b.yaml"].map(deck)
    recent.note(paths[0])
    recent.note(paths[1])
    recent.note(home + "/none.yaml")
    recent.note(home + "/Documents/../a.yaml")
    #expect(recent.decks == paths)
    for number in 0..<40 { recent.note("\(home)/\(number).yaml") }
    #expect(recent.decks == [])
    let lines = try String(contentsOfFile: recent.path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == RecentTalks.limit)
  }

  @Test("What a killed program has left beside the list of late goes with the next talk")
  func sweeping() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let left = home + "/.glissando-1a.tmp"
    try Data("x".utf8).write(to: URL(fileURLWithPath: left))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: left)
    RecentTalks(folder: home).note(try deck("a.yaml"))
    #expect(!OutputFile.isAnything(at: left))
  }

  @Test("What is about a deck is refused without one")
  func options() {
    expectMistake(["present", "--check"], ["--check", "name its file"])
    expectMistake(["present", "--slide", "2"], ["--slide", "leave out"])
  }
}
