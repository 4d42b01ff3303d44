import CSession
import Foundation
import GlissandoDrawing
package import GlissandoViews

/// What a window's views inherit of the desktop: what was asked for at the start, else what the desktop says, else
/// light and full.
@MainActor
package final class PreferenceWatcher {
  private let requested: DesktopPreferences
  private let environment = ProcessInfo.processInfo.environment
  private var desktop: DesktopPreferences

  /// Watches the desktop.
  ///
  /// - Parameter requested: What was asked for at the start.
  package init(requested: DesktopPreferences) {
    self.requested = requested
    desktop = DesktopPreferences(environment: environment)
  }

  /// Asks the desktop, and to be told what changes; nothing is waited for.
  package func follow() {
    if SessionBus.connect(environment) { glissando_session_follow_settings() }
  }

  /// Takes what the desktop has said.
  ///
  /// - Returns: Whether it has said anything since this was last called.
  @discardableResult
  package func receiveAnswer() -> Bool {
    var settings = glissando_session_settings()
    guard glissando_session_take_settings(&settings) else { return false }
    desktop = DesktopPreferences(settings).merging(DesktopPreferences(environment: environment))
    return true
  }

  /// What is in force.
  ///
  /// - Parameter scalesText: Whether text is to grow by itself: false where the window as a whole does already.
  package func appearance(scalesText: Bool) -> WindowAppearance {
    let known = requested.merging(desktop)
    return WindowAppearance(
      colorScheme: known.colorScheme ?? .light, contrast: known.contrast ?? .standard,
      accentColor: known.accentColor, textScale: scalesText ? known.textScale ?? 1 : 1,
      reduceMotion: known.reduceMotion ?? false)
  }
}
