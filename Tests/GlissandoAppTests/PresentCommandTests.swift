import ArgumentParser
import Foundation
import GlissandoDeck
import GlissandoDrawing
import GlissandoPainting
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

  @Test func picturesThatAreNoneAreNamedWithTheirPlace() throws {
    let folder = NSTemporaryDirectory() + "pictures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let image = RasterImage(
      width: 64, height: 64, pixels: (0..<4096).map { 0xFF00_0000 | $0 &* 2_654_435_761 })
    let png = try ImageFileReader().bytes(of: image, as: .png)
    let jpeg = try ImageFileReader().bytes(of: image, as: .jpeg(quality: 0.9))
    let files: [(name: String, bytes: Data, reason: String?)] = [
      ("whole.png", png, nil), ("whole.jpg", jpeg, nil), ("endings-lie.png", jpeg, nil),
      ("more.png", png + Data(count: 100), nil), ("more.jpg", jpeg + Data(count: 100), nil),
      ("empty.png", Data(), "it is empty"),
      ("text.png", Data("hello".utf8), "it is neither a PNG, nor a JPEG, an SVG or a PDF file"),
      ("cut.png", png.prefix(png.count / 2), "it is cut off"),
      ("cut.jpg", jpeg.prefix(jpeg.count * 2 / 3), "it is cut off"),
      ("stub.jpg", jpeg.prefix(30), "its header is damaged"),
    ]
    var text = "glissando: 1\nslides:\n  - elements:\n"
    for file in files {
      try file.bytes.write(to: URL(fileURLWithPath: folder + "/" + file.name))
      text += "    - image: \(file.name)\n"
    }
    let deck = folder + "/talk.yaml"
    try text.write(toFile: deck, atomically: true, encoding: .utf8)
    let expected = files.enumerated().compactMap { index, file in
      file.reason.map {
        "\(deck):\(index + 4):14: the image “\(folder)/\(file.name)” cannot be shown as it is: \($0); "
          + "allowed is a PNG, JPEG, SVG or PDF file that is whole"
      }
    }
    do {
      try run("--check", deck)
      Issue.record("nothing was said")
    } catch {
      #expect(ErrorLine(error).text.split(separator: "\n").map(String.init) == expected)
    }
  }

  @Test func aVectorThatCannotBeDrawnIsNamed() throws {
    let path = NSTemporaryDirectory() + "cut-\(UUID().uuidString).svg"
    try Data("<svg xmlns='http://www.w3.org/2000/svg'><rect".utf8).write(
      to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    // What the library says about it.
    let reason = try #require(ImageFileReader.drawingProblem(with: path))
    try withFile("glissando: 1\nslides:\n  - elements:\n    - image: \(path)\n") { deck in
      do {
        try run("--check", deck)
        Issue.record("nothing was said")
      } catch {
        #expect(ErrorLine(error).text.contains("cannot be shown as it is: \(reason); allowed"))
      }
    }
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
