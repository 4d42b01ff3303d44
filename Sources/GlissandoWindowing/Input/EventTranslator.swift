package import CSDL2
import Foundation
import GlissandoControls
import GlissandoViews

/// Turns SDL's events into the views' and into signals for the window.
package struct EventTranslator {
  /// Window coordinates per point.
  package var coordinatesPerPoint = 1.0

  /// Points that one notch of a wheel scrolls: three lines of text, as elsewhere.
  ///
  /// Precise wheels and touchpads send fractions of a notch.
  static let pointsPerNotch = 48.0

  /// The factor of one notch of the wheel while Control is held.
  private static let scalePerNotch = 1.1
  /// Radians of one notch of the wheel while Control and Shift are held.
  private static let radiansPerNotch = Double.pi / 36

  private var pointer = CGPoint.zero
  private var touches = TouchPair()
  private var altTap = AltTap()
  private var drops = DropCollector()
  private var compositions = CompositionOrder()
  /// What was dropped where nobody has told yet, and when.
  private var unplacedDrop: (content: [DroppedContent], time: Double)?

  /// How long what was dropped waits to be told where, in seconds: what was dropped by a finger waits in vain.
  private static let longestWait = 0.1

  /// A translator for one window.
  package init() {}

  /// Translates one event that happened at `time` host seconds; appends what is for the views.
  package mutating func translate(
    _ event: SDL_Event, time: Double, into inputs: inout [TimedInput]
  ) -> WindowSignals {
    if altTap.ends(with: event) {
      for phase in [KeyPress.Phases.down, .up] {
        inputs.append(TimedInput(.key(KeyPress(key: .menuBar, phase: phase)), time: time))
      }
    }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .quit
    case SDL_WINDOWEVENT:
      return windowEvent(event.window, time: time, into: &inputs).union(.arranged)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return [.geometry, .exposed]
    case SDL_DISPLAYEVENT: return [.geometry, .exposed, .displays]
    case SDL_MOUSEMOTION:
      pointer = point(x: event.motion.x, y: event.motion.y)
      placeDrop(at: pointer, time: time, into: &inputs)
      inputs.append(TimedInput(.pointerMoved(pointer), time: time))
    case SDL_MOUSEBUTTONDOWN:
      pointer = point(x: event.button.x, y: event.button.y)
      placeDrop(at: pointer, time: time, into: &inputs)
      let modifiers = KeyMap.modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
      let press = InputEvent.pointerDown(
        pointer, button: Int(event.button.button), modifiers: modifiers)
      inputs.append(TimedInput(press, time: time))
    case SDL_MOUSEBUTTONUP:
      pointer = point(x: event.button.x, y: event.button.y)
      let release = InputEvent.pointerUp(pointer, button: Int(event.button.button))
      inputs.append(TimedInput(release, time: time))
      // A finger that is gone is over nothing.
      if event.isTouch == true { inputs.append(TimedInput(.pointerExited, time: time)) }
    case SDL_MOUSEWHEEL:
      inputs.append(TimedInput(wheel(event.wheel), time: time))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      touch(event.tfinger, time: time, into: &inputs)
    case SDL_KEYDOWN, SDL_KEYUP:
      return key(event.key, time: time, into: &inputs)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      button(event.cbutton, time: time, into: &inputs)
    case SDL_TEXTINPUT:
      text(event.text, time: time, into: &inputs)
    case SDL_TEXTEDITING:
      compositions.add(TimedInput(Self.composition(event.edit), time: time), to: &inputs)
    case SDL_TEXTEDITING_EXT:
      compositions.add(TimedInput(Self.composition(event.editExt), time: time), to: &inputs)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      drop(event.drop, time: time, into: &inputs)
    default: break
    }
    return []
  }

  /// Hands on what has waited long enough; to be called when all that has arrived by `time` was translated.
  package mutating func endFetch(at time: Double, into inputs: inout [TimedInput]) {
    compositions.endFetch()
    guard let drop = unplacedDrop, time >= drop.time + Self.longestWait else { return }
    placeDrop(at: pointer, time: time, into: &inputs)
  }

  /// Takes what is dropped.
  ///
  /// On Wayland the place is that at which the pointer comes back to the window: while another program drags it is
  /// nowhere in ours, and SDL tells no place with the drop.
  private mutating func drop(
    _ event: SDL_DropEvent, time: Double, into inputs: inout [TimedInput]
  ) {
    guard let content = drops.receive(event) else { return }
    placeDrop(at: pointer, time: time, into: &inputs)
    unplacedDrop = (content, time)
    guard let place = DropCollector.place(in: event.windowID) else { return }
    placeDrop(at: point(x: place.x, y: place.y), time: time, into: &inputs)
  }

  private mutating func placeDrop(
    at place: CGPoint, time: Double, into inputs: inout [TimedInput]
  ) {
    guard let drop = unplacedDrop else { return }
    unplacedDrop = nil
    inputs.append(TimedInput(.dropped(drop.content, at: place), time: time))
  }

  /// What an input method composes.
  private static func composition(_ event: SDL_TextEditingEvent) -> InputEvent {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .composition(text, caret: Int(event.start) + Int(event.length))
  }

  /// What is too long for an event of the other kind.
  private static func composition(_ event: SDL_TextEditingExtEvent) -> InputEvent {
    // The text is ours to free.
    defer { SDL_free(event.text) }
    let text = event.text.map { String(cString: $0) } ?? ""
    return .composition(text, caret: Int(event.start) + Int(event.length))
  }

  private func point(x: Int32, y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / coordinatesPerPoint, y: Double(y) / coordinatesPerPoint)
  }

  /// A turn of the wheel; positive values move the content down and to the right, as in AppKit.
  ///
  /// While Control is held the wheel magnifies, with Shift it rotates: what two fingers do on a
  /// screen. Where the person has turned the direction round, the numbers have that in them already.
  private func wheel(_ wheel: SDL_MouseWheelEvent) -> InputEvent {
    let modifiers = KeyMap.modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
    if modifiers.contains(.control) {
      let notches = Double(wheel.preciseY) + Double(wheel.preciseX)
      return modifiers.contains(.shift)
        ? .pinch(scale: 1, rotation: notches * Self.radiansPerNotch, at: pointer, isLast: false)
        : .pinch(
          scale: pow(Self.scalePerNotch, notches), rotation: 0, at: pointer, isLast: false)
    }
    let delta = CGSize(
      width: -Double(wheel.preciseX) * Self.pointsPerNotch,
      height: Double(wheel.preciseY) * Self.pointsPerNotch)
    return .wheel(delta: delta, at: pointer)
  }

  /// Fingers on a screen: SDL makes a pointer of the first one, and two of them pinch.
  private mutating func touch(
    _ event: SDL_TouchFingerEvent, time: Double, into inputs: inout [TimedInput]
  ) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(SDL_GetWindowFromID(event.windowID), &width, &height)
    let point = CGPoint(
      x: Double(event.x) * Double(width) / coordinatesPerPoint,
      y: Double(event.y) * Double(height) / coordinatesPerPoint)
    let step: TouchPair.Step?
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      touches.down(event.fingerId, at: point)
      step = nil
    case SDL_FINGERMOTION: step = touches.move(event.fingerId, to: point)
    default: step = touches.up(event.fingerId)
    }
    guard let step else { return }
    let pinch = InputEvent.pinch(
      scale: step.scale, rotation: step.rotation, at: step.middle, isLast: step.isLast)
    inputs.append(TimedInput(pinch, time: time))
  }

  private func windowEvent(
    _ event: SDL_WindowEvent, time: Double, into inputs: inout [TimedInput]
  ) -> WindowSignals {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: return .close
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return [.geometry, .exposed]
    case SDL_WINDOWEVENT_EXPOSED: return .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      return [.shown, .exposed]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .hidden
    case SDL_WINDOWEVENT_LEAVE:
      inputs.append(TimedInput(.pointerExited, time: time))
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      inputs.append(TimedInput(.focus(true), time: time))
      return .activated
    case SDL_WINDOWEVENT_FOCUS_LOST:
      inputs.append(TimedInput(.focus(false), time: time))
    default: break
    }
    return []
  }

  private func key(
    _ event: SDL_KeyboardEvent, time: Double, into inputs: inout [TimedInput]
  ) -> WindowSignals {
    let isDown = event.state == SDL_PRESSED
    let modifiers = KeyMap.modifiers(event.keysym.mod)
    let command = KeyMap.command(event.keysym)
    if isDown, event.repeat == 0 {
      let signal = Self.signal(command, modifiers: modifiers)
      guard signal.isEmpty else { return signal }
    }
    guard let key = KeyMap.key(event.keysym) else { return [] }
    let phase: KeyPress.Phases = isDown ? (event.repeat == 0 ? .down : .repeat) : .up
    // A command that is not the layout's own key types what that does.
    let typed = command == event.keysym.sym ? nil : KeyMap.character(event.keysym.sym)
    let press = KeyPress(
      key: key, characters: typed.map { String($0) }, modifiers: modifiers, phase: phase)
    inputs.append(TimedInput(.key(press), time: time))
    return []
  }

  /// A button of a game controller, as the key that it stands for.
  private func button(
    _ event: SDL_ControllerButtonEvent, time: Double, into inputs: inout [TimedInput]
  ) {
    guard let key = GameControllers.key(event.button) else { return }
    let phase: KeyPress.Phases = event.state == SDL_PRESSED ? .down : .up
    inputs.append(TimedInput(.key(KeyPress(key: key, phase: phase)), time: time))
  }

  /// What a key means to the window itself.
  private static func signal(_ keycode: SDL_Keycode, modifiers: EventModifiers) -> WindowSignals {
    switch Int(keycode) {
    case Int(SDLK_F11.rawValue): .fullScreen
    case Int(SDLK_q.rawValue) where modifiers.isSuperset(of: .control): .quit
    default: []
    }
  }

  /// Text follows the key that typed it at once; then it is that key's, with the layout's idea of
  /// what shift does.
  ///
  /// Text of an input method has no key.
  private mutating func text(
    _ event: SDL_TextInputEvent, time: Double, into inputs: inout [TimedInput]
  ) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let last = inputs.last, case .key(let press) = last.event, press.phase != .up,
      last.typedText == nil
    else {
      compositions.add(TimedInput(.text(text), time: time), to: &inputs)
      return
    }
    let insertion = Self.typedText(text, of: press)
    let typed = KeyPress(
      key: press.key, characters: text, modifiers: press.modifiers, phase: press.phase,
      typedText: insertion)
    inputs[inputs.count - 1] = TimedInput(.key(typed), time: last.time, typedText: insertion)
    compositions.noteKey(in: inputs)
  }

  /// What a key puts into a field: with Alt held it is a command, unless Alt chooses another
  /// character, as AltGr does.
  private static func typedText(_ text: String, of press: KeyPress) -> String? {
    let isCommand =
      press.modifiers.contains(.option) && text.lowercased() == press.characters.lowercased()
    return isCommand ? nil : text
  }
}
