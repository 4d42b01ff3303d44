import ArgumentParser
import Foundation
import GlissandoDeck
import GlissandoPresenting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
struct PresentCommandTests {
  /// A file with a text, for as long as it is looked at.
  private func withFile(_ text: String?, _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "present-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text?.write(toFile: path, atomically: true, encoding: .utf8)
    try body(path)
  }

  private func run(_ arguments: String...) throws {
    let command = try PresentCommand.parse(arguments)
    try command.run()
  }

  @Test func mistakesInADeckBeginWithTheirPlace() throws {
    let text = """
      glissando: 1
      slides:
        - elements:
            - {id: a, scene: lab-dot, settings: {palys: on}}
            - {id: b, scene: springs, settings: {a: bouncy}}
      """
    try withFile(text) { path in
      do {
        try run("--check", path)
        Issue.record("no mistake was found")
      } catch {
        let line = ErrorLine(error)
        #expect(line.beginsWithPlace)
        let lines = line.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("\(path):4:44: “palys” is no setting of “lab-dot”") == true)
        #expect(lines.last?.hasPrefix("\(path):5:") == true)
      }
    }
    #expect(!ErrorLine(ValidationError("no")).beginsWithPlace)
  }

  @Test(arguments: StarterDeck.allCases)
  func aStarterIsWrittenOnceAndHasNoMistakes(starter: StarterDeck) throws {
    try withFile(nil) { path in
      try run("--new", "--starter", starter.rawValue, path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == starter.text)
      try run("--check", path)
      #expect(throws: ValidationError.self) { try run("--new", path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == starter.text)
    }
  }

  @Test func aSlideThatIsNoneIsRefused() throws {
    let text = "glissando: 1\nslides:\n  - {id: a, elements: []}\n"
    try withFile(text) { path in
      for slide in ["0", "2", "-9223372036854775808", "b"] {
        #expect(throws: ValidationError.self) { try run("--slide=\(slide)", path) }
      }
    }
  }
}
