import CSDL2
package import Foundation

/// How a window stands on its display: as large as somebody made it, or over more than that.
package struct WindowShape: Sendable, Hashable {
  /// What a window covers, whatever its size is otherwise.
  package enum Cover: String, Sendable {
    /// All that the desktop leaves to windows.
    case maximised
    /// All of its display.
    case fullScreen
  }

  /// The size of the content in points that it has, or goes back to; nil where that is not known.
  package var size: CGSize?
  /// What it covers; nil for nothing.
  package var cover: Cover?

  /// A window of a size that covers nothing, or something.
  package init(size: CGSize? = nil, cover: Cover? = nil) {
    (self.size, self.cover) = (size, cover)
  }
}

extension DesktopWindow {
  /// How the window stands now; without a size while it covers something.
  package var shape: WindowShape {
    let isMaximised = hasFlag(SDL_WINDOW_MAXIMIZED)
    guard !isFullScreen, !isMaximised, !fillsDisplay else {
      return WindowShape(cover: isFullScreen ? .fullScreen : isMaximised ? .maximised : nil)
    }
    let size = coordinateFrame.size
    return WindowShape(
      size: CGSize(
        width: (size.width / coordinatesPerPoint).rounded(),
        height: (size.height / coordinatesPerPoint).rounded() - (frame?.barRoom ?? 0)))
  }

  /// Whether it takes all that the desktop leaves to windows, which some window managers tell before they say why.
  var fillsDisplay: Bool {
    guard let area = usableArea else { return false }
    let size = coordinateFrame.size
    return size.width >= area.width - FirstSize.frame.width * coordinatesPerPoint
      && size.height >= area.height - FirstSize.frame.height * coordinatesPerPoint
  }

  /// Covers all that the desktop leaves to windows.
  package func maximise() { SDL_MaximizeWindow(handle) }
}
