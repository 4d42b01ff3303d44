import CSession
import Foundation

/// Keeps the screen awake while something is shown to an audience: by the desktop's portal, or by the window system where
/// nobody offers that.
@MainActor
package struct Wakefulness {
  private var isOn = false
  /// Whether there is a bus, by which a portal may come and go.
  private var usesBus = false
  private var asksWindowSystem = false
  /// Has the window system keep it awake, or no longer.
  private let askWindowSystem: @MainActor (Bool) -> Void

  /// Lets it sleep at first.
  ///
  /// - Parameter askWindowSystem: Has the window system keep the screen awake, or no longer.
  package init(askWindowSystem: @escaping @MainActor (Bool) -> Void) {
    self.askWindowSystem = askWindowSystem
  }

  /// Keeps the screen awake from now on, or no longer; nothing happens if that is so already.
  ///
  /// - Parameter reason: For people whom the desktop asks, or tells, about it.
  package mutating func set(_ isOn: Bool, because reason: @autoclosure () -> String) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    if isOn {
      usesBus = SessionBus.connect(ProcessInfo.processInfo.environment)
      if usesBus {
        glissando_session_stay_awake(reason())
      } else {
        useWindowSystem(true)
      }
    } else {
      glissando_session_let_sleep()
      useWindowSystem(false)
    }
  }

  /// Takes the portal's answer, and that it has gone or come back.
  package mutating func receiveAnswer() {
    if isOn, usesBus { useWindowSystem(glissando_session_cannot_stay_awake()) }
  }

  private mutating func useWindowSystem(_ isUsed: Bool) {
    guard isUsed != asksWindowSystem else { return }
    asksWindowSystem = isUsed
    askWindowSystem(isUsed)
  }
}
