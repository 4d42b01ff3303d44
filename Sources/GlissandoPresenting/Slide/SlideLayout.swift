import Glissando
import GlissandoDeck

/// Where an element is put in the canvas.
struct PlaceKey: LayoutValueKey {
  static let defaultValue = ElementProperties.Place.anchor(.center, offset: .zero)
}

/// Puts each element where its place says.
struct SlideLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Deck.standardCanvas)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposal = ProposedViewSize(bounds.size)
    for subview in subviews {
      switch subview[PlaceKey.self] {
      case .center(let point):
        subview.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
          proposal: proposal)
      case .anchor(let point, let offset):
        subview.place(
          at: CGPoint(
            x: bounds.minX + bounds.width * point.x + offset.width,
            y: bounds.minY + bounds.height * point.y + offset.height),
          anchor: point, proposal: proposal)
      }
    }
  }
}
