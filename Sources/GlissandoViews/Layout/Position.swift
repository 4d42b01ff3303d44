public import Foundation
import GlissandoMotion

// Views at a place of the room that is offered.

extension View {
  /// Puts the view's centre at a point of the space that it is offered, all of which it takes.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(point: CGPoint(x: x, y: y)))
  }

  /// Puts the view's centre at a point of the space that it is offered, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }
}

@usableFromInline
nonisolated struct PositionModifier: PrimitiveModifier {
  var point: CGPoint
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PositionNode(self, context)
  }
}

/// Places its content; the leaf's rectangle glides there like any other.
private final class PositionNode: ModifierNode<PositionModifier> {
  override func modifierChanged(from previous: PositionModifier) {
    // The size does not depend on the point, so the container need not know.
    if previous.point != modifier.point { invalidateLayout() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // What is inside is asked only where it matters.
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: element?.sizeThatFits(proposal) ?? .zero)
  }

  override func arrange() {
    guard let element else { return }
    let inner = ProposedViewSize(frame.size)
    let size = element.sizeThatFits(inner)
    element.place(
      in: CGRect(
        x: frame.minX + modifier.point.x - size.width / 2,
        y: frame.minY + modifier.point.y - size.height / 2,
        width: size.width, height: size.height),
      proposal: inner)
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}
