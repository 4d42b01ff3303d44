package import Foundation
package import GlissandoDrawing

/// A window as a program wants it.
package struct WindowDescription: Sendable, Hashable {
  /// What the title bar says.
  package var title: String
  /// The content's size, in points.
  package var size: CGSize
  /// The smallest size that the user can give it, in points.
  package var minimumSize: CGSize

  /// A window as given.
  package init(
    title: String, size: CGSize, minimumSize: CGSize = CGSize(width: 320, height: 240)
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
  }
}

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
}
