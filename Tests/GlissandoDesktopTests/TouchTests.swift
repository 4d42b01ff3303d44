import CSDL2
import Foundation
import GlissandoViews
import Testing

@testable import GlissandoWindowing

/// What SDL makes of a finger.
@Suite("A finger as a pointer")
struct TouchTests {
  /// SDL_TOUCH_MOUSEID.
  private static let finger = UInt32.max

  private func button(_ type: SDL_EventType, by which: UInt32) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = which
    event.button.button = 1
    (event.button.x, event.button.y) = (30, 40)
    return event
  }

  @Test("It is over nothing once it is gone; a mouse that lets go is where it was")
  func leaving() {
    var translator = EventTranslator()
    func kinds(_ which: UInt32) -> [String] {
      var inputs: [TimedInput] = []
      for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        _ = translator.translate(button(type, by: which), time: 1, into: &inputs)
      }
      return inputs.map { String("\($0.event)".prefix { $0 != "(" }) }
    }
    #expect(kinds(Self.finger) == ["pointerDown", "pointerUp", "pointerExited"])
    #expect(kinds(0) == ["pointerDown", "pointerUp"])
  }

  @Test("Events tell whether a finger made them, as far as they are about the pointer")
  func telling() {
    var motion = SDL_Event()
    motion.motion.type = SDL_MOUSEMOTION.rawValue
    #expect(motion.isTouch == false)
    motion.motion.which = Self.finger
    #expect(motion.isTouch == true)
    #expect(button(SDL_MOUSEBUTTONUP, by: Self.finger).isTouch == true)
    var key = SDL_Event()
    key.key.type = SDL_KEYDOWN.rawValue
    #expect(key.isTouch == nil)
  }
}
