import Foundation
import GlissandoDesktop
import Observation

/// What is said and asked about the films of a window, between the tool that makes them and the views.
@MainActor @Observable
final class FilmDesk {
  /// What is said, for some seconds; nil for nothing.
  var notice: WindowNotice?
  /// Under which name a film is to be made, which somebody is asked for a place for; nil while nobody is.
  var question: String?
  /// Begins a film where somebody says.
  @ObservationIgnored var begin: @MainActor (URL) -> Void = { _ in }
  /// Whether there are views that say and ask it.
  @ObservationIgnored private(set) var hasViews = false

  func attach() { hasViews = true }
}
