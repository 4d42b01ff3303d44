import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Translucent views.

extension View {
  /// Makes the view translucent; [0, 1].
  ///
  /// It fades as a whole, whatever overlaps inside.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Draws the view without showing it; it keeps its place.
  nonisolated public func hidden() -> some View { opacity(0).allowsHitTesting(false) }
}

@usableFromInline
nonisolated struct OpacityModifier: PrimitiveModifier, GroupChange {
  var opacity: Double

  var groupKind: DisplayGroup.Kind { .opacity(min(max(opacity, 0), 1)) }

  @usableFromInline var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    OpacityNode(self, context)
  }
}

final class OpacityNode: EffectNode<OpacityModifier, OpacityModifier>, InputGate {
  override class var roles: NodeRoles { .inputGate }
  override var change: OpacityModifier { modifier }

  var hidesContent: Bool {
    guard let effect else { return false }
    return effect.target.opacity <= 0 && effect.shown.opacity <= 0
  }

  var letsPressesThrough: Bool { modifier.opacity > 0 }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    letsPressesThrough ? super.hitTest(point) : nil
  }
}
