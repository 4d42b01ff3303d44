public import Foundation
public import GlissandoMotion

// Space around a view.

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space on some edges, in points; nil is the standard distance of 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? PaddingModifier.standard, on: edges)))
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

  /// Whether scroll views and backgrounds inside go on below the space.
  var isSafeArea = false
  /// Whether scroll views are among them.
  var isScrolledUnder = true

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    isSafeArea ? SafeAreaPaddingNode(self, context) : PaddingNode(self, context)
  }
}

private class PaddingNode: ProposingNode<PaddingModifier> {
  final override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: modifier.insets)
  }

  final override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let size = element?.sizeThatFits(inner(proposal)) else { return .zero }
    return size.expanded(by: modifier.insets)
  }

  final override func arrange() {
    element?.place(in: frame.inset(by: modifier.insets), proposal: inner(proposal))
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

/// Lays its content out within margins.
private final class SafeAreaPaddingNode: PaddingNode {
  override init(_ modifier: PaddingModifier, _ context: NodeContext) {
    super.init(modifier, context)
    tree.note(.safeAreas)
  }

  override func safeArea(of child: ViewNode) -> SafeArea? {
    SafeArea(
      rect: frame.inset(by: modifier.insets), insets: modifier.insets,
      isScrolledUnder: modifier.isScrolledUnder)
  }

  override var preferredSpacing: ViewSpacing { element?.viewSpacing ?? ViewSpacing() }
  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}

extension EdgeInsets {
  /// The same length on some edges.
  init(_ length: CGFloat, on edges: Edge.Set = .all) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).on(edges)
  }

  /// The lengths on some edges, and none on the others.
  func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }

  static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
  }
}

extension ProposedViewSize {
  /// What is left of the proposal within space on the edges.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) })
  }
}

extension CGSize {
  /// The size with space on the edges.
  func expanded(by insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.horizontal, height: height + insets.vertical)
  }
}

extension CGRect {
  /// The rectangle with lengths added at its sides.
  func expanded(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }

  /// What is left of the rectangle within space on the edges.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
  }
}
