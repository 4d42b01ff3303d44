import Foundation
import GlissandoDrawing
import GlissandoViews

extension FrameLoop {
  /// Gives the views the window's size and scale.
  func fitToWindow() throws(WindowError) {
    let pixels = try presenter.pixelSize
    let scale = window.scale(pixelWidth: pixels.width)
    let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    if source.scale != scale { source.scale = scale }
    if source.size != size { source.size = size }
    // Another display may have another rate.
    clock.follow(refreshRate: window.refreshRate, at: hostClock.now)
    requestsFullPaint = true
  }

  /// Asks the desktop for its settings, unless the answer to the last question is still to come.
  func askForPreferences() {
    if let descriptor = preferences.ask() { sleeper.add(descriptor) }
    applyPreferences()
  }

  func takePreferences() {
    guard let descriptor = preferences.takeAnswer() else { return }
    sleeper.remove(descriptor)
    applyPreferences()
  }

  private func applyPreferences() {
    companion?.host.colorScheme = preferences.colorScheme
    companion?.host.reduceMotion = preferences.reduceMotion
    if source.colorScheme != preferences.colorScheme {
      source.colorScheme = preferences.colorScheme
      requestsFullPaint = true
    }
    if source.reduceMotion != preferences.reduceMotion {
      source.reduceMotion = preferences.reduceMotion
    }
  }
}
