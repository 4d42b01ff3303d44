import Foundation
import GlissandoPresenting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// What `glissando FILE` stands for.
@MainActor
@Suite struct FileArgumentTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(
    "A deck is presented, whatever it is called, and the options behind it are those of the talk")
  func decks() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["talk.glissando.yaml", "talk.yaml", "talk", "talk.txt"] {
      let path = try file(name, StarterDeck.plain.text)
      let command = try #require(
        try Program.parse([path, "--windowed", "--slide", "2"]) as? PresentCommand)
      #expect(command.deck == path)
      #expect(command.windowed)
      #expect(command.slide == "2")
    }
    let uri =
      "file://"
      + (try file("a talk.yaml", StarterDeck.plain.text))
      .replacingOccurrences(of: " ", with: "%20")
    #expect((try Program.parse([uri]) as? PresentCommand)?.deck == "\(folder)/a talk.yaml")
  }

  @Test("A deck with a mistake is presented too, which says where the mistake is")
  func damagedDecks() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for text in ["glissando: 1\nslides: [", "slides:\n  - id: [a", "glissando: 1\n"] {
      let path = try file("talk.yaml", text)
      #expect(try FileArguments.resolved([path]) == ["present", path])
    }
    let empty = try file("empty.glissando.yaml", "")
    #expect(try FileArguments.resolved([empty]) == ["present", empty])
  }

  @Test(
    "Statistics and recordings are written over none but their own, where the file's name was forgotten",
    arguments: ["--stats", "--record"])
  func forgottenNames(_ option: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let deck = try file("talk.yaml", StarterDeck.plain.text)
    expectMistake(["present", option, deck], [option, "write over", deck])
    expectMistake(["lab", "\(option)=\(deck)"], [option, "write over", deck])
    for name in [try file("old.json", "{}\n"), try file("empty", ""), folder + "/new.json"] {
      let command = try #require(
        try Program.parse(["present", option, name, deck]) as? PresentCommand)
      #expect(command.deck == deck)
    }
  }

  @Test("Presets and the text of a motion open in the lab")
  func motions() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let presets = try file("own.yaml", "Sheet: \".spring(duration: 0.45, bounce: 0.12)\"\n")
    #expect((try Program.parse([presets]) as? LabCommand)?.presets == presets)
    for text in ["spring(duration: 0.5, bounce: 0.3)", "transition: all 0.3s ease-out;"] {
      let path = try file("motion.txt", text)
      let command = try #require(try Program.parse([path, "--size", "900x600"]) as? LabCommand)
      #expect(command.text == text)
      #expect(command.window.size == CGSize(width: 900, height: 600))
    }
  }

  @Test("A recording is played")
  func recordings() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try file("session", "glissando-recording 1\n")
    #expect(
      try FileArguments.resolved([path, "--scale", "2"]) == ["--replay", path, "--scale", "2"])
  }

  @Test("What cannot be opened is answered in one line that says what arrived and what is allowed")
  func others() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let picture = "\(folder)/a.png"
    try Data([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 13]).write(to: URL(fileURLWithPath: picture))
    let film = try file("a.film", "glissando-film 1\n")
    for (word, words) in [
      (picture, ["a.png", "no text", "a deck"]), (folder, ["it is a folder", "a deck"]),
      ("\(folder)/none.yaml", ["none.yaml", "there is no such file", "a recording"]),
      (film, ["F4", "render", "--out"]), (try file("empty", ""), ["empty", "nothing in it"]),
      (try file("letter.txt", "Dear reader,\n\nall is well.\n"), ["letter.txt", "presets"]),
    ] {
      expectMistake([word], words)
    }
    mkfifo("\(folder)/pipe", 0o600)
    expectMistake(["\(folder)/pipe"], ["it is a pipe", "a deck"])
  }

  @Test(
    "Subcommands and pages are no files, and a word that is nothing is answered with what is near it"
  )
  func words() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try FileArguments.resolved(["lab", "a.yaml"]) == ["lab", "a.yaml"])
    #expect(try FileArguments.resolved(["--list"]) == ["--list"])
    #expect(try FileArguments.resolved([]) == [])
    expectMistake(["presnt"], ["presnt", "present"])
    // An option that the talk does not have is one of “present”.
    let path = try file("talk.yaml", StarterDeck.plain.text)
    expectMistake([path, "twice"], ["twice"])
  }
}
