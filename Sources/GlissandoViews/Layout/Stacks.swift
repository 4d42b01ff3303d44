public import Foundation
import GlissandoDrawing
import GlissandoMotion

// What a stack holds is a view where the stack is one, not as a condition of the type: the runtime
// would look it up for every body that has a stack in it, as long as the type is deep. A program may
// make one in an extension of the type, where it is not known to be a view.

/// A column of views.
public nonisolated struct VStack<Content> {
  private let arranged: LayoutView<VStackLayout, Content>
}

extension VStack {
  /// Makes a column.
  ///
  /// `spacing` is in points; nil is the standard distance of 8.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arranged = LayoutView(
      layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

extension VStack: View, PrimitiveView where Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    arranged.makeNode(in: context) { (view: Self) in view.arranged }
  }
}

/// A row of views.
public nonisolated struct HStack<Content> {
  private let arranged: LayoutView<HStackLayout, Content>
}

extension HStack {
  /// Makes a row.
  ///
  /// `spacing` is in points; nil is the standard distance of 8.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arranged = LayoutView(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

extension HStack: View, PrimitiveView where Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    arranged.makeNode(in: context) { (view: Self) in view.arranged }
  }
}

/// Views on top of each other, the first one at the back.
public nonisolated struct ZStack<Content> {
  private let arranged: LayoutView<ZStackLayout, Content>
}

extension ZStack {
  /// Makes a pile.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arranged = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
  }
}

extension ZStack: View, PrimitiveView where Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    arranged.makeNode(in: context) { (view: Self) in view.arranged }
  }
}

/// Takes all space that is left along the axis of the stack around.
public struct Spacer: View, PrimitiveView {
  /// The least length in points; nil for the standard distance.
  public var minLength: CGFloat?

  /// Makes a spacer.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func makeNode(in context: NodeContext) -> ViewNode { SpacerNode(self, context) }
}

private final class SpacerNode: LayoutNode {
  private var spacer: Spacer

  init(_ spacer: Spacer, _ context: NodeContext) {
    self.spacer = spacer
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Spacer.self)
    guard newer.minLength != spacer.minLength else { return }
    spacer = newer
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = spacer.minLength ?? ViewSpacing.standard
    var size = CGSize.zero
    for axis in [Axis.horizontal, .vertical] where (environment.stackOrientation ?? axis) == axis {
      size[axis] = max(proposal[axis] ?? least, least)
    }
    return size
  }

  /// Spacers take only what every other view leaves.
  override var layoutPriority: Double { -.infinity }
}

/// A thin line between views: upright in a row, level elsewhere.
public struct Divider: View {
  @Environment(\.stackOrientation) private var orientation

  /// Makes a divider.
  nonisolated public init() {}

  /// The line.
  public var body: some View {
    Rectangle()
      .fill(Color.primary.opacity(0.14))
      .frame(
        width: orientation == .horizontal ? 1 : nil,
        height: orientation == .horizontal ? nil : 1)
  }
}
