package import Foundation
import GlissandoDrawing
import GlissandoMotion

// Clicks of other buttons of the pointer than the first.

/// A button of the pointer besides the first, by its number.
package enum ExtraButton: Int {
  /// The wheel, pressed.
  case middle = 2
  /// The one for what else can be done.
  case secondary = 3
}

/// A node that clicks of other buttons than the first are meant for.
@MainActor
package protocol ExtraClickTarget: NodeRole {
  /// Takes a click, in window points.
  /// - Returns: false where it means nothing here, and the views around are asked.
  func receiveClick(of button: ExtraButton, at point: CGPoint) -> Bool
}

/// Calls an action when the view is clicked with another button than the first.
@usableFromInline
package nonisolated struct ExtraClickModifier: PrimitiveModifier {
  let button: ExtraButton
  /// Takes where the click was, in window points.
  let action: @MainActor (CGPoint) -> Void

  package init(_ button: ExtraButton, action: @escaping @MainActor (CGPoint) -> Void) {
    self.button = button
    self.action = action
  }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    ExtraClickNode(self, context)
  }
}

private final class ExtraClickNode: ModifierNode<ExtraClickModifier>, ExtraClickTarget {
  func receiveClick(of button: ExtraButton, at point: CGPoint) -> Bool {
    guard button == modifier.button else { return false }
    modifier.action(point)
    return true
  }
}
