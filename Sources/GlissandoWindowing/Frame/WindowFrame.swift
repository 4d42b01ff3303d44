package import Foundation
package import GlissandoViews
import Observation

/// The frame of a window where nobody else draws one: the bar with its title and buttons, and the edges that resize it.
@MainActor @Observable
package final class WindowFrame {
  /// What its buttons and its menu do.
  enum Command {
    case minimise, fullScreen, close
    /// Makes it as large as the screen, or as it was.
    case maximise
  }

  /// The words in the bar.
  var title = ""
  /// Whether the window has the keyboard.
  var isActive = true
  /// Whether the window is as large as the screen lets it be.
  var isMaximised = false
  /// Whether the window covers its display, and has no frame.
  var isFullScreen = false
  /// Whether nobody else draws one.
  var isWanted = true

  /// Does what a button or the menu says.
  @ObservationIgnored var perform: @MainActor (Command) -> Void = { _ in }
  /// The views in the frame, the bar's among them.
  @ObservationIgnored package weak var views: ViewHost?
  /// Whether the press that the bar is told of is the second of two.
  @ObservationIgnored var expectsSecondPress = false

  /// The bar's height, in points.
  static let barHeight = 40.0

  /// A frame for a window of this process, if it may have to draw one itself.
  ///
  /// - Parameter environment: The process's environment.
  package init?(_ environment: [String: String]) {
    guard SDLLibrary.prefersWayland(environment), !WaylandFrames.havePlugin(environment) else {
      return nil
    }
  }

  /// A window's content in the frame.
  package func around(_ content: AnyView) -> AnyView {
    AnyView(FramedContent(frame: self, content: content))
  }

  /// Whether the bar is there.
  var hasBar: Bool { isWanted && !isFullScreen }
  /// Whether the edges resize the window.
  var hasEdges: Bool { hasBar && !isMaximised }
  /// What the bar takes of a window's height, in points.
  package var barRoom: CGFloat { hasBar ? Self.barHeight : 0 }

  /// Whether a press at a point of the window takes hold of it, to move it.
  func isHandle(_ point: CGPoint) -> Bool {
    hasBar && views?.pointerStyle(at: point) == .windowHandle
  }

  /// What the bar does when it is told of a press.
  func barPressed() {
    if expectsSecondPress { perform(.maximise) }
    expectsSecondPress = false
  }
}

extension WindowFrame: Hashable {
  package nonisolated static func == (one: WindowFrame, other: WindowFrame) -> Bool {
    one === other
  }
  package nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
