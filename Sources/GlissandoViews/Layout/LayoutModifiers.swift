public import Foundation
import GlissandoMotion

// What one view says of its size, place and order.

extension View {
  /// Keeps the view at its ideal size in the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets the priority with which a stack gives space to the view; 0 is the default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(value: value))
  }

  /// Sets the stacking order among the views of a container; 0 is the default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Puts the view's centre at a point of the space that it is offered, all of which it takes.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(point: CGPoint(x: x, y: y)))
  }

  /// Puts the view's centre at a point of the space that it is offered, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }

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

  /// Sets a horizontal alignment guide of the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets a vertical alignment guide of the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Hands a value to the layout around.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// How content with a proportion of its own meets the space that it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
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

@usableFromInline
nonisolated struct PriorityModifier: PrimitiveModifier {
  var value: Double
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PriorityNode(self, context)
  }
}

private final class PriorityNode: ModifierNode<PriorityModifier> {
  override var layoutPriority: Double { modifier.value }
  override func modifierChanged(from previous: PriorityModifier) {
    if previous.value != modifier.value { invalidateContainerLayout() }
  }
}

@usableFromInline
nonisolated struct ZIndexModifier: PrimitiveModifier {
  var value: Double
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ZIndexNode(self, context)
  }
}

private final class ZIndexNode: ModifierNode<ZIndexModifier> {
  override var zIndex: Double { modifier.value }
  override func modifierChanged(from previous: ZIndexModifier) {
    guard previous.value != modifier.value else { return }
    parent?.nearest { $0 as? ContainerNode }?.stackingOrderChanged()
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

@usableFromInline
nonisolated struct GuideModifier: PrimitiveModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GuideNode(self, context)
  }
}

private final class GuideNode: ModifierNode<GuideModifier>, LateReader {
  var lateReading = LateReading()

  override class var roles: NodeRoles { .lateReader }

  override init(_ modifier: GuideModifier, _ context: NodeContext) {
    super.init(modifier, context)
    if modifier.key.isGeometric { tree.note(.guides) }
  }

  // The closure cannot be compared: the layout pass finds out whether its answers differ.
  override func modifierChanged(from previous: GuideModifier) { invalidateLayout() }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == modifier.key else { return super.guide(key, in: dimensions) }
    let inner = ViewDimensions(
      size: dimensions.size, node: element, proposal: dimensions.proposal)
    return noting { modifier.compute(inner) }
  }
}

@usableFromInline
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: PrimitiveModifier {
  var value: K.Value
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    LayoutValueNode(self, context)
  }
}

private final class LayoutValueNode<K: LayoutValueKey>: ModifierNode<LayoutValueModifier<K>> {
  override func modifierChanged(from previous: LayoutValueModifier<K>) {
    if !areEqualValues(previous.value, modifier.value) { invalidateContainerLayout() }
  }

  override func layoutValue<Other: LayoutValueKey>(_ key: Other.Type) -> Other.Value? {
    key == K.self ? modifier.value as? Other.Value : super.layoutValue(key)
  }
}
