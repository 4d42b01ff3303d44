import Foundation
import GlissandoViews

extension FrameLoop {
  /// Tells assistive technology of the windows where the session has any, or asks the session for it.
  func askForAssistance() {
    guard accessibility == nil else { return }
    switch assistance.isWanted {
    case true?: startAccessibility()
    case false?: break
    case nil: assistance.ask()
    }
  }

  /// Tells what is new in the windows.
  func serveAccessibility() {
    if assistance.takeAnswer() == true { startAccessibility() }
    guard let accessibility, hasPresented else { return }
    accessibility.tell(shownWindows, at: hostClock.now)
  }

  private func startAccessibility() {
    accessibility = AccessibilityBridge(
      name: ProcessInfo.processInfo.processName, time: { [unowned self] in frameTime },
      done: { [unowned self] in requestsDrain = true })
  }

  func stopAccessibility() {
    guard let accessibility else { return }
    accessibility.stop()
    glib.serve(at: hostClock.now)
    self.accessibility = nil
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
