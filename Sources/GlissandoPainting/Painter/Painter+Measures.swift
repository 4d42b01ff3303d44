import Foundation
import GlissandoDrawing

// Lengths in pixels, and the bounds of what is worth painting.

extension Painter {
  /// A length of a group in pixels.
  ///
  /// - Parameter base: From points around the group to pixels.
  func deviceLength(
    _ length: Double, _ group: DisplayGroup, _ base: CGAffineTransform
  ) -> Double {
    guard length.isFinite, length > 0 else { return 0 }
    return min(
      length * Double(group.transform.concatenating(base).maximumScale),
      Painter.greatestDeviation)
  }

  /// A blur beyond this many pixels leaves nothing to be seen of what was blurred.
  private static let greatestDeviation = 300.0
  /// A transform that shrinks areas below this shows nothing and cannot be undone.
  static let leastDeterminant: CGFloat = 1e-9
}
