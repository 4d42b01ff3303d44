public import Foundation
import GlissandoMotion

/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: View, PrimitiveView {
  private let arranged: LayoutView<GridLayout, Content>

  /// Makes a grid.
  ///
  /// Distances are in points; nil is the standard one of 8.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    arranged = LayoutView(layout: layout, content: content())
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    arranged.makeNode(in: context) { (view: Self) in view.arranged }
  }
}

/// The views of one row of a `Grid`.
///
/// Elsewhere they are views like others.
public nonisolated struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// `alignment` is that of the row's views; nil is that of the grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package static var isMultiple: Bool { true }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = WholeNode(context)
    // The mark tells the grid which views stand in one row.
    let row = GridRowWrapper(GridRowMark(row: node.serial, alignment: alignment))
    var inner = context.below(node)
    inner.wrappers.insert(row, at: 0)
    node.content = inner.makeNode(content)
    node.updateFromView = ViewUpdate { [unowned node] (view: Self, _) in
      row.apply(view.alignment, in: node)
      node.content?.update(view.content)
    }
    return node
  }
}

/// Marks the elements of a row.
@MainActor
private final class GridRowWrapper: ElementWrapper {
  var mark: GridRowMark

  init(_ mark: GridRowMark) { self.mark = mark }

  var belongsToContainer: Bool { true }

  /// Has the grid lay out the row's views again when they are aligned in another way.
  func apply(_ alignment: VerticalAlignment?, in node: WholeNode) {
    guard mark.alignment != alignment else { return }
    mark.alignment = alignment
    for element in node.collectedElements() { element.invalidateContainerLayout() }
  }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let node = GridRowElementNode(context)
    node.row = self
    node.content = content(NodeContext(parent: node))
    return node
  }
}

/// Which row an element stands in, and how the row is aligned.
struct GridRowMark: Equatable {
  let row: Int
  var alignment: VerticalAlignment?
}

private final class GridRowElementNode: ContentNode {
  var row: GridRowWrapper?

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    key == GridRowKey.self ? row?.mark as? K.Value : super.layoutValue(key)
  }
}

struct GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}
