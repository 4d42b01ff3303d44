import Foundation
import GlissandoFiles
import GlissandoMotion
import GlissandoNotation
import Testing

@testable import GlissandoLab

struct PresetFileTests {
  @Test("Presets are read from the text of a motion, or from numbers by name")
  func reading() throws {
    let presets = try PresetFile.read(
      """
      # mine
      Sheet: ".spring(duration: 0.45, bounce: 0.12)"   # the good one
      Toast:
        stiffness: 400
        damping: 30
        delay: 100 ms
        initialVelocity: 2
      Curve: '.timingCurve(0.2, 0, 0, 1, duration: 0.4)'
      """)
    #expect(presets.map(\.name) == ["Sheet", "Toast", "Curve"])
    #expect(presets[0].setting == MotionSetting(.spring(.perceptual(duration: 0.45, bounce: 0.12))))
    #expect(
      presets[1].setting
        == MotionSetting(
          .spring(.physical(mass: 1, stiffness: 400, damping: 30)), modifiers: [.delay(0.1)]))
    #expect(presets[1].initialVelocity == 2)
    #expect(
      presets[2].setting
        == MotionSetting(.curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.4)))
  }

  @Test("An empty file, and one of comments alone, holds no presets", arguments: ["", "# none\n"])
  func empty(_ text: String) throws {
    #expect(try PresetFile.read(text).isEmpty)
  }

  @Test(
    "A mistake is told with its line and column",
    arguments: [
      ("A: \".spring(duration: 0.5)\"\nB: \".spring(durration: 0.5)\"\n", 2, 13, "durration"),
      ("A:\n  stifness: 100\n", 2, 3, "stiffness"),
      ("A:\n  stiffness: soft\n", 2, 14, "soft"),
      ("A:\n  bounce: 2\n", 2, 11, "−1 to 1"),
      ("A:\n  bounce: 0.5\n  mass: 2\n", 3, 3, "mass"),
      ("A: [1, 2]\n", 1, 4, "behind “A”"),
      ("- A\n- B\n", 1, 1, "list of names"),
      ("A: \"unclosed\nB: x\n", 3, 1, "unexpected end"),
    ])
  func mistakes(_ text: String, line: Int, column: Int, word: String) {
    do {
      _ = try PresetFile.read(text)
      Issue.record("understood: \(text)")
    } catch {
      #expect(error.line == line, "\(error)")
      #expect(error.column == column, "\(error)")
      #expect(error.message.contains(word), "\(error)")
    }
  }

  @Test("A name that is there twice is told with the line of the second")
  func duplicates() {
    let text = "A: \".smooth\"\nB: \".bouncy\"\nA: \".snappy\"\n"
    #expect(throws: PresetMistake(line: 3, column: nil, "“A” is there twice")) {
      try PresetFile.read(text)
    }
  }

  /// A file with everything that people write in one.
  private static let written = """
    # mine
    Sheet: ".spring(duration: 0.45, bounce: 0.12)"   # the good one

    # for notices
    "To: ast":
      stiffness: 400
      damping: 30
    Last: bouncy
    # the end
    """

  private let smooth = OwnPreset(
    name: "Sheet", setting: MotionSetting(.spring(.perceptual(duration: 0.3, bounce: 0))))

  @Test("A preset is replaced, renamed and removed, and the rest of the file stays as it is")
  func editing() throws {
    let text = Self.written
    let replaced = try PresetFile.replacing(smooth, in: text)
    #expect(try PresetFile.read(replaced).map(\.name) == ["Sheet", "To: ast", "Last"])
    #expect(try PresetFile.read(replaced)[0] == smooth)
    #expect(
      replaced.hasPrefix("# mine\nSheet: ")
        && replaced.hasSuffix(
          text[text.range(of: "\n\n# for")!.lowerBound...])
    )
    #expect(
      try PresetFile.removing("To: ast", from: text)
        == text.replacing("\"To: ast\":\n  stiffness: 400\n  damping: 30\n", with: ""))
    #expect(
      try PresetFile.removing("Last", from: text) == text.replacing("Last: bouncy\n", with: ""))
    #expect(
      try PresetFile.renaming("To: ast", to: "Toast", in: text)
        == text.replacing("\"To: ast\"", with: "Toast"))
    #expect(
      try PresetFile.renaming("Last", to: "a: b", in: text)
        == text.replacing("Last:", with: "'a: b':"))
  }

  @Test(
    "What cannot be told from its neighbours is left alone, with one sentence",
    arguments: [
      "{Sheet: smooth, Other: bouncy}", "Sheet: &a smooth\nOther: *a",
    ])
  func entangled(_ text: String) throws {
    do {
      _ = try PresetFile.removing("Sheet", from: text)
      Issue.record("removed")
    } catch {
      #expect(error.message.contains("“Sheet” cannot be told"))
    }
  }

  @Test("A lane updates, renames and deletes presets of one's own, and says so")
  @MainActor
  func ofALane() throws {
    let path = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(Self.written.utf8).write(to: URL(fileURLWithPath: path))
    let model = LabModel(presets: PresetStore(path: path))
    let preset = try #require(model.presets?.presets.first)
    model.apply(preset.setting, name: preset.name)
    #expect(model.changedPreset == nil)
    model.set(.spring(.bounce), to: 0.5)
    #expect(model.changedPreset?.name == "Sheet")
    model.updatePreset("Sheet")
    #expect(
      model.presets?.presets[0].setting == model.selected.setting && model.changedPreset == nil)
    model.renamePreset("Sheet", to: "Last")
    #expect(model.presets?.presets[0].name == "Last 2" && model.selected.name == "Last 2")
    model.removePreset("Last 2")
    #expect(model.presets?.presets.map(\.name) == ["To: ast", "Last"])
    model.removePreset("Last 2")
    #expect(model.notice?.isProblem == true)
  }

  @Test("What is done to presets of one's own is undone and done again, one step each")
  @MainActor
  func undoing() throws {
    let path = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(Self.written.utf8).write(to: URL(fileURLWithPath: path))
    let model = LabModel(presets: PresetStore(path: path))
    func text() -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    model.apply(MotionSetting.standard, name: "Sheet")
    let deeds: [() -> Void] = [
      { model.updatePreset("Sheet") }, { model.renamePreset("Sheet", to: "Page") },
      { model.removePreset("To: ast") }, { model.savePreset(as: "New") },
    ]
    var texts = [text()]
    for deed in deeds {
      deed()
      texts.append(text())
    }
    #expect(Set(texts).count == 5 && model.selected.name == "Page")
    for expected in texts.dropLast().reversed() {
      model.undo()
      #expect(text() == expected && model.notice?.isProblem == false)
    }
    #expect(model.selected.name == "Sheet" && model.presets?.presets.count == 3)
    for expected in texts.dropFirst() {
      model.redo()
      #expect(text() == expected)
    }
    #expect(model.selected.name == "Page" && !model.history.canRedo)
  }

  @Test(
    "A deleted preset comes back into a file that says something else by now, and else says why not"
  )
  @MainActor
  func undoingElsewhere() throws {
    let path = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("One: smooth\nTwo: bouncy\n".utf8).write(to: URL(fileURLWithPath: path))
    let model = LabModel(presets: PresetStore(path: path))
    let other = LabModel(presets: PresetStore(path: path))
    model.removePreset("One")
    other.savePreset(as: "Three")
    model.undo()
    #expect(model.presets?.presets.map(\.name) == ["Two", "Three", "One"])
    model.redo()
    other.presets?.reload()
    other.undo()
    #expect(other.presets?.presets.map(\.name) == ["Two"])
    other.removePreset("Two")
    try FileManager.default.removeItem(atPath: path)
    try Data("Two: smooth\n".utf8).write(to: URL(fileURLWithPath: path))
    other.undo()
    #expect(other.notice?.isProblem == true)
  }

  @Test("Adding a preset keeps comments, order and everything else as it is")
  func adding() throws {
    let text = "# mine\n\nSheet: \".smooth\"   # good\n# end"
    let preset = OwnPreset(
      name: "A: \"quoted\" # name",
      setting: MotionSetting(.spring(.perceptual(duration: 0.3, bounce: 0.1))),
      initialVelocity: 1.5)
    let added = try PresetFile.adding(preset, to: text)
    #expect(added.hasPrefix(text + "\n"))
    let presets = try PresetFile.read(added)
    #expect(presets.count == 2)
    #expect(presets.last == preset)
  }

  @Test("A preset of several pieces is kept to the last digit")
  func pieces() throws {
    for text in ["linear(0, 0.2 30%, 1.1, 1)", "easeOutBounce"] {
      let setting = try #require(try MotionText.read(text).first).setting
      let preset = OwnPreset(name: text, setting: setting)
      #expect(try PresetFile.read(PresetFile.adding(preset, to: "")) == [preset])
    }
  }

  @Test("Nothing is added to a file with a mistake, or to one that cannot be gone on with")
  func refusing() {
    let preset = OwnPreset(name: "New", setting: .standard)
    #expect(throws: PresetMistake.self) { try PresetFile.adding(preset, to: "A: [\n") }
    #expect(throws: PresetMistake.self) { try PresetFile.adding(preset, to: "{A: \".smooth\"}\n") }
  }
}

@MainActor
struct PresetStoreTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "glissando-presets-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private var path: String { folder + "/presets.yaml" }

  private func write(_ text: String, to path: String? = nil) throws {
    try text.write(toFile: path ?? self.path, atomically: false, encoding: .utf8)
  }

  @Test("A file with a mistake keeps what was there last, and a good one takes it all back")
  func lastGoodState() throws {
    try write("A: \".smooth\"\n")
    let store = PresetStore(path: path)
    #expect(store.presets.map(\.name) == ["A"])
    try write("A: \".smoth\"\n")
    store.reload()
    #expect(store.presets.map(\.name) == ["A"])
    #expect(store.mistake?.line == 1)
    #expect(store.mistake?.column == 6)
    try write("B: \".bouncy\"\n")
    store.reload()
    #expect(store.presets.map(\.name) == ["B"])
    #expect(store.mistake == nil)
  }

  @Test("Where there is no file there are no presets, and keeping one makes file and folders")
  func makingTheFile() throws {
    let store = PresetStore(path: folder + "/deep/er/presets.yaml")
    #expect(store.presets.isEmpty)
    #expect(store.mistake == nil)
    let lane = Lane(.a, setting: .standard)
    #expect(try store.save(lane, as: "Mine") == "Mine")
    #expect(try store.save(lane, as: "Mine") == "Mine 2")
    #expect(store.presets.map(\.name) == ["Mine", "Mine 2"])
    #expect(store.presets[0].setting == .standard)
  }

  @Test("What a killed program has left goes from the folder of presets, and from no other")
  func sweeping() throws {
    let own = folder + "/glissando"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    for path in [own, folder].map({ $0 + "/.glissando-1a.tmp" }) {
      try write("x", to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: path)
    }
    let store = PresetStore(folders: UserFolders(["XDG_CONFIG_HOME": folder]))
    #expect(store.path == own + "/presets.yaml")
    #expect(!OutputFile.isAnything(at: own + "/.glissando-1a.tmp"))
    _ = PresetStore(path: path)
    #expect(OutputFile.isAnything(at: folder + "/.glissando-1a.tmp"))
  }

  @Test("A folder, bytes that are no text, and a file that is too large are told")
  func unreadable() throws {
    #expect(PresetStore(path: folder).mistake?.message.contains("folder") == true)
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))
    #expect(PresetStore(path: path).mistake?.message.contains("UTF-8") == true)
    try Data(count: 2 << 20).write(to: URL(fileURLWithPath: path))
    let message = PresetStore(path: path).mistake?.message
    #expect(message?.contains("allowed are at most 1048576") == true)
  }

  @Test("Where nothing can be written the reason is told, and the presets stay")
  func unwritable() throws {
    try write("a file")
    let store = PresetStore(path: path + "/presets.yaml")
    #expect(throws: PresetMistake.self) {
      try store.save(Lane(.a, setting: .standard), as: "Mine")
    }
    #expect(store.presets.isEmpty)
  }

  @Test("Keeping a preset through a symbolic link leaves the link, and the file its permissions")
  func links() throws {
    let target = folder + "/dotfiles.yaml"
    try write("A: \".smooth\"\n", to: target)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let store = PresetStore(path: path)
    _ = try store.save(Lane(.a, setting: .standard), as: "B")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("B: "))
  }
}

@MainActor
struct FileWatcherTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "glissando-watch-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Counts what a watcher says.
  private final class Count {
    var value = 0
  }

  private func count(_ path: String, _ body: (FileWatcher) throws -> Void) rethrows -> Int {
    let count = Count()
    let watcher = FileWatcher(path: path) { count.value += 1 }
    try body(watcher)
    watcher.readEvents()
    watcher.stop()
    return count.value
  }

  @Test("Writing, replacing and removing a file is seen, and what happens beside it is not")
  func events() throws {
    let path = folder + "/presets.yaml"
    #expect(
      try count(path) { _ in
        try "a".write(toFile: path, atomically: false, encoding: .utf8)
      } == 1)
    #expect(
      try count(path) { _ in
        try "b".write(toFile: path + "~", atomically: false, encoding: .utf8)
        rename(path + "~", path)
      } == 1)
    #expect(
      try count(path) { _ in
        try "c".write(toFile: folder + "/other.yaml", atomically: false, encoding: .utf8)
      } == 0)
    #expect(count(path) { _ in unlink(path) } == 1)
  }

  @Test("A file that may be read now and could not before is seen, and a folder too")
  func permissions() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/part", withIntermediateDirectories: true)
    let path = folder + "/part/presets.yaml"
    try "a".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(count(path) { _ in chmod(path, 0) } == 1)
    #expect(count(path) { _ in chmod(path, 0o644) } == 1)
    #expect(count(path) { _ in chmod(folder + "/part", 0o700) } == 1)
  }

  @Test("A file that comes with its text in one go is seen: by a link")
  func hardLink() throws {
    let path = folder + "/presets.yaml"
    try "a".write(toFile: path + "~", atomically: false, encoding: .utf8)
    #expect(count(path) { _ in link(path + "~", path) } == 1)
  }

  @Test("A file is seen above which a folder is exchanged for another")
  func exchangedFolders() throws {
    let files = FileManager.default
    for version in ["now", "new"] {
      try files.createDirectory(
        atPath: folder + "/\(version)/a/b", withIntermediateDirectories: true)
      try version.write(
        toFile: folder + "/\(version)/a/b/presets.yaml", atomically: false, encoding: .utf8)
    }
    let path = folder + "/now/a/b/presets.yaml"
    let seen = try count(path) { watcher in
      rename(folder + "/now", folder + "/old")
      rename(folder + "/new", folder + "/now")
      watcher.readEvents()
      try "c".write(toFile: path, atomically: false, encoding: .utf8)
      watcher.readEvents()
      try "d".write(
        toFile: folder + "/old/a/b/presets.yaml", atomically: false, encoding: .utf8)
    }
    #expect(seen == 2)
  }

  @Test("A file is seen whose folders are only made later")
  func laterFolders() throws {
    let path = folder + "/a/b/presets.yaml"
    let seen = try count(path) { watcher in
      try FileManager.default.createDirectory(
        atPath: folder + "/a/b", withIntermediateDirectories: true)
      watcher.readEvents()
      try "a".write(toFile: path, atomically: false, encoding: .utf8)
    }
    #expect(seen >= 1)
    #expect(
      try count(path) { _ in
        try "b".write(toFile: path, atomically: false, encoding: .utf8)
      } == 1)
  }

  @Test("What is written behind a symbolic link is seen")
  func links() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/dotfiles", withIntermediateDirectories: true)
    let target = folder + "/dotfiles/presets.yaml"
    try "a".write(toFile: target, atomically: false, encoding: .utf8)
    let path = folder + "/presets.yaml"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(
      try count(path) { _ in
        try "b".write(toFile: target, atomically: false, encoding: .utf8)
      } == 1)
  }

  @Test("A folder on the way that is a link, and comes to lead elsewhere, is seen")
  func linkedFolder() throws {
    let files = FileManager.default
    for version in ["v1", "v2", "v3"] {
      try files.createDirectory(
        atPath: folder + "/\(version)/talk", withIntermediateDirectories: true)
      try version.write(
        toFile: folder + "/\(version)/talk/presets.yaml", atomically: false, encoding: .utf8)
    }
    let link = folder + "/current"
    try files.createSymbolicLink(atPath: link, withDestinationPath: "v1")
    let path = link + "/talk/presets.yaml"
    let seen = try count(path) { watcher in
      try files.createSymbolicLink(atPath: link + "~", withDestinationPath: "v2")
      rename(link + "~", link)
      watcher.readEvents()
      // What is there now is watched, and what was is not.
      try "a".write(
        toFile: folder + "/v1/talk/presets.yaml", atomically: false, encoding: .utf8)
      watcher.readEvents()
      try "b".write(
        toFile: folder + "/v2/talk/presets.yaml", atomically: false, encoding: .utf8)
    }
    #expect(seen == 2)
    #expect(
      try count(path) { watcher in
        unlink(link)
        watcher.readEvents()
        try files.createSymbolicLink(atPath: link, withDestinationPath: "v3")
      } == 2)
  }
}
