package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// A node that clicks of the second button are meant for.
@MainActor
protocol SecondaryClickTarget: NodeRole {
  /// Takes a click, in window points.
  func takeSecondaryClick(at point: CGPoint)
}

/// Calls an action when the view is clicked with the second button.
@usableFromInline
package nonisolated struct SecondaryClickModifier: PrimitiveModifier {
  /// Takes where the click was, in window points.
  let action: @MainActor (CGPoint) -> Void

  package init(action: @escaping @MainActor (CGPoint) -> Void) { self.action = action }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    SecondaryClickNode(self, context)
  }
}

private final class SecondaryClickNode: ModifierNode<SecondaryClickModifier>, SecondaryClickTarget {
  func takeSecondaryClick(at point: CGPoint) { modifier.action(point) }
}
