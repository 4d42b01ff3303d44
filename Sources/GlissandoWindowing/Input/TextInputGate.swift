import CSDL2

/// Lets input methods take part only while a field has the keyboard; keys type characters at all times.
///
/// SDL asks an input method about a key while it hands out text, and begins with that by itself: so one that is set
/// to another script would take the keys of a talk. Here it hands out none but for the moment in which the text of a key
/// follows the key, after the input method would have been asked.
@MainActor
package final class TextInputGate {
  /// Whether a field has the keyboard, as SDL was told; it begins with one.
  private(set) var isOpen = true
  /// The field with the keyboard.
  private var field: ObjectIdentifier?

  /// Begins to let the text of keys through.
  package init() { SDL_AddEventWatch(letTextThrough, Unmanaged.passUnretained(self).toOpaque()) }

  /// Ends that.
  package func stop() {
    SDL_DelEventWatch(letTextThrough, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Notes which field has the keyboard, if any; nothing happens if that is so already.
  ///
  /// What was begun in one field is not to go on in another: the input method is told that it ends.
  package func set(_ field: ObjectIdentifier?) {
    let isOpen = field != nil
    // SDL 3 behind the interface of SDL 2 has no text but for fields.
    guard field != self.field || isOpen != self.isOpen, !VideoStart.isThreeInDisguise else {
      return
    }
    let isOther = self.field != nil && self.isOpen
    self.field = field
    self.isOpen = isOpen
    if isOther || !isOpen { SDL_StopTextInput() }
    if isOpen { SDL_StartTextInput() }
  }

  /// To be called when all that has arrived was fetched: a key may have had no text.
  package func endFetch() { close() }

  fileprivate func note(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN where !isOpen && Self.types(event.key.keysym.sym):
      SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
    case SDL_TEXTINPUT, SDL_KEYUP: close()
    default: break
    }
  }

  private func close() {
    if !isOpen { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_IGNORE) }
  }

  /// Whether a key may have text: one of a character, or one of the keypad's, which have SDL's bit 30 set as those have
  /// that type nothing.
  private static func types(_ key: SDL_Keycode) -> Bool {
    let keypad = Int(SDLK_KP_DIVIDE.rawValue)...Int(SDLK_KP_PERIOD.rawValue)
    return key >= 32 && key != 127 && key & (1 << 30) == 0 || keypad.contains(Int(key))
  }
}

/// SDL calls this as it notes an event, on the main thread for those of the keyboard.
private func letTextThrough(
  _ data: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?
) -> Int32 {
  guard let data, let event else { return 1 }
  let type = SDL_EventType(event.pointee.type)
  guard type == SDL_KEYDOWN || type == SDL_KEYUP || type == SDL_TEXTINPUT else { return 1 }
  let gate = Unmanaged<TextInputGate>.fromOpaque(data)
  let noted = event.pointee
  MainActor.assumeIsolated { gate.takeUnretainedValue().note(noted) }
  return 1
}
