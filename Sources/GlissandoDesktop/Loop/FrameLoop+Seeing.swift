import Foundation
import GlissandoSession
import GlissandoWindowing

// Whether anybody sees the windows, and when a display shows its pictures.

extension FrameLoop {
  /// Whether frames are of use: what other windows cover may be filmed or read out all the same, and frames may be
  /// asked for by their number.
  var isWatched: Bool {
    window.isShown
      || window.concealment == .covered
        && (pixelTap != nil || accessibility != nil || options.frames != nil)
  }

  /// Asks to be told what hides the windows, and what X11's resolution is.
  func watchSurroundings() {
    SessionBus.followLock(ProcessInfo.processInfo.environment)
    x11 = X11Watcher(window.connection)
    guard let x11 else { return }
    sleeper.add(x11.descriptor)
    x11.watch(window)
    if let companion { x11.watch(companion.window) }
  }

  /// Asks to be told when the display of the window that matters shows its pictures.
  func watchDisplay() {
    witness?.stop()
    witness = options.isUnpaced ? nil : DisplayWitness(window)
  }

  /// Follows what X11 tells.
  func followX11() throws(WindowError) {
    guard let x11 else { return }
    var hasOtherResources = false
    while let news = x11.next() {
      switch news {
      case .resources: hasOtherResources = true
      case .covering(let number, let isWhole):
        if window.systemNumber == number { note(.covered, isWhole) }
        if companion?.window.systemNumber == number { companion?.note(.covered, isWhole) }
      }
    }
    if hasOtherResources { try followResolution(x11.dotsPerInch) }
  }

  /// Follows what the session says of its lock.
  func followLock() {
    let isLocked = SessionBus.isLocked
    note(.locked, isLocked)
    companion?.note(.locked, isLocked)
  }

  /// Notes that nothing of the window can be seen for a reason, or no longer for that one; what is seen again is
  /// painted at once.
  func note(_ reason: WindowConcealment, _ isTrue: Bool) {
    if window.note(reason, isTrue) { requestsFullPaint = true }
  }
}

extension CompanionWindow {
  /// As for the window that matters.
  func note(_ reason: WindowConcealment, _ isTrue: Bool) {
    if window.note(reason, isTrue) { paintAll() }
  }
}
