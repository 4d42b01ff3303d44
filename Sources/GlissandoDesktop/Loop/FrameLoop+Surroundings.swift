import Foundation
import GlissandoSession
import GlissandoViews
import GlissandoWindowing

// How the loop follows the window, the session and the display.

extension FrameLoop {
  /// Gives the views the window's size and scale.
  func fitToWindow() throws(WindowError) {
    let (size, scale) = try presenter.room(in: window)
    if source.scale != scale { source.scale = scale }
    if source.size != size { source.size = size }
    // Another display may have another rate.
    clock.follow(refreshRate: window.refreshRate, at: hostClock.now)
    // Asked anew, for a compositor may have come or gone.
    presenter.waitsForDisplay = window.canTear && !options.isUnpaced
    requestsFullPaint = true
  }

  /// Does what the session's bus and those who ask by it want, and takes what they have said.
  func serveSession() {
    // ATK's bridge may have begun to wait for something without anything having arrived.
    if accessibility != nil || isGLibDue { glib.serve(at: hostClock.now) }
    if preferences.receiveAnswer() { applyPreferences() }
    followLock()
    wakefulness.receiveAnswer()
    serveAccessibility()
  }

  /// Whether GLib has something to do; costs one system call and no allocation.
  private var isGLibDue: Bool {
    if let due = glib.due, due <= hostClock.now { return true }
    return Sleeper.isReadable(glib.descriptor)
  }

  /// Follows what the desktop does to X11's resolution.
  func followResolution(_ dotsPerInch: Double?) throws(WindowError) {
    if window.follow(dotsPerInch: dotsPerInch) { try fitToWindow() }
    if let companion, companion.window.follow(dotsPerInch: dotsPerInch) {
      noteCompanionWindow()
      try companion.fitToWindow()
    }
    // Whether the resolution has the size of text in it.
    applyPreferences()
  }

  private func applyPreferences() {
    let appearance = preferences.appearance(scalesText: window.scalesText)
    companion?.host.appearance = appearance
    guard source.appearance != appearance else { return }
    source.appearance = appearance
    requestsFullPaint = true
  }

  /// Tells who wants to know how the window stands, if that has changed.
  func noteShape() {
    guard let note = options.noteShape else { return }
    var now = window.shape
    now.size = now.size ?? shape.size
    guard now != shape else { return }
    shape = now
    note(now)
  }
}
