import Foundation
import Glissando
import GlissandoDrawing
import GlissandoNotation
import GlissandoTesting
import Testing

@testable import GlissandoLab

/// Labs that are saved under names.
@MainActor
struct LabDocumentTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "glissando-documents-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { "\(folder)/\(name).\(LabFile.ending)" }

  @Test("What is saved is read back the same, and says in words what it holds")
  func format() throws {
    let model = LabModel(try MotionText.read(".spring(duration: 0.4, bounce: 0.25)"))
    model.rename(.a, "Sheet")
    model.add(MotionSetting(.curve(.easeIn, duration: 0.3)))
    model.remove(.a)
    model.score.kind = .card
    try model.labFile.write(to: path("a"))
    let text = try String(contentsOfFile: path("a"), encoding: .utf8)
    #expect(text.contains("\"lane\" : \"B\"") && text.contains(".easeIn(duration: 0.3)"))
    #expect(try LabFile(text) == model.labFile)
  }

  @Test(
    "What is no file of the lab is told in one sentence, and changes nothing",
    arguments: [
      ("", "no file of the lab"), ("glissandoLab", "no file of the lab"),
      (#"{"glissandoLab": 2, "lanes": [], "selection": "A"}"#, "version 2"),
      (#"{"glissandoLab": 1, "lanes": [], "selection": "A"}"#, "damaged"),
      (
        #"{"glissandoLab": 1, "lanes": [{"lane": "A", "motion": "wobble"}], "selection": "A"}"#,
        "damaged"
      ),
    ])
  func strangers(_ text: String, _ words: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path("bad")))
    let model = LabModel()
    let before = model.document
    model.open(path("bad"))
    #expect(model.document == before && !model.canUndo)
    #expect(model.notice?.isProblem == true && model.notice?.text.contains(words) == true)
  }

  @Test("A window is called after the document, with a star while it is to be saved again")
  func windowTitle() throws {
    let model = LabModel()
    #expect(model.windowTitle == "Glissando: Lab")
    model.noteSaved(as: path("first"))
    #expect(model.windowTitle == "first – Lab")
    model.duplicate(.a)
    #expect(model.windowTitle == "first* – Lab")
  }

  @Test("New and Open are steps that undo takes back, with the name of the document")
  func steps() throws {
    let model = LabModel()
    model.duplicate(.a)
    model.noteSaved(as: path("first"))
    try model.labFile.write(to: path("first"))
    #expect(model.documentName == "first" && !model.isEdited)
    model.set(.spring(.bounce), to: 0.7)
    #expect(model.isEdited)
    model.save()
    #expect(!model.isEdited)
    model.startNew()
    #expect(model.documentName == nil && model.letters == [.a])
    model.undo()
    #expect(model.documentName == "first" && model.letters == [.a, .b] && !model.isEdited)
    model.undo()
    #expect(model.documentName == "first" && model.isEdited)
    model.startNew()
    model.open(path("first"))
    #expect(model.selected.value(of: .spring(.bounce)) == 0.7 && !model.isEdited)
  }

  @Test("What another lab has saved meanwhile is replaced only when that is asked for twice")
  func twoLabs() throws {
    let (first, second) = (LabModel(), LabModel())
    try first.labFile.write(to: path("shared"))
    for model in [first, second] { model.open(path("shared")) }
    first.set(.spring(.bounce), to: 0.7)
    first.save()
    #expect(!first.isEdited)
    second.set(.spring(.bounce), to: 0.1)
    second.save()
    #expect(second.isEdited && second.notice?.isProblem == true)
    #expect(second.notice?.text.contains("changed elsewhere") == true)
    #expect(try LabFile(path: path("shared")).document.lanes == first.lanes)
    second.save()
    #expect(!second.isEdited && second.notice?.isProblem == false)
    #expect(try LabFile(path: path("shared")).document.lanes == second.lanes)
    // What is the same already is no change.
    first.set(.spring(.bounce), to: 0.1)
    first.save()
    #expect(!first.isEdited && first.notice?.isProblem == false)
  }

  @Test(
    "A file that was changed elsewhere and is opened again is what the lab has, and can be saved")
  func openedAgain() throws {
    let model = LabModel()
    try model.labFile.write(to: path("shared"))
    model.open(path("shared"))
    try LabModel(MotionSetting(.curve(.easeIn, duration: 0.3))).labFile.write(to: path("shared"))
    model.open(path("shared"))
    #expect(model.kind == .curve && !model.isEdited)
    model.set(.curveDuration, to: 0.5)
    model.save()
    #expect(!model.isEdited && model.notice?.isProblem == false)
    #expect(try LabFile(path: path("shared")).document.lanes == model.lanes)
  }

  @Test("A custom animation is saved as often as it is tuned, and comes back with its numbers")
  func customAnimations() throws {
    let model = LabModel(MotionSetting(.curve(.linear, duration: 1)))
    model.setExample(.steps(count: 5, rest: 0.5))
    try model.labFile.write(to: path("steps"))
    model.noteSaved(as: path("steps"))
    for count in [7.0, 3] {
      model.set(.stepCount, to: count)
      model.save()
      #expect(!model.isEdited && model.notice?.isProblem == false)
    }
    model.open(path("steps"))
    #expect(model.selected.example == .steps(count: 3, rest: 0.5))
    let session = try LabSession(model.session.data)
    #expect(session.document == model.document)
    #expect(session.document.selected.value(of: .stepCount) == 3)
    // Numbers that there cannot be are none of a lane's.
    let damaged = try LabFile(
      model.labFile.text.replacing(#""count" : 3"#, with: #""count" : 3000000000"#))
    #expect(damaged.document.selected.example == nil)
  }

  @Test("A lab that was opened by a relative path has a whole one from then on")
  func relativePath() throws {
    try LabModel().labFile.write(to: path("a"))
    let here = FileManager.default.currentDirectoryPath
    let root = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let file = try LabFile(path: "./" + root + path("a"))
    #expect(file.document.file == URL(fileURLWithPath: path("a")).standardizedFileURL.path)
  }

  @Test("Control-S asks for a name once, and a file that cannot be written is told of")
  func saving() throws {
    let model = LabModel()
    model.save()
    #expect(model.fileQuestion == .save)
    model.fileQuestion = nil
    model.noteSaved(as: "/nowhere/at/all.\(LabFile.ending)")
    model.save()
    #expect(model.fileQuestion == nil && model.notice?.isProblem == true)
  }

  @Test("The menu and its keys save a lab where the sheet says, and open it again")
  func byHand() throws {
    let model = LabModel()
    model.duplicate(.a)
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.key("s", modifiers: .control)
    stage.settle(limit: 5)
    try stage.tap("Path")
    stage.key("a", modifiers: .control)
    stage.type(folder)
    stage.key(.return)
    stage.settle(limit: 5)
    try stage.tap("Name")
    stage.key("a", modifiers: .control)
    stage.type("Doors")
    try stage.tap("Save")
    stage.settle(limit: 5)
    #expect(model.document.file == path("Doors"))
    #expect(try LabFile(path: path("Doors")).document.lanes == model.lanes)
    stage.key("n", modifiers: .control)
    stage.settle(limit: 5)
    #expect(model.letters == [.a] && model.documentName == nil)
    stage.key("o", modifiers: .control)
    stage.settle(limit: 5)
    try stage.tap("Doors.\(LabFile.ending)")
    stage.settle(limit: 5)
    try stage.tap("Open")
    stage.settle(limit: 5)
    #expect(model.documentName == "Doors" && model.letters == [.a, .b])
  }
}
