package import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Shows a view larger, all of it alike, and lays it out in as many points fewer.
struct Grown<Content: View>: View {
  private let growth: CGFloat
  private let content: Content

  init(by growth: CGFloat, @ViewBuilder content: () -> Content) {
    self.growth = growth
    self.content = content()
  }

  var body: some View {
    GrownLayout(growth: growth) { SingleView(content.scaleEffect(growth, anchor: .topLeading)) }
  }
}

/// Gives a view that is drawn larger the room that it takes.
private struct GrownLayout: GuidelessLayout {
  let growth: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(inside(proposal)) ?? .zero
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: inside(ProposedViewSize(bounds.size)))
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 / growth }, height: proposal.height.map { $0 / growth })
  }
}

extension EnvironmentValues {
  /// By how much all around is shown larger for people who want larger text; what opens from it is, too.
  @Entry package var growth: CGFloat = 1

  /// The environment of what grows as a whole by the size of text, instead of some of its letters.
  var grownAsWhole: EnvironmentValues {
    guard textScale != 1 else { return self }
    var values = self
    values.growth *= textScale
    values.textScale = 1
    return values
  }
}
