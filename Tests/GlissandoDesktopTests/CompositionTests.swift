import CSDL2
import Foundation
import GlissandoViews
import Testing

@testable import GlissandoWindowing

@Suite("What an input method composes")
struct CompositionTests {
  @Test("It arrives whole, however long it is")
  func long() throws {
    let text = String(repeating: "かな漢字", count: 40)
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.windowID = 7
    event.editExt.text = SDL_strdup(text)
    (event.editExt.start, event.editExt.length) = (150, 4)
    #expect(event.windowID == 7)
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    #expect(translator.translate(event, time: 2, into: &inputs).isEmpty)
    let input = try #require(inputs.first)
    guard case .composition(let arrived, let caret) = input.event else {
      Issue.record("\(input.event)")
      return
    }
    #expect(arrived == text && caret == 154)
  }

  private static func composition(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    return event
  }

  private static func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    return event
  }

  private static var space: SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.state = UInt8(SDL_PRESSED)
    event.key.keysym.sym = SDL_Keycode(SDLK_SPACE.rawValue)
    event.key.keysym.scancode = SDL_SCANCODE_SPACE
    return event
  }

  /// What a field is told, in a line: what is composed in brackets.
  private func told(_ fetches: [[SDL_Event]]) -> String {
    var translator = EventTranslator()
    var all = ""
    for events in fetches {
      var inputs: [TimedInput] = []
      for event in events { _ = translator.translate(event, time: 1, into: &inputs) }
      translator.endFetch(at: 1, into: &inputs)
      for input in inputs {
        switch input.event {
        case .composition(let text, _): all += "[\(text)]"
        case .text(let text): all += text
        default: all += input.typedText ?? ""
        }
      }
    }
    return all
  }

  @Test("The key that ends a composition comes after what was composed")
  func order() {
    let (begun, ended) = (Self.composition("xi"), { Self.composition("") })
    let space = [Self.space, Self.text(" ")]
    #expect(told([[begun], space + [ended(), Self.text("xin")]]) == "[xi][]xin ")
    let both = [Self.composition("ch"), Self.text("ch"), ended()]
    let first = [Self.composition("xi")]
    #expect(told([first, space + space + [Self.text("xin")] + both]) == "[xi]xin [ch]ch []")
    // A key without a composition, and what begins after it.
    #expect(told([space + [Self.composition("k")]]) == " [k]")
    #expect(told([[Self.text("か")], space + [Self.text("な")]]) == "か な")
  }
}
