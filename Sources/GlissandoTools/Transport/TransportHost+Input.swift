import Foundation
import GlissandoDesktop
import GlissandoControls
import GlissandoViews

// What the transport does with input.

extension TransportHost {
  /// Hands an event to the content, at the time that it has there.
  ///
  /// The past takes no input: what happened has happened. Who presses or turns something there gets
  /// the live edge back.
  func sendToContent(_ event: InputEvent, _ time: Double) -> Bool {
    switch event {
    case .pointerDown where goToNow(time):
      ignoresPress = true
      return true
    case .pointerUp where ignoresPress:
      ignoresPress = false
      return true
    case .wheel where goToNow(time), .pinch where goToNow(time): return true
    case .focus: break
    default: guard transport.isLive else { return false }
    }
    views?.timeStandsStill = !transport.isContentRunning
    keepIfWanted(after: event)
    return base.send(event, at: transport.contentTime(atFrame: time))
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

  // MARK: Keys

  func handle(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    if transport.handleFunctionKey(press) { return true }
    if press.key == .function(9) {
      if press.phase == .down { toggleBar(takesKeyboard: press.modifiers.contains(.shift), time) }
      return true
    }
    if panel?.hasPopup == true { return sendToPanel(event, time) }
    if input.panelHasKeyboard {
      if press.key == .escape, press.phase == .down {
        giveKeyboardBack(time)
        return true
      }
      return transport.handleBarKey(press) || sendToPanel(event, time)
    }
    // A key of the content brings it back; letting one go does not.
    if !transport.isLive, press.phase != .up { return goToNow(time) }
    return sendToContent(event, time)
  }

  /// Shows or hides the bar; where it lies in a slot, only the keyboard can be taken or given back.
  private func toggleBar(takesKeyboard: Bool, _ time: Double) {
    if takesKeyboard || transport.slot != nil {
      if input.panelHasKeyboard { return giveKeyboardBack(time) }
      transport.isBarShown = transport.slot == nil || transport.isBarShown
      giveKeyboardToPanel(time)
    } else {
      transport.isBarShown.toggle()
      if !transport.isBarShown { giveKeyboardBack(time) }
    }
  }
}
