package import GlissandoViews
import Observation

/// What the views of a program ask of its windows: covering the display, and a second window.
///
/// The loop does what is asked for between two frames, and notes here what a window manager or the
/// person did instead.
@MainActor @Observable
package final class WindowControl {
  /// Whether the second window is open, or is to be.
  package var isCompanionOpen = false
  /// Whether nobody sees the second window, because the one that matters has the keyboard and lies over
  /// it.
  package var isCompanionHidden = false
  /// What is said about the window that matters, for some seconds.
  package var notice: WindowNotice?
  /// Whether the window that matters covers its display, or is to.
  package var isFullScreen = false
  /// Whether the screen stays awake while the window that matters is seen, as while a talk is given.
  @ObservationIgnored package var keepsAwake = false
  /// Whether the run ended because the session or the machine wanted it, and not the person.
  @ObservationIgnored package internal(set) var isInterrupted = false
  /// Whether the two windows are to exchange what they show.
  @ObservationIgnored var requestsExchange = false

  /// A control of windows that are yet to open.
  package init() {}

  /// Shows in each of the two windows what the other one shows; nothing happens with one window.
  package func exchangeWindows() { requestsExchange = isCompanionOpen }
}

/// A second window, which shows something else about what the first one shows.
@MainActor
package struct CompanionDescription {
  /// What it shows and how it opens.
  package var window: WindowDescription
  /// What opens and closes it.
  package var control: WindowControl

  /// Describes a second window.
  package init(_ window: WindowDescription, control: WindowControl) {
    self.window = window
    self.control = control
  }
}
