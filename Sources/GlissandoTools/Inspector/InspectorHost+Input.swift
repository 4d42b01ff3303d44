import Foundation
import GlissandoControls
package import GlissandoViews

// What the inspector does with input.

extension InspectorHost {
  /// The key that opens and closes the inspector; with Shift, that operates it by keyboard.
  package static let key = KeyEquivalent.function(10)

  func handle(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    if press.key == Self.key { return toggle(press, time) }
    guard let panel, input.panelHasKeyboard || panel.hasPopup else {
      return sendToBase(event, time)
    }
    if !panel.hasPopup, press.key == .escape, press.phase == .down {
      giveKeyboardBack(time)
      return true
    }
    // The transport's keys work here too: what one wants to look at is often about to end.
    if (1...12).contains(where: { press.key == .function($0) }) {
      return sendToBase(event, time)
    }
    return sendToPanel(event, time)
  }

  private func toggle(_ press: KeyPress, _ time: Double) -> Bool {
    guard press.phase == .down else { return true }
    if press.modifiers.contains(.shift) {
      if input.panelHasKeyboard {
        giveKeyboardBack(time)
      } else {
        model.isShown = true
        giveKeyboardToPanel(time)
      }
    } else {
      model.isShown.toggle()
      if !model.isShown {
        giveKeyboardBack(time)
        givePointerBack(time)
      }
    }
    return true
  }
}
