package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One event of a press of the pointer's first button, in window points.
package struct PointerEvent {
  package enum Kind {
    case down, moved, up
  }

  package let kind: Kind
  package let location: CGPoint
  /// Seconds on the frame clock.
  package let time: Double
  package var modifiers: EventModifiers = []
}

/// How a gesture's view sees the window for the duration of one press.
///
/// SwiftUI: the view's place is taken as it was shown when the press began. A view that follows the
/// pointer would otherwise move its own coordinates away below the gesture, and tremble.
@MainActor
struct GestureSpace {
  /// Window points → points of the view.
  let toLocal: ProjectionTransform
  /// Window points → points of a view around that has a name.
  let named: [AnyHashable: ProjectionTransform]
  /// The calendar date of second 0 of the frame clock.
  let dateOrigin: Date
  /// The size of the view, in its own points.
  let size: CGSize

  /// A window point in a coordinate space; an unknown name counts as the window.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: point.applying(toLocal)
    case .named(let name): named[name].map(point.applying) ?? point
    }
  }
}

extension CGPoint {
  /// The distance in points to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
