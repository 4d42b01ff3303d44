public import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Blurred views.

extension View {
  /// Blurs the view by a radius in points.
  ///
  /// - Parameter opaque: Whether the view stays opaque up to its edges, at which it ends.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }
}

@usableFromInline
nonisolated struct BlurModifier: PrimitiveModifier, GroupChange {
  var radius: CGFloat
  var isOpaque = false

  var groupKind: DisplayGroup.Kind { .blur(radius: max(radius, 0), isOpaque: isOpaque) }
  func differsAtRest(from previous: Self) -> Bool { isOpaque != previous.isOpaque }

  @usableFromInline var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}
