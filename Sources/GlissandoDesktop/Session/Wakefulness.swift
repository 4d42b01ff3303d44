import CSDL2
import CSession
import Foundation

/// Keeps the screen awake while something is shown to an audience: by the desktop's portal, or by SDL where nobody
/// offers that.
@MainActor
struct Wakefulness {
  private var isOn = false
  /// Whether there is a bus, by which a portal may come and go.
  private var usesBus = false
  private var usesSDL = false

  /// Keeps the screen awake from now on, or no longer; nothing happens if that is so already.
  ///
  /// - Parameter reason: For people whom the desktop asks, or tells, about it.
  mutating func set(_ isOn: Bool, because reason: @autoclosure () -> String) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    if isOn {
      usesBus = SessionBus.connect(ProcessInfo.processInfo.environment)
      if usesBus {
        glissando_session_stay_awake(reason())
      } else {
        useSDL(true)
      }
    } else {
      glissando_session_let_sleep()
      useSDL(false)
    }
  }

  /// Takes the portal's answer, and that it has gone or come back.
  mutating func takeAnswer() {
    if isOn, usesBus { useSDL(glissando_session_cannot_stay_awake()) }
  }

  private mutating func useSDL(_ isUsed: Bool) {
    guard isUsed != usesSDL else { return }
    usesSDL = isUsed
    if isUsed { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
  }
}
