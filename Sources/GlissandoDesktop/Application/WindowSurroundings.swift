package import Foundation
package import GlissandoDrawing

/// What a window's content finds when the window opens.
package struct WindowSurroundings: Sendable, Hashable {
  /// The content's size, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// Whether motion is reduced.
  package var reduceMotion: Bool
  /// Seconds between two frames.
  package var frameInterval: Double

  /// Describes what a window's content finds.
  package init(
    size: CGSize, scale: Double, colorScheme: ColorScheme, reduceMotion: Bool, frameInterval: Double
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.reduceMotion = reduceMotion
    self.frameInterval = frameInterval
  }
}
