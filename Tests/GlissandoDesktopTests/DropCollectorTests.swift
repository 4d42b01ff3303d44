import CSDL2
import Foundation
import GlissandoViews
import Testing

@testable import GlissandoWindowing

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
    translator.endFetch(at: 2.5, into: &inputs)
    guard case .dropped(let content, _) = try #require(inputs.first).event else {
      Issue.record("\(inputs)")
      return
    }
    #expect(
      content == [
        .url(URL(fileURLWithPath: "/a/b c.yaml")), .url(URL(fileURLWithPath: "/d e")),
        .text("one\ntwo"),
      ])
    #expect(inputs.count == 1 && inputs[0].time == 2.5)
  }

  @Test("A drop of nothing is no event")
  func nothing() {
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    for type in [SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      _ = translator.translate(event(type), time: 1, into: &inputs)
    }
    translator.endFetch(at: 9, into: &inputs)
    #expect(inputs.isEmpty)
  }

  private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func places(_ inputs: [TimedInput]) -> [CGPoint] {
    inputs.compactMap { input -> CGPoint? in
      guard case .dropped(_, let place) = input.event else { return nil }
      return place
    }
  }

  @Test("Where nobody tells the place of a drop, it is where the pointer comes back to the window")
  func place() {
    var translator = EventTranslator()
    translator.coordinatesPerPoint = 2
    var inputs: [TimedInput] = []
    _ = translator.translate(motion(600, 560), time: 1, into: &inputs)
    // As Wayland's compositors tell it.
    for event in [event(SDL_DROPBEGIN), event(SDL_DROPFILE, "/a"), event(SDL_DROPCOMPLETE)] {
      _ = translator.translate(event, time: 2, into: &inputs)
    }
    #expect(places(inputs).isEmpty)
    _ = translator.translate(motion(234, 264), time: 2, into: &inputs)
    translator.endFetch(at: 2, into: &inputs)
    #expect(places(inputs) == [CGPoint(x: 117, y: 132)])
    // Before the movement, with which the pointer is there.
    #expect(inputs.last?.isMovement == true)
  }

  @Test("A drop that no pointer follows is where the pointer last was, and none is lost")
  func withoutPointer() {
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    _ = translator.translate(motion(30, 40), time: 1, into: &inputs)
    for time in [2.0, 2.01] {
      for event in [event(SDL_DROPBEGIN), event(SDL_DROPFILE, "/a"), event(SDL_DROPCOMPLETE)] {
        _ = translator.translate(event, time: time, into: &inputs)
      }
    }
    translator.endFetch(at: 2.02, into: &inputs)
    #expect(places(inputs) == [CGPoint(x: 30, y: 40)])
    translator.endFetch(at: 2.2, into: &inputs)
    #expect(places(inputs) == [CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
    translator.endFetch(at: 3, into: &inputs)
    #expect(places(inputs).count == 2)
  }
}
