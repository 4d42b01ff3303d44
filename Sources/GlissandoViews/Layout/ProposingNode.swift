import Foundation
import GlissandoMotion

/// The base of nodes that propose something else to their content than they are proposed; unless they say more,
/// they are as large as that.
class ProposingNode<M: Equatable>: ModifierNode<M> {
  /// What the content is proposed.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  final override func modifierChanged(from previous: M) {
    if previous != modifier { invalidateLayout() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    element?.sizeThatFits(inner(proposal)) ?? .zero
  }

  override func arrange() { element?.place(in: frame, proposal: inner(proposal)) }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    element?.explicitGuide(key, proposal: inner(dimensions.proposal))
  }
}
