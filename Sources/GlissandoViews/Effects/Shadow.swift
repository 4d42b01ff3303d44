public import Foundation
public import GlissandoDrawing
import GlissandoMotion

// Views with a shadow.

extension View {
  /// Throws a shadow behind the view.
  ///
  /// Lengths are in points.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

@usableFromInline
nonisolated struct ShadowModifier: PrimitiveModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ShadowNode(self, context)
  }
}

/// A shadow of a colour that is known.
@Animatable
nonisolated struct ShadowChange: GroupChange {
  var color: Paint
  var radius: CGFloat
  var offset: CGSize

  var groupKind: DisplayGroup.Kind {
    guard case .color(let color) = color else { return .opacity(1) }
    return .shadow(color: color, radius: max(radius, 0), x: offset.width, y: offset.height)
  }
}

private final class ShadowNode: EffectNode<ShadowModifier, ShadowChange> {
  override var change: ShadowChange {
    ShadowChange(
      color: .color(modifier.color.resolve(in: environment)), radius: modifier.radius,
      offset: modifier.offset)
  }

  override func environmentChanged(from previous: EnvironmentValues) { resolve() }
}
