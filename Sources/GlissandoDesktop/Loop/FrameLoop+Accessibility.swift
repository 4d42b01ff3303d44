import Foundation
import GlissandoSession
import GlissandoViews
import GlissandoWindowing

// What the loop does for assistive technology.

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
    if assistance.receiveAnswer() == true { startAccessibility() }
    guard let accessibility, hasPresented else { return }
    accessibility.tell(shownWindows, at: hostClock.now)
  }

  /// Answers assistive technology for a while where no time is left before a frame.
  ///
  /// It asks for hundreds of things, one after the other: with one answer for each frame it would never come to an end
  /// where frames are late.
  func answerWhileLate(for start: Double) {
    let begin = hostClock.now
    guard accessibility != nil, start <= begin else { return }
    while hostClock.now - begin < Self.answeringTime,
      Sleeper.isReadable(glib.descriptor, within: 1)
    {
      glib.serve(at: hostClock.now)
    }
  }

  /// The longest that a frame which is late already waits for answers, in seconds.
  private static let answeringTime = 0.004

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

  private func shown(_ window: DesktopWindow, _ hosts: [ViewHost]) -> AccessibilityBridge.Shown {
    AccessibilityBridge.Shown(
      title: window.title, isActive: window.hasKeyboard, hosts: hosts, origin: window.origin,
      coordinatesPerPoint: window.coordinatesPerPoint)
  }
}
