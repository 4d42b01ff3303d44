package import Foundation
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// Shows a view larger, all of it alike, and lays it out in as many points fewer.
package struct Grown<Content: View>: View {
  private let growth: CGFloat
  private let content: Content

  /// A view that is larger by a factor above zero.
  package init(by growth: CGFloat, @ViewBuilder content: () -> Content) {
    self.growth = growth
    self.content = content()
  }

  /// The view in the room that it takes.
  package var body: some View {
    GrownLayout(growth: growth) { OneElement(content.scaleEffect(growth, anchor: .topLeading)) }
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

extension View {
  /// Says that the view is shown larger as a whole, and that what opens from it is to be, too: a menu as a slide, a tip as
  /// the room around.
  package func opensGrown(by factor: CGFloat) -> some View {
    transformEnvironment(\.growth) { $0 *= factor }
  }
}

extension EnvironmentValues {
  /// By how much all around is shown larger as a whole; what opens from it is, too.
  @Entry var growth: CGFloat = 1

  /// By how much what opens is shown larger: nothing is smaller than it would be anywhere else.
  var openGrowth: CGFloat { max(growth, 1) }

  /// The environment of what grows as a whole by the size of text, instead of some of its letters.
  var grownAsWhole: EnvironmentValues {
    guard textScale != 1 else { return self }
    var values = self
    values.growth *= textScale
    values.textScale = 1
    return values
  }
}
