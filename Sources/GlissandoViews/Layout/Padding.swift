public import Foundation
public import GlissandoMotion

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space on some edges, in points; nil is the standard distance of 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? PaddingModifier.standard
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the space that windows have at their edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ScenePadding.points)
  }

  /// Adds the space that windows have at their edges.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, ScenePadding.points)
  }

  /// Adds the same space on all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

/// The space that windows have at their edges.
public struct ScenePadding: Equatable, Sendable {
  fileprivate static let points: CGFloat = 20
  /// The least.
  public static let minimum = ScenePadding()
}

@usableFromInline
nonisolated struct PaddingModifier: PrimitiveModifier, Equatable {
  /// The distance in points of `padding()`.
  static let standard: CGFloat = 16
  var insets: EdgeInsets

  var horizontal: CGFloat { insets.leading + insets.trailing }
  var vertical: CGFloat { insets.top + insets.bottom }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PaddingNode(self, context)
  }
}

private final class PaddingNode: ModifierNode<PaddingModifier> {
  override func modifierChanged(from previous: PaddingModifier) {
    if previous != modifier { invalidateLayout() }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - modifier.horizontal, 0) },
      height: proposal.height.map { max($0 - modifier.vertical, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let size = element?.sizeThatFits(inner(proposal)) else { return .zero }
    return CGSize(width: size.width + modifier.horizontal, height: size.height + modifier.vertical)
  }

  override func arrange() {
    element?.place(
      in: CGRect(
        x: frame.minX + modifier.insets.leading, y: frame.minY + modifier.insets.top,
        width: max(frame.width - modifier.horizontal, 0),
        height: max(frame.height - modifier.vertical, 0)),
      proposal: inner(proposal))
  }

  /// Where there is padding, what is inside has nothing to say of what lies beyond.
  override var preferredSpacing: ViewSpacing {
    let insets = modifier.insets
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return super.preferredSpacing.union(ViewSpacing(), edges: padded)
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    element?.explicitGuide(key, proposal: inner(dimensions.proposal)).map {
      $0 + (key.axis == .horizontal ? modifier.insets.leading : modifier.insets.top)
    }
  }
}
