import Foundation
import GlissandoDesktop
package import GlissandoMotion
import Observation

/// What is said and asked about the films of a window, between the tool that makes them and the views.
@MainActor @Observable
package final class FilmDesk {
  /// What is said, for some seconds; nil for nothing.
  var notice: WindowNotice?
  /// Under which name a film is to be made, which somebody is asked for a place for; nil while nobody is.
  var question: String?
  /// Whether there may be something to say or to ask: a window that begins has no views for it.
  var isInUse = false
  /// Begins a film where somebody says.
  @ObservationIgnored var begin: @MainActor (URL) -> Void = { _ in }
  /// Whether there are views that say and ask it.
  @ObservationIgnored private(set) var hasViews = false

  func attach() { hasViews = true }

  /// How high the band is in which it is said, in points.
  var bandHeight = 40.0
  /// Points around the band.
  static let bandMargin = 18.0

  /// How many points of the content's foot, above the transport's bar, the band covers; 0 while nothing is said.
  package var coveredHeight: Double { notice == nil ? 0 : bandHeight + Self.bandMargin }
}

extension EnvironmentValues {
  /// What is said about films of the window, at its foot; nil where nothing ever is.
  @Entry package var filmDesk: FilmDesk?
}
