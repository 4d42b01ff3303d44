import Foundation
import GlissandoViews

extension FrameLoop {
  /// Tells assistive technology of the windows where the session has any, or asks the session for it.
  func askForAssistance() {
    guard accessibility == nil else { return }
    switch assistance.isWanted {
    case true?: startAccessibility()
    case false?: break
    case nil: if let descriptor = assistance.ask() { sleeper.add(descriptor) }
    }
  }

  /// Answers what was asked of the windows, and tells what is new in them.
  func serveAccessibility() {
    if let (isOn, descriptor) = assistance.takeAnswer() {
      sleeper.remove(descriptor)
      if isOn { startAccessibility() }
    }
    guard let accessibility else { return }
    accessibility.answer(at: hostClock.now)
    guard hasPresented else { return }
    accessibility.tell(shownWindows, at: hostClock.now)
  }

  private func startAccessibility() {
    accessibility = AccessibilityBridge(
      name: ProcessInfo.processInfo.processName, time: { [unowned self] in frameTime },
      done: { [unowned self] in requestsDrain = true })
    if let accessibility { sleeper.add(accessibility.descriptor) }
  }

  func stopAccessibility() {
    accessibility?.stop()
    accessibility = nil
  }

  private var shownWindows: [AccessibilityBridge.Shown] {
    var windows = [shown(window, source.hosts)]
    if let companion { windows.append(shown(companion.window, [companion.host])) }
    return windows
  }

  private func shown(_ window: Window, _ hosts: [ViewHost]) -> AccessibilityBridge.Shown {
    AccessibilityBridge.Shown(
      title: window.title, isActive: window.hasKeyboard, hosts: hosts, origin: window.origin,
      coordinatesPerPoint: window.coordinatesPerPoint)
  }
}
