package import Foundation
import GlissandoMotion

extension View {
  /// Runs an action when the wheel turns on the view, before what scrolls around it is asked.
  ///
  /// - Parameter action: Takes how far content would move, in points, and answers whether the turn
  ///   was meant for this view.
  nonisolated package func onWheel(perform action: @escaping (CGSize) -> Bool) -> some View {
    modifier(WheelModifier(action: action))
  }
}

nonisolated private struct WheelModifier: PrimitiveModifier {
  let action: (CGSize) -> Bool

  @MainActor func makeNode(in context: NodeContext) -> ContentNode { WheelNode(self, context) }
}

private final class WheelNode: ModifierNode<WheelModifier>, WheelTarget {
  func turn(_ delta: CGSize, at time: Double) -> Bool {
    environment.isEnabled && modifier.action(delta)
  }
}
