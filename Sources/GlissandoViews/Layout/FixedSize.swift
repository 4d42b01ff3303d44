import GlissandoMotion

// Views in their ideal size, whatever is offered.

extension View {
  /// Keeps the view at its ideal size in the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}

@usableFromInline
nonisolated struct FixedSizeModifier: PrimitiveModifier, Equatable {
  var horizontal: Bool
  var vertical: Bool
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    FixedSizeNode(self, context)
  }
}

private final class FixedSizeNode: ProposingNode<FixedSizeModifier> {
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }
}
