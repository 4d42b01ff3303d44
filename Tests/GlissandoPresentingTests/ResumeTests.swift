import Foundation
import Glissando
import GlissandoDeck
import GlissandoPresenting
import GlissandoTesting
import Testing

@MainActor
struct ResumeTests {
  /// A memory in a folder of its own, which is removed afterwards.
  private func withMemory(_ body: (TalkMemory) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.path + "/talks-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(TalkMemory(deck: "/talks/one.yaml", folder: folder))
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

  @Test("A talk that ended as it should leaves nothing, and a spoilt file says nothing")
  func forgetting() throws {
    try withMemory { memory in
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
      try Data("no".utf8).write(to: URL(fileURLWithPath: memory.path))
      #expect(memory.load() == nil)
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
