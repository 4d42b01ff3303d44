import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import GlissandoTools
import GlissandoViews
import Testing

@testable import GlissandoLab

/// What is dropped on the lab.
@MainActor
@Suite struct LabDropTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-drops-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func drop(_ stage: Stage, _ content: DroppedContent...) -> Bool {
    stage.host.send(.dropped(content, at: CGPoint(x: 600, y: 300)), at: stage.time)
  }

  @Test("Text becomes lanes, and what is no motion is told of")
  func text() {
    let model = LabModel()
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    #expect(drop(stage, .text(".spring(duration: 0.9, bounce: 0.1)")))
    #expect(model.letters == [.a, .b])
    #expect(drop(stage, .text("https://example.org")))
    #expect(model.letters == [.a, .b] && model.notice?.isProblem == true)
  }

  @Test("The text of a motion, presets and documents are taken from their files")
  func files() throws {
    let model = LabModel()
    let stage = stage(model)
    #expect(drop(stage, .url(try file("ease.css", "cubic-bezier(0.2, 0, 0, 1)"))))
    #expect(model.letters == [.a, .b])
    let presets = "Sheet:\n  stiffness: 400\n  damping: 30\n  initialVelocity: 2\n"
    #expect(drop(stage, .url(try file("own.yaml", presets))))
    #expect(model.letters == [.a, .b, .c])
    #expect(model.selected.name == "Sheet" && model.selected.initialVelocity == 2)
    let saved = try file("a.\(LabFile.ending)", LabModel().labFile.text)
    #expect(drop(stage, .url(saved)))
    #expect(model.letters == [.a] && model.documentName == "a")
    model.undo()
    #expect(model.letters == [.a, .b, .c])
  }

  @Test("A picture is the face of the card, and comes back with the lab")
  func picture() throws {
    let place = folder.appendingPathComponent("lab.json").path
    let model = LabModel()
    let memory = LabMemory(path: place)
    model.follow(memory)
    let stage = stage(model)
    stage.settle(limit: 3)
    model.score.kind = .card
    stage.settle(limit: 3)
    let before = stage.image()
    let red = Stage(width: 40, height: 20) { Color.red }
    let url = folder.appendingPathComponent("red.png")
    try red.image().writePNG(to: url.path)
    #expect(drop(stage, .url(url)))
    model.say(nil)
    stage.settle(limit: 3)
    #expect(stage.image() != before)
    memory.finish()
    let again = LabModel()
    let other = LabMemory(path: place)
    again.follow(other)
    #expect(again.score.picture == url.path && again.score.kind == .card)
    other.finish()
  }

  @Test("What is nothing for the lab is left to whoever opens files")
  func others() throws {
    let model = LabModel()
    let before = model.document
    // Both hold the text of a motion, which is not what they are there for.
    let deck = try file(
      "talk.yaml", "glissando: 1\nslides:\n  - title: One\n    animation: .spring(duration: 0.9)\n")
    let recording = try file(
      "session.txt", "\(RecordingHeader.magic) 1\ncommand \"lab\" \"spring(duration: 0.9)\"\n")
    let binary = try file("a.bin", "\u{0}\u{1}")
    for url in [deck, recording, binary, folder.appendingPathComponent("none.txt")] {
      #expect(!model.receiveDrop(of: url))
    }
    #expect(model.document == before)
  }

  /// The lab in a window that opens files.
  private func stage(_ model: LabModel) -> Stage {
    Stage(width: 1280, height: 800) {
      LabView(model: model).onOpenURL { _ = model.receiveDrop(of: $0) }
    }
  }
}
