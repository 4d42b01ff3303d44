package import Foundation

/// A picture that is repeated in both directions.
package struct ImagePattern: Hashable, Sendable {
  /// The picture.
  package var tile: PatternTile
  /// How much of it is seen; [0, 1].
  package var opacity: Double

  package init(tile: PatternTile, opacity: Double = 1) {
    self.tile = tile
    self.opacity = opacity
  }
}

// Unchecked: its content is fixed.
/// The picture of a pattern.
package final class PatternTile: @unchecked Sendable {
  /// What tells it from others: tiles of one name look the same.
  package let name: String
  /// What is painted.
  package let content: DisplayContent
  /// What it is painted with, where it has no colours of its own.
  package let color: Color.Resolved
  /// From the content's coordinates to those of the tile, whose corner is the origin.
  package let transform: CGAffineTransform
  /// The size in points after which it begins again.
  package let size: CGSize
  /// Where the corner of one of the repetitions lies, in the coordinates of what is painted.
  package let origin: CGPoint
  /// Under what painters keep what they make of it; it plays no part in equality.
  package let identity = ContentIdentity()

  package init(
    name: String, content: DisplayContent, color: Color.Resolved, transform: CGAffineTransform,
    size: CGSize, origin: CGPoint = .zero
  ) {
    self.name = name
    self.content = content
    self.color = color
    self.transform = transform
    self.size = size
    self.origin = origin
  }
}

extension PatternTile: Hashable {
  package static func == (lhs: PatternTile, rhs: PatternTile) -> Bool {
    lhs === rhs
      || (lhs.name == rhs.name && lhs.color == rhs.color && lhs.size == rhs.size
        && lhs.transform == rhs.transform && lhs.origin == rhs.origin)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
