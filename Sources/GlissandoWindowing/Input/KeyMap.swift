import CSDL2
import GlissandoControls
package import GlissandoViews

/// What SDL's keys and modifiers are called by the views.
package enum KeyMap {
  /// The key of what was pressed: a character, or a key with a name.
  ///
  /// Nil for keys that are only modifiers or have no equivalent, and for those of the keypad that type digits.
  static func key(_ pressed: SDL_Keysym) -> KeyEquivalent? {
    let keycode = command(pressed)
    if let named = named[Int(keycode)] { return named }
    // SDL calls keys of the keypad by what they type, whether Num Lock lets them or not.
    if UInt32(pressed.mod) & KMOD_NUM.rawValue == 0, let key = keypad[Int(keycode)] { return key }
    return character(keycode).map { KeyEquivalent($0) } ?? functionKey(keycode)
  }

  /// The keycode that a command is known by: that of the layout, but of a layout without Latin letters the one
  /// that an American layout has there, as in other programs.
  static func command(_ pressed: SDL_Keysym) -> SDL_Keycode {
    let isCommand = !modifiers(pressed.mod).isDisjoint(with: [.control, .option])
    let place = Int32(bitPattern: pressed.scancode.rawValue &- SDL_SCANCODE_A.rawValue)
    // Behind all Latin letters.
    guard isCommand, pressed.sym > 0x24F, (0..<26).contains(place), character(pressed.sym) != nil
    else { return pressed.sym }
    return SDL_Keycode(SDLK_a.rawValue) + place
  }

  /// What a key of the current layout types by itself; nil for keys that type nothing.
  static func character(_ keycode: SDL_Keycode) -> Character? {
    // Those have SDL's bit 30 set.
    guard keycode > 0, keycode & (1 << 30) == 0 else { return nil }
    return Unicode.Scalar(UInt32(keycode)).map { Character($0) }
  }

  /// The modifiers that are held down.
  static func modifiers(_ state: UInt16) -> EventModifiers {
    let bits = UInt32(state)
    var modifiers: EventModifiers = []
    if bits & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { modifiers.insert(.option) }
    if bits & KMOD_CAPS.rawValue != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }

  private static let named: [Int: KeyEquivalent] = [
    Int(SDLK_UP.rawValue): .upArrow, Int(SDLK_DOWN.rawValue): .downArrow,
    Int(SDLK_LEFT.rawValue): .leftArrow, Int(SDLK_RIGHT.rawValue): .rightArrow,
    Int(SDLK_ESCAPE.rawValue): .escape, Int(SDLK_RETURN.rawValue): .return,
    Int(SDLK_KP_ENTER.rawValue): .return, Int(SDLK_TAB.rawValue): .tab,
    Int(SDLK_SPACE.rawValue): .space, Int(SDLK_BACKSPACE.rawValue): .delete,
    Int(SDLK_DELETE.rawValue): .deleteForward, Int(SDLK_HOME.rawValue): .home,
    Int(SDLK_END.rawValue): .end, Int(SDLK_PAGEUP.rawValue): .pageUp,
    Int(SDLK_PAGEDOWN.rawValue): .pageDown, Int(SDLK_APPLICATION.rawValue): .menu,
    Int(SDLK_MENU.rawValue): .menu, Int(SDLK_INSERT.rawValue): .insert,
  ]

  /// What the keys of the keypad are while Num Lock is off.
  private static let keypad: [Int: KeyEquivalent] = [
    Int(SDLK_KP_8.rawValue): .upArrow, Int(SDLK_KP_2.rawValue): .downArrow,
    Int(SDLK_KP_4.rawValue): .leftArrow, Int(SDLK_KP_6.rawValue): .rightArrow,
    Int(SDLK_KP_7.rawValue): .home, Int(SDLK_KP_1.rawValue): .end,
    Int(SDLK_KP_9.rawValue): .pageUp, Int(SDLK_KP_3.rawValue): .pageDown,
    Int(SDLK_KP_0.rawValue): .insert, Int(SDLK_KP_PERIOD.rawValue): .deleteForward,
  ]

  /// Whether a key is one of F1 to F12.
  package static func isFunctionKey(_ key: KeyEquivalent) -> Bool {
    (1...12).contains { key == .function($0) }
  }

  private static func functionKey(_ keycode: SDL_Keycode) -> KeyEquivalent? {
    let number = Int(keycode) - Int(SDLK_F1.rawValue) + 1
    return (1...12).contains(number) ? .function(number) : nil
  }
}
