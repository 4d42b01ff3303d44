import Foundation
import GlissandoDrawing

/// Light or dark and full or reduced motion, as they are in force: what was asked for at the
/// start, else what the desktop says, else light and full.
@MainActor
final class PreferenceWatcher {
  private let requested: DesktopPreferences
  private let environment = ProcessInfo.processInfo.environment
  private var desktop: DesktopPreferences
  private var query: PortalQuery?

  init(options: LaunchOptions) {
    requested = DesktopPreferences(
      colorScheme: options.colorScheme, reduceMotion: options.reduceMotion)
    desktop = DesktopPreferences(environment: environment)
  }

  /// Light or dark.
  var colorScheme: ColorScheme { requested.merging(desktop).colorScheme ?? .light }
  /// Whether motion is reduced.
  var reduceMotion: Bool { requested.merging(desktop).reduceMotion ?? false }

  /// Asks the desktop, unless everything was settled at the start or a question is open.
  ///
  /// - Returns: A descriptor that will be readable with the answer, nil if nothing was asked.
  func ask() -> Int32? {
    guard query == nil, requested.colorScheme == nil || requested.reduceMotion == nil else {
      return nil
    }
    query = PortalQuery(environment: environment)
    return query?.descriptor
  }

  /// Takes the answer if all of it has arrived.
  ///
  /// - Returns: The descriptor, which is of no use from now on; nil if the answer is still open.
  func takeAnswer() -> Int32? {
    guard let query, let answer = query.poll() else { return nil }
    desktop = answer.merging(DesktopPreferences(environment: environment))
    query.close()
    self.query = nil
    return query.descriptor
  }

  /// Gives up an open question.
  func stop() {
    query?.close()
    query = nil
  }
}
