package import Foundation
import GlissandoMotion

// What a view does with the wheel.

extension View {
  /// Runs an action when the wheel turns on the view, before what scrolls around it is asked.
  ///
  /// - Parameters:
  ///   - action: Takes how far content would move, in points, and answers whether the turn was meant
  ///     for this view.
  ///   - end: Runs when the wheel has stood still for a while after turns that were meant for this view.
  nonisolated package func onWheel(
    perform action: @escaping (CGSize) -> Bool, end: (() -> Void)? = nil
  ) -> some View {
    modifier(WheelModifier(action: action, end: end))
  }
}

@usableFromInline
nonisolated struct WheelModifier: PrimitiveModifier {
  let action: (CGSize) -> Bool
  let end: (() -> Void)?

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    WheelNode(self, context)
  }
}

private final class WheelNode: ModifierNode<WheelModifier>, WheelTarget {
  /// Counts turns, so that the end of earlier ones is not taken for that of the last.
  private var turns = 0
  /// Seconds for which the wheel stands still at the end.
  private static let pause = 0.2

  func turn(_ delta: CGSize, at time: Double) -> Bool {
    guard environment.isEnabled, modifier.action(delta) else { return false }
    turns += 1
    let current = turns
    if modifier.end != nil {
      tree.timers?.schedule(at: time + Self.pause) { [weak self] in
        guard let self, isAlive, turns == current else { return }
        modifier.end?()
      }
    }
    return true
  }
}
