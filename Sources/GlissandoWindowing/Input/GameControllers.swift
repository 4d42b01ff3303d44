package import CSDL2
import GlissandoViews

/// Game controllers, whose buttons stand for the keys that a clicker sends.
///
/// An open one makes SDL ask it, so that the loop has to wake up for it: a program without use for
/// them has none of this.
@MainActor
package final class GameControllers {
  private var open: [Int32: OpaquePointer] = [:]

  /// How often an open controller is asked, in seconds: sooner than a person expects an answer.
  private static let askInterval = 0.03
  /// How often it is asked whether one has been plugged in, in seconds.
  private static let searchInterval = 2.0

  /// Opens those that are plugged in, and those that will be.
  package init() {
    // Whichever window of the program has the keyboard, and when another program has it.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER)
  }

  /// Seconds after which SDL is to be asked again.
  package var interval: Double { open.isEmpty ? Self.searchInterval : Self.askInterval }

  /// Opens what is plugged in and closes what is pulled out.
  package func receive(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      guard let controller = SDL_GameControllerOpen(event.cdevice.which) else { return }
      let joystick = SDL_GameControllerGetJoystick(controller)
      open[SDL_JoystickInstanceID(joystick)] = controller
    case SDL_CONTROLLERDEVICEREMOVED:
      if let controller = open.removeValue(forKey: event.cdevice.which) {
        SDL_GameControllerClose(controller)
      }
    default: break
    }
  }

  /// Closes all.
  package func stop() {
    for controller in open.values { SDL_GameControllerClose(controller) }
    open = [:]
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER)
  }

  /// The key that a button stands for; nil for one that stands for none.
  nonisolated static func key(_ button: UInt8) -> KeyEquivalent? {
    switch SDL_GameControllerButton(Int32(button)) {
    case SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
      SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
      .pageDown
    case SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_UP,
      SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
      .pageUp
    case SDL_CONTROLLER_BUTTON_Y: "o"
    case SDL_CONTROLLER_BUTTON_X: "b"
    case SDL_CONTROLLER_BUTTON_START: .function(5)
    case SDL_CONTROLLER_BUTTON_BACK: .escape
    default: nil
    }
  }
}
