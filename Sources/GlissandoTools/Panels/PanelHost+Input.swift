import Foundation
package import GlissandoViews

/// Who input is meant for: the source or the panel.
struct PanelInput {
  /// Whether keys go to the panel.
  var panelHasKeyboard = false
  /// Whether the first control is to be focused, once it is there.
  var awaitsFocus = false
  /// Where the pointer was last; nil outside of the window.
  var pointer: CGPoint?
  /// Whether the pointer is the panel's.
  var pointerIsInPanel = false
  /// Whether a button is down: until it is released, the pointer stays with whom it was pressed.
  var isPressed = false
}

extension PanelHost {
  package func send(_ event: InputEvent, at time: Double) -> Bool {
    switch event {
    case .key(let press): return send(press, event, time)
    case .text, .composition:
      return input.panelHasKeyboard ? sendToPanel(event, time) : sendToBase(event, time)
    case .focus:
      _ = panel?.send(event, at: time)
      return sendToBase(event, time)
    case .pointerMoved(let point):
      movePointer(to: point, time)
      return sendToOwner(event, time)
    case .pointerDown(let point, _, _):
      movePointer(to: point, time)
      input.isPressed = true
      if !input.pointerIsInPanel { giveKeyboardBack(time) }
      return sendToOwner(event, time)
    case .pointerUp:
      input.isPressed = false
      let isHandled = sendToOwner(event, time)
      if let pointer = input.pointer { route(pointer, time) }
      return isHandled
    case .pointerExited:
      input.pointer = nil
      _ = panel?.send(event, at: time)
      return sendToBase(event, time)
    case .wheel(_, let point), .pinch(_, _, let point, _):
      return isInPanel(point) ? sendToPanel(event, time) : sendToBase(event, time)
    case .dropped(_, let point):
      return isInPanel(point) ? sendToPanel(event, time) : sendToBase(event, time)
    }
  }

  /// Hands an event to the panel's views.
  func sendToPanel(_ event: InputEvent, _ time: Double) -> Bool {
    panel?.send(event, at: time) ?? false
  }

  // MARK: Pointer

  private func sendToOwner(_ event: InputEvent, _ time: Double) -> Bool {
    input.pointerIsInPanel ? sendToPanel(event, time) : sendToBase(event, time)
  }

  private func isInPanel(_ point: CGPoint) -> Bool {
    takesPointer && panel?.contains(point) == true
  }

  private func movePointer(to point: CGPoint, _ time: Double) {
    input.pointer = point
    if !input.isPressed { route(point, time) }
  }

  /// Finds whose the pointer is; who loses it is told.
  private func route(_ point: CGPoint, _ time: Double) {
    let isInPanel = isInPanel(point)
    guard isInPanel != input.pointerIsInPanel else { return }
    _ = sendToOwner(.pointerExited, time)
    input.pointerIsInPanel = isInPanel
  }

  /// Gives the pointer back to the source, as when the panel closes.
  func givePointerBack(_ time: Double) {
    guard input.pointerIsInPanel else { return }
    _ = panel?.send(.pointerExited, at: time)
    input.pointerIsInPanel = false
    input.isPressed = false
    if let pointer = input.pointer { _ = sendToBase(.pointerMoved(pointer), time) }
  }

  // MARK: Keys

  /// Gives the keyboard to the panel, whose first control gets it.
  func giveKeyboardToPanel(_ time: Double) {
    input.panelHasKeyboard = true
    makePanelIfNeeded()
    if isPanelPresented {
      _ = sendToPanel(.key(KeyPress(key: .tab)), time)
    } else {
      input.awaitsFocus = true
    }
  }

  /// Gives the keyboard back to the source.
  func giveKeyboardBack(_ time: Double) {
    guard input.panelHasKeyboard else { return }
    input.panelHasKeyboard = false
    input.awaitsFocus = false
    _ = panel?.send(.key(KeyPress(key: .escape)), at: time)
    _ = panel?.send(.key(KeyPress(key: .escape, phase: .up)), at: time)
  }
}
