package import Foundation
package import GlissandoViews
package import GlissandoWindowing

/// What a window's content finds when the window opens.
package struct WindowSurroundings: Sendable, Hashable {
  /// The content's size, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  /// How the person wants things to look and move.
  package var appearance: WindowAppearance
  /// Seconds between two frames.
  package var frameInterval: Double
  /// The frame that the window may have to draw itself; nil where others do.
  package var frame: WindowFrame?

  /// Describes what a window's content finds.
  package init(
    size: CGSize, scale: Double, appearance: WindowAppearance = WindowAppearance(),
    frameInterval: Double, frame: WindowFrame? = nil
  ) {
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.frameInterval = frameInterval
    self.frame = frame
  }
}
