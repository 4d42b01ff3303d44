import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import Synchronization
import Testing

@testable import GlissandoViews

/// `fileImporter` and `fileExporter`, as somebody uses them.
@MainActor
@Suite("File dialogs")
struct FileDialogTests {
  private let folder: URL

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-dialogs-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    for name in ["a.txt", "b.txt", "c.png", "inner/d.txt"] {
      try Data("x".utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  private final class Answers {
    var urls: [URL] = []
    var failures: [any Error] = []
    var cancellations = 0
  }

  private struct Note: FileDocument {
    var text: String
    static var readableContentTypes: [UTType] { [.plainText] }
    init(_ text: String = "words") { self.text = text }
    init(configuration: ReadConfiguration) throws { self.init() }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Program: View {
    let folder: URL
    let answers: Answers
    var multiple = false
    @State private var opens = false
    @State private var saves = false

    var body: some View {
      VStack {
        Button("Import") { opens = true }
        Button("Export") { saves = true }
      }
      .fileImporter(
        isPresented: $opens, allowedContentTypes: [.plainText], allowsMultipleSelection: multiple,
        onCompletion: { result in answers.urls += (try? result.get()) ?? [] },
        onCancellation: { answers.cancellations += 1 }
      )
      .fileExporter(
        isPresented: $saves, document: Note(), contentType: .plainText, defaultFilename: "note"
      ) { result in
        switch result {
        case .success(let url): answers.urls.append(url)
        case .failure(let error): answers.failures.append(error)
        }
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  private func stage(_ answers: Answers, multiple: Bool = false) -> Stage {
    Stage(width: 720, height: 450) {
      Program(folder: folder, answers: answers, multiple: multiple)
    }
  }

  private func open(_ stage: Stage, _ button: String) throws {
    try stage.tap(button)
    stage.settle(limit: 5)
  }

  @Test("A kind of a program's own is of the kinds that it is said to be of")
  func ownKinds() {
    let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
    #expect(note.conforms(to: .json) && note.conforms(to: .text) && !note.conforms(to: .image))
    let draft = UTType(importedAs: "org.example.draft", conformingTo: note)
    #expect(draft.conforms(to: note) && draft.conforms(to: .json))
    #expect(UTType(filenameExtension: "note", conformingTo: .text)?.conforms(to: .text) == true)
    #expect(note == UTType(rawValue: "org.example.note"))
  }

  @Test("A file is found by the pointer, through folders, and by a double click")
  func pointer() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Import")
    try stage.tap("inner")
    try stage.tap("Open")
    stage.settle(limit: 5)
    let place = try stage.element("d.txt").frame
    for _ in 0..<2 { stage.tap(at: CGPoint(x: place.midX, y: place.midY)) }
    stage.settle(limit: 5)
    #expect(answers.urls == [folder.appendingPathComponent("inner/d.txt")])
    #expect(throws: (any Error).self) { try stage.element("Cancel") }
  }

  @Test(
    "A file is found by the keyboard at once: by arrows, by what it is called, through folders and back"
  )
  func keyboard() throws {
    let answers = Answers()
    let stage = stage(answers)
    func press(_ keys: KeyEquivalent...) {
      for key in keys {
        stage.key(key)
        stage.settle(limit: 5)
      }
    }
    try open(stage, "Import")
    press(.downArrow, .downArrow, .return)
    #expect(answers.urls.map(\.lastPathComponent) == ["a.txt"])
    try open(stage, "Import")
    stage.type("in")
    press(.return, .downArrow, .return)
    #expect(answers.urls.map(\.lastPathComponent) == ["a.txt", "d.txt"])
    try open(stage, "Import")
    stage.type("in")
    press(.return, .delete)
    stage.type("b")
    press(.return)
    #expect(answers.urls.map(\.lastPathComponent) == ["a.txt", "d.txt", "b.txt"])
  }

  @Test("What is of another kind cannot be opened, nor does the button say that it can")
  func anotherKind() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Import")
    func canOpen() throws -> Bool {
      let all = stage.host.outline.elements.flatMap(\.flattened)
      return try #require(all.last { $0.name == "Open" }).states.contains(.enabled)
    }
    #expect(try !canOpen())
    stage.type("c")
    stage.settle(limit: 5)
    #expect(try !canOpen())
    stage.key(.return)
    stage.settle(limit: 5)
    #expect(answers.urls.isEmpty)
    // What is typed after a while is another name.
    stage.advance(by: 2)
    stage.type("a")
    stage.settle(limit: 5)
    #expect(try canOpen())
  }

  @Test("What a folder holds is in the order in which people count and spell")
  func order() throws {
    let names = ["10", "9", "b", "Ab", "aa", "12246", "a 10.txt", "A 9.txt"]
    for name in names {
      let url = folder.appendingPathComponent("many/\(name)")
      if name.hasSuffix(".txt") {
        try Data().write(to: url)
      } else {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
    }
    let stage = stage(Answers())
    try open(stage, "Import")
    stage.type("many")
    stage.key(.return)
    stage.settle(limit: 5)
    let places = try names.map { ($0, try stage.element($0).frame.minY) }
    #expect(
      places.sorted { $0.1 < $1.1 }.map(\.0)
        == ["9", "10", "12246", "aa", "Ab", "b", "A 9.txt", "a 10.txt"])
  }

  @Test(
    "The buttons are at the end, whether a name is asked for or not",
    arguments: ["Import", "Export"])
  func buttonsAtTheEnd(question: String) throws {
    let stage = stage(Answers())
    try open(stage, question)
    let list = try stage.element("Files").frame
    let confirmation = try stage.element(question == "Import" ? "Open" : "Save").frame
    // The words are as far from the button's edge as its padding.
    #expect(abs(confirmation.maxX - list.maxX) < 16, "\(confirmation) \(list)")
  }

  @Test("Each place leads to another folder")
  func places() throws {
    let stage = stage(Answers())
    try open(stage, "Import")
    var paths: Set<String?> = []
    // The home has rows of the same names.
    let places = ["Home", "Documents", "Pictures", "Videos"].compactMap { try? stage.element($0) }
    #expect(!places.isEmpty)
    try stage.tap("Home")
    stage.settle()
    #expect(try stage.element("Path").value == "~")
    for place in places {
      stage.tap(at: CGPoint(x: place.frame.midX, y: place.frame.midY))
      stage.settle()
      #expect(paths.insert(try stage.element("Path").value).inserted, "\(place)")
    }
  }

  @Test("Escape and Cancel choose nothing, and say so once")
  func cancelling() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Import")
    stage.key(.escape)
    stage.settle(limit: 5)
    #expect(answers.cancellations == 1)
    try open(stage, "Import")
    try stage.tap("Cancel")
    stage.settle(limit: 5)
    #expect(answers.cancellations == 2 && answers.urls.isEmpty)
  }

  @Test("What is of another kind cannot be chosen")
  func kinds() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Import")
    try stage.tap("c.png")
    try stage.tap("Open")
    stage.settle(limit: 5)
    #expect(answers.urls.isEmpty && answers.cancellations == 0)
  }

  @Test("A path is typed, and what is none is told of")
  func typedPath() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Import")
    try stage.tap("Path")
    stage.key("a", modifiers: .control)
    stage.type("/nowhere/at/all")
    stage.key(.return)
    #expect(throws: Never.self) {
      try stage.element("“/nowhere/at/all” cannot be listed: there is no such folder.")
    }
    stage.key("a", modifiers: .control)
    stage.type("~/no such folder")
    stage.key(.return)
    #expect(throws: Never.self) {
      try stage.element("“~/no such folder” cannot be listed: there is no such folder.")
    }
    stage.key("a", modifiers: .control)
    stage.type(folder.appendingPathComponent("inner/d.txt").path)
    stage.key(.return)
    stage.settle(limit: 5)
    try stage.tap("Open")
    #expect(answers.urls == [folder.appendingPathComponent("inner/d.txt")])
  }

  @Test(
    "A document is written where somebody says, with its ending; a file that is there is asked about"
  )
  func exporting() throws {
    let answers = Answers()
    let stage = stage(answers)
    for round in 0..<2 {
      try open(stage, "Export")
      stage.key(.return)
      stage.settle(limit: 5)
      if round == 1 {
        #expect(answers.urls.count == 1)
        try stage.tap("Replace")
        stage.settle(limit: 5)
      }
    }
    let place = folder.appendingPathComponent("note.txt")
    #expect(answers.urls == [place, place])
    #expect(try String(contentsOf: place, encoding: .utf8) == "words")
  }

  @Test("Where nothing can be written, the sheet says why and stays")
  func unwritable() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Export")
    try stage.tap("Path")
    stage.key("a", modifiers: .control)
    stage.type("/proc")
    stage.key(.return)
    stage.settle(limit: 5)
    try stage.tap("Save")
    stage.settle(limit: 5)
    #expect(answers.urls.isEmpty && answers.failures.isEmpty)
    #expect(throws: Never.self) { try stage.element("Save") }
  }

  private final class Desktop: FileDialogs {
    private(set) var requests: [FileRequest] = []
    var answer: (@MainActor (FileAnswer) -> Void)?

    func ask(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void) {
      requests.append(request)
      self.answer = answer
    }

    /// Whether it has a file manager, and what that shows.
    var hasFolders = false
    private(set) var shown: [URL] = []

    func show(_ file: URL, answer: @escaping @MainActor (Bool) -> Void) {
      if hasFolders { shown.append(file) }
      answer(hasFolders)
    }
  }

  private struct Shower: View {
    let file: URL
    let tell: @MainActor (Bool) -> Void
    @Environment(\.showInFolder) private var showInFolder

    var body: some View { Button("Show") { showInFolder(file, completion: tell) } }
  }

  @Test("A file is shown by the desktop, its folder opened where that has nobody for it")
  func folders() throws {
    let opened = Mutex<[URL]>([])
    var answers: [Bool] = []
    let file = folder.appendingPathComponent("a b.txt")
    let stage = Stage(width: 300, height: 200) {
      Shower(file: file) { answers.append($0) }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.withLock { $0.append(url) }
            return url.path == file.path ? .discarded : .handled
          })
    }
    let desktop = Desktop()
    try stage.tap("Show")
    stage.host.fileDialogs = desktop
    try stage.tap("Show")
    #expect(
      opened.withLock { $0.map(\.path) } == [folder.path, folder.path] && desktop.shown.isEmpty)
    desktop.hasFolders = true
    try stage.tap("Show")
    #expect(desktop.shown == [file] && opened.withLock(\.count) == 2)
    #expect(answers == [true, true, true])
  }

  @Test("The name under which something is saved is typed over without its ending")
  func nameWithoutEnding() throws {
    let answers = Answers()
    let stage = stage(answers)
    try open(stage, "Export")
    let name = try #require(try stage.element("Name").value)
    #expect(name.hasSuffix(".txt"))
    stage.type("other")
    stage.settle(limit: 5)
    #expect(try stage.element("Name").value == "other.txt")
  }

  @Test("A desktop that has dialogs of its own is asked instead")
  func desktop() throws {
    let answers = Answers()
    let stage = stage(answers, multiple: true)
    let desktop = Desktop()
    stage.host.fileDialogs = desktop
    try open(stage, "Import")
    #expect(desktop.requests.map(\.kind) == [.open(allowsMultiple: true)])
    #expect(throws: (any Error).self) { try stage.element("Cancel") }
    let urls = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
    desktop.answer?(.chosen(urls))
    stage.settle(limit: 5)
    #expect(answers.urls == urls)
    try open(stage, "Import")
    desktop.answer?(.cancelled)
    #expect(answers.cancellations == 1)
    try open(stage, "Import")
    desktop.answer?(.nobody)
    stage.settle(limit: 5)
    try stage.tap("Cancel")
    #expect(answers.cancellations == 2)
  }

  @Test("Where the desktop asks for a file, nothing is dropped on the window until it is answered")
  func dropsMeanwhile() throws {
    let answers = Answers()
    var dropped: [URL] = []
    let stage = Stage(width: 720, height: 450) {
      Program(folder: folder, answers: answers).frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .dropDestination(for: URL.self) { urls, _ in
          dropped += urls
          return true
        }
    }
    let desktop = Desktop()
    stage.host.fileDialogs = desktop
    let file = folder.appendingPathComponent("a.txt")
    func drop() {
      _ = stage.host.send(.dropped([.url(file)], at: CGPoint(x: 9, y: 9)), at: stage.time)
    }
    try open(stage, "Import")
    drop()
    #expect(dropped.isEmpty)
    for answer in [FileAnswer.cancelled, .chosen([file])] {
      dropped = []
      desktop.answer?(answer)
      drop()
      #expect(dropped == [file])
      try open(stage, "Import")
    }
    drop()
    #expect(dropped == [file])
  }

  private struct Kinds: View {
    let folder: URL
    @State private var asked: String?

    private func asks(_ question: String) -> Binding<Bool> {
      Binding(get: { asked == question }, set: { asked = $0 ? question : nil })
    }

    var body: some View {
      VStack {
        ForEach(["Picture", "Text", "Next text"], id: \.self) { name in
          Button(name) { asked = name }
            .fileImporter(isPresented: asks(name), allowedContentTypes: [.plainText]) { _ in }
            .fileDialogCustomizationID(name == "Picture" ? "pictures" : "texts")
        }
        Button("Anything") { asked = "Anything" }
          .fileImporter(isPresented: asks("Anything"), allowedContentTypes: []) { _ in }
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  @Test("Dialogs of one name go on where one of them was left, and no others do")
  func rememberedFolders() throws {
    let stage = Stage(width: 720, height: 450) { Kinds(folder: folder) }
    let desktop = Desktop()
    stage.host.fileDialogs = desktop
    let inner = folder.appendingPathComponent("inner")
    for name in ["Picture", "Text", "Anything", "Picture", "Text", "Next text", "Anything"] {
      try open(stage, name)
      let isPicture = name == "Picture"
      desktop.answer?(isPicture ? .cancelled : .chosen([inner.appendingPathComponent("d.txt")]))
      stage.settle(limit: 5)
    }
    #expect(
      desktop.requests.map { $0.folder?.lastPathComponent == "inner" }
        == [false, false, false, false, true, true, false])
  }

  private struct Editor: View {
    let answers: Answers
    @State private var text = "before"
    @State private var saves = false

    var body: some View {
      VStack {
        Button("Export") { saves = true }
        Button("Edit") { text = "after" }
      }
      .fileExporter(isPresented: $saves, document: Note(text), contentType: .plainText) { result in
        if let url = try? result.get() { answers.urls.append(url) }
      }
    }
  }

  @Test("What is written is the document as it is when the answer comes")
  func editedMeanwhile() throws {
    let answers = Answers()
    let stage = Stage(width: 300, height: 200) { Editor(answers: answers) }
    let desktop = Desktop()
    stage.host.fileDialogs = desktop
    try open(stage, "Export")
    try open(stage, "Edit")
    let place = folder.appendingPathComponent("edited.txt")
    desktop.answer?(.chosen([place]))
    stage.settle(limit: 5)
    #expect(answers.urls == [place])
    #expect(try String(contentsOf: place, encoding: .utf8) == "after")
  }

  private struct Saver: View {
    let name: String
    @State private var saves = false

    var body: some View {
      Button("Export") { saves = true }
        .fileExporter(
          isPresented: $saves, document: Note(), contentType: .plainText, defaultFilename: name
        ) { _ in }
    }
  }

  @Test(
    "What is offered as a name can be one, whatever a program calls its document",
    arguments: [
      ("note", "note"), ("Ease in/out", "Ease in out"), ("../../note", "note"), ("..", "Untitled"),
      ("", "Untitled"), (".hidden.txt", "hidden.txt"), ("a\nb\u{7}", "a b"),
      (String(repeating: "é", count: 300), String(repeating: "é", count: 100)),
    ])
  func offeredName(given: String, offered: String) throws {
    let stage = Stage(width: 300, height: 200) { Saver(name: given) }
    let desktop = Desktop()
    stage.host.fileDialogs = desktop
    try open(stage, "Export")
    #expect(desktop.requests.map(\.kind) == [.save(name: offered)])
  }

  @Test("What names of files look like, for the desktop's dialogs")
  func patterns() {
    #expect(UTType.patterns(of: [.png]) == ["*.[pP][nN][gG]"])
    #expect(UTType.patterns(of: [.movie]).contains("*.[mM][pP]4"))
    #expect(
      UTType.patterns(of: [UTType(filenameExtension: "own-1") ?? .data]) == ["*.[oO][wW][nN]-1"])
    for types in [[], [UTType.item], [.png, .data], [.folder]] {
      #expect(UTType.patterns(of: types).isEmpty)
    }
  }
}
