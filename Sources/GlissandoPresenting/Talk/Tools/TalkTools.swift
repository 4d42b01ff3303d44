package import Foundation
import Glissando

/// What the speaker points, draws and stops time with.
package struct TalkTools: Equatable {
  /// What the pointer is.
  package enum Tool: Equatable {
    case nothing
    /// A light around the pointer; the rest of the slide is dimmed.
    case light
    /// The pointer leaves strokes.
    case pen
    /// What is under the pointer is larger.
    case magnifier
  }

  /// What the pointer is.
  package var inHand = Tool.nothing
  /// Where the pointer is on the canvas; nil where it is not on the slide.
  package var pointer: CGPoint?
  /// Whether everything on the slides stands still.
  package var isPaused = false
  /// Seconds on the slides per second.
  package var rate = 1.0
  /// What has been drawn, by the step on which it was.
  package var strokes: [InkPlace: [InkStroke]] = [:]
  /// The stroke that is being drawn.
  package var stroke: InkStroke?
  /// Counts strokes, for their identities.
  var strokeCount = 0
}

/// The step that a drawing belongs to: by the slide's name, so that it stays there when slides are put
/// before it.
package struct InkPlace: Hashable, Sendable {
  /// The slide's name.
  package var slide: String
  package var step: Int
}

/// One stroke of the pen.
package struct InkStroke: Equatable, Identifiable, Sendable {
  /// Counted through the talk.
  package var id: Int
  /// Where the pen was, in points of the canvas.
  package private(set) var points: [CGPoint]

  /// A stroke that begins at a point.
  package init(id: Int, at point: CGPoint) {
    self.id = id
    points = [point]
  }

  /// Points nearer than this to the one before them, in points of the canvas, say nothing about a
  /// line that is wider.
  private static let smallestDistance = 2.0

  /// Draws on to a point.
  package mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, let last = points.last,
      hypot(point.x - last.x, point.y - last.y) >= Self.smallestDistance
    else { return }
    points.append(point)
  }
}
