public import Foundation
import GlissandoMotion

// Frames of fixed and of bounded sizes.

extension View {
  /// Gives the view a frame of a fixed size; nil leaves an axis as it is.
  ///
  /// Negative and unknown lengths count as 0.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        minimum: ProposedViewSize(width: width, height: height),
        ideal: ProposedViewSize(width: width, height: height),
        maximum: ProposedViewSize(width: width, height: height),
        isFixed: true, alignment: alignment))
  }

  /// Gives the view a frame whose size has bounds; nil leaves a bound to the view.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        minimum: ProposedViewSize(width: minWidth, height: minHeight),
        ideal: ProposedViewSize(width: idealWidth, height: idealHeight),
        maximum: ProposedViewSize(width: maxWidth, height: maxHeight),
        isFixed: false, alignment: alignment))
  }

  /// Gives the view a frame that is never smaller than some lengths, nor than the view: what is drawn
  /// behind a label holds it however little room there is.
  package nonisolated func frame(
    holdingAtLeast minWidth: CGFloat?, by minHeight: CGFloat
  ) -> some View {
    modifier(
      FrameModifier(
        minimum: ProposedViewSize(width: minWidth, height: minHeight),
        ideal: ProposedViewSize(width: nil, height: nil),
        maximum: ProposedViewSize(width: nil, height: nil),
        isFixed: false, alignment: .center, holdsContent: true))
  }
}

@usableFromInline
nonisolated struct FrameModifier: PrimitiveModifier, Equatable {
  var minimum: ProposedViewSize
  var ideal: ProposedViewSize
  var maximum: ProposedViewSize
  var isFixed: Bool
  var alignment: Alignment
  /// Whether it is never smaller than the content, even where it is offered less.
  var holdsContent = false

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    FrameNode(self, context)
  }

  /// What the content is proposed in one axis.
  func offer(_ proposal: CGFloat?, _ axis: Axis) -> CGFloat? {
    if isFixed { return minimum[axis].map(Self.valid) ?? proposal }
    guard let proposal = proposal ?? ideal[axis] else { return nil }
    return clamp(proposal, axis)
  }

  /// The length of the frame in one axis, for content of `length`.
  func result(_ proposal: CGFloat?, content length: CGFloat, _ axis: Axis) -> CGFloat {
    if isFixed { return minimum[axis].map(Self.valid) ?? length }
    guard let offered = proposal ?? ideal[axis] else { return clamp(length, axis) }
    // Between the bounds that are set the frame follows the proposal; where one is not set, the
    // content is that bound.
    let lower = minimum[axis] ?? min(length, maximum[axis] ?? length)
    let upper = maximum[axis] ?? max(length, minimum[axis] ?? length)
    if holdsContent { return max(lower, length) }
    if minimum[axis] == nil && maximum[axis] == nil { return length }
    return min(max(offered, lower), max(upper, lower))
  }

  private func clamp(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let upper = min(length, maximum[axis] ?? .infinity)
    return max(upper, minimum[axis] ?? -.infinity)
  }

  private static func valid(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 0
  }
}

private final class FrameNode: ProposingNode<FrameModifier> {
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.offer(proposal.width, .horizontal),
      height: modifier.offer(proposal.height, .vertical))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = element?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: modifier.result(proposal.width, content: content.width, .horizontal),
      height: modifier.result(proposal.height, content: content.height, .vertical))
  }

  /// What the content is proposed once the frame's size is known.
  private func inner(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    let offered = inner(proposal)
    return ProposedViewSize(
      width: offered.width == nil ? nil : (offered.width!.isFinite ? offered.width : size.width),
      height: offered.height == nil
        ? nil : (offered.height!.isFinite ? offered.height : size.height))
  }

  private func contentOrigin(_ dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let own = ViewDimensions(size: size, node: nil, proposal: .unspecified)
    return CGPoint(
      x: own[modifier.alignment.horizontal] - dimensions[modifier.alignment.horizontal],
      y: own[modifier.alignment.vertical] - dimensions[modifier.alignment.vertical])
  }

  override func arrange() {
    guard let element else { return }
    let inner = inner(proposal, in: frame.size)
    let size = element.sizeThatFits(inner)
    let origin = contentOrigin(
      ViewDimensions(size: size, node: element, proposal: inner), in: frame.size)
    element.place(
      in: CGRect(
        origin: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), size: size),
      proposal: inner)
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let element else { return nil }
    let inner = inner(dimensions.proposal, in: dimensions.size)
    let content = ViewDimensions(
      size: element.sizeThatFits(inner), node: element, proposal: inner)
    guard let value = content.explicit(key) else { return nil }
    let origin = contentOrigin(content, in: dimensions.size)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}
