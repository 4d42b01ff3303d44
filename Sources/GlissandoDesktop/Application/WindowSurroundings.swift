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
}
