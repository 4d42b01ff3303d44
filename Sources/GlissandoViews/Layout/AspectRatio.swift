public import Foundation
import GlissandoMotion

// Views that keep the ratio of their sides.

extension View {
  /// Keeps the proportion of width to height; nil keeps that of the ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the proportion of `aspectRatio`.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the space that it is offered, keeping its proportion.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the space that it is offered, keeping its proportion.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How content with a proportion of its own meets the space that it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}

@usableFromInline
nonisolated struct AspectRatioModifier: PrimitiveModifier, Equatable {
  var ratio: CGFloat?
  var mode: ContentMode
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    AspectRatioNode(self, context)
  }
}

private final class AspectRatioNode: ProposingNode<AspectRatioModifier> {
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let element else { return proposal }
    let ideal = element.sizeThatFits(.unspecified)
    let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let size = fitted(proposal, ideal: ideal, ratio: ratio)
    return ProposedViewSize(width: size.width, height: size.height)
  }

  private func fitted(
    _ proposal: ProposedViewSize, ideal: CGSize, ratio: CGFloat
  ) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return CGSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil):
      return CGSize(width: width, height: width / ratio)
    case (nil, let height?):
      return CGSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthBound = (width / ratio <= height) == (modifier.mode == .fit)
      return isWidthBound
        ? CGSize(width: width, height: width / ratio)
        : CGSize(width: height * ratio, height: height)
    }
  }
}
