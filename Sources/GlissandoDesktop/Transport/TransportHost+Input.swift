package import Foundation
import GlissandoDrawing
package import GlissandoViews

/// Who input is meant for: the content or the bar.
struct TransportInput {
  /// Whether keys go to the bar.
  var barHasKeyboard = false
  /// Where the pointer was last; nil outside of the window.
  var pointer: CGPoint?
  /// Whether the pointer is the bar's.
  var pointerIsInBar = false
  /// Whether a button is down: until it is released, the pointer stays with whom it was pressed.
  var isPressed = false
  /// Whether the press under way brought the live edge back and is for nobody.
  var ignoresPress = false
}

extension TransportHost {
  package func send(_ event: InputEvent, at time: Double) -> Bool {
    switch event {
    case .key(let press): return send(press, event, time)
    case .text, .composition:
      if input.barHasKeyboard { return bar?.send(event, at: time) ?? false }
      return sendToContent(event, time)
    case .focus:
      _ = bar?.send(event, at: time)
      return sendToContent(event, time)
    case .pointerMoved(let point): return move(to: point, event, time)
    case .pointerDown(let point, _, _): return press(at: point, event, time)
    case .pointerUp: return release(event, time)
    case .pointerExited:
      input.pointer = nil
      _ = bar?.send(event, at: time)
      return sendToContent(event, time)
    case .wheel(_, let point), .pinch(_, _, let point, _):
      if isInBar(point) { return bar?.send(event, at: time) ?? false }
      return goToNow(time) || sendToContent(event, time)
    }
  }

  package var cursor: PointerStyle {
    if input.pointerIsInBar, let bar { return bar.cursor }
    return transport.isLive ? content.cursor : .arrow
  }

  package var textInputArea: CGRect? {
    input.barHasKeyboard || !transport.isLive ? nil : content.textInputArea
  }

  private func isInBar(_ point: CGPoint) -> Bool { bar?.contains(point) ?? false }

  /// Hands an event to the content, at the time that it has there.
  ///
  /// The past takes no input: what happened has happened.
  private func sendToContent(_ event: InputEvent, _ time: Double) -> Bool {
    if case .focus = event {} else if !transport.isLive { return false }
    views?.timeStandsStill = !transport.isContentRunning
    keepIfWanted(after: event)
    return content.send(event, at: transport.contentTime(atFrame: time))
  }

  /// Begins to keep what is seen once there is something that one may want to see again.
  private func keepIfWanted(after event: InputEvent) {
    guard transport.keepsAfterInput, !transport.isEngaged else { return }
    switch event {
    case .pointerDown, .key, .wheel, .pinch: transport.engage()
    default: break
    }
  }

  /// Shows the live edge again because somebody wants to do something there.
  ///
  /// What was pressed lay elsewhere, so the press itself does nothing.
  ///
  /// - Returns: Whether the past was shown.
  private func goToNow(_ time: Double) -> Bool {
    guard !transport.isLive else { return false }
    transport.returnToNow()
    if let pointer = input.pointer { _ = sendToContent(.pointerMoved(pointer), time) }
    return true
  }

  // MARK: Pointer

  private func move(to point: CGPoint, _ event: InputEvent, _ time: Double) -> Bool {
    input.pointer = point
    if !input.isPressed { route(point, time) }
    if input.pointerIsInBar { return bar?.send(event, at: time) ?? false }
    return sendToContent(event, time)
  }

  /// Finds whose the pointer is; who loses it is told.
  private func route(_ point: CGPoint, _ time: Double) {
    let isInBar = isInBar(point)
    guard isInBar != input.pointerIsInBar else { return }
    input.pointerIsInBar = isInBar
    if isInBar {
      _ = sendToContent(.pointerExited, time)
    } else {
      _ = bar?.send(.pointerExited, at: time)
    }
  }

  private func press(at point: CGPoint, _ event: InputEvent, _ time: Double) -> Bool {
    input.pointer = point
    if !input.isPressed { route(point, time) }
    input.isPressed = true
    if input.pointerIsInBar { return bar?.send(event, at: time) ?? false }
    giveKeyboardBack(time)
    if goToNow(time) {
      input.ignoresPress = true
      return true
    }
    return sendToContent(event, time)
  }

  private func release(_ event: InputEvent, _ time: Double) -> Bool {
    input.isPressed = false
    if input.ignoresPress {
      input.ignoresPress = false
      return true
    }
    let isHandled =
      input.pointerIsInBar ? bar?.send(event, at: time) ?? false : sendToContent(event, time)
    if let pointer = input.pointer { route(pointer, time) }
    return isHandled
  }

  // MARK: Keys

  private func send(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    if transport.handleFunctionKey(press) { return true }
    if press.key == .function(9) {
      if press.phase == .down { toggleBar(takesKeyboard: press.modifiers.contains(.shift), time) }
      return true
    }
    if input.barHasKeyboard {
      if press.key == .escape, press.phase == .down {
        giveKeyboardBack(time)
        return true
      }
      return transport.handleBarKey(press) || bar?.send(event, at: time) ?? false
    }
    // A key of the content brings it back; letting one go does not.
    if !transport.isLive, press.phase != .up { return goToNow(time) }
    return sendToContent(event, time)
  }

  /// Shows or hides the bar; where it lies in a slot, only the keyboard can be taken or given back.
  private func toggleBar(takesKeyboard: Bool, _ time: Double) {
    if takesKeyboard || transport.slot != nil {
      if input.barHasKeyboard { return giveKeyboardBack(time) }
      transport.isBarShown = transport.slot == nil || transport.isBarShown
      input.barHasKeyboard = true
      makeBarIfNeeded()
      _ = bar?.send(.key(KeyPress(key: .tab)), at: time)
    } else {
      transport.isBarShown.toggle()
      if !transport.isBarShown { giveKeyboardBack(time) }
    }
  }

  private func giveKeyboardBack(_ time: Double) {
    guard input.barHasKeyboard else { return }
    input.barHasKeyboard = false
    _ = bar?.send(.key(KeyPress(key: .escape)), at: time)
    _ = bar?.send(.key(KeyPress(key: .escape, phase: .up)), at: time)
  }
}
