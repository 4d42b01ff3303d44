import CSDL2
import Foundation
import GlissandoViews
import Testing

@testable import GlissandoDesktop

/// What is dropped, as SDL tells of it.
@MainActor
@Suite("Dropped things") struct DropCollectorTests {
  private func event(_ type: SDL_EventType, _ text: String? = nil) -> SDL_Event {
    var event = SDL_Event()
    event.drop.type = type.rawValue
    event.drop.windowID = 7
    event.drop.file = text.map { SDL_strdup($0) }
    return event
  }

  @Test("Files and lines of text arrive as one event, at the end")
  func together() throws {
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    let events = [
      event(SDL_DROPBEGIN), event(SDL_DROPFILE, "/a/b c.yaml"),
      event(SDL_DROPFILE, "file:///d%20e"),
      event(SDL_DROPTEXT, "one"), event(SDL_DROPTEXT, "two"),
    ]
    for event in events {
      #expect(event.windowID == 7)
      #expect(translator.translate(event, time: 1, into: &inputs).isEmpty && inputs.isEmpty)
    }
    _ = translator.translate(event(SDL_DROPCOMPLETE), time: 2, into: &inputs)
    guard case .dropped(let content, _) = try #require(inputs.first).event else {
      Issue.record("\(inputs)")
      return
    }
    #expect(
      content == [
        .url(URL(fileURLWithPath: "/a/b c.yaml")), .url(URL(fileURLWithPath: "/d e")),
        .text("one\ntwo"),
      ])
    #expect(inputs.count == 1 && inputs[0].time == 2)
  }

  @Test("A drop of nothing is no event")
  func nothing() {
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    for type in [SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      _ = translator.translate(event(type), time: 1, into: &inputs)
    }
    #expect(inputs.isEmpty)
  }
}
