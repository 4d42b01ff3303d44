import Foundation
import Glibc
import Glissando
import GlissandoDeck
import GlissandoPresenting
import GlissandoTesting
import Synchronization
import Testing

@MainActor
struct ResumeTests {
  /// A memory in a folder of its own, which is removed afterwards.
  private func withMemory(
    _ complaints: Complaints = Complaints(), _ body: (TalkMemory) throws -> Void
  ) rethrows {
    let folder = FileManager.default.temporaryDirectory.path + "/talks-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(
      TalkMemory(
        deck: "/talks/one.yaml", folder: folder,
        complain: { text in complaints.list.withLock { $0.append(text) } }))
  }

  /// What is said about a file.
  private final class Complaints: Sendable {
    let list = Mutex<[String]>([])
    var texts: [String] { list.withLock { $0 } }
  }

  @Test("What has not ended as it should is offered, and Return goes there")
  func offering() {
    withMemory { memory in
      let first = TalkModel(TalkFixture.deck)
      let start = Date(timeIntervalSinceReferenceDate: 77)
      first.now = { start }
      first.follow(memory)
      #expect(first.offer == nil)
      first.go(to: DeckPosition(slide: 2))
      first.goBack()
      first.goBack()
      memory.finish()

      var deck = TalkFixture.deck
      deck.slides.insert(Slide("zero"), at: 0)
      let second = TalkModel(deck)
      let stage = Stage(width: 800, height: 450) { TalkView(model: second) }
      second.follow(memory)
      stage.settle()
      #expect(stage.texts.contains("Continue at slide 2, step 1?"))
      stage.key(.return)
      stage.settle()
      #expect(second.position == DeckPosition(slide: 1, step: 1))
      #expect(second.timer.start == start)
      #expect(second.offer == nil)
      #expect(!stage.texts.contains { $0.hasPrefix("Continue") })
    }
  }

  @Test("A talk that goes on twice has begun when it did at first")
  func goingOnTwice() {
    withMemory { memory in
      let start = Date(timeIntervalSinceReferenceDate: 77)
      memory.save(TalkMemory.Record(slide: "three", index: 2, step: 0, start: start))
      memory.finish()
      let model = TalkModel(TalkFixture.deck)
      model.now = { start + 600 }
      model.follow(memory)
      model.acceptOffer()
      memory.finish()
      #expect(memory.load()?.start == start)
      #expect(memory.load()?.slide == "three")
    }
  }

  @Test("Escape, or going anywhere, takes the offer away")
  func declining() {
    withMemory { memory in
      memory.save(TalkMemory.Record(slide: "three", index: 2, step: 0, start: nil))
      memory.finish()
      let model = TalkModel(TalkFixture.deck)
      model.follow(memory)
      #expect(model.offer != nil)
      #expect(model.press(.escape))
      #expect(model.offer == nil)
      #expect(model.position == DeckPosition())
      model.follow(memory)
      #expect(model.offer != nil)
      model.press(.pageDown)
      #expect(model.offer == nil)
      #expect(model.position == DeckPosition(slide: 0, step: 1))
      model.press(.pageUp)
      memory.save(TalkMemory.Record(slide: "three", index: 2, step: 0, start: nil))
      memory.finish()
      model.follow(memory)
      #expect(model.offer != nil)
      model.press(.function(5))
      #expect(model.offer == nil)
      #expect(model.position == DeckPosition())
    }
  }

  @Test("Escape takes a number back that is being typed before it answers the offer")
  func typedNumber() {
    withMemory { memory in
      memory.save(TalkMemory.Record(slide: "three", index: 2, step: 0, start: nil))
      memory.finish()
      let model = TalkModel(TalkFixture.deck)
      model.follow(memory)
      #expect(model.press("4"))
      #expect(model.press(.escape))
      #expect(model.offer != nil && model.typedNumber.isEmpty)
      #expect(model.press(.escape))
      #expect(model.offer == nil)
    }
  }

  @Test("A talk that was begun anew before a crash counts its time from then")
  func beginningAnew() {
    withMemory { memory in
      let model = TalkModel(TalkFixture.deck)
      var time = Date(timeIntervalSinceReferenceDate: 100)
      model.now = { time }
      model.follow(memory)
      model.go(to: DeckPosition(slide: 2))
      for key in [KeyEquivalent.function(5), "t"] {
        time += 60
        model.press(key)
        memory.finish()
        #expect(memory.load()?.start == time)
      }
    }
  }

  @Test("A talk that ended as it should leaves nothing")
  func forgetting() throws {
    withMemory { memory in
      let model = TalkModel(TalkFixture.deck)
      model.follow(memory)
      model.go(to: DeckPosition(slide: 3))
      memory.finish()
      #expect(memory.load()?.slide == "four")
      memory.forget()
      #expect(memory.load() == nil)
      memory.save(TalkMemory.Record(slide: "x", index: 99, step: 9, start: nil))
      memory.finish()
      #expect(memory.load()?.position(in: TalkFixture.deck) == DeckPosition(slide: 3))
    }
  }

  /// What may be in the place of a talk's memory.
  nonisolated static let damages: [(name: String, bytes: Data?)] = [
    ("nothing in it", Data()), ("garbage", Data((0..<4000).map { UInt8($0 * 7 & 0xFF) })),
    ("half of it", Data(#"{"slide":"four","index":3,"st"#.utf8)),
    ("immense", Data(repeating: 0x5B, count: 1 << 20)),
    ("deep", Data(repeating: 0x5B, count: 60_000)),
    ("a list", Data("[]".utf8)), ("no step", Data(#"{"slide":"four","index":3}"#.utf8)),
    ("other types", Data(#"{"slide":4,"index":"x","step":[],"start":{}}"#.utf8)),
    ("too large a number", Data(#"{"slide":"a","index":1e300,"step":0}"#.utf8)),
    ("UTF-16", Data([0xFF, 0xFE, 0x7B, 0x00])), ("a folder", nil),
  ]

  @Test("A damaged memory is named once and written anew", arguments: 0..<11)
  func damaged(_ index: Int) throws {
    let (name, bytes) = Self.damages[index]
    let complaints = Complaints()
    try withMemory(complaints) { memory in
      let folder = (memory.path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: bytes == nil ? memory.path + "/mine" : folder, withIntermediateDirectories: true)
      try bytes?.write(to: URL(fileURLWithPath: memory.path))
      let model = TalkModel(TalkFixture.deck)
      model.follow(memory)
      #expect(model.offer == nil && complaints.texts.count == 1, "\(name)")
      #expect(complaints.texts.first?.contains(memory.path) == true)
      model.follow(memory)
      model.go(to: DeckPosition(slide: 3))
      memory.finish()
      if bytes != nil { #expect(memory.load()?.slide == "four") }
      #expect(complaints.texts.count == 1, "\(complaints.texts)")
      memory.forget()
      #expect(FileManager.default.fileExists(atPath: memory.path + "/mine") == (bytes == nil))
    }
  }

  @Test("A pipe in the place of a memory is neither waited for nor taken away")
  func pipe() throws {
    let complaints = Complaints()
    try withMemory(complaints) { memory in
      try FileManager.default.createDirectory(
        atPath: (memory.path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      #expect(mkfifo(memory.path, 0o600) == 0)
      let model = TalkModel(TalkFixture.deck)
      model.follow(memory)
      model.go(to: DeckPosition(slide: 3))
      memory.finish()
      memory.forget()
      #expect(complaints.texts.count == 1)
      #expect(FileManager.default.fileExists(atPath: memory.path))
    }
  }

  @Test("A folder that cannot be made is named once, and the talk goes on")
  func noFolder() throws {
    let complaints = Complaints()
    let memory = TalkMemory(
      deck: "/talks/one.yaml", folder: "/dev/null/talks",
      complain: { text in complaints.list.withLock { $0.append(text) } })
    let model = TalkModel(TalkFixture.deck)
    model.follow(memory)
    for slide in [3, 1, 2] { model.go(to: DeckPosition(slide: slide)) }
    memory.finish()
    #expect(model.position == DeckPosition(slide: 2))
    #expect(complaints.texts.count == 1, "\(complaints.texts)")
  }

  @Test("Places and dates that no talk has are brought to those that it has")
  func impossiblePlaces() throws {
    try withMemory { memory in
      try FileManager.default.createDirectory(
        atPath: (memory.path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      for (index, step, start) in [
        (Int.max, Int.max, "1e308"), (.min, .min, "-1e308"), (2, -5, "9e15"), (3, 7, "1e9"),
      ] {
        let text = #"{"slide":"?","index":\#(index),"step":\#(step),"start":\#(start)}"#
        try Data(text.utf8).write(to: URL(fileURLWithPath: memory.path))
        let model = TalkModel(TalkFixture.deck)
        let now = Date(timeIntervalSinceReferenceDate: 100)
        model.now = { now }
        model.follow(memory)
        model.acceptOffer()
        let stage = Stage(width: 800, height: 450) { PresenterView(model: model) }
        stage.settle()
        #expect(TalkFixture.deck.slides.indices.contains(model.position.slide))
        #expect(model.timer.start.map { $0 <= now } ?? true)
      }
    }
  }

  @Test("Decks of one name in two folders are two talks")
  func names() {
    let one = TalkMemory(deck: "/a/talk.yaml", folder: "/f")
    let two = TalkMemory(deck: "/b/talk.yaml", folder: "/f")
    #expect(one.path != two.path)
    #expect(one.path == TalkMemory(deck: "/a/./talk.yaml", folder: "/f").path)
  }
}
