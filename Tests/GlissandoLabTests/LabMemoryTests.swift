import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import GlissandoTools
import GlissandoWindowing
import Synchronization
import Testing

@testable import GlissandoLab

/// The lab comes back as it was left.
@MainActor
struct LabMemoryTests {
  /// A file in a folder of its own.
  private final class Place {
    let folder = NSTemporaryDirectory() + "glissando-lab-\(UUID().uuidString)"
    var path: String { folder + "/state/lab.json" }
    /// What writes there.
    var memories: [LabMemory] = []

    deinit {
      for memory in memories { memory.finish() }
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  private func lab(_ place: Place, _ motions: [ReadMotion] = []) -> (LabModel, LabMemory) {
    let memory = LabMemory(path: place.path) { Issue.record("\($0)") }
    place.memories.append(memory)
    let model = LabModel()
    model.follow(memory, opening: motions)
    return (model, memory)
  }

  @Test("Lanes, groups, specimen, size and the steps of undo come back, whatever ended the program")
  func comingBack() throws {
    let place = Place()
    let (model, memory) = lab(place)
    model.add(
      MotionSetting(.curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.4)), name: "Möbel")
    model.set(.initialVelocity, to: 2)
    model.duplicate(.b)
    model.undo()
    model.score.kind = .sheet
    model.score.interruption = 0.25
    model.openSection = .timing
    model.toggle(.presets)
    model.note(WindowShape(size: CGSize(width: 1111, height: 777)))
    // As large as the display: it goes back from there.
    model.note(WindowShape(cover: .fullScreen))
    model.plotWindow.times = PlotRange(0.1, 0.3)
    model.plotWindow[.velocity] = PlotRange(-1, 2.5)
    // Nothing closes it: a program that is killed says no farewell.
    memory.finish()
    let (again, _) = lab(place)
    #expect(again.document == model.document)
    #expect(again.lanes.map(\.title) == model.lanes.map(\.title))
    #expect(again.score.kind == .sheet && again.score.interruption == 0.25)
    #expect(again.openSection == .timing && again.drawer == .presets)
    #expect(again.windowSize == CGSize(width: 1111, height: 777))
    #expect(again.windowCover == .fullScreen)
    #expect(again.plotWindow == model.plotWindow && again.plotWindow.cutBands == [.velocity])
    again.redo()
    #expect(again.letters == [.a, .b, .c])
    for _ in 0..<3 { again.undo() }
    #expect(again.lanes == [Lane(.a, setting: .standard)] && !again.canUndo)
  }

  @Test("Steps that have changed presets alone do not come back, as nothing would be seen of them")
  func presetSteps() throws {
    let place = Place()
    let presets = PresetStore(path: place.folder + "/presets.yaml")
    let memory = LabMemory(path: place.path) { Issue.record("\($0)") }
    place.memories.append(memory)
    let model = LabModel(presets: presets)
    model.follow(memory, opening: [])
    model.duplicate(.a)
    model.savePreset(as: "Kept")
    model.removePreset("Kept")
    model.set(.spring(.bounce), to: 0.6)
    memory.finish()
    let (again, _) = lab(place)
    #expect(again.lanes == model.lanes)
    again.undo()
    #expect(again.letters == [.a, .b] && again.selected.setting != model.selected.setting)
    again.undo()
    #expect(again.letters == [.a] && !again.canUndo)
  }

  @Test("Labs that are open at once have a file each; the one changed last comes back first")
  func twoAtOnce() throws {
    let place = Place()
    let (one, firstMemory) = lab(place)
    let (two, secondMemory) = lab(place)
    one.duplicate(.a)
    two.set(.initialVelocity, to: 3)
    #expect(two.lanes.count == 1 && secondMemory.path == place.folder + "/state/lab-2.json")
    firstMemory.finish()
    secondMemory.finish()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: place.path)
    let (again, _) = lab(place)
    let (other, _) = lab(place)
    #expect(again.document == two.document && other.document == one.document)
    #expect(again.canUndo && other.canUndo)
  }

  @Test(
    "A lab that has been killed is not open any more, though the system has not taken it apart yet")
  func killed() throws {
    let place = Place()
    let (model, memory) = lab(place)
    model.duplicate(.a)
    memory.finish()
    // A process that has ended and that nobody has asked about: its lock is still held, here by the test.
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/true", nil, nil, [nil], [nil]) == 0)
    let lock = open(place.path + ".lock", O_RDWR)
    defer {
      close(lock)
      waitpid(process, nil, 0)
    }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    var information = siginfo_t()
    waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)
    let owner = "\(process)\n"
    pwrite(lock, owner, owner.utf8.count, 0)
    ftruncate(lock, owner.utf8.count)
    #expect(lab(place).0.document == model.document)
    // The one that is open now is.
    #expect(lab(place).1.path == place.folder + "/state/lab-2.json")
  }

  @Test("A lab in which nothing was done leaves no file, so that the one before comes back")
  func untouched() throws {
    let place = Place()
    let (model, memory) = lab(place)
    model.duplicate(.a)
    let (idle, idleMemory) = lab(place)
    idle.windowSize = CGSize(width: 900, height: 700)
    memory.finish()
    idleMemory.finish()
    #expect(!FileManager.default.fileExists(atPath: idleMemory.path))
    #expect(lab(place).0.document == model.document)
    idle.windowSize = CGSize(width: 901, height: 700)
    idleMemory.finish()
    #expect(FileManager.default.fileExists(atPath: idleMemory.path))
  }

  @Test("Every motion that there are words for comes back to the last digit")
  func exactMotions() throws {
    let place = Place()
    let texts = [
      ".spring(duration: 0.1234567891234, bounce: 0.3).delay(0.1).repeatCount(3, autoreverses: false)",
      ".interpolatingSpring(mass: 1.5, stiffness: 200, damping: 9, initialVelocity: 3)",
      "linear(0, 0.2 30%, 1.1, 1)", ".bouncy(extraBounce: 0.8)",
    ]
    let motions = try texts.flatMap { try MotionText.read($0) }
    let (model, memory) = lab(place, motions)
    memory.finish()
    #expect(lab(place).0.lanes == model.lanes)
    #expect(model.lanes.count == 4)
  }

  @Test(
    "A text on the command line comes instead of the lanes that there were, which undo brings back")
  func openingWithText() throws {
    let place = Place()
    let (model, memory) = lab(place)
    model.duplicate(.a)
    memory.finish()
    let (again, _) = lab(place, try MotionText.read(".spring(duration: 0.9, bounce: 0)"))
    #expect(
      again.lanes.map(\.setting) == [MotionSetting(.spring(.perceptual(duration: 0.9, bounce: 0)))])
    again.undo()
    #expect(again.document == model.document)
  }

  @Test(
    "What is damaged is moved aside with one sentence, and the lab begins anew",
    arguments: [
      "", "{", "{\"glissandoLabSession\": 1}", "\u{0}\u{1}",
      #"{"glissandoLabSession":1,"lanes":[],"document":{"lanes":[7],"selection":"A"},"past":[],"future":[],"specimen":"dot","isLooping":false}"#,
    ])
  func damaged(_ text: String) throws {
    let place = Place()
    try FileManager.default.createDirectory(
      atPath: place.folder + "/state", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place.path))
    let (model, memory) = lab(place)
    memory.finish()
    #expect(model.lanes == [Lane(.a, setting: .standard)])
    #expect(model.notice?.isProblem == true)
    #expect(model.notice?.text.contains(place.path + ".damaged") == true)
    #expect(FileManager.default.contents(atPath: place.path + ".damaged") == Data(text.utf8))
    #expect(lab(place).0.notice == nil)
  }

  @Test("What is damaged later takes no place of what was moved aside before")
  func damagedAgain() throws {
    let place = Place()
    try FileManager.default.createDirectory(
      atPath: place.folder + "/state", withIntermediateDirectories: true)
    for (text, aside) in [("{1", ".damaged"), ("{2", ".damaged-2"), ("{3", ".damaged-3")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: place.path))
      let (model, memory) = lab(place)
      memory.finish()
      #expect(model.notice?.text.contains("“\(place.path + aside)”") == true)
      #expect(FileManager.default.contents(atPath: place.path + aside) == Data(text.utf8))
    }
    #expect(FileManager.default.contents(atPath: place.path + ".damaged") == Data("{1".utf8))
  }

  @Test("A step of undo that cannot be read is left out, and the rest comes back")
  func damagedStep() throws {
    let place = Place()
    let (model, memory) = lab(place)
    model.duplicate(.a)
    model.duplicate(.a)
    memory.finish()
    let text = try String(contentsOfFile: place.path, encoding: .utf8)
    // The first step is that with the lane A alone.
    let broken = text.replacing(#""past":[{"lanes":[0]"#, with: #""past":[{"lanes":[99]"#)
    #expect(broken != text)
    try Data(broken.utf8).write(to: URL(fileURLWithPath: place.path))
    let (again, _) = lab(place)
    #expect(again.lanes == model.lanes && again.notice == nil)
    again.undo()
    #expect(again.lanes.count == 2 && !again.canUndo)
  }

  @Test("Where nothing can be kept, that is said once, and the lab goes on")
  func unwritable() async {
    let complaints = Complaints()
    let memory = LabMemory(path: "/proc/nowhere/lab.json") { complaints.add($0) }
    let model = LabModel()
    model.follow(memory)
    memory.finish()
    model.duplicate(.a)
    memory.finish()
    #expect(complaints.all.count == 1 && complaints.all[0].contains("/proc/nowhere/lab.json"))
    // In the window too, where it was started from a menu.
    for _ in 0..<10_000 where model.notice == nil { await Task.yield() }
    #expect(model.notice?.isProblem == true)
    #expect(model.notice?.text.contains("/proc/nowhere/lab.json") == true)
  }

  @Test("What cannot be written down leaves what was kept, and is told")
  func unwritten() {
    let place = Place()
    let complaints = Complaints()
    let memory = LabMemory(path: place.path) { complaints.add($0) }
    place.memories.append(memory)
    memory.save(LabSession())
    memory.finish()
    let kept = FileManager.default.contents(atPath: place.path)
    var session = LabSession()
    session.size = CGSize(width: CGFloat.nan, height: 700)
    memory.save(session)
    memory.finish()
    #expect(kept?.isEmpty == false)
    #expect(FileManager.default.contents(atPath: place.path) == kept)
    #expect(complaints.all.count == 1)
  }

  private final class Complaints: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }

  @Test("What a slider is dragged through is kept when it is let go")
  func dragging() throws {
    let place = Place()
    let (model, memory) = lab(place)
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    let frame = try stage.element("slider Bounce").frame
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.move(to: CGPoint(x: frame.midX + 20, y: frame.midY))
    stage.release()
    memory.finish()
    let (again, _) = lab(place)
    #expect(again.document == model.document && again.canUndo)
  }
}
