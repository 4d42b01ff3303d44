package import Foundation
package import GlissandoViews

/// Who input is meant for: what is inspected, or the inspector.
struct InspectorInput {
  /// Whether keys go to the inspector.
  var panelHasKeyboard = false
  /// Whether the first control is to be focused, once it is there.
  var awaitsFocus = false
  /// Where the pointer was last; nil outside of the window.
  var pointer: CGPoint?
  /// Whether the pointer is the inspector's.
  var pointerIsInPanel = false
  /// Whether a button is down: until it is released, the pointer stays with whom it was pressed.
  var isPressed = false
}

extension InspectorHost {
  /// The key that opens and closes the inspector; with Shift, that operates it by keyboard.
  package static let key = KeyEquivalent.function(10)

  package func send(_ event: InputEvent, at time: Double) -> Bool {
    guard let panel, model.isShown || input.pointerIsInPanel else {
      return sendWithoutPanel(event, time)
    }
    switch event {
    case .key(let press): return send(press, event, time)
    case .text, .composition:
      return input.panelHasKeyboard ? panel.send(event, at: time) : base.send(event, at: time)
    case .focus:
      _ = panel.send(event, at: time)
      return base.send(event, at: time)
    case .pointerMoved(let point):
      return pointer(at: point, event, time)
    case .pointerDown(let point, _, _):
      let isHandled = pointer(at: point, event, time, isDown: true)
      if !input.pointerIsInPanel { giveKeyboardBack(time) }
      return isHandled
    case .pointerUp(let point, _):
      input.isPressed = false
      let isHandled = target.send(event, at: time)
      route(point, time)
      return isHandled
    case .pointerExited:
      input.pointer = nil
      _ = panel.send(event, at: time)
      return base.send(event, at: time)
    case .wheel(_, let point), .pinch(_, _, let point, _):
      let receiver: any FrameSource = panel.contains(point) ? panel : base
      return receiver.send(event, at: time)
    }
  }

  package var cursor: PointerStyle {
    input.pointerIsInPanel ? panel?.cursor ?? .arrow : base.cursor
  }

  package var textInputArea: CGRect? { input.panelHasKeyboard ? nil : base.textInputArea }

  private func sendWithoutPanel(_ event: InputEvent, _ time: Double) -> Bool {
    if case .key(let press) = event, press.key == Self.key { return toggle(press, time) }
    if case .pointerMoved(let point) = event { input.pointer = point }
    return base.send(event, at: time)
  }

  // MARK: Pointer

  private var target: any FrameSource {
    if input.pointerIsInPanel, let panel { return panel }
    return base
  }

  private func pointer(
    at point: CGPoint, _ event: InputEvent, _ time: Double, isDown: Bool = false
  ) -> Bool {
    input.pointer = point
    if !input.isPressed { route(point, time) }
    if isDown { input.isPressed = true }
    return target.send(event, at: time)
  }

  /// Finds whose the pointer is; who loses it is told.
  private func route(_ point: CGPoint, _ time: Double) {
    let isInPanel = model.isShown && panel?.contains(point) == true
    guard isInPanel != input.pointerIsInPanel else { return }
    _ = target.send(.pointerExited, at: time)
    input.pointerIsInPanel = isInPanel
  }

  // MARK: Keys

  private func send(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    if press.key == Self.key { return toggle(press, time) }
    guard input.panelHasKeyboard, let panel else { return base.send(event, at: time) }
    if press.key == .escape, press.phase == .down {
      giveKeyboardBack(time)
      return true
    }
    // The transport's keys work here too: what one wants to look at is often about to end.
    if (1...12).contains(where: { press.key == .function($0) }) {
      return base.send(event, at: time)
    }
    return panel.send(event, at: time)
  }

  private func toggle(_ press: KeyPress, _ time: Double) -> Bool {
    guard press.phase == .down else { return true }
    if press.modifiers.contains(.shift) {
      if input.panelHasKeyboard {
        giveKeyboardBack(time)
      } else {
        model.isShown = true
        input.panelHasKeyboard = true
        input.awaitsFocus = true
      }
    } else {
      model.isShown.toggle()
      if !model.isShown { giveEverythingBack(time) }
    }
    return true
  }

  private func giveKeyboardBack(_ time: Double) {
    guard input.panelHasKeyboard else { return }
    input.panelHasKeyboard = false
    _ = panel?.send(.key(KeyPress(key: .escape)), at: time)
    _ = panel?.send(.key(KeyPress(key: .escape, phase: .up)), at: time)
  }

  /// The inspector closes: pointer and keyboard are the content's again.
  private func giveEverythingBack(_ time: Double) {
    giveKeyboardBack(time)
    guard input.pointerIsInPanel else { return }
    _ = panel?.send(.pointerExited, at: time)
    input.pointerIsInPanel = false
    input.isPressed = false
    if let pointer = input.pointer { _ = base.send(.pointerMoved(pointer), at: time) }
  }
}
