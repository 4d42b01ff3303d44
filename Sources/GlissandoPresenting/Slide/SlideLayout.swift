import Glissando
import GlissandoViews

// The layout of a slide, which puts each view where an arrangement says.

/// The name by which an arrangement finds a view.
struct PartKey: LayoutValueKey {
  static let defaultValue = ""
}

/// Puts each view where an arrangement says.
struct SlideLayout: GuidelessLayout {
  let arrangement: SlideArrangement

  func makeCache(subviews: Subviews) -> ArrangementPass { ArrangementPass(subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ArrangementPass
  ) -> CGSize {
    cache.size(of: arrangement, in: proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ArrangementPass
  ) {
    cache.place(arrangement, in: bounds, proposal: ProposedViewSize(bounds.size))
  }
}
