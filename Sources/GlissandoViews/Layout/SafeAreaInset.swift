public import Foundation
public import GlissandoMotion

// Bars at the edges of a view.

extension View {
  /// Puts a view above or below, beside which this view is laid out.
  ///
  /// Scroll views that end at it go on below it: their content begins and ends beside the view, and
  /// is seen below it while it is scrolled. So do backgrounds, and views that ignore the safe area.
  ///
  /// - Parameters:
  ///   - edge: Whether the view is put above or below.
  ///   - alignment: How it is aligned.
  ///   - spacing: The distance in points between both; nil is none.
  ///   - content: The view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0))
  }

  /// Puts a view at the leading or the trailing side, beside which this view is laid out.
  ///
  /// Scroll views that end at it go on below it: their content begins and ends beside the view, and
  /// is seen below it while it is scrolled. So do backgrounds, and views that ignore the safe area.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: How the view is aligned.
  ///   - spacing: The distance in points between both; nil is none.
  ///   - content: The view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0))
  }

  /// Lays the view out within margins in points, below which scroll views and backgrounds go on.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets, isSafeArea: true))
  }

  /// Lays the view out within margins in points, below which backgrounds go on, and scroll views do not.
  nonisolated package func groundPadding(_ edges: Edge.Set, _ length: CGFloat) -> some View {
    modifier(
      PaddingModifier(
        insets: EdgeInsets(length, on: edges), isSafeArea: true, isScrolledUnder: false))
  }

  /// Lays the view out within margins in points, below which scroll views and backgrounds go on.
  ///
  /// - Parameters:
  ///   - edges: The sides that have a margin.
  ///   - length: The margin; nil is the standard distance of 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingModifier.standard, on: edges))
  }

  /// Lays the view out within a margin in points, below which scroll views and backgrounds go on.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing

  /// Some of both sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The side where lines begin.
    public static let leading = Set(rawValue: 1)
    /// The side where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

@usableFromInline
nonisolated struct SafeAreaInsetModifier<Bar> {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
}

extension SafeAreaInsetModifier: ViewModifier, BodylessModifier, PrimitiveModifier where Bar: View {
  @usableFromInline typealias Body = Never

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    SafeAreaInsetNode(self, context)
  }
}

/// Lays its content out beside a bar that lies in front.
private final class SafeAreaInsetNode<Bar: View>: ModifierNode<SafeAreaInsetModifier<Bar>> {
  private var bar: ViewNode?
  /// The part of the frame beside the bar.
  private var rest = CGRect.zero

  override init(_ modifier: SafeAreaInsetModifier<Bar>, _ context: NodeContext) {
    super.init(modifier, context)
    tree.note(.safeAreas)
    bar = NodeContext(parent: self).makeNode(view)
  }

  private var view: LayoutView<ZStackLayout, Bar> {
    LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: modifier.bar)
  }

  override func modifierChanged(from previous: SafeAreaInsetModifier<Bar>) {
    if previous.edge != modifier.edge || previous.alignment != modifier.alignment
      || previous.spacing != modifier.spacing
    {
      invalidateLayout()
    }
    bar?.update(view)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let bar { body(bar) }
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    super.render(context, pass)
    bar?.render(context, pass)
  }

  // MARK: Layout

  private var axis: Axis {
    modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal
  }

  private var barElement: LayoutNode? { bar as? LayoutNode }

  /// What the bar is proposed: all of the length across, and as little as it needs along.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = nil
    return result
  }

  /// How much of the length the bar takes, with the space beside it.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    (barElement?.sizeThatFits(barProposal(proposal))[axis] ?? 0) + modifier.spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = proposal[axis].map { max($0 - taken(proposal), 0) }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bar = barElement?.sizeThatFits(barProposal(proposal)) ?? .zero
    var size = element?.sizeThatFits(inner(proposal)) ?? .zero
    size[axis] += bar[axis] + modifier.spacing
    size[axis.other] = max(size[axis.other], bar[axis.other])
    return size
  }

  override func arrange() {
    let own = ProposedViewSize(frame.size)
    let barSize = barElement?.sizeThatFits(barProposal(own)) ?? .zero
    let taken = barSize[axis] + modifier.spacing
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    rest = frame
    rest.size[axis] = max(frame.size[axis] - taken, 0)
    if isFirst { rest.origin[axis] += taken }
    element?.place(inMiddleOf: rest, proposal: inner(proposal))
    guard let barElement else { return }
    var origin = frame.origin
    if !isFirst { origin[axis] += frame.size[axis] - barSize[axis] }
    let room = ViewDimensions(size: frame.size, node: nil, proposal: own)
    let dimensions = ViewDimensions(size: barSize, node: barElement, proposal: barProposal(own))
    let key =
      axis == .vertical ? modifier.alignment.horizontal.key : modifier.alignment.vertical.key
    origin[axis.other] += room.value(key) - dimensions.value(key)
    barElement.place(in: CGRect(origin: origin, size: barSize), proposal: barProposal(own))
  }

  override func safeArea(of child: ViewNode) -> SafeArea? {
    guard child !== bar else { return nil }
    let insets = EdgeInsets(
      top: rest.minY - frame.minY, leading: rest.minX - frame.minX,
      bottom: frame.maxY - rest.maxY, trailing: frame.maxX - rest.maxX)
    return SafeArea(rect: rest, insets: insets)
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}
