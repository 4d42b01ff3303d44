import CSDL2
import GlissandoControls
import GlissandoViews

/// What SDL's keys and modifiers are called by the views.
enum KeyMap {
  /// The key of a keycode: a character of the current layout, or a key with a name.
  ///
  /// Nil for keys that are only modifiers or have no equivalent.
  static func key(_ keycode: SDL_Keycode) -> KeyEquivalent? {
    if let named = named[Int(keycode)] { return named }
    // Keys that type nothing have SDL's bit 30 set.
    guard keycode > 0, keycode & (1 << 30) == 0, let scalar = Unicode.Scalar(UInt32(keycode))
    else { return functionKey(keycode) }
    return KeyEquivalent(Character(scalar))
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
    Int(SDLK_MENU.rawValue): .menu,
  ]

  private static func functionKey(_ keycode: SDL_Keycode) -> KeyEquivalent? {
    let number = Int(keycode) - Int(SDLK_F1.rawValue) + 1
    return (1...12).contains(number) ? .function(number) : nil
  }
}
