import CSDL2
import GlissandoViews
import Testing

@testable import GlissandoWindowing

/// What SDL's keys mean to the views.
@Suite("Keys of all layouts")
struct KeyMapTests {
  private func event(
    _ key: Int, at scancode: SDL_Scancode, _ modifiers: SDL_Keymod
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.type = SDL_KEYDOWN.rawValue
    event.key.state = UInt8(SDL_PRESSED)
    event.key.keysym.sym = SDL_Keycode(key)
    event.key.keysym.scancode = scancode
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  /// What arrives of a key that is pressed, with the text that follows it.
  private func press(
    _ key: Int, at scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN, _ modifiers: SDL_Keymod,
    text: String? = nil
  ) throws -> TimedInput {
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    _ = translator.translate(event(key, at: scancode, modifiers), time: 0, into: &inputs)
    if let text {
      var event = SDL_Event()
      event.text = SDL_TextInputEvent()
      event.type = SDL_TEXTINPUT.rawValue
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
      _ = translator.translate(event, time: 0, into: &inputs)
    }
    return try #require(inputs.first)
  }

  private func key(_ input: TimedInput) -> KeyPress? {
    if case .key(let press) = input.event { press } else { nil }
  }

  @Test("A command has a Latin letter under layouts that have none, and text does not")
  func otherScripts() throws {
    let cyrillic = 0x441  // on the key of C
    let copy = try press(cyrillic, at: SDL_SCANCODE_C, KMOD_LCTRL)
    #expect(key(copy)?.key == "c")
    let typed = try press(cyrillic, at: SDL_SCANCODE_C, KMOD_NONE, text: "с")
    #expect(key(typed)?.key == "с" && typed.typedText == "с")
    // With Alt it is a command too, and puts nothing into a field.
    let command = try press(cyrillic, at: SDL_SCANCODE_C, KMOD_LALT, text: "с")
    #expect(key(command)?.key == "c" && command.typedText == nil)
    // Alt that chooses another character types it.
    let polish = try press(Int(SDLK_a.rawValue), at: SDL_SCANCODE_A, KMOD_RALT, text: "ą")
    #expect(polish.typedText == "ą")
    // A layout with Latin letters says itself where they are.
    let french = try press(Int(SDLK_a.rawValue), at: SDL_SCANCODE_Q, KMOD_LCTRL)
    #expect(key(french)?.key == "a")
  }

  @Test("Ctrl and the key of Q end the program under every layout")
  func quit() {
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    let quit = event(0x439, at: SDL_SCANCODE_Q, KMOD_LCTRL)
    #expect(translator.translate(quit, time: 0, into: &inputs) == .quit)
  }

  @Test("Keys of the keypad are arrows while Num Lock is off, and digits while it is on")
  func keypad() throws {
    let names: [(Int, KeyEquivalent)] = [
      (Int(SDLK_KP_8.rawValue), .upArrow), (Int(SDLK_KP_4.rawValue), .leftArrow),
      (Int(SDLK_KP_7.rawValue), .home), (Int(SDLK_KP_3.rawValue), .pageDown),
      (Int(SDLK_KP_PERIOD.rawValue), .deleteForward),
    ]
    for (code, expected) in names { #expect(key(try press(code, KMOD_NONE))?.key == expected) }
    let digit = try press(Int(SDLK_KP_8.rawValue), KMOD_NUM, text: "8")
    guard case .text("8") = digit.event else { return #expect(Bool(false), "\(digit)") }
  }
}
