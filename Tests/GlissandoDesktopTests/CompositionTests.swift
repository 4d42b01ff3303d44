import CSDL2
import Foundation
import GlissandoViews
import Testing

@testable import GlissandoDesktop

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
}
