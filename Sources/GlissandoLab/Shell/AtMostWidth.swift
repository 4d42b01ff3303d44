import Glissando

/// Gives one view the width that it asks for, but never more than a limit.
struct AtMostWidth: Layout {
  let limit: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let wish = content.sizeThatFits(.unspecified).width
    let width = min(wish, limit, proposal.width ?? .infinity)
    return CGSize(
      width: width, height: content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    )
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
